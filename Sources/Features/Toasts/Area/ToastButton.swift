import UIKit

/// The button of a toast, which reports when it gains or loses focus.
@MainActor final class ToastButton: UIButton {
  var onFocus: ((_ hasFocus: Bool) -> Void)?

  convenience init(title: String, _ action: @escaping () -> Void) {
    self.init(frame: .zero)
    var look = UIButton.Configuration.gray()
    look.title = title
    look.baseForegroundColor = .white
    look.baseBackgroundColor = Self.ground
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

  /// Dark enough on a toast's glass for white words.
  private static let ground = UIColor(white: 1, alpha: 0.16)

  private func focusDidChange(_ hasFocus: Bool) {
    configuration?.baseForegroundColor = hasFocus ? .black : .white
    configuration?.baseBackgroundColor = hasFocus ? UIColor(white: 1, alpha: 0.9) : Self.ground
    onFocus?(hasFocus)
  }
}
