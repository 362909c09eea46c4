import Foundation

/// An element of Matroska.
enum Element {
  static func of(_ id: [UInt8], _ parts: Data...) -> Data { of(id, parts) }

  static func of(_ id: [UInt8], _ parts: [Data]) -> Data {
    let body = Data(parts.joined())
    let size = (0..<7).reversed().map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    return Data(id + [0x01] + size) + body
  }

  static func head(_ type: String) -> Data {
    of(
      [0x1A, 0x45, 0xDF, 0xA3], of([0x42, 0x82], Data(type.utf8)), of([0x42, 0x87], Data([4])),
      of([0x42, 0x85], Data([2])))
  }
}

extension HostileVideos {
  /// Matroska whose segments go on in other files, whose codecs are to be fetched, or whose
  /// subtitles are drawn by what loads more.
  func segments(of address: String) -> [(String, Data)] {
    let name = Data(address.utf8)
    let info = Element.of([0x15, 0x49, 0xA9, 0x66], Self.neighbors(name))
    let chapters = Self.chapters()
    let kinds = [
      "V_VP8", "V_QUICKTIME", "V_MS/VFW/FOURCC", "V_SVG", "S_TEXT/ASS", "S_KATE", "S_VOBSUB",
    ]
    let tracks = Element.of(
      [0x16, 0x54, 0xAE, 0x6B],
      kinds.enumerated().map { Self.track($0.element, UInt8($0.offset + 1), name) })
    let file = Element.of(
      [0x61, 0xA7], Element.of([0x46, 0x6E], name),
      Element.of([0x46, 0x60], Data("text/uri-list".utf8)), Element.of([0x46, 0x5C], name),
      Element.of([0x46, 0xAE], Data([7])))
    let attachments = Element.of([0x19, 0x41, 0xA4, 0x69], file)
    let segment = Element.of([0x18, 0x53, 0x80, 0x67], info, chapters, tracks, attachments)
    return [
      ("linked", Element.head("matroska") + segment),
      // After the clusters of a video that plays.
      ("appended", Data([webm, info, chapters, attachments].joined())),
    ]
  }

  private static func other(_ number: UInt8) -> Data { Data(repeating: number, count: 16) }

  /// What a segment says of itself and of those before and after it: names and numbers.
  private static func neighbors(_ name: Data) -> [Data] {
    [
      Element.of([0x73, 0xA4], other(1)), Element.of([0x73, 0x84], name),
      Element.of([0x3C, 0xB9, 0x23], other(2)), Element.of([0x3C, 0x83, 0xAB], name),
      Element.of([0x3E, 0xB9, 0x23], other(3)), Element.of([0x3E, 0x83, 0xBB], name),
      Element.of([0x2A, 0xD7, 0xB1], Data([0x0F, 0x42, 0x40])),
    ]
  }

  /// An ordered edition whose chapter is in another segment.
  private static func chapters() -> Data {
    let chapter = Element.of(
      [0xB6], Element.of([0x73, 0xC4], Data([1])), Element.of([0x91], Data([0])),
      Element.of([0x6E, 0x67], other(2)))
    return Element.of(
      [0x10, 0x43, 0xA7, 0x70],
      Element.of([0x45, 0xB9], Element.of([0x45, 0xDD], Data([1])), chapter))
  }

  private static func track(_ codec: String, _ number: UInt8, _ address: Data) -> Data {
    let size = Element.of(
      [0xE0], Element.of([0xB0], Data([64])), Element.of([0xBA], Data([64])))
    return Element.of(
      [0xAE], Element.of([0xD7], Data([number])), Element.of([0x73, 0xC5], Data([number])),
      Element.of([0x83], Data([codec.hasPrefix("S") ? 0x11 : 1])),
      Element.of([0x86], Data(codec.utf8)), Element.of([0x63, 0xA2], address),
      Element.of([0x3B, 0x40, 0x40], address), Element.of([0x26, 0xB2, 0x40], address), size)
  }
}
