import Motion
import UIKit
import UIKitCompat

/// A page that shows a photo, which can be zoomed by pinch, wheel, double tap and keys, and panned
/// with momentum.
///
/// The image may be replaced by one with more pixels at any time; the visible part of the photo
/// stays where it is.
@MainActor open class ImageCell: UIView, PhotoBrowserCell {
  /// The view that shows the photo. The cell sets its frame.
  ///
  /// Any loader may set its image, first a placeholder and then the photo. Since nothing tells one
  /// from the other, images that are set here fill the page as a placeholder does, unless the
  /// photo's size is known. The visible part stays where it is.
  public var imageView: UIImageView { pageImageView }
  private let pageImageView = PageImageView(frame: .zero)

  /// Whether photos smaller than the page are enlarged to fit it.
  public var upscales = false { didSet { if upscales != oldValue { updateLayout() } } }

  /// The part of a photo that is visible while it isn't zoomed.
  public var fitRule = FitRule.automatic { didSet { if fitRule != oldValue { updateLayout() } } }

  /// Called for a long press on the photo.
  public var onLongPress: ((UILongPressGestureRecognizer) -> Void)? {
    didSet { longPressRecognizer.isEnabled = onLongPress != nil }
  }

  /// The progress of loading the photo, 0…1. When loading takes long, it is shown as a ring, also
  /// over a placeholder; at once if the app loads the photo itself. An image that is set begins
  /// anew, at 0.
  open var loadingProgress: Double {
    get { ring.progress }
    set {
      ring.progress = newValue
      updateSpinner()
    }
  }

  /// Called while a pinch makes a fitted photo smaller. Return true to handle the pinch.
  public var onPinchClose: ((UIPinchGestureRecognizer) -> Bool)?
  /// Whether the wheel zooms; with Control it always does. The default is true.
  public var zoomsByWheel = true

  /// Called when the frame of the photo on the page changes.
  public var onZoom: ((_ cell: ImageCell) -> Void)?

  /// The limits of zoom that the browser sets.
  var zoomLimits = ZoomLimits() { didSet { if zoomLimits != oldValue { updateLayout() } } }

  /// Called when another image of the same photo is shown.
  var onImageChange: (() -> Void)?

