import UIKit
import UIKitCompat

extension ImageCell {
  /// Shows the placeholder and loads the photo at the size it is shown.
  ///
  /// - Parameter delay: seconds before loading begins; pages that fly by are gone by then.
  public func show(_ request: PhotoRequest, after delay: TimeInterval = 0) {
    let keepsImage = keepsImage(for: request)
    cancelLoading()
    if delay > 0 {
      loadDelay = UIKitCompat.after(delay) { [weak self] in self?.loadWhenSized() }
    }
    self.request = request
    loadedPixels = .zero
    if keepsImage {
      isOutdated = isOutdated || !isPlaceholder
      isPlaceholder = true
      return loadWhenSized()
    }
    setError(nil)
    setImage(request.placeholder, photoSize: request.photoSize(), isPlaceholder: true)
    zoomMotion.reset()
    showFrame()
    loadPreview()
    loadWhenSized()
  }

  /// Whether what is shown stays until the photo has come again. A mere placeholder gives way to a
  /// new one.
  private func keepsImage(for request: PhotoRequest) -> Bool {
    guard isReloading, self.request?.id == request.id, image != nil, errorPage == nil else {
      return false
    }
    return !isPlaceholder || isOutdated || request.placeholder == nil
  }

  /// Something to see while the photo is decoded.
  private func loadPreview() {
    guard image == nil, let request, let load = request.loadPreview else { return }
    previewing = OwnedTask(
      Task { [weak self] in
        guard let preview = await load(), let self, !Task.isCancelled,
          self.request?.id == request.id
        else { return }
        self.setPlaceholder(preview)
        self.onImageChange?()
      })
  }

  /// How many pixels are wanted is known only once the cell has a size.
  func loadWhenSized() {
    guard loading == nil, loadDelay?.isPending != true, isPlaceholder, errorPage == nil,
      loadedPixels == .zero, bounds.width > 0, bounds.height > 0
    else { return }
    load(pixels: wantedPixels)
  }

  /// Tries again after an error.
  public func retry() {
    setError(nil)
    loadedPixels = .zero
    load(pixels: wantedPixels)
  }

  func cancelLoading() {
    loading = nil
    previewing = nil
    sharpRegion.clear()
    loadDelay?.cancel()
    loadDelay = nil
    spinnerDelay?.cancel()
    spinnerDelay = nil
    spinner.isSpinning = false
    ring.progress = 0
    ring.isHidden = true
  }

  /// As many as are on screen at the present zoom, never more than the photo has or can be held.
  private var wantedPixels: CGSize {
    let pixels = sharpPixels
    let limit = min(
      Self.longestSide / max(pixels.width, pixels.height, 1),
      (Self.mostPixels / max(pixels.width * pixels.height, 1)).squareRoot())
    return limit < 1 ? CGSize(width: pixels.width * limit, height: pixels.height * limit) : pixels
  }

  /// Of the whole photo, so that none is missing on screen.
  private var sharpPixels: CGSize {
    let scale = traitCollection.displayScale
    // Without any size of the photo, the viewport is the best guess.
    let size = zoomMotion.frame.width > 0 ? zoomMotion.frame.size : bounds.size
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    if let known = request?.photoSize(), known.width > 0, pixels.width > known.width { return known }
    return pixels
  }

  /// Pixels: what graphics hardware takes as one texture.
  private static let longestSide: CGFloat = 16384
  /// 96 MB decoded.
  private static let mostPixels: CGFloat = 24_000_000
  /// 48 MB: of what would be more, only the part that is seen is loaded, if that can be had.
  private static let mostPixelsWhole: CGFloat = 12_000_000

  /// Loads the photo again, or the part of it that is seen, when it is clearly blurred at the present
  /// zoom.
  func sharpen() {
    guard loading == nil, !isPlaceholder, errorPage == nil, let request else { return }
    let sharp = sharpPixels
    if request.loadRegion != nil, sharp.width * sharp.height > Self.mostPixelsWhole {
      return sharpenRegion()
    }
    let wanted = wantedPixels
    if wanted.width > loadedPixels.width * 1.2 && wanted.height > loadedPixels.height * 1.2 {
      load(pixels: wanted)
    } else {
      sharpRegion.clear()
    }
  }

