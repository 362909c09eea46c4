import Foundation
import PhotoIndexing

/// The images in a photo's file beside the one that everybody sees, which programs lose that write
/// it anew.
public struct FurtherImages: Hashable, Sendable {
  /// A second image by which the first one is brighter on displays that can show it.
  public private(set) var hasGainMap = false
  /// Images of their own, such as another view. Smaller copies don't count.
  public private(set) var hasOthers = false

  /// Looks into a JPEG, HEIF or AVIF file; others have none. Blocks: it reads parts of the file.
  public init(in file: FileID) {
    guard let bytes = FileBytes(file), let start = bytes.read(12, at: 0), start.count == 12 else {
      return
    }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { readJPEG(bytes) }
    if start[4..<8].elementsEqual("ftyp".utf8) { readBoxes(bytes) }
  }

  /// Metadata before an image are read up to here, in bytes.
  private static let headLength = 2 << 20
  private static let partLength = 128 << 10

  private mutating func readJPEG(_ bytes: FileBytes) {
    guard let head = bytes.read(Self.headLength, at: 0), let segments = JPEGSegments(head) else {
      return
    }
    let said = segments.segments.contains { Self.tellsOfGainMap(head[$0.range]) }
    guard let index = MultiPictureIndex(head, segments) else {
      hasGainMap = said && Self.hasItem(head[..<segments.dataStart])
      return
    }
    for entry in index.entries.dropFirst() where !entry.isPreview {
      guard let part = bytes.read(Self.partLength, at: entry.start),
        part.starts(with: [0xFF, 0xD8, 0xFF])
      else { continue }
      if said || Self.tellsOfGainMap(part[...]) { hasGainMap = true } else { hasOthers = true }
    }
  }

  private static let words = [
    "http://ns.adobe.com/hdr-gain-map/", "http://ns.apple.com/HDRGainMap/", "aux:hdrgainmap",
    "urn:iso:std:iso:ts:21496:-1", "\"GainMap\"",
  ].map { Data($0.utf8) }

  private static func tellsOfGainMap(_ bytes: ArraySlice<UInt8>) -> Bool {
    let data = Data(bytes)
    return words.contains { data.range(of: $0) != nil }
  }

  /// Whether a packet lists images behind the first one.
  private static func hasItem(_ head: ArraySlice<UInt8>) -> Bool {
    Data(head).range(of: Data("http://ns.google.com/photos/1.0/container/".utf8)) != nil
  }

  /// The names of a gain map in the descriptions of images, which stand before them all.
  private mutating func readBoxes(_ bytes: FileBytes) {
    var position = 0
    for _ in 0..<100 {
      guard let head = bytes.read(16, at: position), head.count == 16 else { return }
      var length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
      if length == 1 {
        length = Int(clamping: head[8...].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
      }
      if head[4..<8].elementsEqual("meta".utf8) {
        let body = Data(bytes.read(min(length, Self.headLength), at: position) ?? [])
        hasGainMap = ["aux:hdrgainmap", "tmap"].contains { body.range(of: Data($0.utf8)) != nil }
        return
      }
      guard length >= 8, length < bytes.count - position else { return }
      position += length
    }
  }
}
