import UIKit
import UIKitCompat

extension UITextField {
  private enum LimitKey: SideStorageKey {
    static var defaultValue: FieldLimit? { nil }
  }

  /// The maximum length of what a person types or pastes; nil for none. Of a paste, as much is
  /// taken as fits. Text that the app sets may be longer, and can then only be shortened. A word
  /// that an input method is still composing isn't cut.
  ///
  /// Other text input views can ask a `TextLimit` in their delegate.
  public var textLimit: TextLimit? {
    get { self[side: LimitKey.self]?.limit }
    set {
      if let observer = self[side: LimitKey.self] { observer.limit = newValue }
      guard self[side: LimitKey.self] == nil, let newValue else { return }
      self[side: LimitKey.self] = FieldLimit(newValue, self)
    }
  }
}

/// Cuts what is typed into a text field.
@MainActor private final class FieldLimit {
  var limit: TextLimit?
  /// The text before the latest change.
  private var text: String

  init(_ limit: TextLimit, _ field: UITextField) {
    self.limit = limit
    text = field.text ?? ""
    for event: UIControl.Event in [.editingDidBegin, .editingChanged] {
      field.addAction(
        UIAction { [weak self] action in
          if let field = action.sender as? UITextField { self?.check(field, after: event) }
        }, for: event)
    }
  }

  private func check(_ field: UITextField, after event: UIControl.Event) {
    guard field.markedTextRange == nil else { return }
    let new = field.text ?? ""
    defer { text = field.text ?? "" }
    guard event == .editingChanged, let limit, new.count > max(limit.maximum, text.count - 1)
    else { return }
    cut(new, to: limit, in: field)
  }

  /// Replaces what was inserted by as much of it as fits.
  private func cut(_ new: String, to limit: TextLimit, in field: UITextField) {
    let (old, changed) = (Array(text), Array(new))
    let start = zip(old, changed).prefix { $0 == $1 }.count
    let rest = min(old.count, changed.count) - start
    let end = zip(old.reversed(), changed.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let range = NSRange(
      location: String(old[..<start]).utf16.count,
      length: String(old[start..<(old.count - end)]).utf16.count)
    let inserted = String(changed[start..<(changed.count - end)])
    guard let kept = limit.applied(replacing: range, in: text, with: inserted), kept != new
    else { return }
    field.text = kept
    let caret = kept.utf16.count - String(old[(old.count - end)...]).utf16.count
    if let position = field.position(from: field.beginningOfDocument, offset: max(0, caret)) {
      field.selectedTextRange = field.textRange(from: position, to: position)
    }
  }
}
