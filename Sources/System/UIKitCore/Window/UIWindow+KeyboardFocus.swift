import QuartzCore

extension UIWindow {
  /// Tab goes to the next control of the screen in front, Shift-Tab to the one before; past the
  /// last it begins again.
  func moveKeyboardFocus(forward: Bool) {
    guard let front = frontView else { return }
    var controls: [UIControl] = []
    front.collectFocusTargets(into: &controls)
    guard !controls.isEmpty else { return }
    let current = controls.firstIndex { $0 === firstResponder }
    let next: Int
    switch (current, forward) {
    case (let index?, true): next = (index + 1) % controls.count
    case (let index?, false): next = (index + controls.count - 1) % controls.count
    case (nil, true): next = 0
    case (nil, false): next = controls.count - 1
    }
    if controls[next].becomeFirstResponder() { controls[next].showFocusRing() }
  }

  private var frontView: UIView? {
    guard let root = rootViewController else { return self }
    return sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }.viewIfLoaded
  }

  /// Nil when no press is a Tab for the focus.
  func focusDirection(of presses: Set<UIPress>) -> Bool? {
    let others: UIKeyModifierFlags = [.control, .alternate, .command]
    let tab = presses.first { press in
      guard let key = press.key else { return false }
      return key.keyCode == .keyboardTab && key.modifierFlags.isDisjoint(with: others)
    }
    return tab?.key.map { !$0.modifierFlags.contains(.shift) }
  }
}

extension UIView {
  /// In reading order as far as the views' order is; what cannot be seen or used is left out.
  fileprivate func collectFocusTargets(into controls: inout [UIControl]) {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return }
    if let control = self as? UIControl, control.canBecomeFirstResponder {
      controls.append(control)
      return
    }
    for subview in subviews { subview.collectFocusTargets(into: &controls) }
  }
}
