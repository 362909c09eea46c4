import HeroTransitions
import UIKit
import UIKitCompat

/// Stops transitions at their beginning and shows what they are made of: a slider moves them, and
/// buttons show paths, depth, and for each view with an id why it wasn't matched.
///
/// ```swift
/// controller.heroSettings.plugins.append(HeroDebugOverlay())
/// ```
@MainActor public final class HeroDebugOverlay: HeroPlugin {
  /// Whether the ways of the moving views are drawn.
  public var showsPaths = false { didSet { paths?.isHidden = !showsPaths } }
  /// Whether the screens and the moving views are seen from the side, one behind the other.
  public var isExploded = false { didSet { if isExploded != oldValue { explode() } } }
  /// The views with an id of the last transition, and whether they were matched.
  public private(set) var matches: [HeroMatch] = []

  /// The panel with the slider, while a transition is stopped.
  private(set) var panel: HeroDebugPanel?
  private(set) var paths: HeroPathsView?
  private var context: HeroContext?
  private weak var transition: HeroTransition?
  /// The angles from which the exploded views are seen, in radians.
  private var angles = CGPoint(x: CGFloat.pi / 6, y: 0)

  /// Creates an overlay, which stops each transition that it is a plug-in of.
  public init() {}

  /// The text about each view with an id: its id, its screen and whether it was matched.
  public var report: [String] {
    matches.map { match in
      "\(match.id) (\(match.isAppearing ? "to" : "from")): \(match.result)"
    }
  }

  public func animate(
    fromViews: [UIView], toViews: [UIView], in context: HeroContext
  ) -> TimeInterval {
    self.context = context
    matches = context.matches
    transition =
      context.toViewController.heroTransition ?? context.fromViewController.heroTransition
    transition?.hold()
    showPaths(context)
    showPanel(over: context.container)
    explode()
    return 0
  }

  public func seek(to progress: Double) { panel?.progress = progress }

  public func finish(didComplete: Bool) {
    for view in [panel, paths] as [UIView?] { view?.removeFromSuperview() }
    context?.container.layer.sublayerTransform = CATransform3DIdentity
    (panel, paths, context, transition) = (nil, nil, nil, nil)
  }

  private func showPanel(over container: UIView) {
    guard let window = container.window else { return }
    let panel = HeroDebugPanel(report: report)
    panel.onSeek = { [weak self] in self?.transition?.update($0) }
    panel.onDone = { [weak self] in self?.release() }
    panel.onPaths = { [weak self] in self?.showsPaths.toggle() }
    panel.onExplode = { [weak self] in self?.isExploded.toggle() }
    panel.onTurn = { [weak self] in self?.turn(by: $0) }
    panel.frame = window.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(panel)
    self.panel = panel
  }

  /// Continues to the nearer end.
  private func release() {
    guard let transition else { return }
    if transition.progress > 0.5 { transition.finish() } else { transition.cancel() }
  }

  private func showPaths(_ context: HeroContext) {
    let moving = (context.fromViews + context.toViews).map { context.path(of: $0) }
    let view = HeroPathsView(moving.filter { !$0.isEmpty })
    view.frame = context.container.bounds
    view.isHidden = !showsPaths
    context.container.addSubview(view)
    paths = view
  }

  // MARK: Exploded

  /// The distance from one view to the next, in points.
  private static let gap: CGFloat = 10
  private static let scale: CGFloat = 0.6

  private func turn(by translation: CGPoint) {
    angles.x += translation.x / 150
    angles.y -= translation.y / 150
    explode()
  }

  private func explode() {
    guard let context else { return }
    let container = context.container
    for (index, view) in (context.fromViews + context.toViews).enumerated() {
      guard let snapshot = context.snapshotView(for: view) else { continue }
      snapshot.layer.zPosition = isExploded ? CGFloat(index + 1) * Self.gap : 0
    }
    guard isExploded else {
      container.layer.sublayerTransform = CATransform3DIdentity
      return
    }
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 4000
    transform = CATransform3DScale(transform, Self.scale, Self.scale, 1)
    transform = CATransform3DRotate(transform, angles.x, 0, 1, 0)
    container.layer.sublayerTransform = CATransform3DRotate(transform, angles.y, 1, 0, 0)
  }
}
