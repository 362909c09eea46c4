import Motion
import UIKit

/// An instruction for how a view appears or disappears. Lists are applied in order, so that later
/// modifiers win.
@MainActor public struct HeroModifier {
  let apply: (inout HeroTargetState) -> Void

  /// Creates a custom modifier, which changes the state that an appearing view starts from and a
  /// disappearing one ends at.
  public init(applyFunction: @escaping (inout HeroTargetState) -> Void) { apply = applyFunction }

  private static func set<Value>(
    _ path: WritableKeyPath<HeroTargetState, Value?>, _ value: Value
  ) -> HeroModifier {
    HeroModifier { $0[keyPath: path] = value }
  }

  // MARK: Basic

  /// Fades the view in or out.
  public static var fade: HeroModifier { opacity(0) }
  /// Keeps the disappearing view of a matched pair opaque until the end while the appearing one
  /// fades in over it. Either view may have the modifier. Use it for views with holes, through
  /// which a cross-fade would be visible.
  public static var forceNonFade: HeroModifier { HeroModifier { $0.forcesNonFade = true } }
  /// Moves the center from or to a point in the superview's coordinates.
  public static func position(_ point: CGPoint) -> HeroModifier { set(\.position, point) }
  /// Resizes the view from or to a size.
  public static func size(_ size: CGSize) -> HeroModifier { set(\.size, size) }
  /// Changes the opacity from or to a value.
  public static func opacity(_ opacity: CGFloat) -> HeroModifier { set(\.opacity, opacity) }

  // MARK: Appearance

  /// Changes the background color from or to a color.
  public static func backgroundColor(_ color: UIColor) -> HeroModifier {
    set(\.backgroundColor, color)
  }
  /// Changes the border's color from or to a color.
  public static func borderColor(_ color: UIColor) -> HeroModifier { set(\.borderColor, color) }
  /// Changes the border's width from or to a number of points.
  public static func borderWidth(_ width: CGFloat) -> HeroModifier { set(\.borderWidth, width) }
  /// Changes the corner radius from or to a number of points.
  public static func cornerRadius(_ radius: CGFloat) -> HeroModifier { set(\.cornerRadius, radius) }
  /// Sets whether the view clips its contents during the transition.
  public static func masksToBounds(_ masks: Bool) -> HeroModifier { set(\.masksToBounds, masks) }
  /// Sets the position in depth among the moving views.
  public static func zPosition(_ position: CGFloat) -> HeroModifier { set(\.zPosition, position) }
  /// Changes the visible part of the contents, in unit coordinates.
  public static func contentsRect(_ rect: CGRect) -> HeroModifier { set(\.contentsRect, rect) }
  /// Changes the number of pixels a point in the contents.
  public static func contentsScale(_ scale: CGFloat) -> HeroModifier { set(\.contentsScale, scale) }
  /// Changes the shadow's color from or to a color.
  public static func shadowColor(_ color: UIColor) -> HeroModifier { set(\.shadowColor, color) }
  /// Changes the shadow's opacity from or to a value.
  public static func shadowOpacity(_ opacity: CGFloat) -> HeroModifier {
    set(\.shadowOpacity, opacity)
  }
  /// Changes the shadow's offset from or to a size.
  public static func shadowOffset(_ offset: CGSize) -> HeroModifier { set(\.shadowOffset, offset) }
  /// Changes the shadow's blur radius from or to a number of points.
  public static func shadowRadius(_ radius: CGFloat) -> HeroModifier { set(\.shadowRadius, radius) }
  /// Sets the shadow's path for the duration of the transition, without animation.
  public static func shadowPath(_ path: CGPath) -> HeroModifier { set(\.shadowPath, path) }
  /// Shows a color over the view and its subviews.
  public static func overlay(color: UIColor, opacity: CGFloat) -> HeroModifier {
    set(\.overlay, HeroTargetState.Overlay(color: color, opacity: opacity))
  }

  // MARK: Timing

