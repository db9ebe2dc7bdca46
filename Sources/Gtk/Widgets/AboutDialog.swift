import CGtk

/// The window that says what a program is and who made it (`GtkAboutDialog`).
///
/// Its texts are properties: `program-name`, `comments`, `copyright`, `translator-credits`, `website-label`.
public final class AboutDialog: Window {
    public override class var gtkTypeName: String { "GtkAboutDialog" }

    public override init() {
        super.init(sinkingWindow: gtk_about_dialog_new())
    }

    public required init(borrowing reference: ObjectReference) {
        super.init(borrowing: reference)
    }

    /// The program's icon by its name in the icon theme.
    public func setLogo(iconName: String) {
        gtk_about_dialog_set_logo_icon_name(opaque, iconName)
    }

    /// Says that the program is under the MIT licence, in the toolkit's own words and its language of the moment.
    public func setLicenseToMIT() {
        // GTK leaves what it says where the licence is the same.
        gtk_about_dialog_set_license_type(opaque, GTK_LICENSE_UNKNOWN)
        gtk_about_dialog_set_license_type(opaque, GTK_LICENSE_MIT_X11)
    }
}
