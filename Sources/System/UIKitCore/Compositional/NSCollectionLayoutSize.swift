import QuartzCore

/// One side of an element's size in a compositional layout.
@MainActor open class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The fraction of the container's side, or a length in points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    super.init()
  }

  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalWidth, fractionalWidth)
  }
  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalHeight, fractionalHeight)
  }
  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { make(.absolute, absoluteDimension) }
  /// Returns a length in points that holds until the element is displayed and says what it prefers.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { make(.estimated, estimatedDimension) }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind, dimension)
  }

  /// Whether this is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether this is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether this is a length.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether this is a length until the element is displayed.
  open var isEstimated: Bool { kind == .estimated }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of an element in a compositional layout.
@MainActor open class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size of two dimensions.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var hasEstimate: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  /// The size with the preferred lengths in place of the estimated ones.
  func size(in container: CGSize, preferred: CGSize?) -> CGSize {
    var size = size(in: container)
    guard let preferred else { return size }
    if widthDimension.isEstimated { size.width = preferred.width }
    if heightDimension.isEstimated { size.height = preferred.height }
    return size
  }
}

/// A distance between elements of a compositional layout.
@MainActor open class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  /// The distance, or the least distance, in points.
  public let spacing: CGFloat
  /// Whether the distance takes what space is left.
  public let isFlexibleSpacing: Bool
  /// Whether the distance is exact.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Returns a distance of at least a length.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Returns an exact distance.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances around an item in its group.
@MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  /// The distance before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The distance after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spacing of four distances; nil is none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
