import UIKit

/// A question over a page that stays visible.
final class AlertOverScreen: ColumnScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    column.addArrangedSubview(UILabel("Trash", .largeTitle))
    column.addArrangedSubview(
      UILabel("12 photos will be deleted in 30 days.", color: .secondaryLabel))
    column.addArrangedSubview(
      UIButton.make("Empty the trash", symbol: "trash", .tinted()) { [weak self] in self?.ask() })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { ask() }
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Delete 12 photos?", message: "This can’t be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(alert, animated: false)
  }
}
