import Motion
import UIKit

/// One instruction for how a view comes or goes; lists of them are read in order, later ones win.
@MainActor public struct HeroModifier {
  let apply: (inout HeroTargetState) -> Void

  /// A modifier of your own: changes the state that an appearing view starts from and a
  /// disappearing one ends at.
  public init(applyFunction: @escaping (inout HeroTargetState) -> Void) { apply = applyFunction }

  private static func set<Value>(
    _ path: WritableKeyPath<HeroTargetState, Value?>, _ value: Value
  ) -> HeroModifier {
    HeroModifier { $0[keyPath: path] = value }
  }

  // MARK: Basic

  public static var fade: HeroModifier { opacity(0) }
  /// Of a pair that blends, what comes appears over what goes, which stays solid until the end. Either
  /// of the two may ask. For things with holes, which would be seen thinning out.
  public static var forceNonFade: HeroModifier { HeroModifier { $0.forcesNonFade = true } }
  /// Of the centre, in the superview's coordinates.
  public static func position(_ point: CGPoint) -> HeroModifier { set(\.position, point) }
  public static func size(_ size: CGSize) -> HeroModifier { set(\.size, size) }
  public static func opacity(_ opacity: CGFloat) -> HeroModifier { set(\.opacity, opacity) }

  // MARK: Look

  public static func backgroundColor(_ color: UIColor) -> HeroModifier {
    set(\.backgroundColor, color)
  }
  public static func borderColor(_ color: UIColor) -> HeroModifier { set(\.borderColor, color) }
  public static func borderWidth(_ width: CGFloat) -> HeroModifier { set(\.borderWidth, width) }
  public static func cornerRadius(_ radius: CGFloat) -> HeroModifier { set(\.cornerRadius, radius) }
  public static func masksToBounds(_ masks: Bool) -> HeroModifier { set(\.masksToBounds, masks) }
  public static func zPosition(_ position: CGFloat) -> HeroModifier { set(\.zPosition, position) }
  public static func contentsRect(_ rect: CGRect) -> HeroModifier { set(\.contentsRect, rect) }
  public static func contentsScale(_ scale: CGFloat) -> HeroModifier { set(\.contentsScale, scale) }
  public static func shadowColor(_ color: UIColor) -> HeroModifier { set(\.shadowColor, color) }
  public static func shadowOpacity(_ opacity: CGFloat) -> HeroModifier {
    set(\.shadowOpacity, opacity)
  }
  public static func shadowOffset(_ offset: CGSize) -> HeroModifier { set(\.shadowOffset, offset) }
  public static func shadowRadius(_ radius: CGFloat) -> HeroModifier { set(\.shadowRadius, radius) }
  /// Set once for the length of the transition.
  public static func shadowPath(_ path: CGPath) -> HeroModifier { set(\.shadowPath, path) }
  /// A colour over the view and all in it.
  public static func overlay(color: UIColor, opacity: CGFloat) -> HeroModifier {
    set(\.overlay, HeroTargetState.Overlay(color: color, opacity: opacity))
  }

  // MARK: Timing

  /// Seconds; `.infinity` is as long as the longest of all.
  public static func duration(_ seconds: TimeInterval) -> HeroModifier { set(\.duration, seconds) }
  public static var durationMatchLongest: HeroModifier { duration(.infinity) }
  public static func delay(_ seconds: TimeInterval) -> HeroModifier {
    HeroModifier { $0.delay = seconds }
  }
  public static func timingFunction(_ curve: Curve) -> HeroModifier { set(\.curve, curve) }
  public static func timingFunction(_ function: CAMediaTimingFunction) -> HeroModifier {
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)
    return timingFunction(
      Curve(Double(first[0]), Double(first[1]), Double(second[0]), Double(second[1])))
  }
  /// Of mass 1, from rest. It takes until it has settled, unless a duration is given as well.
  public static func spring(stiffness: CGFloat, damping: CGFloat) -> HeroModifier {
    set(\.spring, Spring(stiffness: Double(stiffness), damping: Double(damping)))
  }

  // MARK: Path and relation

  /// Comes from, or goes to, where the view of that id is on the other screen.
  public static func source(heroID: String) -> HeroModifier { set(\.source, heroID) }
  public static var arc: HeroModifier { arc() }
  /// Flies on a bow instead of a line; negative bends the other way.
  public static func arc(intensity: CGFloat = 1) -> HeroModifier { set(\.arc, intensity) }
  public static var cascade: HeroModifier { cascade() }
  /// Lets the subviews follow each other, `delta` seconds apart.
  public static func cascade(
    delta: TimeInterval = 0.02, direction: HeroCascadeDirection = .topToBottom,
    delayMatchedViews: Bool = false
  ) -> HeroModifier {
    set(
      \.cascade,
      HeroTargetState.Cascade(
        delta: delta, direction: direction, delaysMatchedViews: delayMatchedViews))
  }

  // MARK: Advanced

  /// Set once at the beginning, not animated, and taken back at the end.
  public static func beginWith(_ modifiers: [HeroModifier]) -> HeroModifier {
    HeroModifier { $0.beginModifiers += modifiers }
  }
  public static func beginWith(_ modifiers: HeroModifier...) -> HeroModifier {
    beginWith(modifiers)
  }
  /// Leaves its place among its superviews' siblings for the overlay above both screens.
  public static var useGlobalCoordinateSpace: HeroModifier {
    HeroModifier { $0.coordinateSpace = .global }
  }
  public static var ignoreSubviewModifiers: HeroModifier { ignoreSubviewModifiers() }
  /// - Parameter recursive: those of all below, instead of the direct subviews alone.
  public static func ignoreSubviewModifiers(recursive: Bool = false) -> HeroModifier {
    set(\.ignoresSubviewModifiers, recursive)
  }
  public static var useOptimizedSnapshot: HeroModifier { snapshot(.optimized) }
  public static var useNormalSnapshot: HeroModifier { snapshot(.normal) }
  public static var useLayerRenderSnapshot: HeroModifier { snapshot(.layerRender) }
  /// The destination's real view flies; it is put back where it was.
  public static var useNoSnapshot: HeroModifier { snapshot(.none) }
  private static func snapshot(_ kind: HeroTargetState.Snapshot) -> HeroModifier {
    HeroModifier { $0.snapshot = kind }
  }
  /// Takes part even if it isn't visible.
  public static var forceAnimate: HeroModifier { HeroModifier { $0.isForced = true } }
  /// Stretches what is in the view with it, both ways.
  public static var useScaleBasedSizeChange: HeroModifier {
    HeroModifier { $0.usesScaleBasedSizeChange = true }
  }
}

/// Which subview goes first.
public enum HeroCascadeDirection: Sendable {
  case topToBottom, bottomToTop, leftToRight, rightToLeft, leadingToTrailing, trailingToLeading
  /// From a point of the view outwards, and the other way.
  case radial(center: CGPoint), inverseRadial(center: CGPoint)
}
