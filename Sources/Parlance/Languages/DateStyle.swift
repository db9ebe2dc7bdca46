import Foundation

/// The lengths in which a day and a time are written.
struct DateStyle: Sendable {
    let date: Argument.DateLength
    let time: Argument.DateLength

    /// The date in a locale's words, order and calendar; without a locale by ISO 8601. In the current time
    /// zone, so that the day is the one that the person's clock shows.
    ///
    /// Stands on `Date.FormatStyle`, which any thread may use.
    func string(_ day: Date, locale: Locale?) -> String {
        // Without either part the format style would show both.
        guard date != .none || time != .none else { return "" }
        guard let locale else { return plainString(day) }
        let text = Date.FormatStyle(
            date: dateStyle,
            time: timeStyle,
            locale: locale,
            calendar: locale.calendar,
            timeZone: .current
        ).format(day)
        // Calendars end somewhere; days beyond have no words.
        return text.isEmpty ? plainString(day) : text
    }

    private func plainString(_ day: Date) -> String {
        var style = Date.ISO8601FormatStyle(timeZone: .current)
        if date != .none { style = style.year().month().day() }
        if time != .none { style = style.time(includingFractionalSeconds: false) }
        return style.format(day)
    }

    private var dateStyle: Date.FormatStyle.DateStyle {
        switch date {
        case .none: .omitted
        case .short: .numeric
        case .medium: .abbreviated
        case .long: .long
        case .full: .complete
        }
    }

    private var timeStyle: Date.FormatStyle.TimeStyle {
        switch time {
        case .none: .omitted
        case .short: .shortened
        case .medium: .standard
        case .long, .full: .complete
        }
    }
}
