import QuartzCore

/// Where one element is and how it looks there.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform3D = CATransform3DIdentity
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open package(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open package(set) var representedElementKind: String?

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Around the transformed bounds; setting it gives centre and size, whatever the transform.
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
    return copy
  }

  /// As subclasses copy themselves.
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

/// Names one of the views that a collection view shows.
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
