import Foundation

/// The XMP file beside a photo, and whose it is: `docs/metadata.md` has the rules.
public enum Sidecar {
  /// The largest sidecar that is read, in bytes.
  public static let byteLimit: Int64 = 16 << 20

  /// Extensions of files with a camera's raw data, in lower case.
  public static let rawExtensions: Set<String> = [
    "3fr", "arw", "cr2", "cr3", "crw", "dcr", "dng", "erf", "fff", "iiq", "kdc", "mef", "mos",
    "mrw", "nef", "nrw", "orf", "pef", "raf", "raw", "rw2", "rwl", "sr2", "srf", "srw", "x3f",
  ]

  /// The sidecar of a photo that has none: the photo's name and ".xmp".
  public static func standard(of file: FileID) -> FileID { FileID(file.bytes + Array(".xmp".utf8)) }

  /// The sidecar that exists, under one of the names that programs give it; nil if there is none.
  public static func existing(of file: FileID) -> FileID? {
    existing(of: file, among: .onDisk, saying: namedExtension)
  }

  /// The sidecar by the names of a folder, for a program that has listed it anyway.
  ///
  /// - Parameter extension: Returns the extension of the file that a sidecar says it belongs to.
  public static func existing(
    of file: FileID, among names: Namesakes, saying extension: (FileID) -> String?
  ) -> FileID? {
    if let full = names.fullSidecar(of: file) { return full }
    guard let short = names.shortSidecar(of: file) else { return nil }
    guard let said = `extension`(short) else { return names.rivals(of: file).isEmpty ? short : nil }
    return names.isMeant(file, by: said) ? short : nil
  }

  /// The other files to which a sidecar without their extension rather belongs, or as well, unless
  /// it says whose it is.
  public static func rivals(of file: FileID) -> [FileID] {
    let folder = file.folder
    let beginning = Array(file.name.dropLast(file.pathExtension?.count ?? 0))
    return Namesakes.onDisk.rivals(of: file).map { folder.appending(beginning + Array($0.utf8)) }
  }

  /// A stamp that distinguishes this version of a file's sidecar from others; nil if there is none.
  ///
  /// Nothing is read: where a sidecar has to be read to know whose it is, each photo that it may
  /// belong to has a stamp, which also changes with the files that decide about it.
  public static func stamp(of file: FileID) -> FileStamp? {
    stamp(of: file, among: .onDisk) { sidecar in
      var status = stat()
      return sidecar.withPath { stat($0, &status) } == 0 ? FileStamp(status) : nil
    }
  }

  /// The stamp by the names of a folder.
  public static func stamp(
    of file: FileID, among names: Namesakes, stamp: (FileID) -> FileStamp?
  ) -> FileStamp? {
    if let full = names.fullSidecar(of: file) { return stamp(full) }
    guard let short = names.shortSidecar(of: file) else { return nil }
    let rivals = names.rivals(of: file)
    // Cameras and programs write them for raw files.
    let isOutranked = rivals.contains { rank(ofExtension: $0) == .raw } && rank(of: file) != .raw
    guard !isOutranked, var stamp = stamp(short) else { return nil }
    for rival in rivals.sorted() {
      for byte in rival.utf8 { stamp.inode = (stamp.inode ^ Int64(byte)) &* 0x100_0000_01B3 }
    }
    return stamp
  }
}
