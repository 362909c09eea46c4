import QuartzCore

/// A view of a bar, and what it stands for, such as an item. When the bar changes, another view may stand
/// for the same.
@MainActor struct BarPart {
  let subject: AnyObject
  let view: UIView

  /// Lets readers and keys find new views where they left the former ones.
  ///
  /// - Parameter focused: The view in the bar that had the focus.
  static func replace(_ former: [BarPart], by parts: [BarPart], focused: UIView?) {
    var focused = focused
    for part in parts {
      let old = former.first { $0.subject === part.subject }?.view
      guard let old, old !== part.view else { continue }
      if let semantics = old.accessibilityValues?.semantics {
        part.view.setAccessibility(\.semantics, semantics)
      }
      if focused === old { focused = part.view }
    }
    guard let focused, focused.window != nil, !focused.isFirstResponder else { return }
    focused.becomeFirstResponder()
  }
}

extension UIView {
  /// The view in this one that has the focus.
  var focusedDescendant: UIView? {
    let focused = window?.firstResponder as? UIView
    return focused?.isDescendant(of: self) == true ? focused : nil
  }
}
