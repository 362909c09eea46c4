import QuartzCore

/// Constants that specify whether and how a section scrolls orthogonally to the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll orthogonally.
  case none = 0
  /// The section scrolls freely.
  case continuous
  /// The section scrolls freely, and stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls in pages of its own width.
  case paging
  /// The section scrolls group by group.
  case groupPaging
  /// The section scrolls group by group, and centers each group.
  case groupPagingCentered
}

/// Constants that specify whether an orthogonally scrolling section bounces at its ends.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
  /// The section bounces if its content can scroll.
  case automatic = 0
  /// The section bounces even if all groups are visible.
  case always
  /// The section never bounces.
  case never
}

/// The deceleration rate of an orthogonally scrolling section.
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable,
  Hashable,
  Sendable
{
  /// The fraction of the velocity that remains after each millisecond; zero for automatic.
  public let rawValue: CGFloat
  /// Creates a rate from the fraction of the velocity that remains after each millisecond.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// The rate that is appropriate for the section's scrolling behavior.
  public static let automatic = Self(rawValue: 0)
  /// The default rate of scroll views.
  public static let normal = Self(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
  /// A rate for content that stops sooner.
  public static let fast = Self(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
}

/// The properties of orthogonal scrolling in a section.
@MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The deceleration rate of the section. The default value is `automatic`.
  open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  /// The bounce behavior of the section. The default value is `automatic`.
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

  override init() { super.init() }
}

/// Constants that specify the reference to which a compositional layout adds its content insets.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration; for the configuration itself, the safe area.
  case automatic = 0
  /// The edges of the collection view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content area.
  case readableContent
}

/// A visible element of a section, whose attributes the section's handler can change.
@MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The z-order position.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center in content coordinates, in points, disregarding the section's scroll offset.
  var center: CGPoint { get set }
  /// The two-dimensional transform.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform.
  var transform3D: CATransform3D { get set }
  /// The element kind; empty for cells.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame in content coordinates, in points, disregarding the section's scroll offset.
  var frame: CGRect { get }
  /// A rectangle of the element's size at the origin.
  var bounds: CGRect { get }
  /// The category of the element: a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for cells.
  var representedElementKind: String? { get }
}

/// A closure that is called with a section's visible elements, the scroll offset of the section or
/// the layout in points, and the layout environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible item that changes the attributes of an element that is about to be displayed.
final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// The scroll offset of the section, in points.
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
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
