import Foundation
import Gtk
import Parlance

/// The objects of a UI file, every translatable text of them bound to its translation.
///
/// A file in `Base.lproj` (or the development language's folder) serves all languages: a text is looked up in
/// the table named like the file, under `<object id>.<property>`, then under the source text there and in
/// `Localizable`; where no language has it, the file's own text is shown. A file in a language's own folder is
/// shown as it is. Main thread only.
@MainActor
public final class InterfaceFile {
    /// The file that was read.
    public let url: URL
    private let builder: Builder

    /// Makes the objects of a UI file and binds their texts.
    ///
    /// - Parameters:
    ///   - name: the file's name without `.ui`; also the name of its table.
    ///   - localizer: whose language the texts follow.
    public init(_ name: String, in localizer: Localizer = .shared) throws(InterfaceDescription.Failure) {
        guard let url = Self.url(of: name, in: localizer) else {
            throw InterfaceDescription.Failure(
                diagnostic: Diagnostic(file: "\(name).ui", message: "there is no such file in the resources")
            )
        }
        self.url = url
        let description: InterfaceDescription
        do {
            description = try Self.description(in: url)
        } catch let failure as InterfaceDescription.Failure {
            throw failure
        } catch {
            throw InterfaceDescription.Failure(
                diagnostic: Diagnostic(file: url.path, message: error.localizedDescription)
            )
        }
        do {
            builder = try Builder(xml: description.xml)
        } catch {
            throw InterfaceDescription.Failure(
                diagnostic: Diagnostic(
                    file: url.path,
                    line: error.line,
                    column: error.column,
                    message: error.description
                )
            )
        }
        guard !isInOwnFolder(of: localizer.language) else { return }
        for text in description.texts { bind(text, table: name, localizer) }
    }

    /// An object by its id, or nil when there is none such.
    public func object(_ id: String) -> Object? {
        builder.object(id)
    }

    /// A widget by its id, or nil when there is none such.
    public func widget(_ id: String) -> Widget? {
        widget(id, as: Widget.self)
    }

    /// A widget of a class by its id, or nil when there is none such or it is of another class.
    public func widget<Wrapper: Widget>(_ id: String, as _: Wrapper.Type) -> Wrapper? {
        builder.object(id)?.cast(to: Wrapper.self)
    }

    /// What the files of the app hold, and the bytes that were read. Foundation's XML reader on Linux never gives
    /// the memory of a document back, and a root that is built again asks for the same files each time.
    private static var known: [URL: (data: Data, description: InterfaceDescription)] = [:]

    private static func description(in url: URL) throws -> InterfaceDescription {
        let data = try Data(contentsOf: url)
        if let known = known[url], known.data == data { return known.description }
        let description = try InterfaceDescription(data: data, path: url.path)
        known[url] = (data, description)
        return description
    }

    static func url(of name: String, in localizer: Localizer) -> URL? {
        localizer.url(forResource: "\(name).ui")
    }

    /// Whether the file is one of a language's own, whose texts are in that language already.
    private func isInOwnFolder(of language: Language) -> Bool {
        let folder = url.deletingLastPathComponent()
        guard folder.pathExtension.lowercased() == "lproj" else { return false }
        let owner = Language(folder.deletingPathExtension().lastPathComponent)
        return owner == language
    }

    private func bind(_ text: InterfaceDescription.Text, table: String, _ localizer: Localizer) {
        guard let object = builder.object(text.id), let (target, owner) = target(of: text, in: object) else {
            return localizer.diagnostics.report(
                Diagnostic(file: url.path, severity: .warning, message: "“\(text.key)” cannot be bound")
            )
        }
        var message = Message(text.key, table: table, default: text.source)
        // Gettext's own way to write a context before a source text.
        let sources = [text.context.map { "\($0)\u{4}\(text.source)" }, text.source].compactMap { $0 }
        message.alternatives = [table, "Localizable"].flatMap { table in
            sources.map { Message.Key($0, table: table) }
        }
        owner.localize(target, message, in: localizer)
    }

    /// What a text is written to, and the object that has it.
    private func target(
        of text: InterfaceDescription.Text,
        in object: Object
    ) -> (LocalizedProperty.Target, Object)? {
        switch text.place {
        case .property(let name): return (.property(name), object)
        case .accessibility(let name):
            return AccessibleProperty(rawValue: name).map { (.accessible($0), object) }
        case .item(let index):
            if let list = object.cast(to: StringList.self) {
                guardSelections(over: list)
                return (.row(index), list)
            }
            return nil
        case .menu(let path, let attribute):
            guard attribute == "label", var menu = object.cast(to: Menu.self), let last = path.last else {
                return nil
            }
            for step in path.dropLast() {
                guard let next = menu.submenu(at: step) else { return nil }
                menu = next
            }
            return (.entry(last), menu)
        }
    }

    /// Puts the guard on the file's drop-downs before an app can connect to them.
    private func guardSelections(over list: StringList) {
        for object in builder.objects {
            guard let dropDown = object.cast(to: DropDown.self), dropDown.stringList == list else { continue }
            SelectionGuard.attach(to: dropDown)
        }
    }
}
