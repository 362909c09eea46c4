import HostInterface

/// The title bar on desktops that leave it to the programs: the top of the content takes its place.
/// The window controls lie over its corners, the rest moves the desktop window.
extension UIWindowScene {
  package func hostWindowDidChangeTitleBar(_ window: any HostWindow) { updateWindowControls() }

  /// Shows the window controls that the desktop window has, or none.
  func updateWindowControls() {
    let former = windowControls?.areas ?? []
    if let arrangement = hostWindow?.titleBarButtons {
      let controls = windowControls ?? WindowControls(in: self)
      windowControls = controls
      controls.arrangement = arrangement
      controls.updateAppearance()
    } else {
      windowControls?.isHidden = true
      windowControls = nil
    }
    guard former != windowControls?.areas ?? [] else { return }
    for window in windows { window.layOutAgain() }
  }

  /// Whether a press at a location, in the scene's coordinates, moves the desktop window when it is
  /// dragged: in the height of the window controls while they are shown, except on controls, text,
  /// dividers and what can be dragged itself.
  func movesDesktopWindow(from location: CGPoint) -> Bool {
    guard let windowControls, windowControls.areShown, location.y < WindowControls.height,
      !popups.contains(where: { $0.frame.contains(location) })
    else { return false }
    let window = drawnWindows.last { $0.hitTest(at: location) != nil }
    var view = window?.hitTest(at: location)
    while let current = view {
      if current is any PressTaking || current is any UITextInput
        || current.interactions.contains(where: { $0 is any PressTaking })
      {
        return false
      }
      view = current.superview
    }
    return true
  }
}

extension UIWindow {
  /// Returns the view at a location in the scene's coordinates.
  fileprivate func hitTest(at location: CGPoint) -> UIView? {
    hitTest(CGPoint(x: location.x - frame.minX, y: location.y - frame.minY), with: nil)
  }
}

extension UIView {
  /// Requests the layout of the view and all of its descendants.
  fileprivate func layOutAgain() {
    setNeedsLayout()
    for subview in subviews { subview.layOutAgain() }
  }
}
