import QuartzCore

/// A view that shows an image or plays an animation. It ignores touches unless
/// `isUserInteractionEnabled` is set.
@MainActor open class UIImageView: UIView {
  /// The image. An animated one plays automatically unless Reduce Motion is on.
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }
  /// The image that is shown instead of `image` while `isHighlighted` is `true`.
  open var highlightedImage: UIImage? { didSet { showImage() } }
  /// A Boolean value that determines whether `highlightedImage` is shown. The default value is
  /// `false`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }
  /// The images that `startAnimating()` plays, and which are shown instead of `image` meanwhile.
  open var animationImages: [UIImage]? { didSet { animationImagesDidChange() } }
  /// The duration of one cycle in seconds. With 0, the default, 30 images are shown per second.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles of `animationImages`. With 0, the default, they repeat indefinitely.
  open var animationRepeatCount = 0
  /// A Boolean value that indicates whether an animation is playing. It stays `true` while the view
  /// is not visible, during which no frames are spent on it.
  open var isAnimating: Bool { playback != nil }

  /// The preferred size and weight of symbols, which their own configuration overrides. The default
  /// value is `nil`.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      showImage()
      invalidateIntrinsicContentSize()
    }
  }

  private var playback: ImagePlayback? {
    didSet {
      guard playback !== oldValue else { return }
      oldValue?.remove(self)
      if window != nil { playback?.add(self) }
    }
  }
  /// Whether `animationImages` are playing rather than the images of an animated image.
  private var isPlayingList = false
  private weak var shownFrame: UIImage?
  /// The last template or tinted image that was drawn, and its color.
  private var filled: (source: CGImage, color: CGColor, result: CGImage)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    imageDidChange()
  }

  /// Creates a view with the size of an image, and the image to show while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  open override var intrinsicContentSize: CGSize { imageSize ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? .zero }

  private var imageSize: CGSize? {
    image?.size(preferring: preferredSymbolConfiguration, for: traitCollection)
  }

  private func imageDidChange() {
    if !isPlayingList { playback = image.flatMap(ImagePlayback.of) }
    showImage()
    invalidateIntrinsicContentSize()
  }

  private func animationImagesDidChange() {
    isPlayingList = false
    playback = image.flatMap(ImagePlayback.of)
    showImage()
  }

  // MARK: Showing

  private var shownImage: UIImage? {
    if let frame = playback?.currentImage { return frame }
    return ((isHighlighted ? highlightedImage : nil) ?? image)?.variant(for: traitCollection)
  }

  /// Called when the playback may have advanced.
  func showFrame() { if shownFrame !== playback?.currentImage { showImage() } }

  private func showImage() {
    shownFrame = playback?.currentImage
    guard let shown = shownImage else {
      layer.contents = nil
      layer.contentNode = nil
      return
    }
    if shown.isDrawn {
      layer.contents = nil
      setNeedsDisplay()
    } else {
      layer.contentNode = nil
      layer.contentsScale = shown.scale
      layer.contents = shown.cgImage.map { contents(of: shown, $0) }
    }
  }

  /// Returns the pixels in one color for templates and tinted images.
  private func contents(of shown: UIImage, _ source: CGImage) -> CGImage {
    guard shown.isTemplate || shown.tint != nil else { return source }
    let color = color(of: shown)
    if let filled, filled.source === source, filled.color == color { return filled.result }
    let result = source.filled(with: color)
    filled = (source, color, result)
    return result
  }

  private func color(of shown: UIImage) -> CGColor {
    let own = shown.isTemplate ? tintColor : shown.tint
    return (own ?? .black).concrete(for: traitCollection)
  }

  package override func display() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let shown = shownImage, shown.isDrawn else {
      layer.contentNode = nil
      return
    }
    guard let symbol = shown.preferring(preferredSymbolConfiguration).symbol else {
      let frame = contentMode.frame(of: shown.size, in: bounds)
      layer.contentNode = shown.cgImage.map {
        shown.node(of: contents(of: shown, $0), in: frame, isRightToLeft: isRightToLeft)
      }
      return
    }
    let size =
      contentMode == .scaleToFill || contentMode == .scaleAspectFit
      ? bounds.size : symbol.size(for: traitCollection)
    let frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    layer.contentNode = symbol.node(
      in: frame, color: color(of: shown), isRightToLeft: isRightToLeft)
  }

  open override var bounds: CGRect {
    didSet { if shownImage?.isDrawn == true { setNeedsDisplay() } }
  }

  package override func contentModeDidChange() {
    super.contentModeDidChange()
    if shownImage?.isDrawn == true { setNeedsDisplay() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if shownImage?.isDrawn == true { setNeedsDisplay() }
  }

  package override func traitsDidChange() {
    super.traitsDidChange()
    if image?.asset != nil || highlightedImage?.asset != nil { showImage() }
    if shownImage?.isDrawn == true { setNeedsDisplay() }
    if shownImage?.symbol != nil { invalidateIntrinsicContentSize() }
    colorMayHaveChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorMayHaveChanged()
  }

  private func colorMayHaveChanged() {
    if let shownImage, shownImage.isTemplate || shownImage.tint != nil { showImage() }
  }

  // MARK: Animation

  /// Plays `animationImages`, or the images of an animated image, starting with the first one.
  open func startAnimating() {
    if let images = animationImages, !images.isEmpty {
      isPlayingList = true
      playback = ImagePlayback(
        images: images, duration: animationDuration, repeatCount: animationRepeatCount)
    } else if let image, let images = image.images, images.count > 1 {
      playback = ImagePlayback(
        images: images, duration: image.duration, repeatCount: image.playCount)
    }
    showImage()
  }

  /// Stops the animation and shows the image.
  open func stopAnimating() {
    isPlayingList = false
    playback = nil
    showImage()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { playback?.add(self) } else { playback?.remove(self) }
  }
}

extension UIImage {
  /// Whether image views draw the image, as it depends on more than its pixels and their place.
  fileprivate var isDrawn: Bool { symbol != nil || !placement.isPlain }
}

extension UIView.ContentMode {
  /// Returns the frame of content of a size.
  fileprivate func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let fit = (x: bounds.width / max(size.width, 1e-6), y: bounds.height / max(size.height, 1e-6))
    func placed(_ scale: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      let (width, height) = (size.width * scale, size.height * scale)
      return CGRect(
        x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
        width: width, height: height)
    }
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: placed(min(fit.x, fit.y), 0.5, 0.5)
    case .scaleAspectFill: placed(max(fit.x, fit.y), 0.5, 0.5)
    case .center: placed(1, 0.5, 0.5)
    case .top: placed(1, 0.5, 0)
    case .bottom: placed(1, 0.5, 1)
    case .left: placed(1, 0, 0.5)
    case .right: placed(1, 1, 0.5)
    case .topLeft: placed(1, 0, 0)
    case .topRight: placed(1, 1, 0)
    case .bottomLeft: placed(1, 0, 1)
    case .bottomRight: placed(1, 1, 1)
    }
  }
}
