import QuartzCore

@MainActor open class UIImageView: UIView {
  /// An image with `images` plays automatically unless Reduce Motion is on.
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }
  open var highlightedImage: UIImage? { didSet { showImage() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }
  /// Shown in place of `image` while they play.
  open var animationImages: [UIImage]? { didSet { animationImagesDidChange() } }
  /// Seconds of one round; 0 shows 30 images a second.
  open var animationDuration: TimeInterval = 0
  /// Rounds of `animationImages`; 0 is for ever.
  open var animationRepeatCount = 0
  /// Out of sight as well, where no frame is spent on it.
  public var isAnimating: Bool { playback != nil }

  private var playback: ImagePlayback? {
    didSet {
      guard playback !== oldValue else { return }
      oldValue?.remove(self)
      if window != nil { playback?.add(self) }
    }
  }
  /// Whether it is not the image's own.
  private var isPlayingList = false
  private weak var shownFrame: UIImage?
  /// The last picture in one colour.
  private var filled: (source: CGImage, color: CGColor, picture: CGImage)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    imageDidChange()
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

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
    playback?.currentImage ?? (isHighlighted ? highlightedImage : nil) ?? image
  }

  /// The playback went on.
  func showFrame() { if shownFrame !== playback?.currentImage { showImage() } }

  private func showImage() {
    shownFrame = playback?.currentImage
    guard let shown = shownImage else {
      layer.contents = nil
      layer.contentNode = nil
      return
    }
    if shown.symbol != nil {
      layer.contents = nil
      setNeedsDisplay()
    } else {
      layer.contentNode = nil
      layer.contentsScale = shown.scale
      layer.contents = shown.cgImage.map { picture(of: shown, $0) }
    }
  }

  /// In its colour, where it has but one.
  private func picture(of shown: UIImage, _ source: CGImage) -> CGImage {
    guard shown.isTemplate || shown.tint != nil else { return source }
    let color = color(of: shown)
    if let filled, filled.source === source, filled.color == color { return filled.picture }
    let picture = source.filled(with: color)
    filled = (source, color, picture)
    return picture
  }

  private func color(of shown: UIImage) -> CGColor {
    let own = shown.isTemplate ? tintColor : shown.tint
    return (own ?? .black).concrete(for: traitCollection)
  }

  package override func display() {
    guard let shown = shownImage, let symbol = shown.symbol else {
      layer.contentNode = nil
      return
    }
    let color = color(of: shown)
    let size = contentMode == .scaleToFill || contentMode == .scaleAspectFit
      ? bounds.size : symbol.size
    let frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    layer.contentNode = symbol.node(in: frame, color: color)
  }

  open override var bounds: CGRect {
    didSet { if shownImage?.symbol != nil { setNeedsDisplay() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if shownImage?.symbol != nil { setNeedsDisplay() }
  }

  package override func traitsDidChange() {
    super.traitsDidChange()
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

  /// Begins with the first image.
  open func startAnimating() {
    if let images = animationImages, !images.isEmpty {
      isPlayingList = true
      playback = ImagePlayback(
        images: images, duration: animationDuration, repeatCount: animationRepeatCount)
    } else if let image, let images = image.images, images.count > 1 {
      playback = ImagePlayback(images: images, duration: image.duration)
    }
    showImage()
  }

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
