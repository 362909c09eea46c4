import Motion
import UIKit

/// An instruction for how a view appears or disappears. Lists are applied in order, so that later
/// modifiers win.
///
/// A modifier says how the view looks before it appears or after it has disappeared. Of matched
/// views, the match determines position, size, transform and opacity; everything else happens to
/// the element that moves.
@MainActor public struct HeroModifier {
  let apply: (inout HeroTargetState) -> Void
  /// The text form; nil if there is none.
  let expression: HeroExpression?

  /// Creates a custom modifier, which changes the state that an appearing view starts from and a
  /// disappearing one ends at.
  public init(applyFunction: @escaping (inout HeroTargetState) -> Void) {
    apply = applyFunction
    expression = nil
  }

  /// Creates a modifier that has a text form, unless its arguments have none.
  init(
    _ name: String, _ arguments: [HeroExpression.Argument]? = [],
    _ apply: @escaping (inout HeroTargetState) -> Void
  ) {
    self.apply = apply
    expression = arguments.map { HeroExpression(name: name, arguments: $0) }
  }

  private static func setting<Value>(
    _ name: String, _ arguments: [HeroExpression.Argument]?,
    _ path: WritableKeyPath<HeroTargetState, Value?>, _ value: Value
  ) -> HeroModifier {
    HeroModifier(name, arguments) { $0[keyPath: path] = value }
  }

  private static func setting(
    _ name: String, _ path: WritableKeyPath<HeroTargetState, CGFloat?>, _ value: CGFloat
  ) -> HeroModifier {
    setting(name, .numbers([value]), path, value)
  }

  private static func setting(
    _ name: String, _ path: WritableKeyPath<HeroTargetState, UIColor?>, _ color: UIColor
  ) -> HeroModifier {
    setting(name, color.heroArguments, path, color)
  }

  private static func setting(
    _ name: String, _ path: WritableKeyPath<HeroTargetState, CGSize?>, _ size: CGSize
  ) -> HeroModifier {
    setting(name, .numbers([size.width, size.height]), path, size)
  }

  // MARK: Basic

  /// Fades the view in or out.
  public static var fade: HeroModifier { setting("fade", [], \.opacity, 0) }
  /// Keeps the disappearing view of a matched pair opaque until the end while the appearing one
  /// fades in over it. Either view may have the modifier. Use it for views with holes, through
  /// which a cross-fade would be visible.
  public static var forceNonFade: HeroModifier {
    HeroModifier("forceNonFade") { $0.forcesNonFade = true }
  }
  /// Moves the center from or to a point in the superview's coordinates.
  public static func position(_ point: CGPoint) -> HeroModifier {
    setting("position", .numbers([point.x, point.y]), \.position, point)
  }
  /// Resizes the view from or to a size.
  public static func size(_ size: CGSize) -> HeroModifier { setting("size", \.size, size) }
  /// Changes the opacity from or to a value.
  public static func opacity(_ opacity: CGFloat) -> HeroModifier {
    setting("opacity", \.opacity, opacity)
  }

  // MARK: Appearance

