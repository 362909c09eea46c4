import Foundation

/// The files in a folder that have one name but for their extensions, such as `a.jpg`, `a.nef` and
/// `a.xmp`.
public struct Namesakes {
  /// Whether a regular file is there.
  let isThere: (FileID) -> Bool
  /// The extensions of the images and videos among them, as they are spelt, but for those of a
  /// lower rank.
  let extensions: (_ base: FileID, _ lowest: Sidecar.Rank) -> [String]

  /// Creates what is known of a folder that was listed.
  ///
  /// - Parameters:
  ///   - isThere: Whether a regular file is there.
  ///   - extensions: The extensions of the files with a path but for the extension.
  public init(isThere: @escaping (FileID) -> Bool, extensions: @escaping (FileID) -> [String]) {
    self.isThere = isThere
    self.extensions = { base, lowest in
      extensions(base).filter { Sidecar.rank(ofExtension: $0).map { $0 <= lowest } ?? false }
    }
  }

  private init(asking isThere: @escaping (FileID) -> Bool) {
    self.isThere = isThere
    extensions = { base, lowest in
      (0...lowest.rawValue).compactMap(Sidecar.Rank.init).flatMap(Sidecar.extensions).flatMap {
        ending in
        [ending, ending.uppercased()].filter { isThere(Self.file(base, $0)) }
      }
    }
  }

  /// Asks the disk for each name. Folders may be too large to be listed for one photo.
  static var onDisk: Namesakes {
    Namesakes(asking: { file in
      var status = stat()
      return file.withPath { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFREG
    })
  }

  private static let endings = ["xmp", "XMP"]

  private static func file(_ base: FileID, _ ending: String) -> FileID {
    FileID(base.bytes + [UInt8(ascii: ".")] + Array(ending.utf8))
  }

  /// The path without the extension; nil without one.
  private static func base(of file: FileID) -> FileID? {
    guard let ending = file.pathExtension, ending.startIndex - 1 > file.name.startIndex else {
      return nil
    }
    return FileID(Array(file.bytes.dropLast(ending.count + 1)))
  }

  /// The sidecar `name.jpg.xmp` of `name.jpg`, which belongs to no other file.
  func fullSidecar(of file: FileID) -> FileID? {
    Self.endings.lazy.map { Self.file(file, $0) }.first(where: isThere)
  }

  /// `name.xmp`, whose it may be.
  func shortSidecar(of file: FileID) -> FileID? {
    guard let base = Self.base(of: file),
      let short = Self.endings.lazy.map({ Self.file(base, $0) }).first(where: isThere)
    else { return nil }
    // That of `name.jpg` isn't that of `name.jpg.png`.
    return Sidecar.rank(of: base) != nil && isThere(base) ? nil : short
  }

  /// The extensions of the other files to which a short sidecar rather belongs, or as well.
  func rivals(of file: FileID) -> [String] {
    guard let base = Self.base(of: file) else { return [] }
    return extensions(base, Sidecar.rank(of: file) ?? .image).filter { Self.file(base, $0) != file }
  }

  /// Whether a file is the one that a sidecar names by its extension. Of two that differ only in
  /// case, it is the one that is spelt so.
  func isMeant(_ file: FileID, by ending: String) -> Bool {
    guard let base = Self.base(of: file), let own = file.pathExtension else { return false }
    if own.elementsEqual(ending.utf8) { return true }
    return String(decoding: own, as: UTF8.self).lowercased() == ending.lowercased()
      && !isThere(Self.file(base, ending))
  }
}
