import PhotoIndexing
import UIKit

/// Asks for the tags of photos. Tags that only some of them have stay.
@MainActor final class TagsQuestion {
  private var photos: [Photo]
  private let tagging: PhotoTagging
  /// The tags that all of the photos have.
  private(set) var common: [String] = []
  /// The tags that only some of the photos have.
  private(set) var partial: [String] = []

  init(_ photos: [Photo], tagging: PhotoTagging) {
    (self.photos, self.tagging) = (tagging.current(photos), tagging)
    take(self.photos)
  }

  private func take(_ photos: [Photo]) {
    self.photos = photos
    let all = photos.map { Set($0.tags) }
    let shared = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    common = photos.first?.tags.filter(shared.contains) ?? []
    partial = Set(photos.flatMap(\.tags)).subtracting(shared).sorted()
  }

  private var message: String {
    let some = String(listing: partial)
    // A placeholder would be cut where text is large.
    let advice = String(gallery: "Separate several by commas.")
    return partial.isEmpty
      ? advice
      : [String(gallery: "Some of them have, and keep: \(some)"), advice].joined(separator: "\n")
  }

  /// Shows tags that were read while the question was shown already. What was typed by then is added
  /// to them.
  private func take(_ photos: [Photo], in alert: UIAlertController?) {
    guard let alert, let field = alert.textFields?.first, field.text == Self.start(common) else {
      return
    }
    take(photos)
    field.text = Self.start(common)
    alert.message = message
  }

  /// - Parameter onWritten: Called with the number of photos whose tags were written.
  func ask(over screen: UIViewController, onWritten: ((Int) -> Void)? = nil) {
    guard !photos.isEmpty else { return }
    let title =
      photos.count == 1
      ? String(gallery: "Tags of “\(photos[0].name)”")
      : String(gallery: "Tags of \(photos.count) Photos")
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addTextField { [common] field in
      field.text = Self.start(common)
      field.placeholder = String(gallery: "Tags")
      field.accessibilityLabel = field.placeholder
      field.showPlaceholderAsDetail()
      field.clearButtonMode = .whileEditing
    }
    alert.addAction(UIAlertAction(title: String(gallery: "Cancel"), style: .cancel))
    let save = UIAlertAction(title: String(gallery: "Save"), style: .default) {
      [self, weak alert] _ in
      set(Self.tags(in: alert?.textFields?.first?.text ?? ""), onWritten: onWritten)
    }
    alert.addAction(save)
    alert.preferredAction = save
    screen.present(alert, animated: true)
    tagging.describe(photos) { [weak self, weak alert] in self?.take($0, in: alert) }
  }

  /// Gives all photos these tags, in place of those that they had in common.
  func set(_ tags: [String], onWritten: ((Int) -> Void)? = nil) {
    let (old, new) = (Set(common), Set(tags))
    tagging.changeTags(
      of: photos, adding: tags.filter { !old.contains($0) },
      removing: common.filter { !new.contains($0) }, onWritten: onWritten)
  }

  /// The text of tags to which others are added by typing on.
  static func start(_ tags: [String]) -> String {
    tags.isEmpty ? "" : withoutDirections(String(listing: tags + [""]))
  }

  /// The tags in a text that separates them by commas of any script, each once.
  static func tags(in text: String) -> [String] {
    var seen: Set<String> = []
    return withoutDirections(text).split { ",،、，".contains($0) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// A text without what only says in which direction it is read: with it, equal tags would differ.
  private static func withoutDirections(_ text: String) -> String {
    var scalars = text.unicodeScalars
    scalars.removeAll { $0.properties.isBidiControl }
    return String(scalars)
  }
}
