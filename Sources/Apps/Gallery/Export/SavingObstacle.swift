import Foundation
import Imaging
import PhotoIndexing
import PhotoMetadata
import UIKit

/// Why photos aren't replaced by what their edits make of them, so that copies are saved.
enum SavingObstacle: Sendable {
  /// One of the files has a format that isn't written.
  case format
  /// One of the files has several frames or pages, of which only the first would be left.
  case severalFrames
  /// One of the files is a motion photo, whose video would be missing.
  case video
  /// One of the files has a gain map, which would be missing.
  case gainMap
  /// One of the files has finer colors than are written.
  case depth

  /// The first reason that files can't be replaced; nil if there is none. Blocks: it reads parts of
  /// them.
  static func first(among files: [FileID], _ reader: ImageFile) -> SavingObstacle? {
    let formats = reader.writableFormats
    let areWritten = files.allSatisfy { ImageFile.Format(of: $0).map(formats.contains) ?? false }
    guard areWritten else { return .format }
    if files.contains(where: { hasSeveralFrames($0, reader) }) { return .severalFrames }
    if files.contains(where: { MotionPhoto.find(in: $0) != nil }) { return .video }
    if files.contains(where: { FurtherImages(in: $0).hasGainMap }) { return .gainMap }
    let isDeep = { (file: FileID) in
      (try? reader.other(file.url).details()).map { $0.bitDepth > 8 } ?? false
    }
    return files.contains(where: isDeep) ? .depth : nil
  }

  /// The sentence that a person is shown.
  var message: String {
    switch self {
    case .format: String(gallery: "This format can’t be written, so a copy is saved as JPEG.")
    case .severalFrames:
      String(
        gallery:
          "A file with several frames or pages would keep only the first, so a copy is saved.")
    case .video: String(gallery: "A motion photo would lose its video, so a copy is saved.")
    case .gainMap:
      String(
        gallery:
          "An HDR photo would lose its gain map, and with it its brightest light, so a copy is saved."
      )
    case .depth:
      String(
        gallery:
          "A photo with more than 8 bits a color would be rounded to 8 bits, so a copy is saved.")
    }
  }

  // MARK: Frames

  /// Returns false for files that can't be read; they aren't written, either.
  private static func hasSeveralFrames(_ file: FileID, _ reader: ImageFile) -> Bool {
    if let details = try? reader.other(file.url).details(), details.frameCount > 1 { return true }
    return isMarkedAsAnimation(file) || FurtherImages(in: file).hasOthers
  }

  /// Whether a file says that it is an animation, in formats of which decoders count one frame
  /// only: PNG and AVIF.
  private static func isMarkedAsAnimation(_ file: FileID) -> Bool {
    guard let bytes = FileBytes(file), let start = bytes.read(64, at: 0) else { return false }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return hasAnimationChunk(bytes) }
    return isSequence(start)
  }

  /// Whether a PNG file has the chunk that animations have before their first image.
  private static func hasAnimationChunk(_ bytes: FileBytes) -> Bool {
    var offset = 8
    while let head = bytes.read(8, at: offset), head.count == 8 {
      switch String(decoding: head[4...], as: UTF8.self) {
      case "acTL": return true
      case "IDAT": return false
      default: offset += 12 + head[..<4].reduce(0) { $0 << 8 | Int($1) }
      }
    }
    return false
  }

  /// Whether one of the brands of an AVIF or HEIF file is that of a sequence.
  private static func isSequence(_ start: [UInt8]) -> Bool {
    guard start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8) else { return false }
    let length = start[..<4].reduce(0) { $0 << 8 | Int($1) }
    return stride(from: 8, through: min(length, start.count) - 4, by: 4).contains { index in
      ["avis", "msf1"].contains(String(decoding: start[index..<index + 4], as: UTF8.self))
    }
  }
}
