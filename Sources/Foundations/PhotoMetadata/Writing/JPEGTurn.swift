/// Turns a JPEG file by what it says of its orientation: nothing else is moved, and turning back
/// gives the first bytes.
struct JPEGTurn {
  let bytes: [UInt8]
  /// The EXIF orientation that the file has now.
  let orientation: Int

  /// Turns a file clockwise; nil for a damaged one, and if there is no room.
  init?(_ old: [UInt8], by quarterTurns: Int) {
    guard let head = JPEGSegments(old), let exif = Self.exif(old, head, quarterTurns) else {
      return nil
    }
    var new = Array(old[..<2])
    for (index, segment) in head.segments.enumerated() {
      if index == exif.place { new += exif.segment }
      if index == exif.replaced { continue }
      var part = Array(old[segment.range])
      Self.turn(&part, segment.marker, quarterTurns, from: exif.old, to: exif.new)
      new += part
    }
    if exif.place == head.segments.count { new += exif.segment }
    new += old[head.dataStart...]
    Self.turnOthers(&new, of: old, head, quarterTurns)
    MultiPictureIndex.repair(&new, after: old)
    (bytes, orientation) = (new, exif.new)
  }

  private struct Exif {
    var segment: [UInt8]
    /// Before which of the segments it belongs.
    var place: Int
    var replaced: Int?
    var old: Int
    var new: Int
  }

  private static func exif(_ bytes: [UInt8], _ head: JPEGSegments, _ quarterTurns: Int) -> Exif? {
    let header = JPEGSegments.exif
    let index = head.segments.firstIndex {
      $0.marker == 0xE1 && bytes[$0.body].starts(with: header)
    }
    guard let index else {
      let new = MetadataWriter.orientation(1, turnedBy: quarterTurns)
      let place = head.segments.prefix { $0.marker == 0xE0 }.count
      let segment = new == 1 ? [] : Self.segment(ExifBlock(orientation: new).bytes)
      return segment.map { Exif(segment: $0, place: place, old: 1, new: new) }
    }
    guard var block = ExifBlock(Array(bytes[head.segments[index].body].dropFirst(header.count)))
    else { return nil }
    let old = block.orientation ?? 1
    let new = block.turn(quarterTurns)
    guard let segment = block.isNothingButAddition ? [] : Self.segment(block.bytes) else {
      return nil
    }
    return Exif(segment: segment, place: index, replaced: index, old: old, new: new)
  }

  private static func segment(_ block: [UInt8]) -> [UInt8]? {
    let length = 2 + JPEGSegments.exif.count + block.count
    guard length <= 0xFFFF else { return nil }
    return [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + JPEGSegments.exif + block
  }

  /// Turns what other segments say. Thumbnails that don't turn with the orientation are hidden
  /// until it is again the one that they were made for.
  private static func turn(
    _ part: inout [UInt8], _ marker: UInt8, _ quarterTurns: Int, from old: Int, to new: Int
  ) {
    let body = part[4...]
    if marker == 0xED, body.starts(with: JPEGSegments.photoshop) {
      PhotoshopResources.hideThumbnails(in: &part, from: 4 + JPEGSegments.photoshop.count, old, new)
    } else if marker == 0xE1, body.starts(with: JPEGSegments.packet),
      var packet = XMPPacket(Array(body.dropFirst(JPEGSegments.packet.count)))
    {
      packet.turn(quarterTurns, from: old, to: new)
      part.replaceSubrange((4 + JPEGSegments.packet.count)..., with: packet.bytes)
    }
  }

  /// Turns the other images that have an orientation of their own.
  private static func turnOthers(
    _ new: inout [UInt8], of old: [UInt8], _ head: JPEGSegments, _ quarterTurns: Int
  ) {
    let growth = new.count - old.count
    for entry in MultiPictureIndex(old, head)?.others(in: old) ?? []
    where entry.start >= head.dataStart {
      guard let inner = JPEGSegments(old, at: entry.start),
        let body = inner.first(0xE1, JPEGSegments.exif, in: old)?.body.dropFirst(
          JPEGSegments.exif.count),
        var block = ExifBlock(Array(old[body]))
      else { continue }
      _ = block.turnInPlace(quarterTurns)
      new.replaceSubrange(body.lowerBound + growth..<body.upperBound + growth, with: block.bytes)
    }
  }
}

/// The resources that Photoshop writes into files.
enum PhotoshopResources {
  /// Those of thumbnails, and the number from which others count that programs leave alone.
  private static let thumbnails = [1036: 4990, 1033: 4980]

  /// Thumbnails don't turn with the orientation, so they get another number until it is again the
  /// one that they were made for.
  static func hideThumbnails(in bytes: inout [UInt8], from start: Int, _ old: Int, _ new: Int) {
    let order = ByteOrder(isLittle: false)
    var position = start
    while position + 12 <= bytes.count, bytes[position..<position + 4].elementsEqual("8BIM".utf8) {
      let number = order.number(bytes, at: position + 4, count: 2)
      for (shown, hidden) in thumbnails {
        let result =
          number == shown && old != new ? hidden + old : number == hidden + new ? shown : nil
        if let result { order.put(result, into: &bytes, at: position + 4, count: 2) }
      }
      let name = (Int(bytes[position + 6]) + 2) / 2 * 2
      let size = position + 6 + name
      guard size + 4 <= bytes.count else { return }
      let length = order.number(bytes, at: size, count: 4)
      position = size + 4 + (length + 1) / 2 * 2
    }
  }
}

extension XMPPacket {
  /// Turns what the packet says of the orientation, and hides its thumbnails until the orientation
  /// is again the one that they were made for. The packet keeps its length.
  mutating func turn(_ quarterTurns: Int, from old: Int, to new: Int) {
    if let digit = value(.orientation), digit.utf8.count == 1, let value = Int(digit),
      (1...8).contains(value)
    {
      set(.orientation, "\(MetadataWriter.orientation(value, turnedBy: quarterTurns))")
    }
    guard old != new else { return }
    let shown = XMPProperty.thumbnails.name
    let hidden = { (orientation: Int) in "Thumbnail\(orientation)" }
    rename(shown, to: hidden(old))
    rename(XMPElement.Name(namespace: shown.namespace, local: hidden(new)), to: shown.local)
  }
}
