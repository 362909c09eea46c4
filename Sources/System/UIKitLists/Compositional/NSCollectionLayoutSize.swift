import QuartzCore

/// The width or height of an element in a compositional layout.
@MainActor open class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

  let kind: Kind
  /// The fraction of the container's width or height, or a length in points.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    super.init()
  }

  /// Creates a dimension that is a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalWidth, fractionalWidth)
  }
  /// Creates a dimension that is a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalHeight, fractionalHeight)
  }
  /// Creates a dimension with an absolute length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.absolute, absoluteDimension)
  }
  /// Creates a dimension with an estimated length in points, which applies until the element is
  /// displayed and has a preferred size.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.estimated, estimatedDimension)
  }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind, dimension)
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the dimension is absolute.
  open var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the dimension is estimated.
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
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size from two dimensions.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var hasEstimate: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  /// Returns the size with preferred lengths instead of estimated ones.
  func size(in container: CGSize, preferred: CGSize?) -> CGSize {
    var size = size(in: container)
    guard let preferred else { return size }
    if widthDimension.isEstimated { size.width = preferred.width }
    if heightDimension.isEstimated { size.height = preferred.height }
    return size
  }
}

/// The spacing between elements of a compositional layout.
@MainActor open class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  /// The spacing, or the minimum spacing, in points.
  open private(set) var spacing: CGFloat
  /// A Boolean value that indicates whether the spacing expands into the available space.
  open private(set) var isFlexibleSpacing: Bool
  /// A Boolean value that indicates whether the spacing is fixed.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Creates flexible spacing with a minimum length.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Creates fixed spacing.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing around an item in its group.
@MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  /// The spacing before the item.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The spacing above the item.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The spacing after the item.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates edge spacing; `nil` means none.
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
