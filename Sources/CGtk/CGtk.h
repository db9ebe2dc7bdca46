// GTK 4 for Swift. Everything Swift imports by itself comes through the includes; below them stands
// only what it cannot import: each helper names the macro, variadic or private symbol it stands for.
#ifndef PARLANCE_CGTK_H
#define PARLANCE_CGTK_H

#include <fontconfig/fontconfig.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libintl.h>

// G_OBJECT_TYPE: the run-time type of an instance.
static inline GType cgtk_object_type(gconstpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }

// G_IS_OBJECT: false as well for a pointer whose memory says that it is no type instance.
static inline gboolean cgtk_is_object(gconstpointer instance) { return G_IS_OBJECT(instance); }

// GTK_IS_WIDGET, GTK_IS_LABEL.
static inline gboolean cgtk_is_widget(gpointer instance) { return GTK_IS_WIDGET(instance); }
static inline gboolean cgtk_is_label(gpointer instance) { return GTK_IS_LABEL(instance); }

// G_OBJECT_GET_CLASS.
static inline GObjectClass *cgtk_object_class(gpointer object) { return G_OBJECT_GET_CLASS(object); }

// G_TYPE_STRING, G_TYPE_BOOLEAN, … are casts in macros.
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }
static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int(void) { return G_TYPE_INT; }
static inline GType cgtk_type_uint(void) { return G_TYPE_UINT; }
static inline GType cgtk_type_variant(void) { return G_TYPE_VARIANT; }
static inline GType cgtk_type_object(void) { return G_TYPE_OBJECT; }

// G_VARIANT_TYPE_STRING is a cast in a macro.
static inline const GVariantType *cgtk_variant_type_string(void) { return G_VARIANT_TYPE_STRING; }

// G_VALUE_HOLDS.
static inline gboolean cgtk_value_holds(const GValue *value, GType type) { return G_VALUE_HOLDS(value, type); }

// A closure with one marshaller for every signature; `data` comes back as the marshaller's last argument and
// is given to `release` with the closure's end. (GClosure has bit fields, so its size is not Swift's to know.)
static inline GClosure *cgtk_closure_new(gpointer data, GClosureMarshal marshal, GClosureNotify release) {
    GClosure *closure = g_closure_new_simple(sizeof(GClosure), NULL);
    g_closure_set_meta_marshal(closure, data, marshal);
    g_closure_add_finalize_notifier(closure, data, release);
    return closure;
}

// gtk_accessible_update_property is variadic and its array form takes enumerations that Swift imports as
// structures of another size.
static inline void cgtk_accessible_set_text(GtkAccessible *accessible, GtkAccessibleProperty property,
                                            const char *text) {
    gtk_accessible_update_property(accessible, property, text, -1);
}

// gtk_test_accessible_check_property is variadic; it returns NULL where the property is this text.
static inline gboolean cgtk_accessible_has_text(GtkAccessible *accessible, GtkAccessibleProperty property,
                                                const char *text) {
    char *found = gtk_test_accessible_check_property(accessible, property, text);
    gboolean matches = found == NULL;
    g_free(found);
    return matches;
}

// gtk_accessible_update_relation is variadic.
static inline void cgtk_accessible_set_labelled_by(GtkAccessible *accessible, GtkAccessible *label) {
    gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}
static inline void cgtk_accessible_set_labelled_by_both(GtkAccessible *accessible, GtkAccessible *first,
                                                        GtkAccessible *second) {
    gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY, first, second, NULL, -1);
}

// g_object_new is variadic, and the role can be given at no other time.
static inline GtkWidget *cgtk_widget_new(GType type, GtkAccessibleRole role) {
    return GTK_WIDGET(g_object_new(type, "accessible-role", role, NULL));
}

// gtk_accessible_update_state is variadic.
static inline void cgtk_accessible_set_selected(GtkAccessible *accessible, gboolean is_selected) {
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
}

// gtk_message_dialog_new is variadic.
static inline GtkWidget *cgtk_message_dialog_new(GtkWindow *parent) {
    return gtk_message_dialog_new(parent, GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_OTHER, GTK_BUTTONS_NONE, NULL);
}

// GTK_INVALID_LIST_POSITION is a macro with a cast.
static inline guint cgtk_invalid_list_position(void) { return GTK_INVALID_LIST_POSITION; }

// libdispatch's two entry points for serving the main queue from another event loop. They are exported, and
// CoreFoundation uses them so, but no installed header declares them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

#endif