  /// The last step of the ladder: over the whole photo, as sharp as it was loaded, lies the part that
  /// is seen, as sharp as the screen.
  func sharpenRegion() {
    guard let load = request?.loadRegion, let photo = request?.photoSize(), photo.width > 0,
      zoomMotion.frame.width > 0
    else { return }
    let perPixel = zoomMotion.frame.width / photo.width
    let seen = bounds.intersection(zoomMotion.frame)
      .offsetBy(dx: -zoomMotion.frame.minX, dy: -zoomMotion.frame.minY)
    guard !seen.isNull, seen.width > 0 else { return }
    let region = CGRect(
      x: seen.minX / perPixel, y: seen.minY / perPixel, width: seen.width / perPixel,
      height: seen.height / perPixel)
    sharpRegion.show(
      region, of: photo, scale: min(1, perPixel * traitCollection.displayScale), load: load)
  }

  private func load(pixels: CGSize) {
    guard let request else { return }
    let id = request.id
    loading = nil
    startSpinnerDelay()
    loading = OwnedTask(
      Task { [weak self] in
        do {
          let image = try await request.load(pixels)
          self?.didLoad(image, id: id, pixels: pixels)
        } catch {
          self?.didFail(error, id: id)
        }
      })
  }

  private func didLoad(_ image: UIImage, id: PhotoID, pixels: CGSize) {
    guard !Task.isCancelled, request?.id == id else { return }
    loading = nil
    let own = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    // What came is all there is when it is less than was asked for.
    loadedPixels = CGSize(
      width: max(own.width, pixels.width), height: max(own.height, pixels.height))
    setError(nil)
    setImage(image, photoSize: request?.photoSize(), isPlaceholder: false)
    sharpen()
    onImageChange?()
  }

  private func didFail(_ error: any Error, id: PhotoID) {
    guard !Task.isCancelled, request?.id == id else { return }
    loading = nil
    loadedPixels = CGSize(width: 1, height: 1)
    // The caller gave up by itself: nobody is told, and nothing is tried again.
    if error is CancellationError {
      if isOutdated { (isOutdated, isPlaceholder) = (false, false) }
      return updateSpinner()
    }
    updateSpinner()
    // A photo that is shown, if only blurred, is better than words.
    guard isPlaceholder else { return }
    let words = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    setError(words)
  }

  func setError(_ message: String?) {
    errorPage?.removeFromSuperview()
    errorPage = nil
    if message != nil { removeBridge() }
    imageView.isHidden = message != nil
    ground?.isHidden = imageView.isHidden
    guard let message else { return }
    let page = ErrorPage(message: message) { [weak self] in self?.retry() }
    page.frame = bounds
    addSubview(page)
    errorPage = page
  }

  /// What the error page says, nil when there is none.
  public var errorMessage: String? { errorPage?.message }

  // MARK: Spinner

  private func startSpinnerDelay() {
    spinnerDelay?.cancel()
    spinnerDelay = after(Self.spinnerDelay) { [weak self] in self?.updateSpinner() }
  }

  /// Seconds: a photo that comes sooner needs no sign that it is coming.
  private static let spinnerDelay = 0.5

  /// Never over a picture, not even a blurred one; the ring tells more than that it is not over.
  func updateSpinner() {
    let isDelayOver = spinnerDelay.map { !$0.isPending } ?? false
    let isWaiting = loading != nil && isDelayOver && errorPage == nil
    ring.isHidden = !(isWaiting && isPlaceholder && ring.isWorthShowing)
    spinner.isSpinning = isWaiting && image == nil && ring.isHidden
    if spinner.isSpinning || !ring.isHidden { removeBridge() }
  }

  /// The original takes the place of the version that is shown; what is seen of it stays.
  public func showOriginal(_ image: UIImage) {
    loading = nil
    sharpRegion.clear()
    loadedPixels = CGSize(
      width: image.size.width * image.scale, height: image.size.height * image.scale)
    setError(nil)
    setImage(image, photoSize: loadedPixels, isPlaceholder: false)
    onImageChange?()
  }
}
