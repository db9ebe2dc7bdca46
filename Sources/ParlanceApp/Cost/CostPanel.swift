import Gtk
import Parlance
import ParlanceGtk

/// What the last change of language cost, and behind it both strategies side by side.
@MainActor
final class CostPanel {
    private let log: SwitchLog
    private let localizer: Localizer
    private let status: WeakReference<Label>
    private let compare: WeakReference<Button>
    private let history: [WeakReference<Label>]
    private let tiles: [Strategy: (figure: WeakReference<Label>, detail: WeakReference<Label>)]

    private static let key = AttachmentKey("parlance-cost-panel")

    static func make(for main: MainWindow) -> Widget {
        let localizer = main.localizer
        let status = Parts.text(.statusReady, localizer, styleClass: "dim-label")
        status.name = "status"
        status.expand(horizontally: true)
        let opener = ToggleButton(Image(iconName: "pan-up-symbolic"))
        opener.name = "cost-details"
        opener.addStyleClass("flat")
        opener.align(vertically: .center)
        opener.localize("tooltip-text", .costDetails, in: localizer)
        opener.localize(.accessibleLabel, .costDetails, in: localizer)
        let line = Box(.horizontal, spacing: 8)
        line.append(status, Parts.withoutBaseline(opener))

        let tiles = Box(.vertical, spacing: 8)
        tiles.localize(.accessibleLabel, .strategyName, in: localizer)
        var parts: [Strategy: (figure: WeakReference<Label>, detail: WeakReference<Label>)] = [:]
        for strategy in Strategy.allCases {
            let (tile, figure, detail) = tile(strategy, localizer)
            tiles.append(tile)
            parts[strategy] = (WeakReference(figure), WeakReference(detail))
        }
        let compare = Button()
        compare.name = "compare"
        compare.align(horizontally: .start)
        compare.onClick { [weak main] in main.map(StrategyComparison.start) }
        let history = (1..<SwitchLog.length).map { _ in Parts.text(styleClass: "dim-label") }
        let details = Box(.vertical, spacing: 10)
        details.name = "cost"
        details.append(tiles, compare)
        for earlier in history { details.append(earlier) }
        details.isVisible = false
        let opened = WeakReference(details)
        opener.onToggle { opened.target?.isVisible = $0 }

        let panel = Box(.vertical, spacing: 10)
        panel.addStyleClass("cost")
        panel.append(details, line)
        let made = CostPanel(
            log: main.costs,
            localizer: localizer,
            status: WeakReference(status),
            compare: WeakReference(compare),
            history: history.map { WeakReference($0) },
            tiles: parts
        )
        panel.attach(made, for: key)
        main.costs.onChange = { [weak made] in made?.update() }
        made.update()
        return panel
    }

    private init(
        log: SwitchLog,
        localizer: Localizer,
        status: WeakReference<Label>,
        compare: WeakReference<Button>,
        history: [WeakReference<Label>],
        tiles: [Strategy: (figure: WeakReference<Label>, detail: WeakReference<Label>)]
    ) {
        self.log = log
        self.localizer = localizer
        self.status = status
        self.compare = compare
        self.history = history
        self.tiles = tiles
    }

    /// One strategy: what it is called and what it cost, pressed in while the window follows it.
    private static func tile(_ strategy: Strategy, _ localizer: Localizer) -> (ToggleButton, Label, Label) {
        let figure = Parts.text(styleClass: "figure")
        let detail = Parts.text(styleClass: "dim-label")
        detail.name = "detail-\(strategy)"
        figure.name = "figure-\(strategy)"
        let title = Parts.text(strategy.title, localizer, styleClass: "heading")
        title.expand(horizontally: true)
        let line = Box(.horizontal, spacing: 12)
        line.append(title, Parts.withoutBaseline(figure))
        let content = Box(.vertical, spacing: 2)
        content.append(line, detail)
        let tile = ToggleButton(content)
        tile.name = "strategy-\(strategy)"
        tile.setAccessibleLabel(from: title)
        tile.addStyleClass("choice")
        tile.localize("tooltip-text", strategy.explanation, in: localizer)
        tile.setAction("main.strategy", value: strategy.rawValue)
        return (tile, figure, detail)
    }

    private func update() {
        status.target?.localize("label", log.latest.first.map(Self.sentence) ?? .statusReady, in: localizer)
        compare.target?.localize("label", log.isComparing ? .costComparing : .costCompare, in: localizer)
        compare.target?.isSensitive = !log.isComparing
        for (index, label) in history.enumerated() {
            let report = log.latest.dropFirst(index + 1).first
            label.target?.isVisible = report != nil
            if let report { label.target?.localize("label", Self.sentence(report), in: localizer) }
        }
        for (strategy, tile) in tiles {
            let medians = log.medians[strategy]
            tile.figure.target?.localize(
                "label",
                medians.map { Message.costMilliseconds(.number($0.milliseconds)) } ?? .costUnmeasured,
                in: localizer
            )
            tile.detail.target?.isVisible = medians != nil
            if let medians {
                let work = Message.costWork(
                    .integer(medians.viewsTouched),
                    .integer(medians.statesRestored)
                )
                tile.detail.target?.localize("label", work, in: localizer)
            }
        }
    }

    private static func sentence(_ report: SwitchReport) -> Message {
        let views = Argument.integer(Int64(report.viewsTouched))
        let milliseconds = Argument.number(Double(report.frameMicroseconds) / 1000)
        guard report.strategy is RootRebuild else {
            return .statusRefreshed(views, milliseconds)
        }
        return .statusRebuilt(views, milliseconds, .integer(Int64(report.statesRestored)))
    }
}
