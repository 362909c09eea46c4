import Motion
import UIKit
import UIKitCompat

/// A page that shows a photo: fitted, zoomed by pinch, wheel, double tap and keys, panned with
/// momentum.
///
/// Images may be swapped for sharper ones at any time; what is seen of the photo stays where it is.
@MainActor open class ImageCell: UIView, PhotoBrowserCell {
  public let imageView = UIImageView()

  /// Whether photos smaller than the page are blown up to fit it.
  public var upscales = false { didSet { if upscales != oldValue { updateLayout() } } }

  public var fitRule = FitRule.automatic { didSet { if fitRule != oldValue { updateLayout() } } }

  /// A finger rests on the photo, or a button is held.
  public var onLongPress: ((UILongPressGestureRecognizer) -> Void)? {
    didSet { longPressRecognizer.isEnabled = onLongPress != nil }
  }

  /// 0…1 of the photo that is being loaded. Shown as a ring when loading takes longer, unlike the
  /// spinner also over a placeholder.
  open var loadingProgress: Double {
    get { ring.progress }
    set {
      ring.progress = newValue
      updateSpinner()
    }
  }

  /// Told when a pinch makes a photo smaller that was at its fit, with the pinch as it goes on;
  /// true takes the pinch over.
  public var onPinchClose: ((UIPinchGestureRecognizer) -> Bool)?

  /// Told when another image of the same photo is shown.
  var onImageChange: (() -> Void)?

