import FileOperations
import UIKit

extension TrashController {
  /// The commands for the chosen photos, otherwise for the whole trash.
  var barItems: [UIBarButtonItem] {
    guard !chosen.isEmpty else {
      guard !contents.items.isEmpty else { return [] }
      let empty = UIBarButtonItem(
        title: String(gallery: "Empty…"),
        primaryAction: UIAction { [weak self] _ in self?.askToEmpty() })
      return [empty]
    }
    let delete = UIBarButtonItem(
      image: UIImage(systemName: "trash.slash"),
      primaryAction: UIAction { [weak self] _ in if let self { askToDelete(chosen) } })
    delete.tintColor = .systemRed
    delete.accessibilityLabel = String(gallery: "Delete Permanently…")
    let back = UIBarButtonItem(
      title: String(gallery: "Put Back"),
      primaryAction: UIAction { [weak self] _ in if let self { putBack(chosen) } })
    return [delete, back]
  }

  func elements(for items: [TrashItem]) -> [UIMenuElement] {
    var elements: [UIMenuElement] = []
    if let item = items.first, items.count == 1 {
      elements.append(
        UIAction(title: String(gallery: "Open"), image: UIImage(systemName: "photo")) {
          [weak self] _ in if let self { delegate?.open(item, from: self) }
        })
    }
    return elements + [
      UIAction(
        title: String(gallery: "Put Back"), image: UIImage(systemName: "arrow.uturn.backward")
      ) { [weak self] _ in self?.putBack(items) },
      UIAction(
        title: String(gallery: "Delete Permanently…"), image: UIImage(systemName: "trash.slash"),
        attributes: .destructive
      ) { [weak self] _ in self?.askToDelete(items) },
    ]
  }

  /// Moves photos to where they were, with their sidecars.
  func putBack(_ items: [TrashItem]) {
    let count = items.count
    select(all: false)
    files.perform(
      .restore(items.flatMap(\.files)),
      message: { doneCount in
        let count = min(count, doneCount)
        return String(gallery: "\(count) photos put back")
      })
  }

  func askToDelete(_ items: [TrashItem]) {
    let question = UIAlertController.deletion(ofPhotos: items.count) { [weak self] isWanted in
      self?.delete(items, isWanted)
    }
    present(question, animated: true)
  }

  func askToEmpty() {
    let items = contents.items
    let title = String(gallery: "Delete all \(items.count) photos in the trash permanently?")
    let question = UIAlertController.deletion(title) { [weak self] in self?.delete(items, $0) }
    present(question, animated: true)
  }

  private func delete(_ items: [TrashItem], _ isWanted: Bool) {
    guard isWanted else { return _ = becomeFirstResponder() }
    select(all: false)
    files.enqueue { [files, contents] in files.tell(await contents.delete(items)) }
  }
}