  var rotation = PhotoRotation()
  var zoomMotion = ZoomMotion(layout: ImageLayout(viewport: .zero, photo: .zero))
  /// The zoom of the photo before, taken over when the size of this one is known.
  var awaitedZoom: Zoom?
  var request: PhotoRequest?
  var loading: OwnedTask?
  var previewing: OwnedTask?
  var loadDelay: DelayedCall?
  var spinnerDelay: DelayedCall?
  /// The size in pixels of the image that is shown or being loaded.
  var loadedPixels: CGSize = .zero
  /// The image that is shown: at most a placeholder, which fills the page while the size is only
  /// guessed; an image that was set on the image view, a placeholder or the photo; an earlier
  /// version of the photo, until it has loaded again; the photo.
  enum Stage { case guessed, placeholder, given, outdated, loaded }
  var stage = Stage.guessed
  var isPlaceholder: Bool { !isLoaded }
  /// Whether the current photo is being loaded again and stays until it has loaded.
  var isReloading = false
  /// The sharper part of the photo over the image.
  private(set) lazy var sharpRegion = {
    let region = SharpRegion(over: imageView)
    region.onShow = { [weak self] in
      if self?.zoomMotion.isSpringing == false { self?.sharpen() }
    }
    return region
  }()
  /// The image of the previous page, shown until there is one of this page's own.
  private var previousImageView: UIImageView?
  /// The image that the page is laid out for.
  private var arrangedImage: UIImage?
  private weak var lastTouch: UITouch?
  let spinner = LoadingIndicator()
  let ring = ProgressRing()
  var errorPage: ErrorPage?
  var damageNote: DamageNote?
  /// The background of a transparent photo.
  var checkerboard: CheckerboardView?
  enum PinchAction { case zooms, mayClose, closes }
  var pinchAction = PinchAction.zooms
  private(set) var photoSize: CGSize = .zero
  lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }

  let panRecognizer = UIPanGestureRecognizer()
  let wheelRecognizer = UIPanGestureRecognizer()
  let pinchRecognizer = UIPinchGestureRecognizer()
  /// Recognizes the double tap that zooms in and out.
  public let doubleTapRecognizer = UITapGestureRecognizer()
  /// Recognizes two fingers that turn the photo; disabled by default.
  public let rotationRecognizer = UIRotationGestureRecognizer()
  let longPressRecognizer = UILongPressGestureRecognizer()
  var oneFingerZoom: OneFingerZoom?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pageImageView.onImageChange = { [weak self] in self?.imageWasGiven() }
    imageView.contentMode = .scaleToFill
    imageView.isUserInteractionEnabled = false
    spinner.isHidden = true
    addSubview(imageView)
    addSubview(spinner)
    addSubview(ring)
    setUpGestures()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// The image that is shown: the photo or its placeholder.
  public var image: UIImage? { imageView.image }

  /// The id of the photo.
  public var photoID: PhotoID? { request?.id }

  /// Whether the photo itself is shown: not a placeholder, nor the photo as it was before it is
  /// loaded again.
  public var isLoaded: Bool { stage == .loaded }

  /// The current zoom, relative to the fitted size.
  public var zoomScale: CGFloat { zoomMotion.scale }
  /// Whether the photo is larger than its fitted size.
  public var isZoomed: Bool { zoomMotion.isZoomed }
  /// The photo's fit and limits in the cell's size.
  public var imageLayout: ImageLayout { zoomMotion.layout }

  /// Shows an image of the photo.
  ///
  /// - Parameters:
  ///   - photoSize: The size of the whole upright photo in pixels if `image` is a smaller version.
  ///   - isPlaceholder: Whether the image only stands in for the photo, which is still to be
  ///     loaded.
  public func setImage(_ image: UIImage?, photoSize: CGSize? = nil, isPlaceholder: Bool = false) {
    arrange(image, photoSize: photoSize, as: isPlaceholder ? .placeholder : .loaded)
  }

  private func imageWasGiven() {
    guard imageView.image !== arrangedImage else { return }
    loadingProgress = 0
    if imageView.image != nil { setError(nil) }
    arrange(imageView.image, photoSize: request?.photoSize(), as: .given)
    onImageChange?()
  }

  private func arrange(_ image: UIImage?, photoSize: CGSize?, as newStage: Stage) {
    arrangedImage = image
    imageView.image = image
    removePreviousImage()
    let oldStage = stage
    stage = newStage
    self.photoSize = photoSize ?? image.map { $0.size.scaled(by: $0.scale) } ?? .zero
    setDamage(newStage == .placeholder ? nil : image?.damage)
    updateCheckerboard()
    updateLayout(after: oldStage)
    updateSpinner()
  }

  /// Whether there is neither an image nor an error to show yet.
  var isAwaitingImage: Bool { image == nil && errorPage == nil && request != nil }

  /// Shows another cell's image until there is one of the cell's own photo, instead of a blank
  /// page.
  func keepImage(from other: ImageCell) {
    guard other !== self, isAwaitingImage else { return }
    let source = other.previousImageView ?? other.imageView
    guard let image = source.image else { return }
    let view = UIImageView(image: image)
    view.bounds = source.bounds
    view.center = source.center
    view.transform = source.transform
    view.isUserInteractionEnabled = false
    insertSubview(view, belowSubview: spinner)
    previousImageView = view
  }

  func removePreviousImage() {
    previousImageView?.removeFromSuperview()
    previousImageView = nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateLayout()
    loadWhenSized()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    ring.center = spinner.center
    damageNote?.place(in: bounds)
  }

  /// Whether the photo's size is unknown, so that what is shown instead is enlarged: its own size
  /// says nothing about the photo's.
  private func isSizeGuessed(_ stage: Stage) -> Bool {
    stage == .guessed || stage == .given && request?.photoSize() == nil
  }

  func updateLayout(after oldStage: Stage? = nil) {
    let wasGuess = isSizeGuessed(oldStage ?? stage) && imageView.image != nil
    if stage == .guessed || stage == .placeholder {
      stage = request?.photoSize() == nil ? .guessed : .placeholder
    }
    let old = zoomMotion.frame
    var layout = ImageLayout(
      viewport: bounds.size, photo: rotation.applied(to: photoSize),
      displayScale: traitCollection.displayScale,
      upscales: upscales || isSizeGuessed(stage))
    layout.rule = fitRule
    layout.maximumZoom = zoomLimits.maximum
    layout.doubleTapZoom = zoomLimits.doubleTap
    zoomMotion.setLayout(adjusted(layout))
    let isSeen = window != nil && !isHidden && !UIAccessibility.isReduceMotionEnabled
    if wasGuess && !isSizeGuessed(stage) && isSeen && !isZoomed {
      zoomMotion.glide(from: old)
      animator.start()
    }
    showFrame()
    if let awaitedZoom, !imageLayout.isEmpty { take(awaitedZoom) }
  }

  /// Adjusts the fit, the limits of zoom and the zoom of a double tap, for subclasses.
  open func adjusted(_ layout: ImageLayout) -> ImageLayout { layout }

  func showFrame() {
    checkerboard?.cover(zoomMotion.frame, visible: bounds)
    guard placeImageView() else { return }
    onZoom?(self)
    sharpRegion.layout()
    // While it is panned, load the part that becomes visible.
    if sharpRegion.isShown, !zoomMotion.isSpringing { sharpenRegion() }
  }

  func step(by seconds: TimeInterval) -> Bool {
    rotation.offset.advance(by: seconds)
    let isMoving = zoomMotion.advance(by: seconds) || !rotation.offset.isSettled
    showFrame()
    if !isMoving { sharpen() }
    return isMoving
  }

  /// Starts the animation, or loads more pixels if nothing moves.
  func motionChanged(from time: TimeInterval? = nil) {
    showFrame()
    let isMoving = zoomMotion.isMoving || !rotation.offset.isSettled
    if isMoving { animator.start(from: time) } else { sharpen() }
  }

  // MARK: Touches

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    switch gestureRecognizer {
    case panRecognizer: shouldBeginPan()
    case wheelRecognizer: zoomsByWheel || wheelRecognizer.modifierFlags.contains(.control)
    default: true
    }
  }

  /// A touch stops a photo that coasts.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    lastTouch = touches.first
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
    // A turned page moves as a whole, because its photo is not upright.
    guard let image = imageView.image, zoomMotion.frame.width > 0, rotation.isUpright else {
      return nil
    }
    return PhotoContent(image: image, photoSize: photoSize, frame: zoomMotion.frame)
  }

  /// A drag with the mouse moves a zoomed photo and nothing else, also at its edge: who looks at its
  /// corners drags again and again, and has arrows, keys and the wheel to turn the page.
  open func wantsDrag(_ direction: CGVector) -> Bool {
    zoomMotion.canPan(direction) || (isZoomed && isMouseDown)
  }

  /// Whether a mouse touched the photo last.
  var isFromMouse: Bool { lastTouch?.type == .indirectPointer }

  private var isMouseDown: Bool {
    isFromMouse && lastTouch?.phase != .ended && lastTouch?.phase != .cancelled
  }

  open func chromeDidChange(isShown: Bool) {}
  open func dismissDragDidMove(to scale: CGFloat) {}
  open func dismissDragDidEnd(isClosing: Bool) {}
  open func pageWillAppear() {}
  open func pageDidAppear() {}
  open func pageWillDisappear() {}

  /// Resets zoom and rotation, so that the photo is fitted when a person comes back.
  open func pageDidDisappear() {
    animator.stop()
    sharpRegion.clear()
    awaitedZoom = nil
    resetRotation()
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
    awaitedZoom = nil
    loadedPixels = .zero
    setError(nil)
    rotation = PhotoRotation()
    setImage(nil, isPlaceholder: true)
    zoomMotion.reset()
    onPinchClose = nil
    onZoom = nil
    onImageChange = nil
    onLongPress = nil
  }

  open func zoom(_ command: ZoomCommand) -> Bool {
    guard image != nil else { return false }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let isAnimated = !UIAccessibility.isReduceMotionEnabled
    func zoom(to scale: CGFloat) {
      zoomMotion.zoom(to: scale, about: middle, animated: isAnimated)
    }
    func zoom(by factor: CGFloat) {
      zoomMotion.zoom(
        by: factor, about: middle, animated: isAnimated, spring: ZoomMotion.wheelSpring)
    }
    switch command {
    case .zoomIn: zoom(by: Self.step)
    case .zoomOut: zoom(by: 1 / Self.step)
    case .fit: zoom(to: 1)
    case .actualSize: zoom(to: imageLayout.actualSizeScale)
    case .fill: zoom(to: imageLayout.fillScale)
    case .pixels(let count): zoom(to: imageLayout.actualSizeScale * count)
    }
    motionChanged()
    return true
  }

  /// The zoom factor of a wheel's notch and of a key.
  static let step: CGFloat = 1.3

  open func pan(by offset: CGVector) -> Bool {
    guard zoomMotion.canPan(offset) else { return isZoomed }
    zoomMotion.pan(by: offset, animated: !UIAccessibility.isReduceMotionEnabled)
    motionChanged()
    return true
  }
}
