import Foundation
import PhotoIndexing

/// The sidecars in one folder, found by the names in it. Blocks the calling thread only for photos
/// that have one.
struct FolderSidecars {
  /// All names of the folder; nil if there is no sidecar among them.
  private let names: Set<FileID>?
  /// The extensions of the files whose path but for the extension a sidecar has, too.
  private var namesakes: [FileID: [String]] = [:]

  init(of files: [FileID]) {
    let sidecars = files.filter { Self.isSidecar($0.name) }
    names = sidecars.isEmpty ? nil : Set(files)
    guard !sidecars.isEmpty else { return }
    for sidecar in sidecars { Self.base(of: sidecar).map { namesakes[$0] = [] } }
    for file in files {
      guard let base = Self.base(of: file), let ending = file.pathExtension else { continue }
      namesakes[base]?.append(String(decoding: ending, as: UTF8.self))
    }
  }

  private static func base(of file: FileID) -> FileID? {
    file.pathExtension.map { FileID(Array(file.bytes.dropLast($0.count + 1))) }
  }

  /// A stamp that distinguishes this version of a photo's sidecar from others; nil if there is
  /// none.
  func stamp(of photo: FileID) -> FileStamp? {
    guard let names else { return nil }
    var stamps: [FileID: FileStamp] = [:]
    let isThere = { (candidate: FileID) in
      var status = stat()
      guard names.contains(candidate), candidate.withPath({ stat($0, &status) }) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { return false }
      stamps[candidate] = FileStamp(status)
      return true
    }
    let among = Namesakes(isThere: isThere, extensions: { namesakes[$0] ?? [] })
    return Sidecar.stamp(of: photo, among: among) { stamps[$0] }
  }

  /// Whether a file's name is that of a sidecar.
  static func isSidecar(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    ending(of: name) == "xmp"
  }

  /// Whether a change of the file may change what is known of photos beside it: whose `name.xmp` is
  /// depends on the files of that name.
  static func concerns(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    ending(of: name).map { $0 == "xmp" || Sidecar.rank(ofExtension: $0) != nil } ?? false
  }

  /// The extension of a file's name in lower case; nil if it has none.
  static func ending(of name: some BidirectionalCollection<UInt8>) -> String? {
    name.lastIndex(of: UInt8(ascii: ".")).map {
      String(decoding: name[name.index(after: $0)...], as: UTF8.self).lowercased()
    }
  }
}
