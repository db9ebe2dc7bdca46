import Foundation
import Parlance

/// Somebody whose articles the person reads.
package struct Friend: Sendable {
    let id: String
    /// What a list shows for the name: as its bearer writes it, or for some in every language's own way.
    let name: Message
    let articlesShared: Int64
    let since: Date
}

extension Friend {
    /// Those there are at the start, and on demand as many more as a long list needs; names may come again.
    package static func all(_ count: Int = 40) -> [Friend] {
        let known = [
            Friend(id: "kai", name: .friendKai, articlesShared: 12, since: day(0)),
            Friend(id: "amelie", name: .friendAmelie, articlesShared: 1, since: day(1)),
            Friend(id: "jonas", name: .friendJonas, articlesShared: 4, since: day(2)),
            Friend(id: "mei", name: .friendMei, articlesShared: 31, since: day(3)),
            Friend(id: "sara", name: .friendSara, articlesShared: 2, since: day(4)),
        ]
        let others = (known.count..<max(known.count, count)).map { index in
            Friend(
                id: "\(index)",
                name: .friendName(.text(name(index))),
                articlesShared: Int64(index * 7 % 23),
                since: day(index)
            )
        }
        return known + others
    }

    private static func day(_ index: Int) -> Date {
        Reader.day(2018 + index % 7, 1 + index * 5 % 12, 1 + index * 11 % 28)
    }

    /// A name from one of several scripts, so that each language sorts the list in a way of its own.
    private static func name(_ index: Int) -> String {
        let people = names[index % names.count]
        let turn = index / names.count
        let given = people.given[turn % people.given.count]
        let family = people.family[(turn + turn / people.given.count) % people.family.count]
        return people.familyIsFirst ? family + given : "\(given) \(family)"
    }

    private static let names: [(given: [String], family: [String], familyIsFirst: Bool)] = [
        (["Anna", "Émile", "Zoë", "Oskar", "Ida"], ["Müller", "Østby", "Durand", "Żak", "Ibsen"], false),
        (["思远", "雨桐", "子涵", "静怡", "浩然"], ["王", "李", "张", "陈", "周"], true),
        (
            ["Лев", "Ольга", "Ирина", "Марк", "Яна"], ["Щербак", "Волкова", "Ежова", "Ёлкин", "Орлова"], false
        ),
        (["美咲", "陽菜", "翔太", "健", "さくら"], ["佐藤", "鈴木", "高橋", "田中", "渡辺"], true),
        (["ليلى", "كريم", "نور", "يوسف", "مريم"], ["الخوري", "حداد", "منصور", "عباس", "زيدان"], false),
        (["민준", "서연", "지우", "하은", "도윤"], ["김", "이", "박", "최", "정"], true),
        (
            ["Dewi", "Budi", "Ayu", "Rizky", "Putri"],
            ["Santoso", "Wijaya", "Pratama", "Lestari", "Hidayat"], false
        ),
    ]
}
