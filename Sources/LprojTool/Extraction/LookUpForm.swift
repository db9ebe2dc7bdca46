/// Where a call has the key of a look-up.
enum LookUpForm {
    /// In an argument without a label, counted from 0; anything but a literal is a key that is computed.
    case key(Int)
    /// In an argument without a label that takes a message: a literal is one with that key.
    case message(Int)
    /// The same with a label.
    case labelled(String)

    /// The form of a call by the name before its bracket and what stands before the name; nil for any other call.
    init?(_ name: String, before: ArraySlice<SwiftToken>, functions: Set<String>) {
        // A declaration is no call.
        if before.last?.identifier == "func" { return nil }
        let receiver = before.last?.isSymbol(".") == true ? before.dropLast().last?.identifier : nil
        let isMember = before.last?.isSymbol(".") == true
        switch name {
        case "NSLocalizedString", "Message": self = .key(0)
        case "Key" where receiver == "Message": self = .key(0)
        case "string" where Self.isLocalizer(receiver, before): self = .key(0)
        case "localize": self = .message(isMember ? 1 : 2)
        case "named" where isMember && Self.isArgumentOfLocalize(before): self = .key(0)
        case "LocalizedWindow": self = .labelled("title")
        case _ where functions.contains(name): self = .key(0)
        default: return nil
        }
    }

    /// `localizer.string(…)`, `app.localizer.string(…)`, `Localizer.shared.string(…)`
    private static func isLocalizer(_ receiver: String?, _ before: ArraySlice<SwiftToken>) -> Bool {
        guard let receiver else { return false }
        let owner = receiver == "shared" ? before.dropLast(3).last?.identifier : receiver
        return owner?.lowercased().hasSuffix("localizer") ?? false
    }

    /// `picture.localize(.named(…))`
    private static func isArgumentOfLocalize(_ before: ArraySlice<SwiftToken>) -> Bool {
        let call = before.dropLast()
        return call.last?.isSymbol("(") == true && call.dropLast().last?.identifier == "localize"
    }
}
