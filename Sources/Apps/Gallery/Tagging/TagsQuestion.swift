import PhotoIndexing
import UIKit

/// Asks for the tags of photos. Tags that only some of them have stay.
@MainActor struct TagsQuestion {
  private let photos: [Photo]
  private let tagging: PhotoTagging
  /// The tags that all of the photos have.
  let common: [String]
  /// The tags that only some of the photos have.
  let partial: [String]

  init(_ photos: [Photo], tagging: PhotoTagging) {
    (self.photos, self.tagging) = (tagging.current(photos), tagging)
    let all = self.photos.map { Set($0.tags) }
    let shared = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    common = self.photos.first?.tags.filter(shared.contains) ?? []
    partial = Set(self.photos.flatMap(\.tags)).subtracting(shared).sorted()
  }

  /// - Parameter done: Called after tags were saved.
  func ask(over screen: UIViewController, done: @escaping () -> Void = {}) {
    guard !photos.isEmpty else { return }
    let title =
      photos.count == 1
      ? String(gallery: "Tags of “\(photos[0].name)”")
      : String(gallery: "Tags of \(photos.count) Photos")
    let some = String(listing: partial)
    // A placeholder would be cut where text is large.
    let advice = String(gallery: "Separate several by commas.")
    let alert = UIAlertController(
      title: title,
      message: partial.isEmpty
        ? advice
        : [String(gallery: "Some of them have, and keep: \(some)"), advice].joined(separator: "\n"),
      preferredStyle: .alert)
    alert.addTextField { [common] field in
      field.text = Self.start(common)
      field.placeholder = String(gallery: "Tags")
      field.accessibilityLabel = field.placeholder
      field.showPlaceholderAsDetail()
      field.clearButtonMode = .whileEditing
    }
    alert.addAction(UIAlertAction(title: String(gallery: "Cancel"), style: .cancel))
    let save = UIAlertAction(title: String(gallery: "Save"), style: .default) {
      [weak alert] _ in
      set(Self.tags(in: alert?.textFields?.first?.text ?? ""))
      done()
    }
    alert.addAction(save)
    alert.preferredAction = save
    screen.present(alert, animated: true)
  }

  /// Gives all photos these tags, in place of those that they had in common.
  func set(_ tags: [String]) {
    let (old, new) = (Set(common), Set(tags))
    tagging.changeTags(
      of: photos, adding: tags.filter { !old.contains($0) },
      removing: common.filter { !new.contains($0) })
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
