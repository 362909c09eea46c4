import QuartzCore

/// The state of a zoom.
struct ScrollZoom {
  var startScale: CGFloat = 1
  /// The point of the zoomed view, in its own coordinates, that stays under the fingers.
  var anchor = CGPoint.zero
  /// The last midpoint between the fingers, relative to the visible part.
  var place = CGPoint.zero
  var ticker: FrameTicker?
}

extension UIScrollView {
  var viewForZooming: UIView? { delegate?.viewForZooming(in: self) }

  func limitedZoom(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Zooms around the center of the visible part.
  func zoomAboutCenter(to scale: CGFloat, animated: Bool) {
    guard let view = viewForZooming else { return }
    beginZoom(
      to: limitedZoom(scale), anchor: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view),
      animated)
  }

  func zoomToShow(_ rect: CGRect, animated: Bool) {
    guard viewForZooming != nil, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    beginZoom(to: limitedZoom(scale), anchor: CGPoint(x: rect.midX, y: rect.midY), animated)
  }

  /// Starts a zoom that the app requested. It ends a running animated zoom and, if animated, also a
  /// pinch.
  private func beginZoom(to scale: CGFloat, anchor: CGPoint, _ animated: Bool) {
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    guard animated, window != nil else {
      endZoom()
      stopMotion()
      return applyZoom(scale, anchor: anchor, at: middle, clamping: true)
    }
    if isZooming { pinchGestureRecognizer?.stop() }
    endZoom()
    delegate?.scrollViewWillBeginZooming(self, with: viewForZooming)
    animateZoom(to: scale, anchor: anchor, at: middle)
  }

  /// Ends a running animated zoom at its current scale.
  private func endZoom() {
    if zoom.ticker != nil { finishZoom(zoomScale) }
  }

  /// Zooms so that `anchor` of the zoomed view is at the specified location of the visible part.
  ///
  /// The offset changes only once: a change of the content size in between doesn't affect it.
  private func applyZoom(_ scale: CGFloat, anchor: CGPoint, at place: CGPoint, clamping: Bool) {
    guard let view = viewForZooming, scale > 0 else { return }
    let current = zoomScale
    if scale != current, current > 0 {
      isPlacingContent = true
      // Preserves the view's rotation.
      let old = view.transform
      view.transform = CGAffineTransform(
        a: old.a / current * scale, b: old.b / current * scale, c: old.c / current * scale,
        d: old.d / current * scale, tx: old.tx, ty: old.ty)
      // Moves the center, because setting the frame would recompute the bounds, which then drift.
      let corner = view.frame.origin
      view.center = CGPoint(x: view.center.x - corner.x, y: view.center.y - corner.y)
      contentSize = view.bounds.applying(view.transform).size
      delegate?.scrollViewDidZoom(self)
      isPlacingContent = false
    }
    // A motion that began later takes precedence over the offset.
    guard !isMoving else { return keepMotionsInRange() }
    let point = convert(anchor, from: view)
    let offset = CGPoint(x: point.x - place.x, y: point.y - place.y)
    self.place(at: clamping ? clamped(offset) : offset)
  }

  // MARK: Pinch

  /// The factor, on a logarithmic scale, by which a pinch counts beyond the limits.
  private static let resistance: CGFloat = 0.35

  func handlePinch() {
    guard let pinch = pinchGestureRecognizer else { return }
    let location = pinch.location(in: self)
    // When a finger lifts, the midpoint jumps to the remaining one, so it is followed no longer.
    if pinch.state == .began || pinch.state == .changed {
      zoom.place = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
    }
    switch pinch.state {
    case .began:
      guard let view = viewForZooming else { return }
      stopMotion()
      endZoom()
      zoom.startScale = unresisted(zoomScale)
      zoom.anchor = convert(location, to: view)
      isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      applyZoom(
        resisted(zoom.startScale * pinch.scale), anchor: zoom.anchor, at: zoom.place,
        clamping: false)
    case .ended, .cancelled:
      guard isZooming else { return }
      isZooming = false
      endPinch()
    default: break
    }
  }

  private func endPinch() {
    let scale = zoomScale
    let limited = limitedZoom(scale)
    if isDragging && limited == scale {
      // The remaining finger continues the drag from here.
      rebaseDrag()
      return finishZoom(scale)
    }
    if isDragging { panGestureRecognizer.stop() }
    isZoomBouncing = limited != scale
    animateZoom(to: limited, anchor: zoom.anchor, at: zoom.place)
  }

  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limited = limitedZoom(scale)
    guard scale != limited, scale > 0, limited > 0 else { return limited }
    return bouncesZoom ? limited * pow(scale / limited, Self.resistance) : limited
  }

  /// Returns the inverse of `resisted`, so that catching a zoom that is returning to its limits
  /// doesn't change the scale.
  private func unresisted(_ scale: CGFloat) -> CGFloat {
    let limited = limitedZoom(scale)
    guard bouncesZoom, scale != limited, scale > 0, limited > 0 else { return scale }
    return limited * pow(scale / limited, 1 / Self.resistance)
  }

  private func animateZoom(to scale: CGFloat, anchor: CGPoint, at place: CGPoint) {
    stopMotion()
    guard let view = viewForZooming, window != nil else {
      applyZoom(scale, anchor: anchor, at: place, clamping: true)
      return finishZoom(scale)
    }
    let start = zoomScale
    let began = MediaClock.now
    let seen = convert(anchor, from: view)
    let startPlace = CGPoint(x: seen.x - contentOffset.x, y: seen.y - contentOffset.y)
    zoom.ticker = FrameTicker(for: self) { view, time in
      let t = CGFloat(time - began)
      let rest = (1 + Self.zoomRate * t) * exp(-Self.zoomRate * t)
      let isDone = rest < 0.001
      let left = isDone ? 0 : rest
      let current = isDone ? scale : scale + (start - scale) * left
      let point = CGPoint(
        x: place.x + (startPlace.x - place.x) * left, y: place.y + (startPlace.y - place.y) * left)
      view.applyZoom(current, anchor: anchor, at: point, clamping: isDone || view.isInside(current))
      if isDone { view.finishZoom(scale) }
    }
  }

  /// The rate of animated zooms, per second; they settle in about 0.4 s. Apple's value is unknown.
  private static let zoomRate: CGFloat = 18

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
