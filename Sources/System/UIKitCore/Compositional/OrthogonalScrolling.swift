import QuartzCore

/// Whether and how a section of a compositional layout scrolls across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll on its own.
  case none = 0
  /// The section scrolls freely.
  case continuous
  /// The section scrolls freely and comes to rest at the leading end of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls by its own width.
  case paging
  /// The section scrolls group by group.
  case groupPaging
  /// The section scrolls group by group, with the group in the middle.
  case groupPagingCentered
}

/// Whether a section that scrolls across the layout can be dragged past its ends.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
  /// If there is something to scroll.
  case automatic = 0
  /// Even if all groups are visible.
  case always
  /// Never.
  case never
}

/// How quickly a section that scrolls across the layout slows down after a flick.
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable, Hashable,
  Sendable
{
  /// The share of the velocity that remains after each millisecond; zero for automatic.
  public let rawValue: CGFloat
  /// Creates a rate from the share of the velocity that remains after each millisecond.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// As fits the section's behavior.
  public static let automatic = Self(rawValue: 0)
  /// The rate of scroll views.
  public static let normal = Self(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
  /// A rate for content that stops sooner.
  public static let fast = Self(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
}

/// How the scrolling of a section across the layout feels.
@MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How quickly the section slows down after a flick. The default is automatic.
  open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  /// Whether the section can be dragged past its ends. The default is automatic.
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

  override init() { super.init() }
}

/// To what a compositional layout adds its content insets.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says; for the configuration itself, the safe area.
  case automatic = 0
  /// The sides of the collection view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The width in which text is easy to read.
  case readableContent
}

/// An element of a section while it is visible, which the section's handler can change.
@MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position in depth.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center in the content, in points, as if the section wasn't scrolled.
  var center: CGPoint { get set }
  /// The transform in two dimensions.
  var transform: CGAffineTransform { get set }
  /// The transform in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The kind of the element: empty for cells.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame in the content, in points, as if the section wasn't scrolled.
  var frame: CGRect { get }
  /// A rectangle of the element's size at the origin.
  var bounds: CGRect { get }
  /// Whether the element is a cell, a supplementary or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

/// Called with a section's visible elements, how far the section or the layout is scrolled in points, and
/// what the layout depends on.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// Changes the attributes of an element that is about to be shown.
final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// How far the section is scrolled, in points.
  private let shift: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
    self.attributes = attributes
    self.shift = shift
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y) }
    set { attributes.center = CGPoint(x: newValue.x - shift.x, y: newValue.y - shift.y) }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: shift.x, dy: shift.y) }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
