import QuartzCore

extension UIView {
  /// Hides or shows the view. A stack view that hides an arranged view within an animation shows it
  /// until the animation ends, while the other views take up its space.
  func setHidden(_ hidden: Bool) {
    guard isHidden != hidden else { return }
    let stack = superview as? UIStackView
    guard let stack, stack.arranges(self) else {
      layoutState?.isHiding = false
      layer.isHidden = hidden
      return
    }
    let animation = ViewAnimation.current
    if hidden, let animation, animation.isTimed {
      makeLayoutState().isHiding = true
      animation.whenFinished { [weak self] in self?.finishHiding() }
    } else {
      layoutState?.isHiding = false
      layer.isHidden = hidden
    }
    stack.visibilityDidChange()
  }

  private func finishHiding() {
    guard layoutState?.isHiding == true else { return }
    layoutState?.isHiding = false
    layer.isHidden = true
  }

  /// Whether any part of the view can be on screen, according to the layout regardless of running
  /// animations.
  var isOnScreen: Bool {
    guard let window, !bounds.isEmpty else { return false }
    var area = bounds
    var view: UIView = self
    while true {
      if view.isHidden || view.layer.opacity < 0.01 { return false }
      if view.clipsToBounds { area = area.intersection(view.bounds) }
      guard !area.isNull, area.width > 0, area.height > 0 else { return false }
      guard let parent = view.superview else { break }
      area = view.convert(area, to: parent)
      view = parent
    }
    let visible = area.intersection(window.bounds)
    return !visible.isNull && visible.width > 0 && visible.height > 0
  }
}