  var zoomMotion = ZoomMotion(layout: ImageLayout(viewport: .zero, photo: .zero))
  var request: PhotoRequest?
  var loading: OwnedTask?
  var previewing: OwnedTask?
  var loadDelay: DelayedCall?
  var spinnerDelay: DelayedCall?
  /// Pixels of the image that is shown or being loaded.
  var loadedPixels: CGSize = .zero
  var isPlaceholder = true
  /// While the photo that is shown is asked for again: it stays until the new one has come.
  var isReloading = false
  /// Whether what is shown is the photo as it was, in its own size.
  var isOutdated = false
  /// Whether the photo's size is not known, and the placeholder fills the page meanwhile.
  private var isSizeGuessed = false
  /// Lies over the image, of which it is a part.
  private(set) lazy var sharpRegion = {
    let region = SharpRegion(over: imageView)
    region.onShow = { [weak self] in
      if self?.zoomMotion.isSpringing == false { self?.sharpen() }
    }
    return region
  }()
  /// The photo that was left for this one, until this one can be seen.
  private var bridgeView: UIImageView?
  let spinner = LoadingIndicator()
  let ring = ProgressRing()
  var errorPage: ErrorPage?
  var damageNote: DamageNote?
  /// Only under a photo that lets it through.
  var ground: TransparencyGround?
  var isPinchTaken = false
  var mayPinchClose = false
  private(set) var photoSize: CGSize = .zero
  lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }

  let panRecognizer = UIPanGestureRecognizer()
  let wheelRecognizer = UIPanGestureRecognizer()
  let pinchRecognizer = UIPinchGestureRecognizer()
  public let doubleTapRecognizer = UITapGestureRecognizer()
  let longPressRecognizer = UILongPressGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    imageView.contentMode = .scaleToFill
    imageView.isUserInteractionEnabled = false
    spinner.isHidden = true
    addSubview(imageView)
    addSubview(spinner)
    addSubview(ring)
    setUpGestures()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public var image: UIImage? { imageView.image }

  /// Of the photo that is shown.
  public var photoID: PhotoID? { request?.id }

  /// Zoom relative to the fit, now.
  public var zoomScale: CGFloat { zoomMotion.scale }
  public var isZoomed: Bool { zoomMotion.isZoomed }
  public var imageLayout: ImageLayout { zoomMotion.layout }

  /// Shows an image of the photo.
  ///
  /// - Parameter photoSize: upright pixels of the whole photo, when `image` is a smaller version.
  public func setImage(_ image: UIImage?, photoSize: CGSize? = nil, isPlaceholder: Bool = false) {
    imageView.image = image
    removeBridge()
    self.isPlaceholder = isPlaceholder
    isOutdated = false
    let pixels = image.map {
      CGSize(width: $0.size.width * $0.scale, height: $0.size.height * $0.scale)
    }
    self.photoSize = photoSize ?? pixels ?? .zero
    setDamage(isPlaceholder ? nil : image?.damage)
    layGround()
    updateLayout()
    updateSpinner()
  }

  /// Whether there is nothing to see of the photo yet.
  var isAwaitingImage: Bool { image == nil && errorPage == nil && request != nil }

  /// Shows what another cell shows, until there is something to see of this cell's own photo: a blank
  /// page between two photos tells nobody anything.
  func bridge(from other: ImageCell) {
    guard other !== self, isAwaitingImage else { return }
    let source = other.bridgeView ?? other.imageView
    guard let image = source.image else { return }
    let view = UIImageView(image: image)
    view.frame = source.frame
    view.isUserInteractionEnabled = false
    insertSubview(view, belowSubview: spinner)
    bridgeView = view
  }

  func removeBridge() {
    bridgeView?.removeFromSuperview()
    bridgeView = nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateLayout()
    loadWhenSized()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    ring.center = spinner.center
    errorPage?.frame = bounds
    damageNote?.place(in: bounds)
  }

  /// A placeholder of unknown origin is blown up: its pixels say nothing about the photo's.
  func updateLayout() {
    let wasGuess = isSizeGuessed && imageView.image != nil
    isSizeGuessed = isPlaceholder && !isOutdated && request?.photoSize() == nil
    let old = zoomMotion.frame
    var layout = ImageLayout(
      viewport: bounds.size, photo: photoSize, displayScale: traitCollection.displayScale,
      upscales: upscales || isSizeGuessed)
    layout.rule = fitRule
    zoomMotion.setLayout(adjusted(layout))
    let isSeen = window != nil && !isHidden && !UIAccessibility.isReduceMotionEnabled
    if wasGuess && !isSizeGuessed && isSeen && !isZoomed {
      zoomMotion.glide(from: old)
      animator.start()
    }
    showFrame()
  }

  /// For cells with rules of their own: fit, limits of the zoom, zoom of a double tap.
  open func adjusted(_ layout: ImageLayout) -> ImageLayout { layout }

  func showFrame() {
    ground?.cover(zoomMotion.frame, visible: bounds)
    guard imageView.frame != zoomMotion.frame else { return }
    imageView.frame = zoomMotion.frame
    sharpRegion.layout()
    // A photo that is only moved becomes sharp on the way.
    if sharpRegion.isShown, !zoomMotion.isSpringing { sharpenRegion() }
  }

  func step(by seconds: TimeInterval) -> Bool {
    let isMoving = zoomMotion.advance(by: seconds)
    showFrame()
    if !isMoving { sharpen() }
    return isMoving
  }

  /// Runs the clock when something moves, and looks whether more pixels are wanted when nothing
  /// does.
  func motionChanged(from time: TimeInterval? = nil) {
    showFrame()
    if zoomMotion.isMoving { animator.start(from: time) } else { sharpen() }
  }

  // MARK: Touches

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === panRecognizer ? shouldBeginPan() : true
  }

  /// A finger stops a photo that coasts at once.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    holdMotion()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    releaseMotion()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseMotion()
  }

  // MARK: PhotoBrowserCell

  public var photoContent: PhotoContent? {
    guard let image = imageView.image, zoomMotion.frame.width > 0 else { return nil }
    return PhotoContent(image: image, photoSize: photoSize, frame: zoomMotion.frame)
  }

  open func wantsDrag(_ direction: CGVector) -> Bool { zoomMotion.canPan(direction) }

  open func chromeDidChange(isShown: Bool) {}
  open func dismissDragDidMove(to scale: CGFloat) {}
  open func dismissDragDidEnd(isClosing: Bool) {}
  open func pageWillAppear() {}
  open func pageDidAppear() {}
  open func pageWillDisappear() {}

  /// A photo that was left is at its fit when one comes back.
  open func pageDidDisappear() {
    animator.stop()
    sharpRegion.clear()
    zoomMotion.reset()
    showFrame()
  }

  open func setPlaceholder(_ image: UIImage) {
    guard imageView.image == nil else { return }
    setImage(image, photoSize: request?.photoSize(), isPlaceholder: true)
  }

  open func prepareForReuse() {
    cancelLoading()
    animator.stop()
    request = nil
    loadedPixels = .zero
    setError(nil)
    setImage(nil, isPlaceholder: true)
    zoomMotion.reset()
    onPinchClose = nil
    onImageChange = nil
    onLongPress = nil
  }

  open func zoom(_ command: ZoomCommand) -> Bool {
    guard image != nil else { return false }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let isAnimated = !UIAccessibility.isReduceMotionEnabled
    switch command {
    case .zoomIn:
      zoomMotion.zoom(
        by: Self.step, about: middle, animated: isAnimated, spring: ZoomMotion.wheelSpring)
    case .zoomOut:
      zoomMotion.zoom(
        by: 1 / Self.step, about: middle, animated: isAnimated, spring: ZoomMotion.wheelSpring)
    case .fit: zoomMotion.zoom(to: 1, about: middle, animated: isAnimated)
    case .actualSize:
      zoomMotion.zoom(to: imageLayout.actualSizeScale, about: middle, animated: isAnimated)
    }
    motionChanged()
    return true
  }

  /// Zoom factor of a wheel's notch and of a key.
  static let step: CGFloat = 1.3

  open func pan(by offset: CGVector) -> Bool {
    guard zoomMotion.canPan(offset) else { return isZoomed }
    zoomMotion.pan(by: offset, animated: !UIAccessibility.isReduceMotionEnabled)
    motionChanged()
    return true
  }
}
