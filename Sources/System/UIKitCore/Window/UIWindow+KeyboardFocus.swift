import QuartzCore

extension UIWindow {
  /// Tab goes to the next control of the screen in front and of what lies over it, Shift-Tab to the
  /// one before; past the last it begins again.
  func moveKeyboardFocus(forward: Bool) {
    let controls = focusTargets.map(\.control)
    guard !controls.isEmpty else { return }
    let current = controls.firstIndex { $0 === firstResponder }
    let next: Int
    switch (current, forward) {
    case (let index?, true): next = (index + 1) % controls.count
    case (let index?, false): next = (index + controls.count - 1) % controls.count
    case (nil, true): next = 0
    case (nil, false): next = controls.count - 1
    }
    focus(controls[next])
  }

  /// F6 goes to the first control of the next focus group, the desktop's way to a bar or a message
  /// and back; false when there is but one group.
  func moveKeyboardFocusToNextGroup() -> Bool {
    let targets = focusTargets
    var groups: [String?] = []
    for target in targets where !groups.contains(target.group) { groups.append(target.group) }
    let current = targets.first { $0.control === firstResponder }?.group
    let place = groups.firstIndex(of: current)
    guard !groups.isEmpty, place == nil || groups.count > 1 else { return false }
    let next = groups[place.map { ($0 + 1) % groups.count } ?? 0]
    guard let target = targets.first(where: { $0.group == next }) else { return false }
    focus(target.control)
    return true
  }

  private func focus(_ control: UIControl) {
    if control.becomeFirstResponder() { control.showFocusRing() }
  }

  private var focusTargets: [FocusTarget] {
    var targets: [FocusTarget] = []
    for view in frontLayers { view.collectFocusTargets(into: &targets, group: nil) }
    return targets
  }

  /// The screen in front, and what was laid over it in the window.
  private var frontLayers: [UIView] {
    guard let front = frontView, front !== self else { return [self] }
    var base = front
    while let parent = base.superview, parent !== self { base = parent }
    guard let index = subviews.firstIndex(where: { $0 === base }) else { return [front] }
    return [front] + subviews[(index + 1)...]
  }

  private var frontView: UIView? {
    guard let root = rootViewController else { return self }
    return sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }.viewIfLoaded
  }

  /// True when one of the presses was for the focus.
  func moveKeyboardFocus(by presses: Set<UIPress>) -> Bool {
    let others: UIKeyModifierFlags = [.control, .alternate, .command]
    for key in presses.compactMap(\.key) where key.modifierFlags.isDisjoint(with: others) {
      switch key.keyCode {
      case .keyboardTab:
        moveKeyboardFocus(forward: !key.modifierFlags.contains(.shift))
        return true
      case .keyboardF6: return moveKeyboardFocusToNextGroup()
      default: continue
      }
    }
    return false
  }
}

/// A control that the keyboard can have, and the group it belongs to.
private struct FocusTarget {
  let control: UIControl
  let group: String?
}

extension UIView {
  /// In reading order as far as the views' order is; what cannot be seen or used is left out.
  fileprivate func collectFocusTargets(into targets: inout [FocusTarget], group: String?) {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return }
    let group = focusGroupIdentifier ?? group
    if let control = self as? UIControl, control.canBecomeFirstResponder {
      targets.append(FocusTarget(control: control, group: group))
      return
    }
    for subview in subviews { subview.collectFocusTargets(into: &targets, group: group) }
  }
}
