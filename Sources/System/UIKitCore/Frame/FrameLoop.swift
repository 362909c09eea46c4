import HostInterface
import QuartzCore

/// The steps of one frame, in order. The file to read first.
///
/// A still screen costs nothing: a change requests a frame, and with nothing
/// changed, animated or ticking there is none.
@MainActor package final class FrameLoop {
  package static let shared = FrameLoop()

  package let timers = FrameTimerQueue()
  let playbacks = ImagePlaybacks()
  var tickers: [FrameTicker] = []
  var observers: [Weak<FrameObserver>] = []
  private(set) var scenes: [Weak<UIWindowScene>] = []
  /// Whether every scene is to show what has changed. Each waits for its own next frame.
  private var isRequested = false
  private var pace = FramePacer()
  private var isRunning = false
  private var inputMilliseconds = 0.0
  private var frameNumber = 0

  /// Called after each frame, for the frame log.
  package var onFrame: ((FrameRecord) -> Void)?

  /// Serves timers while no frame runs. Set at launch.
  package weak var host: (any AppHost)? {
    didSet { timers.onEarliestChange = { [weak self] in self?.wakeHost(at: $0) } }
  }

  private init() {
    RenderScheduler.requestFrame = { FrameLoop.shared.requestFrame() }
  }

  package func requestFrame() {
    guard !isRequested else { return }
    isRequested = true
    for case let scene? in scenes.map(\.value) { scene.awaitsFrame = true }
    guard !isRunning else { return }
    passRequestToScenes()
  }

  /// Events are dispatched when they arrive: what they change is in the next frame.
  func dispatch(_ event: InputEvent, by handle: (InputEvent) -> Void) {
    inputMilliseconds += milliseconds { handle(event) }
  }

  func runFrame(at timestamp: TimeInterval, for scene: UIWindowScene) {
    guard !isRunning else { return }
    isRunning = true
    frameNumber += 1
    var record = FrameRecord(timestamp: timestamp, number: frameNumber)
    record.input = inputMilliseconds
    inputMilliseconds = 0
    record.timers = milliseconds { timers.fireDue(at: MediaClock.now) }
    record.animate = milliseconds { tick(at: timestamp, for: scene) }
    record.layout = milliseconds { layOutWindows() }
    record.animate += milliseconds { notifyObservers() }
    record.animate += milliseconds { playbacks.show(at: timestamp, in: scene) }
    record.layout += milliseconds { displayWindows() }
    (isRequested, scene.awaitsFrame) = (false, false)
    record.compose = milliseconds { record.isPresented = scene.composeAndPresent(at: timestamp) }
    record.animate += milliseconds { AnimationClock.finishCompleted(at: timestamp) }
    record.draw = scene.takeDrawMilliseconds()
    isRunning = false
    if wantsNextFrame { requestFrame() }
    passRequestToScenes()
    onFrame?(record)
  }

  /// Once for all scenes that are shown at a time.
  private func tick(at timestamp: TimeInterval, for scene: UIWindowScene) {
    guard let timestamp = pace.advance(to: timestamp, for: scene) else { return }
    for ticker in tickers { ticker.tick(at: timestamp) }
    CADisplayLink.tickAll(at: timestamp)
  }

  private func notifyObservers() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.value == nil }
    for observer in observers { observer.value?.frameWasLaidOut() }
  }

  /// Layout may dirty what was laid out already; a few rounds settle any reasonable screen.
  private func layOutWindows() {
    for case let scene? in scenes.map(\.value) { scene.layOutWindows() }
  }

  private func displayWindows() {
    for case let scene? in scenes.map(\.value) { scene.displayWindows() }
    CATransaction.flush()
  }

  private var wantsNextFrame: Bool {
    !tickers.isEmpty || CADisplayLink.hasActive
      || scenes.contains { $0.value?.hasRunningAnimations == true }
  }

  private func passRequestToScenes() {
    for case let scene? in scenes.map(\.value) where scene.awaitsFrame {
      scene.requestHostFrame()
    }
  }

  private func wakeHost(at time: TimeInterval?) {
    host?.wake(at: time) { [weak self] in
      self?.timers.fireDue(at: MediaClock.now)
    }
  }

  func add(_ scene: UIWindowScene) {
    scenes.removeAll { $0.value == nil || $0.value === scene }
    scenes.append(Weak(scene))
    isRequested = false
    requestFrame()
  }

  func remove(_ scene: UIWindowScene) {
    scenes.removeAll { $0.value == nil || $0.value === scene }
  }

  /// Drops what a finished stage left behind.
  package func reset() {
    timers.removeAll()
    playbacks.removeAll()
    tickers.removeAll()
    observers.removeAll()
    scenes.removeAll()
    pace = FramePacer()
    isRequested = false
    inputMilliseconds = 0
    frameNumber = 0
  }
}

struct Weak<Object: AnyObject> {
  weak var value: Object?
  init(_ value: Object) { self.value = value }
}
