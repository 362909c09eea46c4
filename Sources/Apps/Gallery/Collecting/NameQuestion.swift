import PhotoIndexing
import UIKit

/// Asks for the name of something that becomes a file or a folder.
@MainActor struct NameQuestion {
  private let title: String
  private let name: String
  /// The name that it has already, which isn't accepted; nil for something new.
  private let present: String?
  /// Why it can't be called so; nil if it can.
  private let problem: (String) -> String?
  private let accept: String
  private let done: (String) -> Void

  /// The greatest length of a name in bytes, which leaves room for a number and an extension.
  private static let longest = 200

  /// - Parameters:
  ///   - name: The name that the field has at first.
  ///   - accept: The title of the button that accepts.
  ///   - problem: Returns why it can't be called so; nil for what a file can be called.
  ///   - done: Receives another name.
  init(
    _ title: String, name: String, accept: String,
    problem: @escaping (String) -> String? = { Self.problem(of: $0) },
    done: @escaping (String) -> Void
  ) {
    (self.title, self.name, self.accept, self.done) = (title, name, accept, done)
    (present, self.problem) = (name, problem)
  }

  /// - Parameter suggestion: The name that the field has at first, which can be accepted.
  init(_ title: String, suggestion: String, accept: String, done: @escaping (String) -> Void) {
    (self.title, self.name, self.accept, self.done) = (title, suggestion, accept, done)
    (present, problem) = (nil, { Self.problem(of: $0) })
  }

  func ask(over screen: UIViewController?) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: accept, style: .default) { [weak alert, problem, done] _ in
      let text = Self.trimmed(alert?.textFields?.first?.text)
      if problem(text) == nil { done(text) }
    }
    let check = { [weak alert, weak action, present, problem] in
      let text = Self.trimmed(alert?.textFields?.first?.text)
      let reason = problem(text)
      alert?.message = text.isEmpty ? nil : reason
      action?.isEnabled = reason == nil && text != present
    }
    alert.addTextField { [name] field in
      field.text = name
      field.placeholder = String(gallery: "Name")
      field.accessibilityLabel = field.placeholder
      field.showPlaceholderAsDetail()
      field.clearButtonMode = .whileEditing
      field.addAction(UIAction { _ in check() }, for: .editingChanged)
      field.addAction(UIAction { [weak field] _ in field?.selectAll(nil) }, for: .editingDidBegin)
    }
    alert.addAction(UIAlertAction(title: String(gallery: "Cancel"), style: .cancel))
    alert.addAction(action)
    alert.preferredAction = action
    check()
    screen?.present(alert, animated: true)
  }

  private static func trimmed(_ text: String?) -> String {
    (text ?? "").trimmingCharacters(in: .whitespaces)
  }

  /// Why a file can't have a name; nil if it can.
  static func problem(of name: String) -> String? {
    if name.isEmpty { return String(gallery: "A name has at least one letter.") }
    if name.utf8.contains(FileID.slash) || name.utf8.contains(0) {
      return String(gallery: "A name can’t have a slash.")
    }
    if name.hasPrefix(".") { return String(gallery: "A name can’t begin with a dot.") }
    return name.utf8.count > longest ? String(gallery: "This name is too long.") : nil
  }
}
