import Motion
import UIKit

/// The state that modifiers describe: that of a view before it appears or after it has disappeared.
/// Nil properties are those of the view at rest.
@MainActor public struct HeroTargetState {
  /// The space in which a view moves.
  public enum CoordinateSpace: Sendable {
    /// The space of its superview, so that the view moves along with it.
    case local
    /// The space of the container, independent of its ancestors.
    case global
  }
  /// How the snapshot of a view is made.
  public enum Snapshot: Sendable {
    /// The cheapest one that looks like the view.
    case optimized
    /// With `snapshotView(afterScreenUpdates:)`.
    case normal
    /// By drawing the layer into an image.
    case layerRender
    /// No snapshot: the view itself moves.
    case none
  }

  /// A color that lies over a view.
  public struct Overlay {
    /// The color of the overlay.
    public var color: UIColor
    /// The opacity of the overlay before the view appears, or after it has disappeared.
    public var opacity: CGFloat
  }

  /// Increasing delays of subviews.
  public struct Cascade {
    /// The delay between one subview and the next, in seconds.
    public var delta: TimeInterval
    /// The order of the subviews.
    public var direction: HeroCascadeDirection
    /// Whether subviews with a match are delayed, too.
    public var delaysMatchedViews: Bool
  }

  /// The center of the view.
  public var position: CGPoint?
  /// The size of the view.
  public var size: CGSize?
  /// The transform of the view.
  public var transform: CATransform3D?
  /// The opacity of the view.
  public var opacity: CGFloat?
  /// The background color of the view.
  public var backgroundColor: UIColor?
  /// The color of the border.
  public var borderColor: UIColor?
  /// The width of the border in points.
  public var borderWidth: CGFloat?
  /// The corner radius in points.
  public var cornerRadius: CGFloat?
  /// Whether the view clips its contents.
  public var masksToBounds: Bool?
  /// The position in depth.
  public var zPosition: CGFloat?
  /// The visible part of the contents, in unit coordinates.
  public var contentsRect: CGRect?
  /// The number of pixels a point in the contents.
  public var contentsScale: CGFloat?
  /// The color of the shadow.
  public var shadowColor: UIColor?
  /// The opacity of the shadow.
  public var shadowOpacity: CGFloat?
  /// The offset of the shadow in points.
  public var shadowOffset: CGSize?
  /// The blur radius of the shadow in points.
  public var shadowRadius: CGFloat?
  /// The outline of the shadow.
  public var shadowPath: CGPath?
  /// The color that lies over the view.
  public var overlay: Overlay?

  /// The duration in seconds; infinity is as long as the longest.
  public var duration: TimeInterval?
  /// The delay in seconds.
  public var delay: TimeInterval = 0
  /// The timing curve; `nil` uses the transition's.
  public var curve: Curve?
  /// The spring that moves the view in place of a curve.
  public var spring: Spring?
  /// The bend of the path; `nil` is a straight line.
  public var arc: CGFloat?
  /// The identifier of the view that this one starts from.
  public var source: String?
  /// The delays of the subviews.
  public var cascade: Cascade?
  /// Whether the modifiers of subviews are ignored and, if true, those of all descendants.
  public var ignoresSubviewModifiers: Bool?
  /// The space in which the view moves.
  public var coordinateSpace = CoordinateSpace.local
  /// How the snapshot of the view is made.
  public var snapshot = Snapshot.optimized
  /// Whether a change of size scales the contents instead of laying them out.
  public var usesScaleBasedSizeChange = false
  /// Whether matched views move without a cross-fade.
  public var forcesNonFade = false
  /// Whether the view takes part although it is out of sight.
  public var isForced = false
  /// Values of custom modifiers.
  public var custom: [String: Any] = [:]

  var beginModifiers: [HeroModifier] = []
  var conditionals: [(@MainActor (HeroConditionalContext) -> Bool, [HeroModifier])] = []

  /// Creates a state from modifiers, applied in their order.
  public init(_ modifiers: [HeroModifier] = []) { append(modifiers) }

  /// Applies more modifiers after those before.
  public mutating func append(_ modifiers: [HeroModifier]) {
    for modifier in modifiers { modifier.apply(&self) }
  }
}
