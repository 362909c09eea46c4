import HostInterface
import QuartzCore

/// Plays one item at a time. Changes are reported asynchronously, on the main actor.
@MainActor open class AVPlayer: NSObject {
  /// The state of playback.
  public enum TimeControlStatus: Int, Sendable {
    /// The rate is 0.
    case paused = 0
    /// The player waits until the item is ready or has enough data.
    case waitingToPlayAtSpecifiedRate
    /// The item is playing.
    case playing
  }

  /// An action of a player when an item has played to its end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// For `AVQueuePlayer`, which plays its next item; a plain player keeps its item and rate.
    case advance = 0
    /// Pauses.
    case pause
    /// Keeps the rate.
    case none
  }

  /// The item that is played.
  open private(set) var currentItem: AVPlayerItem?
  /// The player's action when an item has played to its end. The default is `pause`.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// The rate of playback: 0 pauses, 1 is normal speed.
  ///
  /// Negative rates have no effect, as with an item that can't play in reverse.
  open var rate: Float = 0 {
    didSet {
      guard rate >= 0 else { return rate = oldValue }
      if rate != oldValue { rateChanged() }
    }
  }

  /// The volume from 0 to 1, relative to the system's; 1 by default.
  open var volume: Float = 1 { didSet { if volume != oldValue { applyVolume() } } }
  /// Whether the sound is off; false by default.
  open var isMuted = false { didSet { if isMuted != oldValue { applyVolume() } } }

  final var layers: [WeakLayer] = []
  final lazy var clock = PlaybackClock(self)
  private final var changeHandlers: [Int: @MainActor (PlayerChange) -> Void] = [:]
  private final var nextHandler = 0

  struct WeakLayer { weak var layer: AVPlayerLayer? }

  public override init() { super.init() }

  /// Creates a player for an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    take(item)
  }

  /// Creates a player for the media at a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  deinit {
    // Not isolated, as subclasses couldn't have a deinitializer then that isn't.
    guard let currentItem else { return }
    guard Thread.isMainThread else {
      return DispatchQueue.main.async { currentItem.detach() }
    }
    MainActor.assumeIsolated { currentItem.detach() }
  }

  // MARK: Playing

  /// Starts playback at the default rate.
  open func play() { rate = 1 }
  /// Pauses playback.
  open func pause() { rate = 0 }

  /// Whether the player plays, is paused or waits for data.
  open var timeControlStatus: TimeControlStatus {
    guard rate != 0 else { return .paused }
    guard let item = currentItem, item.status == .readyToPlay, !item.isWaiting else {
      return .waitingToPlayAtSpecifiedRate
    }
    return .playing
  }

  /// Plays another item in place of the current one.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    take(item)
  }

  private func take(_ item: AVPlayerItem?) {
    currentItem?.detach()
    currentItem = item
    item?.attach(to: self)
    applyVolume()
    item?.setRate(rate)
    for layer in liveLayers { layer.showFrame() }
    updateShownSize()
    notify(.state)
  }

  private func rateChanged() {
    // At its end, an item has to be moved before it can play on.
    if rate != 0, currentItem?.isAtEnd == true, actionAtItemEnd != .none {
      rate = 0
      return
    }
    currentItem?.setRate(rate)
    notify(.state)
  }

  private func applyVolume() { currentItem?.setVolume(volume, isMuted: isMuted) }

  // MARK: Time

  /// Calls a block at each multiple of an interval of the item's time, when the time jumps, and
  /// when playback starts or stops.
  ///
  /// Keep the result and pass it to `removeTimeObserver(_:)`, or the calls never end.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = PeriodicObserver(interval: interval, queue: queue, block: block)
    clock.add(observer)
    return observer
  }

  /// Removes an observer that `addPeriodicTimeObserver` returned.
  open func removeTimeObserver(_ observer: Any) { clock.remove(observer as AnyObject) }

  /// Returns the time of the current item.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Moves to a time.
  open func seek(to time: CMTime) { currentItem?.seek(to: time, completionHandler: nil) }

  /// Moves to a time and calls a closure when it's there; `false` if another seek came between.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(
      to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
      completionHandler: completionHandler)
  }

  /// Moves to a time within tolerances.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    currentItem?.seek(
      to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter,
      completionHandler: nil)
  }

  /// Moves to a time within tolerances and calls a closure when it's there.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    guard let currentItem else { return completionHandler(false) }
    currentItem.seek(
      to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter,
      completionHandler: completionHandler)
  }

  // MARK: From the item

  func itemChanged(_ item: AVPlayerItem) {
    updateShownSize()
    notify(.state)
  }

  func timeJumped() {
    clock.timeJumped()
    notify(.state)
  }

  func itemEnded(_ item: AVPlayerItem) {
    if actionAtItemEnd == .pause { rate = 0 }
    clock.timeJumped()
    notify(.ended)
  }

  func itemFailed(_ item: AVPlayerItem, error: any Error) {
    rate = 0
    notify(.failed)
  }

  // MARK: Observation

  /// Adds a handler that stands in for key-value observing and notifications; see UIKitCompat.
  package final func addChangeHandler(
    _ handler: @escaping @MainActor (PlayerChange) -> Void
  ) -> Int {
    nextHandler += 1
    changeHandlers[nextHandler] = handler
    return nextHandler
  }

  package final func removeChangeHandler(_ number: Int) { changeHandlers[number] = nil }

  final func notify(_ change: PlayerChange) {
    clock.stateChanged()
    for number in changeHandlers.keys.sorted() { changeHandlers[number]?(change) }
  }
}

/// The kind of a change of a player.
package enum PlayerChange: Sendable {
  /// A change of the item, its status, duration or size, of the rate, the time control status or
  /// whether layers are ready for display; or a jump in time.
  case state
  case ended
  case failed
}
