import Foundation

/// The XMP file beside a photo.
public enum Sidecar {
  /// The largest sidecar that is read, in bytes.
  public static let byteLimit: Int64 = 16 << 20

  /// Extensions of files with a camera's raw data, in lower case.
  public static let rawExtensions: Set<String> = [
    "3fr", "arw", "cr2", "cr3", "crw", "dcr", "dng", "erf", "fff", "iiq", "kdc", "mef", "mos", "mrw",
    "nef", "nrw", "orf", "pef", "raf", "raw", "rw2", "rwl", "sr2", "srf", "srw", "x3f",
  ]

  /// The sidecar of a photo that has none: the photo's name and ".xmp".
  public static func standard(of file: FileID) -> FileID { FileID(file.bytes + Array(".xmp".utf8)) }

  /// The sidecar that exists, under one of the names that programs give it; nil if there is none.
  ///
  /// `name.xmp`, as Adobe's programs write it, belongs to the raw file of that name where there is one.
  public static func existing(of file: FileID) -> FileID? {
    existing(of: file) { candidate in
      var status = stat()
      return candidate.withPath { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFREG
    }
  }

  /// The sidecar by the names of a folder, for a program that has listed it anyway.
  public static func existing(of file: FileID, among isThere: (FileID) -> Bool) -> FileID? {
    for ending in [".xmp", ".XMP"] {
      let full = FileID(file.bytes + Array(ending.utf8))
      if isThere(full) { return full }
    }
    guard let own = file.pathExtension else { return nil }
    let base = file.bytes.dropLast(own.count + 1)
    for ending in [".xmp", ".XMP"] {
      let short = FileID(base + Array(ending.utf8))
      guard isThere(short) else { continue }
      let isRaw = rawExtensions.contains(String(decoding: own, as: UTF8.self).lowercased())
      if isRaw { return short }
      let hasRaw = rawExtensions.contains { raw in
        [raw, raw.uppercased()].contains { isThere(FileID(base + Array(".\($0)".utf8))) }
      }
      return hasRaw ? nil : short
    }
    return nil
  }

  /// What distinguishes this version of a file's sidecar from others; nil if there is none.
  public static func stamp(of file: FileID) -> FileStamp? {
    existing(of: file).flatMap { sidecar in
      var status = stat()
      return sidecar.withPath { stat($0, &status) } == 0 ? FileStamp(status) : nil
    }
  }
}
