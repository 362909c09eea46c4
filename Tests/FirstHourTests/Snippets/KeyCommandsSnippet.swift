import UIKit
import UIKitCompat

/// A screen with a key command.
final class KeyCommandsSnippet: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 40))
  private(set) var notes = 0

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "New Note", input: "n", modifierFlags: .command) { [weak self] _ in
        guard let self else { return }
        notes += 1
        label.text = "\(notes) notes"
      }
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "No notes"
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
}
