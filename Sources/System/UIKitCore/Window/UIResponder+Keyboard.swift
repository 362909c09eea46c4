import QuartzCore

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// `CGRect`, in the window.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// `CGRect`, in the window.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Seconds, `TimeInterval`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// A raw value of `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIWindow {
  /// A keyboard on the screen comes, goes or changes its size. Nearly all desktops and phones make
  /// the window smaller instead; hosts that lay theirs over the window call this.
  package func keyboardMoves(from begin: CGRect, to end: CGRect, duration: TimeInterval) {
    // Rectangles that only touch count as intersecting.
    let isShowing = !end.intersection(bounds).isEmpty
    let wasShowing = !begin.intersection(bounds).isEmpty
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: begin,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
    ]
    var will = [UIResponder.keyboardWillChangeFrameNotification]
    var did = [UIResponder.keyboardDidChangeFrameNotification]
    if isShowing, !wasShowing {
      will.append(UIResponder.keyboardWillShowNotification)
      did.append(UIResponder.keyboardDidShowNotification)
    } else if wasShowing, !isShowing {
      will.append(UIResponder.keyboardWillHideNotification)
      did.append(UIResponder.keyboardDidHideNotification)
    }
    for name in will { NotificationCenter.default.post(name: name, object: self, userInfo: info) }
    _ = FrameTimer(after: duration) { [weak self] in
      for name in did { NotificationCenter.default.post(name: name, object: self, userInfo: info) }
    }
  }
}
