import QuartzCore

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame: CGRect = .zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform: CGAffineTransform = .identity
  open var indexPath: IndexPath

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}

/// Says where the items of a collection view are. Subclasses override what they know.
@MainActor open class UICollectionViewLayout: NSObject {
  public package(set) weak var collectionView: UICollectionView?
  var needsPreparation = true

  public override init() { super.init() }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.layoutDidInvalidate()
  }

  func prepareIfNeeded() {
    guard needsPreparation, collectionView != nil else { return }
    needsPreparation = false
    prepare()
  }
}
