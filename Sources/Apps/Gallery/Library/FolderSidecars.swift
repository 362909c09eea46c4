import Foundation
import PhotoIndexing

/// The sidecars in one folder, found by the names in it. Blocks the calling thread only for photos
/// that have one.
struct FolderSidecars {
  /// All names of the folder; nil if there is no sidecar among them.
  private let names: Set<FileID>?

  init(of files: [FileID]) {
    names = files.contains { Self.isSidecar($0.name) } ? Set(files) : nil
  }

  /// What distinguishes this version of a photo's sidecar from others; nil if there is none.
  func stamp(of photo: FileID) -> FileStamp? {
    guard let names else { return nil }
    var stamps: [FileID: FileStamp] = [:]
    let sidecar = Sidecar.existing(of: photo) { candidate in
      var status = stat()
      guard names.contains(candidate), candidate.withPath({ stat($0, &status) }) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { return false }
      stamps[candidate] = FileStamp(status)
      return true
    }
    return sidecar.flatMap { stamps[$0] }
  }

  /// Whether a file's name is that of a sidecar.
  static func isSidecar(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    hasEnding(name) { $0 == "xmp" }
  }

  /// Whether a change of the file may change what is known of photos beside it: `name.xmp` belongs to
  /// the raw file of that name, if there is one.
  static func concerns(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    hasEnding(name) { $0 == "xmp" || Sidecar.rawExtensions.contains($0) }
  }

  private static func hasEnding(
    _ name: some BidirectionalCollection<UInt8>, where isWanted: (String) -> Bool
  ) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return isWanted(String(decoding: name[name.index(after: dot)...], as: UTF8.self).lowercased())
  }
}
