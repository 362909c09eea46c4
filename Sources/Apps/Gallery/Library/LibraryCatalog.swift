import Foundation
import PhotoIndexing

/// What is known of the library between visits: the folders as they were found, and what was read of
/// their files. Only the library's queue uses it.
final class LibraryCatalog: @unchecked Sendable {  // because only the library's queue uses it
  private let file: URL?
  private(set) var index: PhotoIndex?
  /// Nil before the first visit.
  private(set) var scan: FolderScan?
  private var facts: [FileID: MediaFile] = [:]

  /// - Parameter index: Where it is kept; nil keeps it in memory.
  init(_ index: URL? = nil) { file = index }

  /// With an index that is open already.
  init(opened index: PhotoIndex) {
    file = nil
    self.index = index
  }

  /// Opens the index where it is first needed, off the main thread. Tells why there is only one in
  /// memory; nil when all is well.
  func open() -> PhotoIndexError? {
    guard index == nil else { return nil }
    var reason: PhotoIndexError?
    if let file {
      do { index = try PhotoIndex(at: file) } catch { reason = error }
    }
    if index == nil {
      do { index = try PhotoIndex() } catch { reason = error }
    }
    return reason
  }

  // MARK: Files

  /// What the disk was found to hold, and where it may be another than before.
  func take(_ scan: FolderScan, changed: LibraryScope) {
    self.scan = scan
    switch changed {
    case .everything: facts = [:]
    case .folders(let folders):
      facts = facts.filter { !folders.contains($0.key.folder) }
    }
  }

  func take(_ read: [MediaFile]) { for file in read { facts[file.id] = file } }

  /// All files, with what is known of each.
  var files: [MediaFile] { (scan?.files ?? []).map { facts[$0.id] ?? $0 } }

  /// Folders with files of which nothing is known.
  var unreadFolders: Set<FileID> {
    Set(
      (scan?.files ?? []).lazy.filter { self.facts[$0.id] == nil }.map(\.id.folder))
  }
}