  /// Changes the background color from or to a color.
  public static func backgroundColor(_ color: UIColor) -> HeroModifier {
    setting("backgroundColor", \.backgroundColor, color)
  }
  /// Changes the border's color from or to a color.
  public static func borderColor(_ color: UIColor) -> HeroModifier {
    setting("borderColor", \.borderColor, color)
  }
  /// Changes the border's width from or to a number of points.
  public static func borderWidth(_ width: CGFloat) -> HeroModifier {
    setting("borderWidth", \.borderWidth, width)
  }
  /// Changes the corner radius from or to a number of points.
  public static func cornerRadius(_ radius: CGFloat) -> HeroModifier {
    setting("cornerRadius", \.cornerRadius, radius)
  }
  /// Sets whether the view clips its contents during the transition.
  public static func masksToBounds(_ masks: Bool) -> HeroModifier {
    setting("masksToBounds", [.flag(masks)], \.masksToBounds, masks)
  }
  /// Sets the position in depth among the moving views.
  public static func zPosition(_ position: CGFloat) -> HeroModifier {
    setting("zPosition", \.zPosition, position)
  }
  /// Changes the visible part of the contents, in unit coordinates.
  public static func contentsRect(_ rect: CGRect) -> HeroModifier {
    setting(
      "contentsRect",
      .numbers([rect.minX, rect.minY, rect.width, rect.height]), \.contentsRect, rect)
  }
  /// Changes the number of pixels a point in the contents.
  public static func contentsScale(_ scale: CGFloat) -> HeroModifier {
    setting("contentsScale", \.contentsScale, scale)
  }
  /// Changes the shadow's color from or to a color.
  public static func shadowColor(_ color: UIColor) -> HeroModifier {
    setting("shadowColor", \.shadowColor, color)
  }
  /// Changes the shadow's opacity from or to a value.
  public static func shadowOpacity(_ opacity: CGFloat) -> HeroModifier {
    setting("shadowOpacity", \.shadowOpacity, opacity)
  }
  /// Changes the shadow's offset from or to a size.
  public static func shadowOffset(_ offset: CGSize) -> HeroModifier {
    setting("shadowOffset", \.shadowOffset, offset)
  }
  /// Changes the shadow's blur radius from or to a number of points.
  public static func shadowRadius(_ radius: CGFloat) -> HeroModifier {
    setting("shadowRadius", \.shadowRadius, radius)
  }
  /// Sets the shadow's path for the duration of the transition, without animation.
  public static func shadowPath(_ path: CGPath) -> HeroModifier {
    HeroModifier { $0.shadowPath = path }
  }
  /// Shows a color over the view and its subviews.
  public static func overlay(color: UIColor, opacity: CGFloat) -> HeroModifier {
    let numbers: [HeroExpression.Argument]? = .numbers([opacity])
    return setting(
      "overlay", color.heroArguments.flatMap { color in numbers.map { color + $0 } }, \.overlay,
      HeroTargetState.Overlay(color: color, opacity: opacity))
  }

  // MARK: Timing

