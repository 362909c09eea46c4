import FileOperations
import PhotoIndexing
import UIKit

extension FileScene {
  /// Asks for a name, or for the pattern of several names, which are shown before anything happens.
  func rename(_ photos: [Photo]) {
    guard !photos.isEmpty, let screen = topScreen else { return }
    RenameQuestion(photos, files: self).ask(over: screen)
  }

  func rename(by operation: FileOperation) {
    work.perform(operation, message: { String(gallery: "\($0) photos renamed") })
  }
}

/// Asks how photos are to be called.
@MainActor final class RenameQuestion {
  private let photos: [Photo]
  private let files: FileScene
  private let alert: UIAlertController
  private var operation: FileOperation?
  private var checks = 0
  private lazy var accept = UIAlertAction(title: String(gallery: "Rename"), style: .default) { _ in
    if let operation = self.operation { self.files.rename(by: operation) }
  }

  private static let shownNames = 3

  init(_ photos: [Photo], files: FileScene) {
    self.photos = photos
    self.files = files
    let title =
      photos.count == 1
      ? String(gallery: "Rename “\(photos[0].name)”")
      : String(gallery: "Rename \(photos.count) Photos")
    alert = UIAlertController(title: title, message: " ", preferredStyle: .alert)
  }

  func ask(over screen: UIViewController) {
    let stem = (photos[0].name as NSString).deletingPathExtension
    // Braces are fields of patterns.
    let text =
      photos.count == 1
      ? stem.replacingOccurrences(of: "{", with: "{{").replacingOccurrences(of: "}", with: "}}")
      : String(gallery: "Photo {counter:3}")
    alert.addTextField { field in
      field.text = text
      field.accessibilityLabel = String(gallery: "Name")
      field.clearButtonMode = .whileEditing
      field.addAction(
        UIAction { [weak field] _ in self.check(field?.text ?? "") }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: String(gallery: "Cancel"), style: .cancel))
    alert.addAction(accept)
    alert.preferredAction = accept
    accept.isEnabled = false
    screen.present(alert, animated: true) { self.alert.textFields?.first?.selectAll(nil) }
    check(text)
  }

  /// Shows what the files would be called, or why they can't be.
  private func check(_ text: String) {
    checks += 1
    let number = checks
    do throws(RenamePatternError) {
      let pattern = try RenamePattern(text)
      let dates = Dictionary(photos.map { ($0.id, $0.moment) }) { first, _ in first }
      Task {
        let preview = await files.work.queue.preview(
          pattern, of: photos.map(\.id), date: { dates[$0] })
        if number == checks { show(preview) }
      }
    } catch {
      operation = nil
      accept.isEnabled = false
      alert.message = error.description
    }
  }

  private func show(_ preview: RenamePreview) {
    let isSame = preview.rows.allSatisfy { $0.name == Array($0.file.name) }
    operation = isSame ? nil : preview.operation
    accept.isEnabled = operation != nil
    if let problem = preview.rows.lazy.compactMap(\.problem).first {
      alert.message = problem.description
      return
    }
    var lines = preview.rows.prefix(Self.shownNames).map(\.displayName)
    let rest = preview.rows.count - lines.count
    if rest > 0 { lines.append(String(gallery: "and \(rest) more")) }
    if photos.count > 1 {
      lines.append(String(gallery: "Fields: {name}, {counter:3}, {date:yyyy-MM-dd}"))
    }
    alert.message = lines.joined(separator: "\n")
  }
}
