import UIKit

/// A question with a field: what isn't a name can't be confirmed.
final class RenameAlertScreen: ColumnScreen {
  private let name = UILabel("Iceland 2026", .largeTitle)

  override func viewDidLoad() {
    super.viewDidLoad()
    let cover = UIImageView.filling(.artwork(.systemCyan, .systemGreen)).rounded()
    cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 0.5).isActive = true
    for part in [cover, name, UILabel("212 photos, 4 videos", color: .secondaryLabel)] {
      column.addArrangedSubview(part)
    }
    column.addArrangedSubview(
      UIButton.make("Rename", symbol: "square.and.pencil", .tinted()) { [weak self] in self?.ask() }
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { ask() }
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Rename album", message: "The photos stay where they are.", preferredStyle: .alert)
    let rename = UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
      self?.name.text = alert?.textFields?.first?.text
    }
    alert.addTextField { [name] field in
      field.text = name.text
      field.placeholder = "Name"
      field.clearButtonMode = .always
      field.accessibilityLabel = "Name"
      field.addAction(
        UIAction { _ in rename.isEnabled = field.hasText }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(rename)
    alert.preferredAction = rename
    present(alert, animated: false)
  }
}
