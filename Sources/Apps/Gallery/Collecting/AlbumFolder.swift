import PhotoIndexing
import PhotoMetadata

/// The folder of a library with its albums and saved searches, each a file. It goes along when the
/// library is copied or moved.
struct AlbumFolder: Hashable, Sendable {
  /// The name of the folder, the same in all languages so that it is found on other computers.
  private static let name = "Albums"

  /// The kinds of files, by their extensions.
  enum Kind: String, CaseIterable, Sendable {
    /// A list of photos, which players read, too.
    case album = "m3u8"
    /// A line of text with what is searched.
    case search
  }

  let folder: FileID

  /// - Parameter root: A folder that was opened.
  init(in root: FileID) { folder = root.appending(Self.name) }

  func file(named name: String, _ kind: Kind) -> FileID {
    folder.appending("\(name).\(kind.rawValue)")
  }

  /// The files of a kind, ordered by their names. Blocks.
  func files(_ kind: Kind) -> [FileID] {
    (FolderScan.entries(of: folder) ?? []).map(\.file).filter { Self.kind(of: $0) == kind }
      .sorted(by: FileID.isOrderedByName)
  }

  static func kind(of file: FileID) -> Kind? {
    file.pathExtension.flatMap { Kind(rawValue: String(decoding: $0, as: UTF8.self)) }
  }
}

extension FileID {
  /// The name for display without the extension.
  var stem: String {
    guard let ending = pathExtension else { return displayName }
    return String(decoding: name.dropLast(ending.count + 1), as: UTF8.self)
  }
}
