import QuartzCore

/// The layout attributes of an element, such as its position, size and opacity.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The values in one structure, as they are read and compared for every visible element in every
  /// frame while scrolling.
  struct Values: Equatable {
    var category = UICollectionView.ElementCategory.cell
    var indexPath = IndexPath(item: 0, section: 0)
    var center = CGPoint.zero
    var size = CGSize.zero
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var transform = CATransform3DIdentity
    var kind: String?
    /// The axes along which the layout determines the size; the element's preferred size applies
    /// along the others.
    var fixedAxes: UIAxis = []
    /// The position of a list cell in its list; `nil` outside of lists.
    var listPlace: ListPlace?
    /// The origin of the coordinates of the scroll view that contains the element, in content
    /// coordinates; `nil` for elements contained directly in the collection view.
    var scrollOrigin: CGPoint?
    /// Whether the center is that of the layout's mirror image.
    var isFlipped = false

    /// The center in the coordinates of the superview.
    var placedCenter: CGPoint {
      scrollOrigin.map { CGPoint(x: center.x - $0.x, y: center.y - $0.y) } ?? center
    }

    static func == (a: Values, b: Values) -> Bool {
      a.center == b.center && a.size == b.size && a.alpha == b.alpha && a.zIndex == b.zIndex
        && a.isHidden == b.isHidden && a.indexPath == b.indexPath && a.category == b.category
        && a.kind == b.kind && a.listPlace == b.listPlace && a.scrollOrigin == b.scrollOrigin
        && CATransform3DEqualToTransform(a.transform, b.transform)
    }
  }

  final var values = Values()

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }
  /// The opacity, from 0 to 1. The default value is 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// The z-order position: elements with larger values are displayed above others. The default
  /// value is 0.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// A Boolean value that indicates whether the element is hidden. The default value is `false`.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }
  /// The three-dimensional transform. The default value is the identity.
  open var transform3D: CATransform3D {
    get { values.transform }
    set { values.transform = newValue }
  }
  /// The center in the coordinates of the content, in points.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }
  /// The size before the transform, in points.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }
  /// The category of the element: a cell, a supplementary view or a decoration view.
  open package(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { values.category }
    set { values.category = newValue }
  }
  /// The kind of a supplementary or decoration view; `nil` for cells.
  open package(set) var representedElementKind: String? {
    get { values.kind }
    set { values.kind = newValue }
  }

  public override init() { super.init() }

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

  /// The affine part of the transform.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A rectangle of the element's size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The bounding box of the transformed bounds. Setting it sets center and size, regardless of the
  /// transform.
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
    let copy = unsafeDowncast(type(of: self).make(), to: type(of: self))
    copy.values = values
    return copy
  }

  /// Returns whether the other attributes are of the same class and have the same values.
  /// Subclasses with additional properties compare these as well, as equal attributes aren't
  /// applied again.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    guard self !== other else { return true }
    return MainThread.isCurrent && MainActor.assumeIsolated { hasValues(of: other) }
  }

  nonisolated open override var hash: Int {
    MainThread.isCurrent ? MainActor.assumeIsolated { element.hashValue } : 0
  }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && values == other.values
  }

  /// Whether attributes with equal values are equal. What a subclass adds to the same object may
  /// have changed.
  func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    let base = UICollectionViewLayoutAttributes.self
    if type(of: self) == base, type(of: other) == base { return true }
    return self !== other && isEqual(other)
  }

  /// Returns a copy created with `copy(with:)`, which subclasses override.
  func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? duplicate()
  }

  func faded() -> UICollectionViewLayoutAttributes {
    let copy = copied()
    copy.alpha = 0
    return copy
  }

  var element: CollectionElement {
    let values = values
    return CollectionElement(
      category: values.category, kind: values.kind ?? "", indexPath: values.indexPath)
  }
}

/// The identity of a displayed element of a collection view.
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

  static func decoration(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .decorationView, kind: kind, indexPath: indexPath)
  }
}
