import UIKit

/// A title of the menu, pinned to its cell's edges.
public class EndlessMenuCell: UICollectionViewCell {
  public let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    contentView.addSubview(label)
    label.rules { rules in
      for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
        rules.set(edge, contentView.side(edge))
      }
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The bar below the title that is chosen.
public class EndlessIndicator: UICollectionReusableView {
  public override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    super.apply(attributes)
    backgroundColor = (attributes as? EndlessIndicatorAttributes)?.color
  }
}

/// Carries the indicator's color, which its view can't know.
open class EndlessIndicatorAttributes: UICollectionViewLayoutAttributes {
  public var color: UIColor?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? EndlessIndicatorAttributes)?.color = color
    return copy
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? EndlessIndicatorAttributes else {
      return false
    }
    return MainActor.assumeIsolated { other.color == color }
  }
}

/// Says that only the indicator moved.
public class EndlessMenuInvalidation: UICollectionViewLayoutInvalidationContext {
  public var movesOnlyIndicator = false
}

/// Titles of one width in a row, with an indicator between any two of them.
open class EndlessMenuLayout: UICollectionViewLayout {
  /// The item that stands for the current page; as many lie before as after it.
  public static let middle = 12

  public var itemWidth: CGFloat = 100
  public var indicatorColor = UIColor.systemBlue
  public private(set) var prepared = 0

  private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private let indicator = EndlessIndicatorAttributes(
    forDecorationViewOfKind: "indicator", with: IndexPath(item: 0, section: 0))
  private var isStale = true

  public override init() {
    super.init()
    register(EndlessIndicator.self, forDecorationViewOfKind: "indicator")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    register(EndlessIndicator.self, forDecorationViewOfKind: "indicator")
  }

  open override class var invalidationContextClass: AnyClass {
    return EndlessMenuInvalidation.self
  }

  open override class var layoutAttributesClass: AnyClass {
    return EndlessIndicatorAttributes.self
  }

  open override var collectionViewContentSize: CGSize {
    return CGSize(
      width: CGFloat(cells.count) * itemWidth, height: collectionView?.bounds.height ?? 0)
  }

  open override func prepare() {
    super.prepare()
    guard isStale, let view = collectionView else { return }
    isStale = false
    prepared += 1
    cells = [:]
    for item in 0..<view.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: CGFloat(item) * itemWidth, y: 0, width: itemWidth, height: view.bounds.height)
      cells[path] = attributes
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    let indicatorOnly = (context as? EndlessMenuInvalidation)?.movesOnlyIndicator ?? false
    if !indicatorOnly { isStale = true }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    return Array(cells.values.filter { $0.frame.intersects(rect) }) + [indicator]
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return cells[indexPath]
  }

  open override func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return kind == "indicator" ? indicator : nil
  }

  open override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool {
    return bounds.size != collectionView?.bounds.size
  }

  /// Moves the indicator and the menu between two titles.
  public func follow(from: Int, to: Int, progress: CGFloat) {
    guard let view = collectionView else { return }
    let place = CGFloat(from) + CGFloat(to - from) * progress
    indicator.color = indicatorColor
    indicator.zIndex = 1
    indicator.frame = CGRect(
      x: place * itemWidth, y: view.bounds.height - 3, width: itemWidth, height: 3)
    let context = EndlessMenuInvalidation()
    context.movesOnlyIndicator = true
    context.invalidateDecorationElements(
      ofKind: "indicator", at: [IndexPath(item: 0, section: 0)])
    invalidateLayout(with: context)
    let middle = (place + 0.5) * itemWidth - view.bounds.width / 2
    view.setContentOffset(CGPoint(x: middle, y: 0), animated: false)
  }
}
