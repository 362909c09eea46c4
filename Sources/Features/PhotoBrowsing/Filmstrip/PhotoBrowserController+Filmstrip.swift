import UIKit

/// The filmstrip, which lies directly below the photos, over the app's own panels.
extension PhotoBrowserController {
  /// Thumbnails of all photos in a row below the photo; made when it is asked for.
  public var filmstrip: Filmstrip {
    if let filmstrip = parts.filmstrip { return filmstrip }
    let filmstrip = Filmstrip(of: self)
    filmstrip.isHidden = true
    parts.filmstrip = filmstrip
    return filmstrip
  }

  /// Whether the filmstrip is hidden. The default is true. Panels and the strip stay when the
  /// controls are hidden.
  public var isFilmstripHidden: Bool {
    get { !panelSpace.hasFilmstrip }
    set { setFilmstripHidden(newValue, animated: false) }
  }

  /// Shows or hides the filmstrip. The photo moves aside for it.
  public func setFilmstripHidden(_ isHidden: Bool, animated: Bool) {
    guard isHidden != isFilmstripHidden else { return }
    panelSpace.hasFilmstrip = !isHidden
    if !isHidden {
      if filmstrip.superview == nil { panelView.insertSubview(filmstrip, at: 0) }
      filmstrip.reload()
    }
    updatePanelSpace(animated: animated)
  }

  /// Lets the strip follow the lower edge of the photo's space. One that has left is hidden.
  func layOutFilmstrip() {
    guard let filmstrip = parts.filmstrip else { return }
    let (bounds, insets) = (view.bounds, panelInsets)
    filmstrip.frame = CGRect(
      x: insets.left, y: bounds.height - insets.bottom,
      width: bounds.width - insets.left - insets.right, height: filmstrip.height)
    filmstrip.isHidden = isFilmstripHidden && panelSpace.motion.isSettled
  }

  /// Called when the pages move.
  func filmstripFollowsPages() {
    if !isFilmstripHidden { parts.filmstrip?.follow(pagingView.position) }
  }

  /// Called when the photos may be others.
  func reloadFilmstrip() { if !isFilmstripHidden { parts.filmstrip?.reload() } }
}
