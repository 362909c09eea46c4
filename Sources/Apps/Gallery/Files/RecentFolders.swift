import Foundation
import PhotoIndexing

/// The folders into which photos were put last, the latest first.
@MainActor final class RecentFolders {
  private let file: StateFile<[FileID]>
  private(set) lazy var folders = file.value ?? []

  /// The greatest number that is kept.
  private static let limit = 6

  /// - Parameter url: Where they are kept between launches; nil forgets them.
  init(_ url: URL?) { file = StateFile(url: url) }

  func note(_ folder: FileID) {
    folders = Array(([folder] + folders.filter { $0 != folder }).prefix(Self.limit))
    file.keep(folders)
  }

  /// Those that are still there. Blocks only another thread.
  func existing() async -> [FileID] {
    let folders = folders
    return await Task.detached { folders.filter(\.isFolder) }.value
  }
}

extension FileID {
  /// Where the file is now, by the new places of files and folders; nil if it hasn't moved.
  func place(in places: [FileID: FileID]) -> FileID? {
    var folder = self
    while folder.folder != folder {
      if let place = places[folder] {
        return FileID(place.bytes + bytes.dropFirst(folder.bytes.count))
      }
      folder = folder.folder
    }
    return nil
  }

  /// Whether it is a folder at present. Blocks.
  var isFolder: Bool {
    var status = stat()
    return withPath { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
