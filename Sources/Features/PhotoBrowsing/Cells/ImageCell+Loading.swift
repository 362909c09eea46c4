import Motion
import UIKit
import UIKitCompat

extension ImageCell {
  /// Shows the placeholder and loads the photo in the size in which it is shown.
  ///
  /// - Parameter delay: The time to wait before loading, in seconds, so that pages that only pass
  ///   by don't load.
  public func show(_ request: PhotoRequest, after delay: TimeInterval = 0) {
    let keepsImage = keepsImage(for: request)
    cancelLoading()
    if delay > 0 {
      loadDelay = UIKitCompat.after(delay) { [weak self] in self?.loadWhenSized() }
    }
    self.request = request
    loadedPixels = .zero
    if keepsImage {
      if stage == .loaded { stage = .outdated }
      return loadWhenSized()
    }
    setError(nil)
    rotation = PhotoRotation()
    setImage(request.placeholder, photoSize: request.photoSize(), isPlaceholder: true)
    zoomMotion.reset()
    showFrame()
    loadPreview()
    loadWhenSized()
  }

  /// Whether the current image stays until the photo has loaded again. A placeholder is replaced by
  /// a new placeholder.
  private func keepsImage(for request: PhotoRequest) -> Bool {
    guard isReloading, self.request?.id == request.id, image != nil, errorPage == nil else {
      return false
    }
    return stage == .loaded || stage == .outdated || request.placeholder == nil
  }

  /// Loads an image to show while the photo is decoded.
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

  /// Starts loading once the cell has a size, which the number of pixels depends on.
  func loadWhenSized() {
    guard loading == nil, loadDelay?.isPending != true, isPlaceholder, errorPage == nil,
      loadedPixels == .zero, bounds.width > 0, bounds.height > 0
    else { return }
    load(pixels: wantedPixels)
  }

  /// Tries again to load the photo after an error.
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

  /// The number of pixels to load: as many as are on screen at the current zoom, within the limits
  /// of memory.
  private var wantedPixels: CGSize { Self.limited(sharpPixels) }

  /// Returns a size within the limits of memory.
  static func limited(_ pixels: CGSize) -> CGSize {
    let limit = min(
      maximumSide / max(pixels.width, pixels.height, 1),
      (maximumPixelCount / max(pixels.width * pixels.height, 1)).squareRoot())
    return limit < 1 ? pixels.scaled(by: limit) : pixels
  }

  /// The size at which no pixel of the screen is without a pixel of the photo.
  private var sharpPixels: CGSize {
    let scale = traitCollection.displayScale
    // Without the photo's size, use that of the viewport.
    let shown = rotation.applied(to: zoomMotion.frame.size)
    let size = shown.width > 0 ? shown : bounds.size
    let pixels = size.scaled(by: scale)
    if let known = request?.photoSize(), known.width > 0, pixels.width > known.width {
      return known
    }
    return pixels
  }

  /// The largest texture of usual graphics hardware, in pixels.
  private static let maximumSide: CGFloat = 16384
  /// Decoded, this takes 96 MB.
  private static let maximumPixelCount: CGFloat = 24_000_000
  /// Of photos that would take more than 48 MB only the visible part is loaded, if there is a
  /// `loadRegion`.
  private static let maximumWholePixelCount: CGFloat = 12_000_000

  /// Loads the photo, or its visible part, with more pixels if it is clearly blurred at the current
  /// zoom.
  func sharpen() {
    guard loading == nil, !isPlaceholder, errorPage == nil, let request else { return }
    let sharp = sharpPixels
    if request.loadRegion != nil, sharp.width * sharp.height > Self.maximumWholePixelCount {
      return sharpenRegion()
    }
    let wanted = wantedPixels
    if wanted.width > loadedPixels.width * 1.2 && wanted.height > loadedPixels.height * 1.2 {
      load(pixels: wanted)
    } else {
      sharpRegion.clear()
    }
  }

  /// Loads the visible part at the resolution of the screen, to show it over the whole photo.
  func sharpenRegion() {
    guard let load = request?.loadRegion, let photo = request?.photoSize(), photo.width > 0,
      imageView.bounds.width > 0
    else { return }
    let perPixel = imageView.bounds.width / photo.width
    let seen = imageView.convert(bounds, from: self).intersection(imageView.bounds)
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
    let own = image.size.scaled(by: image.scale)
    // An image smaller than requested is the photo's full size.
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
    // The loader was cancelled. Show no error and don't try again.
    if error is CancellationError {
      if stage == .outdated { stage = .loaded }
      return updateSpinner()
    }
    updateSpinner()
    // A blurred photo is better than an error, and what the app put here may be the photo.
    guard isPlaceholder, stage != .given || image == nil else { return }
    let message = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    setError(message)
  }

  func setError(_ message: String?) {
    if message != nil { removePreviousImage() }
    imageView.isHidden = message != nil
    checkerboard?.isHidden = imageView.isHidden
    ErrorPage.show(message, in: self, replacing: &errorPage) { [weak self] in self?.retry() }
  }

  /// The text of the error page; nil if there is none.
  public var errorMessage: String? { errorPage?.message }

  // MARK: Spinner

  private func startSpinnerDelay() {
    spinnerDelay?.cancel()
    spinnerDelay = after(LoadingIndicator.spinnerDelay) { [weak self] in self?.updateSpinner() }
  }

  /// Updates the spinner and the progress ring. The spinner never covers an image; the ring may
  /// cover a placeholder.
  func updateSpinner() {
    let isDelayOver = spinnerDelay.map { !$0.isPending } ?? false
    let isWaiting = loading != nil && isDelayOver && errorPage == nil
    // Without a request, the app loads the photo and tells how far it is.
    let isReported = request == nil && errorPage == nil
    ring.isHidden =
      !((isWaiting || isReported) && isPlaceholder && ring.isVisibleAtProgress)
    spinner.isSpinning = isWaiting && image == nil && ring.isHidden
    if spinner.isSpinning || !ring.isHidden { removePreviousImage() }
  }

  /// Shows the original in place of the smaller version. The visible part stays where it is.
  ///
  /// - Parameter photoSize: The size of the whole photo in pixels if the image has fewer.
  public func showOriginal(_ image: UIImage, photoSize: CGSize? = nil) {
    loading = nil
    sharpRegion.clear()
    loadedPixels = image.size.scaled(by: image.scale)
    setError(nil)
    setImage(image, photoSize: photoSize ?? loadedPixels, isPlaceholder: false)
    onImageChange?()
  }
}
