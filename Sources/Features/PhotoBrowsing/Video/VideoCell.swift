import AVFoundation
import Motion
import UIKit
import UIKitCompat

/// A page that plays a video: a poster until the first picture, a large button, a bar with the
/// time.
///
/// It opens the video when the page comes into view and gives it up when the page has left. What
/// plays goes on while the page is laid out and resized; a page that is dragged off or leaves falls
/// silent.
@MainActor open class VideoCell: UIView, PhotoBrowserCell {
  // MARK: Wishes

  /// Whether it plays as soon as its page is there.
  public var autoplays = false
  /// Whether it begins again at its end.
  public var loops = false
  public var isMuted = false { didSet { if isMuted != oldValue { applyMute() } } }
  /// Whether the video fills the page, cropped, as in a feed of short videos.
  public var fillsPage = false { didSet { if fillsPage != oldValue { setNeedsLayout() } } }
  /// Points above the bottom of the page that the bar leaves free for what the browser has there.
  public var barInset: CGFloat = 52 { didSet { setNeedsLayout() } }

  // MARK: Events

  /// The person muted it or made it sound; for feeds, whose videos share it.
  public var onMuteChange: ((_ isMuted: Bool) -> Void)?
  /// It played to its end; also at the end of each round.
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
  /// Whether the poster stands in for another that is being loaded.
  var isPosterPreview = false
  /// Why there is no poster.
  var posterFailure: String?
  var observation: PlaybackObservation?
  var timeObserver: Any?
  var spinnerDelay: DelayedCall?
  /// What the person, or autoplay, wants; the player follows when it can.
  var wantsToPlay = false
  var isPageShown = false
  /// The page came into view, and has not begun to play by itself.
  private var awaitsAutoplay = false
  /// What goes on after a drag that did not close, or a finger on the bar.
  var resumesAfterHold = false
  var seek = SeekState()
  var controlsOpacity = SpringValue<CGFloat>(1, spring: VideoCell.fade, threshold: 0.005)
  var buttonOpacity = SpringValue<CGFloat>(1, spring: VideoCell.fade, threshold: 0.005)
  var areControlsHidden = false
  lazy var animator = Animator { [weak self] seconds in self?.stepFade(by: seconds) ?? false }
  static let fade = Spring(duration: 0.25, dampingRatio: 1)

  /// One seek at a time: the newest place waits until the player got to the one before.
  struct SeekState {
    var isUnderWay = false
    var next: CMTime?
    /// Tells an answer to an earlier seek, of a player that is gone.
    var round = 0
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

  /// Shows a poster; the video opens when the page comes into view.
  public func show(_ request: VideoRequest) {
    forget()
    self.request = request
    posterView.image = request.placeholder
    setNeedsLayout()
    loadPreview()
    loadPoster()
    if isPageShown { open() }
  }

  /// Nil while the page is out of sight.
  public var player: AVPlayer? { playerView.playerLayer.player }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frame = pictureFrame
    posterView.frame = frame
    playerView.frame = frame
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    spinner.center = middle
    playButton.center = middle
    errorPage?.frame = bounds
    let safe = safeAreaInsets
    let width = min(bounds.width - safe.left - safe.right - 24, 640)
    bar.frame = CGRect(
      x: (bounds.width - width) / 2,
      y: bounds.height - safe.bottom - barInset - PlaybackBar.height, width: max(0, width),
      height: PlaybackBar.height)
    loadPoster()
  }

  /// Upright pixels; of the poster until the video's own are known.
  var videoSize: CGSize {
    if let size = player?.currentItem?.presentationSize, size.width > 0, size.height > 0 {
      return size
    }
    if let size = request?.videoSize { return size }
    return posterView.image.map {
      CGSize(width: $0.size.width * $0.scale, height: $0.size.height * $0.scale)
    } ?? .zero
  }

  /// Where the whole picture is; parts lie outside when it fills the page.
  var pictureFrame: CGRect {
    let size = videoSize
    guard size.width > 0, size.height > 0 else { return bounds }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let scale = fillsPage ? max(x, y) : min(x, y)
    return CGRect(
      x: bounds.midX - size.width * scale / 2, y: bounds.midY - size.height * scale / 2,
      width: size.width * scale, height: size.height * scale)
  }

  // MARK: PhotoBrowserCell

  /// The picture that is shown now, so that it goes on where it stood.
  public var photoContent: PhotoContent? {
    guard errorPage == nil, bounds.width > 0,
      let image = playerView.playerLayer.displayedImage ?? posterView.image
    else { return nil }
    return PhotoContent(image: image, photoSize: videoSize, frame: pictureFrame)
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

  /// Silent at once; a swipe that turns back lets it go on.
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
    forget()
    isPageShown = false
    fillsPage = false
    onMuteChange = nil
    onEnd = nil
  }

  private func forget() {
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
