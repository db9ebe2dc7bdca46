import CGtk

/// A rectangle of application pixels on a surface (`graphene_rect_t`).
public struct Area: Sendable {
    private let rectangle: graphene_rect_t

    init(_ rectangle: graphene_rect_t) {
        self.rectangle = rectangle
    }

    var x: Float { rectangle.origin.x }
    var y: Float { rectangle.origin.y }
    public var width: Float { rectangle.size.width }
    public var height: Float { rectangle.size.height }

    /// What two rectangles have in common; nil for nothing (`graphene_rect_intersection`).
    public func intersection(_ other: Area) -> Area? {
        var (first, second, common) = (rectangle, other.rectangle, graphene_rect_t())
        return graphene_rect_intersection(&first, &second, &common) ? Area(common) : nil
    }
}
