import QuartzCore

/// A point of a rectangle, by edges and an offset.
@MainActor open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  /// The edges that the point is on; without any it is the middle.
  public let edges: NSDirectionalRectEdge
  /// The distance from there: in points, or as a fraction of the attached view's size.
  public let offset: CGPoint
  /// Whether the offset is a fraction.
  public let isFractionalOffset: Bool
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates a point on edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  /// Creates a point at a distance in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Creates a point at a distance that is a fraction of the attached view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The place of the point in a unit rectangle.
  var unit: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  func shift(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A view that is attached to an item, such as a badge.
@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The element kind with which the data source is asked for the view.
  public let elementKind: String
  /// The point of the item to which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is there; nil for the one on the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The position in depth. The default is 1.
  open var zIndex = 1

  /// Creates a view inside of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Creates a view of which one point is on one of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// The view's frame at an item's.
  func frame(at item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    let (target, own) = (containerAnchor.unit, (itemAnchor ?? containerAnchor).unit)
    let (shift, ownShift) = (containerAnchor.shift(for: size), itemAnchor?.shift(for: size) ?? .zero)
    return CGRect(
      x: item.minX + target.x * item.width + shift.x - own.x * size.width - ownShift.x,
      y: item.minY + target.y * item.height + shift.y - own.y * size.height - ownShift.y,
      width: size.width, height: size.height)
  }
}

/// The side or corner of a rectangle at which something is.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere in particular.
  case none = 0
  /// In the middle above.
  case top
  /// Above, at the leading end.
  case topLeading
  /// At the leading end.
  case leading
  /// Below, at the leading end.
  case bottomLeading
  /// In the middle below.
  case bottom
  /// Below, at the trailing end.
  case bottomTrailing
  /// At the trailing end.
  case trailing
  /// Above, at the trailing end.
  case topTrailing
}

/// A header or footer of a section.
@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where the view is.
  public let alignment: NSRectAlignment
  /// The distance from there, in points.
  public let offset: CGPoint
  /// Whether the section is longer by the view, which would lie over items otherwise. The default is
  /// true.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section is. The default is false.
  open var pinToVisibleBounds = false

  /// Creates a header or footer.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a header or footer at a distance from its place.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  /// Where the view is in a unit rectangle.
  var unit: CGPoint {
    let x: CGFloat =
      switch alignment {
      case .topLeading, .leading, .bottomLeading: 0
      case .topTrailing, .trailing, .bottomTrailing: 1
      case .none, .top, .bottom: 0.5
      }
    let y: CGFloat =
      switch alignment {
      case .none, .top, .topLeading, .topTrailing: 0
      case .bottom, .bottomLeading, .bottomTrailing: 1
      case .leading, .trailing: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}

/// A view that belongs to a section's look, such as its background.
@MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which the layout has a class registered.
  public let elementKind: String
  /// The position in depth. The default is -1: behind the items.
  open var zIndex = -1

  init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a background that covers the section, inset by `contentInsets`.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { NSCollectionLayoutDecorationItem(elementKind) }
}
