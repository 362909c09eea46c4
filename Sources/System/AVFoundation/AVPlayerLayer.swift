import QuartzCore

/// How a video is fitted into its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fits the video into the bounds and keeps its aspect ratio.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Fills the bounds and keeps the aspect ratio.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretches the video to the bounds.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows a player's video as its `contents`. While it isn't visible, no frames are
/// decoded for it.
@MainActor open class AVPlayerLayer: CALayer {
  public override init() {
    super.init()
    contentsGravity = .resizeAspect
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentsGravity = .resizeAspect
  }

  /// Creates a layer that shows the video of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    player?.add(self)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let source = layer as? AVPlayerLayer else { return }
    videoGravity = source.videoGravity
    isReadyForDisplay = source.isReadyForDisplay
  }

  /// The player whose video is shown.
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      oldValue?.remove(self)
      player?.add(self)
      if player == nil { showFrame() }
    }
  }

  /// How the video is fitted into the bounds.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet {
      guard videoGravity != oldValue else { return }
      switch videoGravity {
      case .resizeAspectFill: contentsGravity = .resizeAspectFill
      case .resize: contentsGravity = .resize
      default: contentsGravity = .resizeAspect
      }
      player?.updateShownSize()
    }
  }

  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { player?.updateShownSize() } }
  }

  /// Whether the current item's first frame has been decoded.
  open private(set) var isReadyForDisplay = false

  /// The frame of the video in the layer's coordinates; empty while its size is unknown.
  open var videoRect: CGRect {
    let size = player?.currentItem?.presentationSize ?? .zero
    guard size.width > 0, size.height > 0 else { return .zero }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    switch videoGravity {
    case .resize: return bounds
    case .resizeAspectFill: return centered(size, scale: max(x, y))
    default: return centered(size, scale: min(x, y))
    }
  }

  private func centered(_ size: CGSize, scale: CGFloat) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  // MARK: Frames

  func showFrame() {
    let currentFrame = player?.currentItem?.currentFrame
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contents = currentFrame
    CATransaction.commit()
    guard isReadyForDisplay != (currentFrame != nil) else { return }
    isReadyForDisplay = currentFrame != nil
    player?.notify(.state)
  }

  /// The size in pixels of the whole frame on screen; nil if it isn't visible.
  func shownSize(of natural: CGSize) -> CGSize? {
    guard let scale = visibleScale else { return nil }
    let rect = videoRect
    // While the size is unknown, a video that fills the layer may exceed its bounds.
    guard rect.width > 0 else {
      return videoGravity == .resizeAspect ? pixels(bounds, scale) : .zero
    }
    return pixels(rect, scale)
  }

  private func pixels(_ rect: CGRect, _ scale: CGFloat) -> CGSize {
    CGSize(
      width: (rect.width * scale).rounded(.up), height: (rect.height * scale).rounded(.up))
  }
}