  /// Sets the duration in seconds; `.infinity` is as long as the longest of all.
  public static func duration(_ seconds: TimeInterval) -> HeroModifier {
    if seconds == .infinity { return setting("durationMatchLongest", [], \.duration, seconds) }
    return setting("duration", .numbers([CGFloat(seconds)]), \.duration, seconds)
  }
  /// Moves the view for as long as the longest of all animations.
  public static var durationMatchLongest: HeroModifier { duration(.infinity) }
  /// Waits a number of seconds before the view moves.
  public static func delay(_ seconds: TimeInterval) -> HeroModifier {
    HeroModifier("delay", .numbers([CGFloat(seconds)])) { $0.delay = seconds }
  }
  /// Sets the timing curve of the view's motion.
  public static func timingFunction(_ curve: Curve) -> HeroModifier {
    let name = curves.first { $0.value == curve }?.name
    let points: [HeroExpression.Argument]? = .numbers(
      [curve.x1, curve.y1, curve.x2, curve.y2].map { CGFloat($0) })
    return setting("timingFunction", name.map { [.name($0)] } ?? points, \.curve, curve)
  }
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
    setting(
      "spring", .numbers([stiffness, damping]), \.spring,
      Spring(stiffness: Double(stiffness), damping: Double(damping)))
  }

  // MARK: Path and relation

  /// Moves the view from or to the position of a view with another id on the other screen.
  public static func source(heroID: String) -> HeroModifier {
    setting("source", [.text(heroID)], \.source, heroID)
  }
  /// Moves the view along an arc.
  public static var arc: HeroModifier { arc() }
  /// Moves the view along an arc; negative values bend it the other way.
  public static func arc(intensity: CGFloat = 1) -> HeroModifier {
    setting("arc", \.arc, intensity)
  }
  /// Delays the subviews one after the other, from top to bottom.
  public static var cascade: HeroModifier { cascade() }
  /// Lets the subviews follow each other, `delta` seconds apart.
  public static func cascade(
    delta: TimeInterval = 0.02, direction: HeroCascadeDirection = .topToBottom,
    delayMatchedViews: Bool = false
  ) -> HeroModifier {
    let start: [HeroExpression.Argument]? = .numbers([CGFloat(delta)])
    let arguments = start.flatMap { start in
      direction.argument.map { start + [$0, .flag(delayMatchedViews)] }
    }
    return setting(
      "cascade", arguments, \.cascade,
      HeroTargetState.Cascade(
        delta: delta, direction: direction, delaysMatchedViews: delayMatchedViews))
  }

  // MARK: Advanced

  /// Applies modifiers at once when the transition begins, and reverts them at the end. A property
  /// that another modifier animates starts from there; others aren't animated.
  public static func beginWith(_ modifiers: [HeroModifier]) -> HeroModifier {
    HeroModifier("beginWith", modifiers.arguments) { $0.beginModifiers += modifiers }
  }
  /// Applies modifiers at once when the transition begins, and reverts them at the end. A property
  /// that another modifier animates starts from there; others aren't animated.
  public static func beginWith(_ modifiers: HeroModifier...) -> HeroModifier {
    beginWith(modifiers)
  }
  /// Moves the view in the overlay above both screens instead of its superview.
  public static var useGlobalCoordinateSpace: HeroModifier {
    HeroModifier("useGlobalCoordinateSpace") { $0.coordinateSpace = .global }
  }
  /// Ignores the modifiers of the direct subviews.
  public static var ignoreSubviewModifiers: HeroModifier { ignoreSubviewModifiers() }
  /// Ignores the modifiers of subviews.
  ///
  /// - Parameter recursive: Whether all descendants are ignored rather than the direct subviews.
  public static func ignoreSubviewModifiers(recursive: Bool = false) -> HeroModifier {
    setting(
      "ignoreSubviewModifiers", [.flag(recursive)], \.ignoresSubviewModifiers, recursive)
  }
  /// Chooses the cheapest snapshot that looks like the view.
  public static var useOptimizedSnapshot: HeroModifier {
    snapshot("useOptimizedSnapshot", .optimized)
  }
  /// Takes a snapshot with `snapshotView(afterScreenUpdates:)`.
  public static var useNormalSnapshot: HeroModifier {
    snapshot("useNormalSnapshot", .normal)
  }
  /// Draws the view's layer into an image.
  public static var useLayerRenderSnapshot: HeroModifier {
    snapshot("useLayerRenderSnapshot", .layerRender)
  }
  /// Moves the destination's view itself instead of a snapshot, and puts it back at the end.
  public static var useNoSnapshot: HeroModifier {
    snapshot("useNoSnapshot", .none)
  }
  private static func snapshot(
    _ name: String, _ kind: HeroTargetState.Snapshot
  ) -> HeroModifier {
    HeroModifier(name) { $0.snapshot = kind }
  }
  /// Takes part even if it isn't visible.
  public static var forceAnimate: HeroModifier {
    HeroModifier("forceAnimate") { $0.isForced = true }
  }
  /// Scales the content of the view with it, in both directions.
  public static var useScaleBasedSizeChange: HeroModifier {
    HeroModifier("useScaleBasedSizeChange") { $0.usesScaleBasedSizeChange = true }
  }
}

extension [HeroModifier] {
  /// The arguments of a modifier with modifiers; nil if one of them has no text form.
  @MainActor var arguments: [HeroExpression.Argument]? {
    let known = compactMap(\.expression)
    return known.count == count ? known.map { .expression($0) } : nil
  }
}

extension [HeroExpression.Argument] {
  /// Numbers; nil if one of them isn't finite and so has no text form.
  static func numbers(_ values: [CGFloat]) -> Self? {
    values.allSatisfy(\.isFinite) ? values.map { .number(Double($0)) } : nil
  }
}

extension UIColor {
  /// Red, green and blue; nil for colors that aren't opaque or depend on traits.
  @MainActor fileprivate var heroArguments: [HeroExpression.Argument]? {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    let color = HeroColor(resolvedColor(with: light).cgColor)
    guard color.alpha == 1, color == HeroColor(resolvedColor(with: dark).cgColor) else {
      return nil
    }
    return .numbers([color.red, color.green, color.blue])
  }
}
