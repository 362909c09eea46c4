import AVFoundation
import Motion
import UIKit
import UIKitCompat

/// A page that plays a video, with a poster until the first frame, a large button and a bar with
/// the time.
///
/// It opens the video when the page appears and closes it when the page has disappeared. Playback
/// continues while the page is laid out and resized; it pauses when the page is dragged away or
/// disappears.
@MainActor open class VideoCell: UIView, PhotoBrowserCell {
  // MARK: Configuration

  /// Whether the video plays as soon as the page has appeared.
  public var autoplays = false
  /// Whether the video starts over when it has ended.
  public var loops = false
  /// Whether the video is muted.
  public var isMuted = false { didSet { if isMuted != oldValue { applyMute() } } }
  /// Whether the video is cropped to fill the page, as in a feed of short videos.
  public var fillsPage = false { didSet { if fillsPage != oldValue { setNeedsLayout() } } }
  /// The space below the bar for what the browser shows at the bottom, in points.
  public var barInset: CGFloat = 52 { didSet { setNeedsLayout() } }

  // MARK: Events

  /// Called when a person mutes or unmutes the video, for feeds whose videos share the setting.
  public var onMuteChange: ((_ isMuted: Bool) -> Void)?
  /// Called when the video has played to its end, each time if it loops.
  public var onEnd: (() -> Void)?

  // MARK: Parts

  let posterView = UIImageView()
  let playerView = PlayerView()
  let spinner = LoadingIndicator()
  let bar = PlaybackBar()
  lazy var playButton = PlayButton { [weak self] in self?.togglePlayback() }
  var errorPage: ErrorPage?

  // MARK: State

  var request: VideoRequest?
  var posterLoading: OwnedTask?
  var previewing: OwnedTask?
  /// Whether the poster is a preview while the real one is loading.
  var isPosterPreview = false
  /// The error that the poster failed to load with.
  var posterFailure: String?
  var observation: PlaybackObservation?
  var timeObserver: Any?
  var spinnerDelay: DelayedCall?
  /// Whether a person or autoplay wants it to play; the player follows when it can.
  var wantsToPlay = false
  var isPageShown = false
  /// Whether the page has to start playing when it has appeared.
  private var awaitsAutoplay = false
  /// Whether playback continues after a drag that didn't close, or after a seek.
  var resumesAfterHold = false
  var seek = SeekState()
  var controlsOpacity = SpringValue<CGFloat>(1, spring: VideoCell.fade, threshold: 0.005)
  var buttonOpacity = SpringValue<CGFloat>(1, spring: VideoCell.fade, threshold: 0.005)
  var areControlsHidden = false
  lazy var animator = Animator { [weak self] seconds in self?.stepFade(by: seconds) ?? false }
  static let fade = Spring(duration: 0.25, dampingRatio: 1)

  /// Seeks one at a time: the newest time waits for the seek in progress.
  struct SeekState {
    var isInProgress = false
    var next: CMTime?
    /// Identifies the player, so that completions for an earlier one are ignored.
    var generation = 0
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    posterView.contentMode = .scaleAspectFill
    posterView.clipsToBounds = true
    posterView.isUserInteractionEnabled = false
    spinner.isHidden = true
    for part in [posterView, playerView, spinner, bar, playButton] { addSubview(part) }
    bar.onMute = { [weak self] in self?.toggleMute() }
    bar.seekBar.onScrub = { [weak self] in self?.scrub($0, to: $1) }
    updateControls()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// Shows a video: its poster at first; the video is opened when the page appears.
  public func show(_ request: VideoRequest) {
    reset()
    self.request = request
    posterView.image = request.placeholder
    setNeedsLayout()
    loadPreview()
    loadPoster()
    if isPageShown { open() }
  }

  /// The player; nil while the page is not visible.
  public var player: AVPlayer? { playerView.playerLayer.player }

  /// The bar with the time, which other views should not cover.
  public var controlsView: UIView { bar }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frame = videoFrame
    posterView.frame = frame
    playerView.frame = frame
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    spinner.center = middle
    playButton.center = middle
    bar.frame = barFrame(over: frame)
    loadPoster()
  }

  /// The size of the upright video in pixels, or that of the poster until it is known.
  var videoSize: CGSize {
    if let size = player?.currentItem?.presentationSize, size.width > 0, size.height > 0 {
      return size
    }
    if let size = request?.videoSize { return size }
    return posterView.image.map { $0.size.scaled(by: $0.scale) } ?? .zero
  }

  /// The frame of the whole video, which exceeds the bounds if it fills the page.
  var videoFrame: CGRect {
    let size = videoSize
    guard size.width > 0, size.height > 0 else { return bounds }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let scale = fillsPage ? max(x, y) : min(x, y)
    return CGRect(
      x: bounds.midX - size.width * scale / 2, y: bounds.midY - size.height * scale / 2,
      width: size.width * scale, height: size.height * scale)
  }

  /// The bar is either within the picture or below it, because on the edge its text would lie half
  /// on the picture and half beside it.
  private func barFrame(over video: CGRect) -> CGRect {
    let safe = safeAreaInsets
    let width = min(bounds.width - safe.left - safe.right - 24, 640)
    let margin: CGFloat = 12
    let lowest = bounds.height - safe.bottom - barInset - PlaybackBar.height
    let fitsBelow = lowest >= video.maxY + margin
    let within = min(lowest, video.maxY - margin - PlaybackBar.height)
    return CGRect(
      x: (bounds.width - width) / 2, y: fitsBelow ? lowest : max(margin, within),
      width: max(0, width), height: PlaybackBar.height)
  }

  // MARK: PhotoBrowserCell

  /// The current frame of the video, so that a transition shows it.
  public var photoContent: PhotoContent? {
    guard errorPage == nil, bounds.width > 0,
      let image = playerView.playerLayer.displayedImage ?? posterView.image
    else { return nil }
    return PhotoContent(image: image, photoSize: videoSize, frame: videoFrame)
  }

  open func pageWillAppear() {
    if !isPageShown { awaitsAutoplay = autoplays }
    isPageShown = true
    open()
  }

  open func pageDidAppear() {
    if awaitsAutoplay { play() } else { resumeAfterHold() }
    awaitsAutoplay = false
  }

  /// Pauses at once; a reversed swipe resumes.
  open func pageWillDisappear() { hold() }

  open func pageDidDisappear() {
    isPageShown = false
    resumesAfterHold = false
    close()
    setError(nil)
  }

  open func dismissDragDidMove(to scale: CGFloat) { hold() }

  open func dismissDragDidEnd(isClosing: Bool) { if !isClosing { resumeAfterHold() } }

  open func setPlaceholder(_ image: UIImage) {
    guard posterView.image == nil else { return }
    posterView.image = image
    setNeedsLayout()
  }

  open func prepareForReuse() {
    reset()
    isPageShown = false
    fillsPage = false
    onMuteChange = nil
    onEnd = nil
  }

  private func reset() {
    close()
    posterLoading = nil
    previewing = nil
    isPosterPreview = false
    posterFailure = nil
    request = nil
    resumesAfterHold = false
    posterView.image = nil
    setError(nil)
  }
}
