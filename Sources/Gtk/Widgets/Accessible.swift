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

    /// Names a row by the first two labels in it, its title and what is below: GTK 4.8 gives rows no name.
    func setAccessibleLabel(fromContent content: Widget) {
        let labels = ([content] + content.descendants).compactMap { $0.cast(to: Label.self) }
        guard let title = labels.first else { return }
        guard let detail = labels.dropFirst().first else { return setAccessibleLabel(from: title) }
        cgtk_accessible_set_labelled_by_both(opaque, title.opaque, detail.opaque)
    }

    /// Lets assistive technology activate a widget for which GTK 4.8 offers it no action.
    func offerActivation() {
        let this = WeakReference(self)
        let actions = ActionGroup()
        actions.add("activate") { this.target?.activate() }
        insert(actions, prefix: "accessible")
    }
}
