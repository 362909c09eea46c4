import Foundation
import UIKit

/// Prints a line for whoever watches; line breaks as a sign.
func say(_ line: String) {
  let line = line.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// A field and a text view, whose text and selection are printed as they change.
final class TextController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let field = UITextField()
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Field"
    field.frame = CGRect(x: 20, y: 20, width: 360, height: 36)
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.fieldDidChange() }, for: .editingChanged)
    text.font = .systemFont(ofSize: 20)
    text.layer.borderWidth = 1
    text.layer.borderColor = UIColor.separator.cgColor
    text.layer.cornerRadius = 8
    text.frame = CGRect(x: 20, y: 76, width: 360, height: 204)
    text.delegate = self
    view.addSubview(field)
    view.addSubview(text)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text.becomeFirstResponder()
    say("ready")
  }

  private func fieldDidChange() { say("field [\(field.text ?? "")]") }

  func textViewDidChange(_ textView: UITextView) {
    let marked = textView.markedTextRange.flatMap { textView.text(in: $0) }
    say("text [\(textView.text ?? "")]" + (marked.map { " marked [\($0)]" } ?? ""))
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    let range = textView.selectedRange
    say("selection \(range.location)+\(range.length)")
  }
}

/// An app into which people type, as a test does for real.
@main final class TextEcho: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = TextController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
