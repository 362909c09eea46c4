import AVFoundation
import UIKit
import UIKitCompat

/// A page that shows a photo with a short video of the same moment, which plays during a long press
/// on the photo, and after a tap on its badge.
@MainActor open class LivePhotoCell: ImageCell {
  /// The URL of the video; nil for an ordinary photo.
  public var motion: URL? {
    didSet {
      guard motion != oldValue else { return }
      stop()
      if motion != nil { setUp() }
      badge.isHidden = motion == nil
      holdRecognizer.isEnabled = motion != nil
    }
  }

  /// The distance of the badge from the top, in points.
  public var badgeTop: CGFloat = 60 { didSet { setNeedsLayout() } }

  private let playerView = PlayerView()
  private let badge = UILabel()
  private let holdRecognizer = UILongPressGestureRecognizer()
  private let badgeRecognizer = UITapGestureRecognizer()
  private var observation: PlaybackObservation?
  private var isSetUp = false

  /// Most photos have no video.
  private func setUp() {
    guard !isSetUp else { return }
    isSetUp = true
    playerView.alpha = 0
    // It is part of the image: zoomed, panned and laid out with it.
    playerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.addSubview(playerView)
    badge.text = String(localized: "◎ LIVE", bundle: .photoBrowsing)
    badge.setScaledFont(.systemFont(ofSize: 12, weight: .semibold), maximum: 24)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = UIColor(white: 0, alpha: 0.6)
    badge.clipsToBounds = true
    badge.alpha = 0
    badge.isUserInteractionEnabled = true
    badge.accessibilityTraits = .button
    badge.accessibilityLabel = String(localized: "Live Photo", bundle: .photoBrowsing)
    badgeRecognizer.onEvent { [weak self] _ in self?.playOrStop() }
    badge.addGestureRecognizer(badgeRecognizer)
    addSubview(badge)
    UIView.animate(withDuration: 0.2) { self.badge.alpha = 1 }
    holdRecognizer.minimumPressDuration = 0.25
    holdRecognizer.onEvent { [weak self] in self?.handleHold($0) }
    addGestureRecognizer(holdRecognizer)
    setNeedsLayout()
  }

  /// Whether the video is playing.
  public var isPlaying: Bool { playerView.playerLayer.player != nil }

  private func playOrStop() {
    if isPlaying { stop() } else { play() }
  }

  private func handleHold(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began: play()
    case .ended, .cancelled, .failed: stop()
    default: break
    }
  }

  /// Plays the video once, from the beginning.
  public func play() {
    guard let motion, image != nil, errorMessage == nil else { return }
    stop()
    playerView.frame = imageView.bounds
    let player = AVPlayer(url: motion)
    playerView.playerLayer.player = player
    observation = player.observePlayback(in: playerView.playerLayer) { [weak self] change in
      switch change {
      case .state: self?.showWhenReady()
      case .playedToEnd, .failed: self?.stop()
      }
    }
    player.play()
  }

  /// Stops the video and shows the photo again.
  public func stop() {
    guard let player = playerView.playerLayer.player else { return }
    player.pause()
    observation = nil
    fade(to: 0) { [weak self] in
      if self?.playerView.playerLayer.player === player {
        self?.playerView.playerLayer.player = nil
      }
    }
  }

  private func showWhenReady() {
    guard playerView.playerLayer.isReadyForDisplay, playerView.alpha == 0 else { return }
    fade(to: 1) {}
  }

  private func fade(to alpha: CGFloat, completion: @escaping () -> Void) {
    UIView.animate(withDuration: 0.15) {
      self.playerView.alpha = alpha
    } completion: { _ in
      completion()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard isSetUp else { return }
    let safe = safeAreaInsets
    let text = badge.sizeThatFits(bounds.size)
    let (width, height) = (text.width + 18, max(22, text.height + 6))
    badge.layer.cornerRadius = height / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge.frame = CGRect(
      x: isMirrored ? bounds.width - safe.right - 16 - width : safe.left + 16,
      y: safe.top + badgeTop, width: width, height: height)
  }

  open override func chromeDidChange(isShown: Bool) {
    super.chromeDidChange(isShown: isShown)
    UIView.animate(withDuration: 0.25) { self.badge.alpha = isShown ? 1 : 0 }
  }

  open override func pageWillDisappear() {
    super.pageWillDisappear()
    stop()
  }

  open override func dismissDragDidMove(to scale: CGFloat) {
    super.dismissDragDidMove(to: scale)
    stop()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    motion = nil
  }
}
