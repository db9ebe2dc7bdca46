// A window with one label, up to its first frame: what FirstFrame is measured against.
#include <gtk/gtk.h>
#include <unistd.h>

static void drawn(GdkFrameClock *clock, gpointer data) {
    // The benchmark's clock stops at the first byte.
    _exit(write(STDOUT_FILENO, "*", 1) == 1 ? EXIT_SUCCESS : EXIT_FAILURE);
}

int main(void) {
    if (!gtk_init_check()) return EXIT_FAILURE;
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), "Hello");
    gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("Hello, world"));
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(drawn), NULL);
    while (TRUE) g_main_context_iteration(NULL, TRUE);
}
