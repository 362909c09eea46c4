import QuartzCore

struct ScrollZoom {
  var startScale: CGFloat = 1
  /// The point of the zoomed view, in its own coordinates, that stays under the fingers.
  var anchor = CGPoint.zero
  var ticker: FrameTicker?
}

extension UIScrollView {
  var viewForZooming: UIView? { delegate?.viewForZooming(in: self) }

  public var zoomScale: CGFloat {
    get { viewForZooming.map { $0.transform.a } ?? 1 }
    set { applyZoom(min(max(newValue, minimumZoomScale), maximumZoomScale)) }
  }

  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = viewForZooming else { return }
    let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
    let center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
    animateZoom(to: limited, anchor: center, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated)
  }

  /// Shows a rectangle of the zoomed view's coordinates as large as it fits.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard viewForZooming != nil, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    animateZoom(
      to: min(max(scale, minimumZoomScale), maximumZoomScale),
      anchor: CGPoint(x: rect.midX, y: rect.midY),
      at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated)
  }

  private func applyZoom(_ scale: CGFloat) {
    guard let view = viewForZooming, scale > 0, scale != view.transform.a else { return }
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = view.frame.size
    view.frame.origin = .zero
    contentSize = size
    delegate?.scrollViewDidZoom(self)
  }

  /// Zooms so that `anchor` of the view lies at a place of the visible part.
  private func applyZoom(_ scale: CGFloat, anchor: CGPoint, at place: CGPoint, clamping: Bool) {
    applyZoom(scale)
    let offset = CGPoint(x: anchor.x * scale - place.x, y: anchor.y * scale - place.y)
    contentOffset = clamping ? clamped(offset) : offset
  }

  // MARK: Pinch

  /// Beyond the limits the fingers' zoom counts this much less, on a logarithmic scale.
  private static let resistance: CGFloat = 0.35

  func handlePinch() {
    guard let pinch = pinchGestureRecognizer, let view = viewForZooming else { return }
    let location = pinch.location(in: self)
    let place = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
    switch pinch.state {
    case .began:
      stopMotion()
      zoom.ticker?.invalidate()
      zoom.startScale = zoomScale
      zoom.anchor = convert(location, to: view)
      isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      applyZoom(
        resisted(zoom.startScale * pinch.scale), anchor: zoom.anchor, at: place, clamping: false)
    case .ended, .cancelled:
      isZooming = false
      let scale = zoomScale
      let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
      isZoomBouncing = limited != scale
      animateZoom(to: limited, anchor: zoom.anchor, at: place, true)
    default: break
    }
  }

  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard scale != limited, scale > 0, limited > 0 else { return limited }
    return bouncesZoom ? limited * pow(scale / limited, Self.resistance) : limited
  }

  private func animateZoom(to scale: CGFloat, anchor: CGPoint, at place: CGPoint, _ animated: Bool) {
    zoom.ticker?.invalidate()
    let start = zoomScale
    guard animated, window != nil else {
      applyZoom(scale, anchor: anchor, at: place, clamping: true)
      return finishZoom(scale)
    }
    guard viewForZooming != nil else { return }
    let startOffset = contentOffset
    let began = MediaClock.now
    let startPlace = CGPoint(
      x: anchor.x * start - startOffset.x, y: anchor.y * start - startOffset.y)
    zoom.ticker = FrameTicker { [weak self] time in
      guard let self else { return }
      let t = CGFloat(time - began)
      let w: CGFloat = 18
      let left = (1 + w * t) * exp(-w * t)
      let isDone = left < 0.001
      let current = isDone ? scale : scale + (start - scale) * left
      let point = CGPoint(
        x: place.x + (startPlace.x - place.x) * left, y: place.y + (startPlace.y - place.y) * left)
      self.applyZoom(current, anchor: anchor, at: point, clamping: isDone || self.isInside(current))
      if isDone { self.finishZoom(scale) }
    }
  }

  private func isInside(_ scale: CGFloat) -> Bool {
    scale >= minimumZoomScale && scale <= maximumZoomScale
  }

  private func finishZoom(_ scale: CGFloat) {
    zoom.ticker?.invalidate()
    zoom.ticker = nil
    isZoomBouncing = false
    delegate?.scrollViewDidEndZooming(self, with: viewForZooming, atScale: scale)
  }
}
