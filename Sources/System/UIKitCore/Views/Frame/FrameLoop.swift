import HostInterface
import QuartzCore

/// Runs the passes that make a frame of one scene, in order. The file to read first.
///
/// A static screen costs nothing: changes request frames, and without changes, animations or
/// tickers there are none.
@MainActor package final class FrameLoop {
  private weak var scene: UIWindowScene?
  private let hostWindow: any HostWindow
  private let composer = SceneComposer()
  /// The second output of the frames.
  let semantics: SceneSemantics
  /// Whether something may have changed since the last frame.
  private(set) var isRequested = false
  private var inputMilliseconds = 0.0
  private var drawMilliseconds = 0.0

  private var scheduler: FrameScheduler { .shared }

  init(scene: UIWindowScene, hostWindow: any HostWindow) {
    self.scene = scene
    self.hostWindow = hostWindow
    semantics = SceneSemantics(scene: scene, hostWindow: hostWindow)
    hostWindow.onDrawn = { [weak self] in self?.drawMilliseconds += $0 }
  }

  /// Dispatches an event as it arrives, from which gestures are recognized; the next frame shows
  /// the resulting changes.
  func dispatch(_ event: InputEvent, to router: SceneEventRouter) {
    inputMilliseconds += timed { router.handle(event) }.milliseconds
  }

  func runFrame(at time: TimeInterval) {
    guard let scene, scheduler.beginFrame() else { return }
    var record = FrameRecord(timestamp: time, number: scheduler.frameNumber)
    record[.input] = inputMilliseconds
    record[.draw] = drawMilliseconds
    (inputMilliseconds, drawMilliseconds) = (0, 0)

    record.measure(.timers) { scheduler.timers.fireDue(at: MediaClock.now) }
    record.measure(.animate) { scheduler.tick(at: time, for: scene) }
    record.measure(.traits) { scene.updateTraits() }
    record.measure(.constraints) { scene.prepareWindowLayout() }
    record.measure(.layout) { scene.layOutWindows() }
    record.measure(.animate) { scheduler.contentWasLaidOut(in: scene, at: time) }
    record.measure(.display) { scene.displayWindows() }
    record.measure(.commit) { CATransaction.flush() }
    isRequested = false
    let node = record.measure(.compose) {
      composer.compose(scene.drawnWindows, in: hostWindow.size, at: time)
    }
    if let node {
      record.measure(.present) { hostWindow.present(node) }
      record.isPresented = true
    }
    record.measure(.compose) { for popup in scene.popups { popup.present(at: time) } }
    record.measure(.compose) { semantics.frameWasComposed() }
    record.measure(.animate) { AnimationClock.finishCompleted(at: time) }

    if scene.hasRunningAnimations { isRequested = true }
    scheduler.endFrame(record)
  }

  /// Whether the scene's window has presented anything.
  var hasPresented: Bool { composer.lastNode != nil }

  func request() {
    guard !isRequested else { return }
    isRequested = true
    if !scheduler.isInFrame { hostWindow.requestFrame() }
  }

  /// Requests from the host the frame that was requested while another was made.
  func passRequestToHost() { if isRequested { hostWindow.requestFrame() } }
}
