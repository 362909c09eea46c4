import QuartzCore

/// An object on screen that a popover can belong to: a view, a layout guide or a bar item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in a view's coordinates; empty if it isn't on screen.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    window == nil ? .zero : referenceView.convert(bounds, from: self)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    viewOnScreen(near: referenceView)?.frame(in: referenceView) ?? .zero
  }

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
  public func frame(in referenceView: UIView) -> CGRect {
    referenceView.window.flatMap { button(in: $0) }?.frame(in: referenceView) ?? .zero
  }

  private func button(in view: UIView) -> UIView? {
    if let button = view as? TabBarButton, button.item === self { return button }
    for subview in view.subviews.reversed() where !subview.isHidden {
      if let found = button(in: subview) { return found }
    }
    return nil
  }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    guard let owningView, owningView.window != nil else { return .zero }
    return referenceView.convert(layoutFrame, from: owningView)
  }
}
