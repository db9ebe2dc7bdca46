import CGtk

/// A text that assistive technology reads; the raw values are the names that UI files use
/// (`GtkAccessibleProperty`).
public enum AccessibleProperty: String, Sendable, CaseIterable {
    case label
    case description
    case placeholder
    case keyShortcuts = "key-shortcuts"
    case roleDescription = "role-description"
    case valueText = "value-text"

    var cValue: GtkAccessibleProperty {
        switch self {
        case .label: GTK_ACCESSIBLE_PROPERTY_LABEL
        case .description: GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
        case .placeholder: GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER
        case .keyShortcuts: GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS
        case .roleDescription: GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION
        case .valueText: GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT
        }
    }
}

extension Object {
    /// Sets a text that assistive technology reads; false where the object is nothing it can know of
    /// (`gtk_accessible_update_property`).
    @discardableResult
    public func setAccessibleText(_ text: String, _ property: AccessibleProperty) -> Bool {
        guard isA("GtkAccessible") else { return false }
        cgtk_accessible_set_text(opaque, property.cValue, text)
        return true
    }

    /// Whether assistive technology reads this text (`gtk_test_accessible_check_property`).
    public func hasAccessibleText(_ text: String, _ property: AccessibleProperty) -> Bool {
        isA("GtkAccessible") && cgtk_accessible_has_text(opaque, property.cValue, text) != 0
    }
}

extension Widget {
    /// Gives the widget the visible text of a label as its name for assistive technology, in whatever language
    /// that is (`gtk_accessible_update_relation`).
    public func setAccessibleLabel(from label: Label) {
        cgtk_accessible_set_labelled_by(opaque, label.opaque)
    }
}
