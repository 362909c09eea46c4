import QuartzCore

/// The place of one element and its appearance there.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// All values in one place: they are read and compared for every visible element in every frame
  /// in which the content scrolls.
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
    /// The sides that the layout decides; the element is asked for the others.
    var fixedAxes: UIAxis = []
    /// What the cell of a list needs to know of its place; nil outside of lists.
    var listPlace: ListPlace?
    /// The origin of the coordinates of the scroll view in which the element is, in those of the content;
    /// nil for elements that the collection view itself contains.
    var scrollOrigin: CGPoint?

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
  /// The opacity, from 0 to 1. The default is 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// The position in depth: elements with higher values lie over others. The default is 0.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// Whether the element is hidden. The default is false.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }
  /// The transform in three dimensions. The default is the identity.
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
  /// Whether the element is a cell, a supplementary or a decoration view.
  open package(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { values.category }
    set { values.category = newValue }
  }
  /// The kind of a supplementary or decoration view; nil for cells.
  open package(set) var representedElementKind: String? {
    get { values.kind }
    set { values.kind = newValue }
  }

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
    copy.values = values
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
    type(of: self) == type(of: other) && values == other.values
  }

  /// The same as `isEqual(_:)`, without a cast.
  func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == UICollectionViewLayoutAttributes.self ? hasValues(of: other) : isEqual(other)
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
    let values = values
    return CollectionElement(
      category: values.category, kind: values.kind ?? "", indexPath: values.indexPath)
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
