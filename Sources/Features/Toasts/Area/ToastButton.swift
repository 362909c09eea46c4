import UIKit

/// The button of a toast, which reports when it gains or loses focus.
@MainActor final class ToastButton: UIButton {
  var onFocus: ((_ hasFocus: Bool) -> Void)?

  convenience init(title: String, _ action: @escaping () -> Void) {
    self.init(frame: .zero)
    var look = UIButton.Configuration.gray()
    look.title = title
    look.baseForegroundColor = .white
    look.baseBackgroundColor = UIColor(white: 1, alpha: 0.22)
    look.cornerStyle = .capsule
    look.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)
    configuration = look
    addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
  }

  @discardableResult override func becomeFirstResponder() -> Bool {
    let has = super.becomeFirstResponder()
    if has { focusDidChange(true) }
    return has
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    let had = isFirstResponder
    let has = super.resignFirstResponder()
    if had, has { focusDidChange(false) }
    return has
  }

  private func focusDidChange(_ hasFocus: Bool) {
    configuration?.baseBackgroundColor = UIColor(white: 1, alpha: hasFocus ? 0.5 : 0.22)
    onFocus?(hasFocus)
  }
}
