import QuartzCore

extension UIView {
  /// Whether any part of the view may be on screen, according to the layout without running
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
