import AVFoundation
import HeroTransitions
import UIKit
import UIKitCompat

/// A video that continues to play while it grows: the view itself moves, not a snapshot.
final class FlyingVideoController: HeroScreen {
  private let video = VideoView(Samples.videos.first?.file)
  private let heading = UILabel(
    String(showcase: "It plays while it moves"), size: 22, weight: .bold)
  private let bodyLabel = UILabel(
    String(
      showcase: "Tap the video. The view itself moves while it plays, and returns to its place."),
    size: 16,
    color: .detailText)
  override var hasCloseButton: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    video.layer.cornerRadius = 14
    video.heroID = "video"
    video.heroModifiers = [.useNoSnapshot]
    video.onTap { [weak self] in self?.open() }
    // After the video with its black margins has moved.
    heading.heroModifiers = [.fade, .translate(y: -20), .whenAppearing(.delay(0.15))]
    bodyLabel.heroModifiers = [.fade, .translate(y: 20), .whenAppearing(.delay(0.15))]
    for part in [video, heading, bodyLabel] as [UIView] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    video.player?.play()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentedViewController == nil { video.player?.pause() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let contentArea = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(contentArea.width - 40, 760, (contentArea.height - 190) / 0.5625).rounded()
    let x = ((contentArea.width - width) / 2).rounded()
    let height = 28 + 16 + width * 0.5625 + 16 + 40
    let top = contentArea.minY + max(28, (contentArea.height - height) * 0.35).rounded()
    let bottom = heading.place(x: x, y: top, width: width)
    let videoFrame = CGRect(x: x, y: bottom + 16, width: width, height: width * 0.5625)
    // During the transition it is not laid out here.
    if video.superview === view { video.frame = videoFrame }
    _ = bodyLabel.place(x: x, y: videoFrame.maxY + 16, width: width)
  }

  private func open() {
    let page = VideoPage(playing: video.player)
    page.modalPresentationStyle = .fullScreen
    page.isHeroEnabled = true
    present(page, animated: true)
  }
}

extension FlyingVideoController: TourStop {
  func show(to guide: TourGuide) async throws {
    await guide.finishLoading()
    guide.tap(video)
    try guide.stills("Growing", over: 0.375)
    guide.app.press(.keyboardEscape)
    try guide.stills("Back", over: 0.375)
  }
}

/// The same player, full screen.
private final class VideoPage: HeroScreen {
  private let video = VideoView(nil)

  init(playing player: AVPlayer?) {
    super.init(nibName: nil, bundle: nil)
    video.player = player
    isHeroDismissDragEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    video.heroID = "video"
    video.heroModifiers = [.useNoSnapshot]
    closeButton.heroModifiers = [.fade]
    view.addSubview(video)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if video.superview === view { video.frame = view.bounds }
  }
}

/// Shows a player's video in its bounds.
private final class VideoView: UIView {
  private let playerLayer = AVPlayerLayer()
  private var looping: PlaybackObservation?

  var player: AVPlayer? {
    get { playerLayer.player }
    set { playerLayer.player = newValue }
  }

  init(_ file: URL?) {
    super.init(frame: .zero)
    backgroundColor = .black
    clipsToBounds = true
    playerLayer.videoGravity = .resizeAspect
    layer.addSublayer(playerLayer)
    guard let file else { return }
    let player = AVPlayer(url: file)
    player.isMuted = true
    self.player = player
    looping = player.observePlayback { [weak player] change in
      guard change == .playedToEnd else { return }
      player?.seek(to: .zero)
      player?.play()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    playerLayer.frame = bounds
    CATransaction.commit()
  }
}
