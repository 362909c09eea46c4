extension UIWindow {
  func showScreenFocus(of item: FocusItem) {
    guard item.responder is UIViewController else { return }
    screenFocus = ScreenFocus(around: item.view, in: self)
  }

  func hideScreenFocus(of former: UIResponder?) {
    if screenFocus != nil, firstResponder !== former { screenFocus = nil }
  }
}
