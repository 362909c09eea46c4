import HostInterface
import QuartzCore

/// The playback of an asset by a player.
///
/// The item opens the file when a player takes it, and closes the file when it leaves the player.
@MainActor open class AVPlayerItem: NSObject {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// The file isn't open yet.
    case unknown = 0
    /// The item can be played.
    case readyToPlay
    /// The item can't be played; `error` says why.
    case failed
  }

  /// The asset that is played.
  open private(set) var asset: AVAsset
  /// Whether the item can be played.
  open private(set) var status = Status.unknown
  /// The reason that the item can't be played.
  open private(set) var error: (any Error)?
  /// The duration of the item; indefinite until it is ready to play.
  open private(set) var duration = CMTime.indefinite
  /// The size of the upright video in square pixels; zero until the item is ready to play, and for
  /// sound only.
  open private(set) var presentationSize = CGSize.zero

  private(set) weak final var player: AVPlayer?
  private final var playback: (any VideoPlayback)?
  /// The latest frame.
  private(set) final var currentFrame: CGImage?
  final var isWaiting = false
  /// Whether the item has played to its end and not been moved since.
  private(set) final var isAtEnd = false
  /// A seek from before a player took the item.
  private final var pendingSeek: PendingSeek?

  private struct PendingSeek {
    var time: CMTime
    var isTolerant: Bool
    var completion: (@Sendable (Bool) -> Void)?
  }

  /// Creates an item for an asset. The keys have no effect: opening the file loads everything.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
  }

  /// Creates an item for an asset.
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }

  /// Creates an item for the media at a URL.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Returns the current time of the item.
  open func currentTime() -> CMTime {
    if let pendingSeek { return pendingSeek.time }
    guard let playback else { return .zero }
    let position = CMTime.media(playback.position)
    return duration.isNumeric ? min(position, duration) : position
  }

  // MARK: Seeking

  /// Moves to a time. The completion handler receives false if another seek interrupted this one.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    seek(
      to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
      completionHandler: completionHandler)
  }

  /// Moves to exactly a time if both tolerances are zero, otherwise to a frame nearby that can be
  /// decoded by itself.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    guard time.isNumeric, status != .failed else {
      completionHandler?(false)
      return
    }
    pendingSeek?.completion?(false)
    isAtEnd = false
    let goal = max(.zero, time)
    let isTolerant = toleranceBefore > .zero || toleranceAfter > .zero
    pendingSeek = PendingSeek(time: goal, isTolerant: isTolerant, completion: completionHandler)
    passSeekOn()
  }

  private func passSeekOn() {
    guard let playback, let seek = pendingSeek else { return }
    pendingSeek = nil
    playback.seek(to: seek.time.seconds, isTolerant: seek.isTolerant) { [weak self] isDone in
      seek.completion?(isDone)
      self?.player?.timeJumped()
    }
  }

  /// Cancels seeks that haven't finished; their closures are called with `false`.
  open func cancelPendingSeeks() {
    let given = pendingSeek?.completion
    pendingSeek = nil
    given?(false)
  }

  // MARK: Player

  /// Connects the item with a player; an item can never belong to another one.
  func attach(to player: AVPlayer) {
    precondition(
      self.player == nil || self.player === player,
      "AVPlayer.replaceCurrentItem(with:): an AVPlayerItem can belong to one player only")
    self.player = player
    guard playback == nil, status != .failed else { return }
    guard let host = HostServices.current.video else {
      DispatchQueue.main.async { [weak self] in self?.videoDidFail(.notLaunched) }
      return
    }
    playback = host.makePlayback(of: asset.location, handler: self)
    passSeekOn()
  }

  /// Ends playback and discards the frame.
  func detach() {
    player = nil
    playback = nil
    currentFrame = nil
    isAtEnd = false
    guard status != .failed else { return }
    status = .unknown
  }

  func setRate(_ rate: Float) { playback?.setRate(Double(rate)) }
  func setVolume(_ volume: Float, isMuted: Bool) {
    playback?.setVolume(Double(volume), isMuted: isMuted)
  }
  func show(at pixels: CGSize?) { playback?.show(at: pixels) }
}

extension AVPlayerItem: VideoPlaybackHandling {
  package func videoDidOpen(_ info: VideoInfo) {
    status = .readyToPlay
    duration = .media(info.duration)
    presentationSize = info.size
    player?.itemChanged(self)
  }

  package func videoDidChangeDuration(_ seconds: Double?) {
    duration = .media(seconds)
    player?.itemChanged(self)
  }

  package func videoDidShow(_ image: CGImage) {
    currentFrame = image
    player?.showFrame(of: self)
  }

  package func videoLeftOutFrame() { player?.updateShownSize() }

  package func videoIsWaiting(_ isWaiting: Bool) {
    self.isWaiting = isWaiting
    player?.itemChanged(self)
  }

  package func videoDidEnd() {
    isAtEnd = true
    player?.itemEnded(self)
    NotificationCenter.default.post(name: Self.didPlayToEndTimeNotification, object: self)
  }

  package func videoDidFail(_ error: VideoError) {
    let wasReady = status == .readyToPlay
    let failure = NSError(error)
    status = .failed
    self.error = failure
    cancelPendingSeeks()
    player?.itemFailed(self, error: failure)
    guard wasReady else { return }
    NotificationCenter.default.post(
      name: Self.failedToPlayToEndTimeNotification, object: self,
      userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: failure])
  }
}

extension AVPlayerItem {
  /// Posted on the main actor when an item has played to its end.
  public nonisolated static let didPlayToEndTimeNotification =
    NSNotification.Name.AVPlayerItemDidPlayToEndTime
  /// Posted when an item couldn't play to its end.
  public nonisolated static let failedToPlayToEndTimeNotification =
    NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
}

extension NSNotification.Name {
  /// Posted when an item has played to its end.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an item couldn't play to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// The key of the error in the notification of a failure.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
