import QuartzCore

/// An anchor point of a rectangle, specified by edges and an offset.
@MainActor open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  /// The edges that contain the anchor point; if empty, it is the center.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset from the edges: in points, or as a fraction of the attached view's size.
  open private(set) var offset: CGPoint
  /// A Boolean value that indicates whether the offset is fractional.
  open private(set) var isFractionalOffset: Bool
  /// A Boolean value that indicates whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates an anchor on the specified edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  /// Creates an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Creates an anchor with an offset that is a fraction of the attached view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The position of the anchor in a unit rectangle.
  var unit: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  func shift(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A supplementary view that is attached to an item, such as a badge.
@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The element kind of the view, for the data source.
  open private(set) var elementKind: String
  /// The anchor of the item to which the view is attached.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The anchor of the view that is placed there; `nil` for the anchor on the same edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The z-order position. The default value is 1.
  open var zIndex = 1

  /// Creates a supplementary item inside an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Creates a supplementary item with its own anchor at an anchor of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
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

  /// Returns the frame of the view for the frame of its item.
  func frame(at item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    let (target, own) = (containerAnchor.unit, (itemAnchor ?? containerAnchor).unit)
    let (shift, ownShift) = (
      containerAnchor.shift(for: size), itemAnchor?.shift(for: size) ?? .zero
    )
    return CGRect(
      x: item.minX + target.x * item.width + shift.x - own.x * size.width - ownShift.x,
      y: item.minY + target.y * item.height + shift.y - own.y * size.height - ownShift.y,
      width: size.width, height: size.height)
  }
}

/// Constants that specify an alignment to an edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No particular alignment.
  case none = 0
  /// The alignment is centered at the top edge.
  case top
  /// The alignment is at the top leading corner.
  case topLeading
  /// The alignment is centered at the leading edge.
  case leading
  /// The alignment is at the bottom leading corner.
  case bottomLeading
  /// The alignment is centered at the bottom edge.
  case bottom
  /// The alignment is at the bottom trailing corner.
  case bottomTrailing
  /// The alignment is centered at the trailing edge.
  case trailing
  /// The alignment is at the top trailing corner.
  case topTrailing
}

/// A header or footer of a section.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The alignment of the view in the section.
  open private(set) var alignment: NSRectAlignment
  /// The offset from the alignment, in points.
  open private(set) var offset: CGPoint
  /// A Boolean value that determines whether the view extends the section, instead of overlapping
  /// its items. The default value is `true`.
  open var extendsBoundary = true
  /// A Boolean value that determines whether the view stays visible as long as its section is. The
  /// default value is `false`.
  open var pinToVisibleBounds = false

  /// Creates a header or footer.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a header or footer with an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  /// The position of the view in a unit rectangle.
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

/// A decoration view of a section, such as its background.
@MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The element kind, for which a class is registered with the layout.
  open private(set) var elementKind: String
  /// The z-order position. The default value is -1: behind the items.
  open var zIndex = -1

  init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a background that covers the section, inset by `contentInsets`.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
