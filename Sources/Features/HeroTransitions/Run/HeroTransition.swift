import UIKit

/// A transition between two screens, from UIKit's request until everything was restored.
///
/// Several may run at once in different containers. A view controller's `heroTransition` is the one
/// that it takes part in.
@MainActor public final class HeroTransition: NSObject {
  /// The stages of a transition, in their order.
  public enum State: Sendable {
    /// The view controllers are notified.
    case notified
    /// Views are collected and matched.
    case starting
    /// Views move.
    case animating
    /// Views have arrived, and the screens change places.
    case completing
    /// The transition is over, and can't be used again.
    case ended
  }

  /// The stage that the transition has reached.
  public internal(set) var state = State.notified {
    didSet { if state != oldValue { onStateChange?(state) } }
  }
  /// The controller that leaves.
  public let fromViewController: UIViewController
  /// The controller that appears.
  public let toViewController: UIViewController
  /// Whether a screen is presented or pushed; `false` for the way back.
  public let isPresenting: Bool
  let kind: HeroScene.Kind
  let animation: HeroAnimationType
  let settings: HeroSettings
  /// Called on every frame with the progress.
  public var onProgress: ((Double) -> Void)?
  /// Called when the transition reaches another stage.
  public var onStateChange: ((State) -> Void)?
  /// Called at the end, after everything else.
  var onEnd: ((_ didComplete: Bool) -> Void)?
  /// Returns whether to give way to another transition that waits for it. It is called in every
  /// frame.
  var shouldInterrupt: () -> Bool = { false }
  /// The motions of the transition that this one interrupted.
  var inheritance: [HeroMoverIdentity: any InterruptedMotion] = [:]

  var host: HeroHost?
  private(set) var run: HeroRun?
  private(set) var scene: HeroScene?
  private(set) var planner: MoverPlanner?
  private var staging: HeroStaging?
  private var grabbing: HeroInteraction?
  private var plugins: [any HeroPlugin] = []
  let log = UndoLog()
  let driver = HeroDriver()
  /// The requests made before it ran, in order.
  private var pending: [() -> Void] = []
  private var size = CGSize.zero
  /// The observers notified of the start.
  var leaving: [any HeroViewControllerDelegate] = []
  var arriving: [any HeroViewControllerDelegate] = []
  /// The parts that are still pinned.
  var pinned: [ObjectIdentifier: LiveViewMover] = [:]

  init(
    _ kind: HeroScene.Kind, from: UIViewController, to: UIViewController, isPresenting: Bool,
    animation: HeroAnimationType, settings: HeroSettings
  ) {
    self.kind = kind
    self.isPresenting = isPresenting
    self.animation = animation == .auto ? settings.defaultAnimation : animation
    self.settings = settings
    fromViewController = from
    toViewController = to
    super.init()
    driver.wantsInteractiveStart = false
  }

  /// The visible progress, 0…1, which decreases when the transition is reversed.
  public var progress: Double { run?.progress ?? 0 }
  /// The duration of all animations with their delays, in seconds; 0 until it is planned.
  public var totalDuration: TimeInterval { run?.total ?? 0 }
  /// The view that contains both screens; nil before the start and after the end.
  public var container: UIView? { scene?.container }
  /// Whether an interaction controls it at the moment.
  public var isInteractive: Bool { run?.isHeld ?? false }

  // MARK: Start

  func start(_ host: HeroHost) {
    guard state == .notified else { return }
    self.host = host
    state = .starting
    notifyWillStart()
    let scene = makeScene(host)
    let staging = HeroStaging(scene, host, settings, log: log)
    self.scene = scene
    self.staging = staging
    staging.placeScreens()
    scene.collect()
    let context = HeroContext(scene: scene, log: log) { [weak self] in
      self?.planner?.element(of: $0)
    }
    plan(scene, context)
    staging.orderScreens()
    let planner = MoverPlanner(scene, overlay: staging.overlay, log: log)
    self.planner = planner
    planner.make()
    staging.raiseOverlay()
    staging.overlay.onLayout = { [weak self] in self?.followContainer() }
    grabbing = HeroInteraction(self, on: staging.overlay)
    // Lay out what has changed before anything moves.
    planner.layOutAtRest(isAnew: false)
    begin(planner, atLeast: startPlugins(context))
  }

