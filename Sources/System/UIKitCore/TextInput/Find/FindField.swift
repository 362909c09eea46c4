import QuartzCore

/// The field of a find navigator.
final class FindField: UISearchTextField {
  /// Called for Return; the argument is whether Shift is held.
  var onReturn: (Bool) -> Void = { _ in }
  /// The space for the number of results, in points.
  var trailingSpace: CGFloat = 0 { didSet { if trailingSpace != oldValue { setNeedsLayout() } } }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    shortened(super.textRect(forBounds: bounds))
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    shortened(super.editingRect(forBounds: bounds))
  }

  private func shortened(_ rect: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: rect.minX + (isMirrored ? trailingSpace : 0), y: rect.minY,
      width: max(0, rect.width - trailingSpace), height: rect.height)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isReturn = { (press: UIPress) in
      guard let key = press.key, key.modifierFlags.subtracting([.shift, .alphaShift]).isEmpty else {
        return false
      }
      return key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter
    }
    guard let press = presses.first(where: isReturn) else {
      return super.pressesBegan(presses, with: event)
    }
    onReturn(press.key?.modifierFlags.contains(.shift) == true)
  }
}
