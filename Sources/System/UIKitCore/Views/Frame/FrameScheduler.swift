import HostInterface
import QuartzCore

/// The timers and tickers that the frames of all scenes share.
///
/// A ticker belongs to its owner and not to a scene, because an animator can move views of two. It
/// ticks in the frames of one scene at a time, so that time advances once.
@MainActor package final class FrameScheduler {
  package static let shared = FrameScheduler()

  package let timers = FrameTimerQueue()
  let playbacks = ImagePlaybacks()
  /// Called after each frame, for the frame log.
  package var onFrame: ((FrameRecord) -> Void)?

  private var loops: [FrameLoop] = []
  private var tickers: [Weak<FrameTicker>] = []
  private var observers: [Weak<FrameObserver>] = []
  private var pacer = FramePacer()
  private(set) var isInFrame = false
  private(set) var frameNumber = 0

  /// The host, which serves timers while no frame is made. Set at launch.
  package weak var host: (any AppHost)? {
    didSet { timers.onEarliestChange = { [weak self] in self?.wakeHost(at: $0) } }
  }

  private init() {
    RenderScheduler.requestFrame = { FrameScheduler.shared.requestFrame() }
  }

  /// Requests a frame of every scene, because a layer doesn't know which scene it is in.
  package func requestFrame() { for loop in loops { loop.request() } }

  func add(_ loop: FrameLoop) {
    loops.append(loop)
    loop.request()
  }

  func remove(_ loop: FrameLoop) { loops.removeAll { $0 === loop } }

  // MARK: Frames

  /// Returns `false` while a frame is being made.
  func beginFrame() -> Bool {
    guard !isInFrame else { return false }
    isInFrame = true
    frameNumber += 1
    return true
  }

  func endFrame(_ record: FrameRecord) {
    isInFrame = false
    if tickers.contains(where: { $0.value != nil }) || CADisplayLink.hasActive { requestFrame() }
    for loop in loops { loop.passRequestToHost() }
    onFrame?(record)
  }

  func tick(at time: TimeInterval, for scene: UIWindowScene) {
    guard let time = pacer.advance(to: time, for: scene) else { return }
    for ticker in tickers { ticker.value?.tick(at: time) }
    CADisplayLink.tickAll(at: time)
  }

  func contentWasLaidOut(in scene: UIWindowScene, at time: TimeInterval) {
    for observer in observers { observer.value?.contentWasLaidOut() }
    playbacks.show(at: time, in: scene)
  }

  // MARK: Tickers and observers

  /// Adds a ticker, which the object that created it retains.
  func add(_ ticker: FrameTicker) {
    remove(ticker)
    tickers.append(Weak(ticker))
    requestFrame()
  }

  func remove(_ ticker: FrameTicker) {
    tickers.removeAll { $0.value == nil || $0.value === ticker }
  }

  func add(_ observer: FrameObserver) {
    observers.removeAll { $0.value == nil }
    observers.append(Weak(observer))
  }

  private func wakeHost(at time: TimeInterval?) {
    host?.wake(at: time) { [weak self] in
      self?.timers.fireDue(at: MediaClock.now)
    }
  }

  /// Removes everything that a finished stage left behind.
  package func reset() {
    timers.removeAll()
    playbacks.removeAll()
    // A running animator is retained by its own ticker.
    for ticker in tickers { ticker.value?.invalidate() }
    observers.removeAll()
    loops.removeAll()
    pacer = FramePacer()
    isInFrame = false
    frameNumber = 0
  }
}

package struct Weak<Object: AnyObject> {
  package weak var value: Object?
  package init(_ value: Object) { self.value = value }
}