  private func makeScene(_ host: HeroHost) -> HeroScene {
    let scene = HeroScene(
      kind, isPresenting: isPresenting,
      from: HeroScreen(
        fromViewController, root: host.fromView, frame: host.fromFrame, isAppearing: false,
        isMovable: host.movesFrom),
      to: HeroScreen(
        toViewController, root: host.toView, frame: host.toFrame, isAppearing: true,
        isMovable: host.movesTo),
      container: host.container, isOverlaid: !(host.movesFrom && host.movesTo),
      isSheet: host.isSheet)
    scene.animation = animation
    scene.direction = settings.direction
    return scene
  }

  private func plan(_ scene: HeroScene, _ context: HeroContext) {
    guard !UIAccessibility.isReduceMotionEnabled else {
      return HeroPlan.makeForReducedMotion(for: scene)
    }
    HeroPlan.make(for: scene)
    plugins = settings.plugins
    for plugin in plugins { plugin.prepare(context) }
    for participant in scene.participants {
      participant.isTakenByPlugin = plugins.contains {
        $0.canAnimate(participant.view, isAppearing: participant.isAppearing, in: context)
      }
    }
  }

  private func startPlugins(_ context: HeroContext) -> TimeInterval {
    plugins.map { plugin in
      let views = context.scene.screens.map { screen in
        screen.participants.filter(\.isTakenByPlugin).map(\.view).filter {
          plugin.canAnimate($0, isAppearing: screen.isAppearing, in: context)
        }
      }
      return plugin.animate(fromViews: views[0], toViews: views[1], in: context)
    }.max() ?? 0
  }

  private func begin(_ planner: MoverPlanner, atLeast minimum: TimeInterval) {
    let run = HeroRun(planner.items + planner.elements, atLeast: minimum)
    self.run = run
    run.take(inheritance)
    inheritance = [:]
    size = host?.container.bounds.size ?? .zero
    run.onFrame = { [weak self] in self?.didShow($0) }
    run.onEnd = { [weak self] in self?.complete($0) }
    state = .animating
    run.start()
    let waiting = pending
    pending = []
    // Each of these may end it.
    for body in waiting { whenRunning(body) }
  }

  private func didShow(_ progress: Double) {
    for occluder in planner?.occluders ?? [] { occluder.follow(progress: CGFloat(progress)) }
    for plugin in plugins { plugin.seek(to: progress) }
    followContainer()
    onProgress?(progress)
    if shouldInterrupt(), run?.isHeld == false { interrupt() }
  }

  /// Adapts to a change of the window's size.
  private func followContainer() {
    guard state == .animating, let now = host?.container.bounds.size, now != size else { return }
    let before = size
    size = now
    planner?.layOutAtRest(isAnew: true)
    run?.relocate(from: before, to: now)
    run?.refresh()
  }

  /// Ends at once, so that the next transition continues from here.
  private func interrupt() {
    guard let run, state == .animating else { return }
    onInterruption?(run.interruptedMotion)
    run.stop()
    complete(true)
  }
  var onInterruption: (([HeroMoverIdentity: any InterruptedMotion]) -> Void)?

  /// Calls a closure now or as soon as the transition runs.
  func whenRunning(_ body: @escaping () -> Void) {
    switch state {
    case .notified, .starting: pending.append(body)
    case .animating: body()
    case .completing, .ended: break
    }
  }

  // MARK: End

  /// Ends the transition and restores everything. It is called once.
  func complete(_ didComplete: Bool) {
    guard state == .animating else { return }
    state = .completing
    for element in planner?.elements ?? [] { element.restore() }
    log.restore()
    staging?.clear()
    for plugin in plugins { plugin.finish(didComplete: didComplete) }
    let host = host
    (self.host, scene, planner, staging, run) = (nil, nil, nil, nil, nil)
    (plugins, pinned, pending, grabbing) = ([], [:], [], nil)
    // Before UIKit's completion, which may begin the next transition.
    notifyDidEnd(didComplete)
    state = .ended
    let onEnd = onEnd
    (self.onEnd, onProgress, onStateChange, onInterruption) = (nil, nil, nil, nil)
    onEnd?(didComplete)
    host?.end(didComplete)
  }

  /// Called when another animator took over or UIKit cancelled before the start.
  func abandon() {
    guard state == .notified else { return }
    state = .ended
    pending = []
    onEnd?(false)
    onEnd = nil
  }
}
