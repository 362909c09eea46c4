import QuartzCore

extension UIResponder {
  /// Posted before an on-screen keyboard covers part of the window.
  ///
  /// On most desktops and phones the keyboard makes the window smaller instead, and none of these
  /// notifications is posted.
  nonisolated public static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  /// Posted when an on-screen keyboard has covered part of the window.
  nonisolated public static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before an on-screen keyboard disappears.
  nonisolated public static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  /// Posted when an on-screen keyboard has disappeared.
  nonisolated public static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before an on-screen keyboard changes its frame, including when it appears or
  /// disappears.
  nonisolated public static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted when an on-screen keyboard has changed its frame, including when it appeared or
  /// disappeared.
  nonisolated public static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key for the keyboard's frame before the change, a `CGRect` in the window's coordinates.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the keyboard's frame after the change, a `CGRect` in the window's coordinates.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of the change, a `TimeInterval` in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of the change, the raw value of a `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIWindow {
  /// Posts the notifications for an on-screen keyboard that appears, disappears or changes its
  /// size.
  ///
  /// Hosts whose keyboard covers the window call this method; almost all desktops and phones make
  /// the window smaller instead.
  package func keyboardMoves(from begin: CGRect, to end: CGRect, duration: TimeInterval) {
    // Rectangles that merely touch count as intersecting.
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
    moveKeyboardGuides(to: isShowing ? end : nil, duration: duration)
    _ = FrameTimer(after: duration) { [weak self] in
      for name in did { NotificationCenter.default.post(name: name, object: self, userInfo: info) }
    }
  }
}
