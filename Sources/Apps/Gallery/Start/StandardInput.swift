import Foundation
import UIKitCompat

/// An image that another program writes into the standard input, for `gallery -`. It is kept in a
/// folder of its own as long as the program runs.
@MainActor enum StandardInput {
  /// The argument that stands for it.
  static let argument = "-"
  /// The largest image, in bytes.
  static let limit = 256 << 20
  /// The file with the image; nil if it wasn't read.
  private(set) static var file: URL?

  /// Reads the image, which blocks until all of it was written. Reads it only once.
  static func read() throws(StandardInputError) {
    guard file == nil else { return }
    guard isatty(STDIN_FILENO) == 0 else { throw .terminal }
    file = try read(from: FileHandle.standardInput, limit: limit)
  }

  /// Reads an image into a file.
  static func read(from handle: FileHandle, limit: Int) throws(StandardInputError) -> URL {
    var data = Data()
    while let part = try? handle.read(upToCount: 1 << 20), !part.isEmpty {
      guard data.count + part.count <= limit else { throw .tooLarge(limit: limit) }
      data.append(part)
    }
    guard !data.isEmpty else { throw .empty }
    do {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "gallery-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let name = String(gallery: "Standard Input")
      let file = folder.appendingPathComponent(name).appendingPathExtension(ending(of: data))
      try data.write(to: file)
      return file
    } catch { throw .notKept }
  }

  /// The first bytes of files, and the ending of their names. Decoders look at the contents; the
  /// ending only says that it is an image or a video.
  private static let signatures: [(start: [UInt8], offset: Int, ending: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], 0, "png"), (Array("GIF8".utf8), 0, "gif"),
    (Array("WEBP".utf8), 8, "webp"), (Array("ftypavi".utf8), 4, "avif"),
    (Array("ftyphei".utf8), 4, "heic"), (Array("ftypmif1".utf8), 4, "heic"),
    (Array("ftypcrx".utf8), 4, "cr3"), (Array("ftyp".utf8), 4, "mp4"),
    ([0x1A, 0x45, 0xDF, 0xA3], 0, "webm"), (Array("II*\0".utf8), 0, "tif"),
    (Array("MM\0*".utf8), 0, "tif"), (Array("BM".utf8), 0, "bmp"), (Array("<?xml".utf8), 0, "svg"),
    (Array("<svg".utf8), 0, "svg"), ([0xFF, 0x0A], 0, "jxl"), (Array("JXL ".utf8), 4, "jxl"),
    (Array("jP  ".utf8), 4, "jp2"), (Array("P6".utf8), 0, "ppm"), (Array("P5".utf8), 0, "pgm"),
    (Array("qoif".utf8), 0, "qoi"),
  ]

  private static func ending(of data: Data) -> String {
    let found = signatures.first { data.dropFirst($0.offset).starts(with: $0.start) }
    return found?.ending ?? "jpg"
  }

  /// Removes the image when the program ends.
  static func remove() {
    guard let folder = file?.deletingLastPathComponent() else { return }
    try? FileManager.default.removeItem(at: folder)
    file = nil
  }
}

/// The reason why there is no image on the standard input.
enum StandardInputError: Error, Equatable, CustomStringConvertible {
  case terminal, empty, tooLarge(limit: Int), notKept

  var description: String {
    switch self {
    case .terminal:
      String(
        gallery:
          "There is no image on the standard input. Pipe one in, as in: convert a.png jpg:- | gallery -"
      )
    case .empty: String(gallery: "The standard input is empty.")
    case .tooLarge(let limit):
      Self.tooLarge(limit.formatted(.byteCount(style: .memory).locale(.user)))
    case .notKept:
      String(gallery: "The image on the standard input can’t be kept: the disk is full.")
    }
  }

  private static func tooLarge(_ limit: String) -> String {
    String(gallery: "The image on the standard input is larger than \(limit).")
  }
}
