import PhotoIndexing
import PhotoMetadata
import UIKit

/// Tags themselves, which all photos that have them get under another name, or lose.
extension EditingScene {
  /// The commands for a tag of the sidebar.
  func menu(ofTag tag: String) -> UIMenu {
    let rename = UIAction(
      title: String(gallery: "Rename…"), image: UIImage(systemName: "pencil")
    ) { [weak self] _ in self?.askToRename(tag: tag) }
    let remove = UIAction(
      title: String(gallery: "Remove Tag"), image: UIImage(systemName: "trash"),
      attributes: .destructive
    ) { [weak self] _ in self?.remove(tag: tag) }
    return UIMenu(children: [rename, UIMenu(options: .displayInline, children: [remove])])
  }

  func askToRename(tag: String) {
    NameQuestion(
      String(gallery: "Rename “\(tag.shown(limit: 100))”"), name: tag,
      accept: String(gallery: "Rename"), problem: Self.problem(ofTag:)
    ) { [weak self] new in self?.change(tag, to: new) }.ask(over: scenes?.frontController)
  }

  func remove(tag: String) { change(tag, to: nil) }

  private static func problem(ofTag tag: String) -> String? {
    if tag.isEmpty { return String(gallery: "A name has at least one letter.") }
    return TagsQuestion.tags(in: tag).count == 1
      ? nil : String(gallery: "A tag can’t have a comma.")
  }

  /// - Parameter new: The other name; nil takes the tag away.
  private func change(_ tag: String, to new: String?) {
    guard let index = library.search.index else { return }
    let roots = library.paths.compactMap { FileID($0) }
    Task {
      let result = await Task.detached(priority: .userInitiated) {
        Result { () throws(PhotoIndexError) in
          try TaggedFiles(tag, in: index, under: roots)
        }
      }.value
      switch result {
      case .success(let found): change(found, of: tag, to: new)
      case .failure(let error): scenes?.say(error.sentence)
      }
    }
  }

  private func change(_ found: TaggedFiles, of tag: String, to new: String?) {
    let changes: [MetadataChange] =
      [.removeKeywords(found.spellings)] + (new.map { [.addKeywords([$0])] } ?? [])
    let name = new == nil ? String(gallery: "Remove Tag") : String(gallery: "Rename Tag")
    guard let act = tagging.apply(changes, to: found.files, name: name) else { return }
    let count = found.files.count
    let text =
      new.map { String(gallery: "\(count) photos are tagged “\($0)” now") }
      ?? String(gallery: "Tag removed from \(count) photos")
    files.work.showResult(text, of: act)
    guard library.scope == .tag(tag), let scenes else { return }
    scenes.shownLibrary.home.show(new.map { .tag($0) } ?? .all)
    scenes.scopeDidChange()
  }
}

/// The files that have a tag, and how it is written in them.
private struct TaggedFiles: Sendable {
  let files: [FileID]
  let spellings: [String]

  /// Blocks.
  init(_ tag: String, in index: PhotoIndex, under roots: [FileID]) throws(PhotoIndexError) {
    let query = PhotoQuery(tokens: [.init(.tag(tag), text: "")])
    let found = try index.files(try index.photos(matching: query, under: roots))
    files = found.map(\.id)
    let words = found.flatMap { $0.facts?.details.keywords ?? [] }
    spellings = Set(words.filter { Self.folded($0) == Self.folded(tag) }).union([tag]).sorted()
  }

  private static func folded(_ tag: String) -> String {
    tag.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