  /// Sets the duration in seconds; `.infinity` is as long as the longest of all.
  public static func duration(_ seconds: TimeInterval) -> HeroModifier { set(\.duration, seconds) }
  /// Moves the view for as long as the longest of all animations.
  public static var durationMatchLongest: HeroModifier { duration(.infinity) }
  /// Waits a number of seconds before the view moves.
  public static func delay(_ seconds: TimeInterval) -> HeroModifier {
    HeroModifier { $0.delay = seconds }
  }
  /// Sets the timing curve of the view's motion.
  public static func timingFunction(_ curve: Curve) -> HeroModifier { set(\.curve, curve) }
  /// Sets the timing curve of the view's motion as a Core Animation timing function.
  public static func timingFunction(_ function: CAMediaTimingFunction) -> HeroModifier {
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)
    return timingFunction(
      Curve(Double(first[0]), Double(first[1]), Double(second[0]), Double(second[1])))
  }
  /// Moves the view with a spring of mass 1. The motion takes until it has settled, unless a
  /// duration is set as well.
  public static func spring(stiffness: CGFloat, damping: CGFloat) -> HeroModifier {
    set(\.spring, Spring(stiffness: Double(stiffness), damping: Double(damping)))
  }

  // MARK: Path and relation

  /// Moves the view from or to the position of a view with another id on the other screen.
  public static func source(heroID: String) -> HeroModifier { set(\.source, heroID) }
  /// Moves the view along an arc.
  public static var arc: HeroModifier { arc() }
  /// Moves the view along an arc; negative values bend it the other way.
  public static func arc(intensity: CGFloat = 1) -> HeroModifier { set(\.arc, intensity) }
  /// Delays the subviews one after the other, from top to bottom.
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

  /// Applies modifiers at once when the transition begins, without animation, and reverts them at
  /// the end.
  public static func beginWith(_ modifiers: [HeroModifier]) -> HeroModifier {
    HeroModifier { $0.beginModifiers += modifiers }
  }
  /// Applies modifiers at once when the transition begins, instead of animating them.
  public static func beginWith(_ modifiers: HeroModifier...) -> HeroModifier {
    beginWith(modifiers)
  }
  /// Moves the view in the overlay above both screens instead of its superview.
  public static var useGlobalCoordinateSpace: HeroModifier {
    HeroModifier { $0.coordinateSpace = .global }
  }
  /// Ignores the modifiers of the direct subviews.
  public static var ignoreSubviewModifiers: HeroModifier { ignoreSubviewModifiers() }
  /// Ignores the modifiers of subviews.
  ///
  /// - Parameter recursive: Whether all descendants are ignored rather than the direct subviews.
  public static func ignoreSubviewModifiers(recursive: Bool = false) -> HeroModifier {
    set(\.ignoresSubviewModifiers, recursive)
  }
  /// Chooses the cheapest snapshot that looks like the view.
  public static var useOptimizedSnapshot: HeroModifier { snapshot(.optimized) }
  /// Takes a snapshot with `snapshotView(afterScreenUpdates:)`.
  public static var useNormalSnapshot: HeroModifier { snapshot(.normal) }
  /// Draws the view's layer into an image.
  public static var useLayerRenderSnapshot: HeroModifier { snapshot(.layerRender) }
  /// Moves the destination's view itself instead of a snapshot, and puts it back at the end.
  public static var useNoSnapshot: HeroModifier { snapshot(.none) }
  private static func snapshot(_ kind: HeroTargetState.Snapshot) -> HeroModifier {
    HeroModifier { $0.snapshot = kind }
  }
  /// Takes part even if it isn't visible.
  public static var forceAnimate: HeroModifier { HeroModifier { $0.isForced = true } }
  /// Scales the content of the view with it, in both directions.
  public static var useScaleBasedSizeChange: HeroModifier {
    HeroModifier { $0.usesScaleBasedSizeChange = true }
  }
}

/// The order in which subviews move.
public enum HeroCascadeDirection: Sendable {
  /// From the top to the bottom.
  case topToBottom
  /// From the bottom to the top.
  case bottomToTop
  /// From the left to the right.
  case leftToRight
  /// From the right to the left.
  case rightToLeft
  /// In the direction of reading.
  case leadingToTrailing
  /// Against the direction of reading.
  case trailingToLeading
  /// From a point of the view outwards, or inwards.
  case radial(center: CGPoint), inverseRadial(center: CGPoint)
}
