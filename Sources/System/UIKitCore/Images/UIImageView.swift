import QuartzCore

@MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }
  open var highlightedImage: UIImage? { didSet { showImage() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }
  open var animationImages: [UIImage]?
  /// Seconds of one round; 0 shows 30 images a second.
  open var animationDuration: TimeInterval = 0
  public private(set) var isAnimating = false

  private var timer: FrameTimer?
  private var frameIndex = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    showImage()
    if image?.images != nil { startAnimating() }
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  private func imageDidChange() {
    showImage()
    invalidateIntrinsicContentSize()
    if image?.images != nil {
      startAnimating()
    } else if isAnimating && animationImages == nil {
      stopAnimating()
    }
  }

  // MARK: Showing

  private var shownImage: UIImage? {
    if isAnimating, let frames = frames, frames.indices.contains(frameIndex) {
      return frames[frameIndex]
    }
    return (isHighlighted ? highlightedImage : nil) ?? image
  }

  private func showImage() {
    guard let shown = shownImage else {
      layer.contents = nil
      layer.contentNode = nil
      return
    }
    if shown.symbol != nil || shown.renderingMode == .alwaysTemplate {
      layer.contents = nil
      setNeedsDisplay()
    } else {
      layer.contentNode = nil
      layer.contentsScale = shown.scale
      layer.contents = shown.cgImage
    }
  }

  package override func display() {
    guard let shown = shownImage, let symbol = shown.symbol else {
      layer.contentNode = nil
      return
    }
    let color = (shown.tint ?? tintColor ?? .systemBlue).concrete(for: traitCollection)
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
    if shownImage?.symbol != nil { setNeedsDisplay() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.symbol != nil { setNeedsDisplay() }
  }

  // MARK: Animation

  private var frames: [UIImage]? { animationImages ?? image?.images }

  private var roundDuration: TimeInterval {
    let count = Double(frames?.count ?? 1)
    if animationImages != nil { return animationDuration > 0 ? animationDuration : count / 30 }
    return max(image?.duration ?? 0, count * 0.02)
  }

  open func startAnimating() {
    guard let frames, frames.count > 1 else { return }
    isAnimating = true
    frameIndex = 0
    showImage()
    scheduleNextFrame()
  }

  open func stopAnimating() {
    isAnimating = false
    timer?.invalidate()
    timer = nil
    showImage()
  }

  /// Frames go on only where somebody sees them.
  private func scheduleNextFrame() {
    timer?.invalidate()
    timer = nil
    guard isAnimating, window != nil, let frames, frames.count > 1 else { return }
    timer = FrameTimer(after: roundDuration / Double(frames.count)) { [weak self] in
      guard let self, let count = self.frames?.count, count > 0 else { return }
      self.frameIndex = (self.frameIndex + 1) % count
      self.showImage()
      self.scheduleNextFrame()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    scheduleNextFrame()
  }
}
