import QuartzCore

/// The place of one element and its appearance there.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The opacity, from 0 to 1. The default is 1.
  open var alpha: CGFloat = 1
  /// The position in depth: elements with higher values lie over others. The default is 0.
  open var zIndex = 0
  /// Whether the element is hidden. The default is false.
  open var isHidden = false
  /// The transform in three dimensions. The default is the identity.
  open var transform3D = CATransform3DIdentity
  /// The center in the coordinates of the content, in points.
  open var center = CGPoint.zero
  /// The size before the transform, in points.
  open var size = CGSize.zero
  /// Whether the element is a cell, a supplementary or a decoration view.
  open package(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for cells.
  open package(set) var representedElementKind: String?
  /// The sides that the layout decides; the element is asked for the others.
  var fixedAxes: UIAxis = []
  /// What the cell of a list needs to know of its place; nil outside of lists.
  var listPlace: ListPlace?

  public required override init() { super.init() }

  /// Creates the attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The part of the transform that acts on x and y.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A rectangle of the element's size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The bounding box of the transformed bounds. Setting it sets center and size, whatever the
  /// transform is.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let seen = CATransform3DIsIdentity(transform3D) ? box : box.applying(transform)
      return seen.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> Self {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform3D = transform3D
    copy.center = center
    copy.size = size
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.fixedAxes = fixedAxes
    copy.listPlace = listPlace
    return copy
  }

  /// Whether the other attributes are of the same class and have the same values. Subclasses with
  /// properties of their own compare these as well: equal attributes are not applied again.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    guard self !== other else { return true }
    return MainThread.isCurrent && MainActor.assumeIsolated { hasValues(of: other) }
  }

  nonisolated open override var hash: Int {
    MainThread.isCurrent ? MainActor.assumeIsolated { element.hashValue } : 0
  }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && element == other.element && center == other.center
      && size == other.size && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && listPlace == other.listPlace
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  /// Returns a copy that is made by `copy(with:)`, which subclasses override.
  func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? duplicate()
  }

  func faded() -> UICollectionViewLayoutAttributes {
    let copy = copied()
    copy.alpha = 0
    return copy
  }

  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind ?? "",
      indexPath: indexPath)
  }
}

/// Identifies one of the views that a collection view shows.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }
}
