import QuartzCore

/// An object on screen that a popover can belong to: a view, a layout guide or a bar item.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in a view's coordinates; empty if it isn't on screen.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the view that a bar shows for the item.
  func viewOnScreen(near view: UIView) -> UIView? {
    if let customView { return customView.window == nil ? nil : customView }
    return view.window.flatMap { button(in: $0) }
  }

  private func button(in view: UIView) -> UIView? {
    if let button = view as? UIButton, button.menuSender === self { return button }
    for subview in view.subviews.reversed() where !subview.isHidden {
      if let found = button(in: subview) { return found }
    }
    return nil
  }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  func button(in view: UIView) -> UIView? {
    if let button = view as? TabBarButton, button.item === self { return button }
    for subview in view.subviews.reversed() where !subview.isHidden {
      if let found = button(in: subview) { return found }
    }
    return nil
  }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {}
