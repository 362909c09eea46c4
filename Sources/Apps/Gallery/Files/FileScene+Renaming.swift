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
  /// In the order in which they are numbered.
  private let photos: [Photo]
  private let files: FileScene
  private let alert: UIAlertController
  private var operation: FileOperation?
  /// The same with free names in place of those that are taken.
  private var freeOperation: FileOperation?
  /// Why the files can't be called so.
  private var problem: String?
  private var checks = 0
  /// The last look at what the files would be called; it takes a while with many files.
  private var checking: Task<Void, Never>?
  private lazy var accept = UIAlertAction(title: String(gallery: "Rename"), style: .default) { _ in
    self.rename { self.operation }
  }
  private lazy var acceptFree = UIAlertAction(
    title: String(gallery: "Use Free Numbers"), style: .default
  ) { _ in self.rename { self.freeOperation } }

  private static let shownNames = 3

  /// - Parameter photos: Several are numbered by date, the oldest first, unless the order is that of
  ///   an album.
  init(_ photos: [Photo], files: FileScene) {
    let isOrderedByHand = files.scenes?.shownLibrary.photoLibrary.scope.album != nil
    self.photos =
      isOrderedByHand
      ? photos
      : photos.map { (key: PhotoOrder.Key($0), photo: $0) }
        .sorted { PhotoOrder.oldestFirst.isOrdered($0.key, $1.key) }.map(\.photo)
    self.files = files
    let title =
      photos.count == 1
      ? String(gallery: "Rename “\(photos[0].name)”")
      : String(gallery: "Rename \(photos.count) Photos")
    alert = UIAlertController(title: title, message: " ", preferredStyle: .alert)
  }

  /// The text that the field has at first.
  private lazy var start: String = {
    let stem = (photos[0].name as NSString).deletingPathExtension
    // Braces are fields of patterns.
    return photos.count == 1
      ? stem.replacingOccurrences(of: "{", with: "{{").replacingOccurrences(of: "}", with: "}}")
      : String(gallery: "Photo {counter:3}")
  }()

  func ask(over screen: UIViewController) {
    alert.addTextField { field in
      field.text = self.start
      field.accessibilityLabel = String(gallery: "Name")
      field.clearButtonMode = .whileEditing
      field.addAction(
        UIAction { [weak field] _ in self.check(field?.text ?? "") }, for: .editingChanged)
      field.addAction(UIAction { [weak field] _ in field?.selectAll(nil) }, for: .editingDidBegin)
    }
    alert.addAction(UIAlertAction(title: String(gallery: "Cancel"), style: .cancel))
    alert.addAction(acceptFree)
    alert.addAction(accept)
    alert.preferredAction = accept
    accept.isEnabled = false
    acceptFree.isEnabled = false
    screen.present(alert, animated: true)
    check(start)
  }

  /// Renames by what was typed last, as soon as it is known what that means.
  private func rename(_ operation: @escaping @MainActor () -> FileOperation?) {
    Task {
      await checking?.value
      if let operation = operation() { return files.rename(by: operation) }
      if let problem { files.work.show(problem) }
    }
  }

  /// Several files with one name are numbered.
  private func pattern(_ text: String) throws(RenamePatternError) -> RenamePattern {
    let text = withoutEnding(text)
    let pattern = try RenamePattern(text)
    let isNumbered = photos.count > 1 && pattern.isSameForAll
    guard isNumbered else { return pattern }
    let isSeparated = text.last.map { $0.isWhitespace || "-_".contains($0) } ?? true
    return try RenamePattern(text + (isSeparated ? "" : " ") + "{counter:3}")
  }

  /// An ending that all of the files have is theirs, if somebody types it.
  private func withoutEnding(_ text: String) -> String {
    let endings = Set(photos.map { ($0.name as NSString).pathExtension.lowercased() })
    guard text != start, endings.count == 1, let ending = endings.first, !ending.isEmpty,
      text.lowercased().hasSuffix("." + ending), text.count > ending.count + 1
    else { return text }
    return String(text.dropLast(ending.count + 1))
  }

  /// Shows what the files would be called, or why they can't be.
  private func check(_ text: String) {
    checks += 1
    let number = checks
    do throws(RenamePatternError) {
      let pattern = try pattern(text)
      (operation, freeOperation, problem) = (nil, nil, nil)
      // Return doesn't wait for the look at the names, which follows it.
      accept.isEnabled = true
      let dates = Dictionary(photos.map { ($0.id, $0.moment) }) { first, _ in first }
      checking = Task {
        let (queue, ids) = (files.work.queue, photos.map(\.id))
        let preview = await queue.preview(pattern, of: ids, date: { dates[$0] })
        let free =
          preview.isPossible
          ? nil
          : await queue.preview(pattern, of: ids, findingFreeNames: true, date: { dates[$0] })
        if number == checks { show(preview, free) }
      }
    } catch {
      (operation, freeOperation) = (nil, nil)
      accept.isEnabled = false
      acceptFree.isEnabled = false
      alert.message = error.description
    }
  }

  /// - Parameter free: What the files would be called with free names, if names are taken.
  private func show(_ preview: RenamePreview, _ free: RenamePreview?) {
    let isSame = preview.rows.allSatisfy { $0.name == Array($0.file.name) }
    operation = isSame ? nil : preview.operation
    freeOperation = free?.operation
    accept.isEnabled = operation != nil
    acceptFree.isEnabled = freeOperation != nil
    problem = preview.rows.lazy.compactMap(\.problem).first?.description
    guard let problem else {
      return alert.message = lines(of: preview).joined(separator: "\n")
    }
    var lines = [problem]
    if freeOperation != nil, let last = free?.rows.last?.displayName {
      lines.append(String(gallery: "With free numbers, the last one becomes “\(last)”."))
    }
    alert.message = lines.joined(separator: "\n")
  }

  private func lines(of preview: RenamePreview) -> [String] {
    var lines = preview.rows.prefix(Self.shownNames).map {
      String(gallery: "\($0.file.displayName) → \($0.displayName)")
    }
    let rest = preview.rows.count - lines.count
    if rest > 0 { lines.append(String(gallery: "and \(rest) more")) }
    if photos.count > 1 {
      lines.append(String(gallery: "Fields: {name}, {counter:3}, {date:yyyy-MM-dd}"))
    }
    return lines
  }
}
