import Foundation
import PhotoIndexing

/// The persistent data of the library: its folders and the facts of its files. Only the library's
/// queue uses it.
final class LibraryCatalog: @unchecked Sendable {  // because only the library's queue uses it
  private let file: URL?
  private(set) var index: PhotoIndex?
  /// The last scan; nil before the first one.
  private(set) var scan: FolderScan?
  private var facts: [FileID: MediaFile] = [:]
  /// Files whose details an update was about to read.
  private var pending: Set<FileID> = []

  /// - Parameter index: The location of the index; nil keeps it in memory.
  init(_ index: URL? = nil) { file = index }

  init(opened index: PhotoIndex) {
    file = nil
    self.index = index
  }

  /// Opens the index on first use, off the main thread. Returns an error if it is only in memory;
  /// nil if it succeeded.
  func open() -> PhotoIndexError? {
    guard index == nil else { return nil }
    var reason: PhotoIndexError?
    if let file { do { index = try PhotoIndex(at: file) } catch { reason = error } }
    if index == nil { do { index = try PhotoIndex() } catch { reason = error } }
    return reason
  }

  // MARK: Files

  /// Stores a scan, and which parts of the disk may have changed.
  func take(_ scan: FolderScan, changed: LibraryScope) {
    self.scan = scan
    switch changed {
    case .everything: facts = [:]
    case .folders(let folders): facts = facts.filter { !folders.contains($0.key.folder) }
    }
  }

  func take(_ read: [MediaFile]) { for file in read { facts[file.id] = file } }

  /// Notes files whose details will be read.
  func awaitDetails(of files: [FileID]) { pending.formUnion(files) }

  /// Stores files whose details were read. Returns whether they say anything new.
  func takeDetails(_ read: [MediaFile]) -> Bool {
    var isNew = false
    for file in read {
      pending.remove(file.id)
      if facts[file.id]?.facts != file.facts { isNew = true }
      facts[file.id] = file
    }
    return isNew
  }

  var files: [MediaFile] { (scan?.files ?? []).map { facts[$0.id] ?? $0 } }

  /// Folders with files without facts or details.
  var unreadFolders: Set<FileID> {
    Set(
      (scan?.files ?? []).lazy.filter { self.facts[$0.id] == nil || self.pending.contains($0.id) }
        .map(\.id.folder))
  }
}
