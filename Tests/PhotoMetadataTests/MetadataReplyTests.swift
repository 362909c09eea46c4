import PhotoIndexing
import Testing

@testable import PhotoMetadata

/// What a helper process says arrives as it is, and bytes that no helper would send are no reply.
struct MetadataReplyTests {
  private static var full: MetadataReply {
    var metadata = MediaMetadata()
    metadata.captureDate = WallTime(milliseconds: -3_155_673_600_000)
    metadata.secondsFromUTC = -12_600
    metadata.cameraMake = "Κάμερα"
    metadata.exposureTime = 1 / 250
    metadata.iso = .max
    metadata.flashFired = false
    metadata.place = .init(latitude: -54.8, longitude: 179.9, altitude: -1.5)
    metadata.caption = String(repeating: "é\n", count: 100)
    metadata.keywords = ["", "👩‍👩‍👧", "three"]
    metadata.rating = -1
    metadata.isFavorite = true
    metadata.creators = ["somebody"]
    metadata.orientation = 8
    metadata.edit = ""
    let field = MetadataField(name: "Exif.Image.Make", label: "Make", value: "", isInSidecar: true)
    return MetadataReply(metadata: metadata, fields: [field, field])
  }

  @Test(arguments: [
    MetadataReply(), MetadataReply(metadata: MediaMetadata()), MetadataReply(fields: []), full,
  ])
  func repliesArriveAsTheyAre(_ reply: MetadataReply) {
    #expect(MetadataReply(reply.message) == reply)
  }

  @Test func whatIsCutOffOrGoesOnIsNoReply() {
    let message = Self.full.message
    for count in 0..<message.count { #expect(MetadataReply(Array(message[..<count])) == nil) }
    #expect(MetadataReply(message + [0]) == nil)
  }

  @Test func anyBytesAreReadWithinThem() {
    let message = Self.full.message
    for place in message.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = message
        changed[place] = byte
        if let reply = MetadataReply(changed) {
          // What isn't a text gets signs of three bytes.
          #expect(reply.message.count <= changed.count * 3)
        }
      }
    }
  }
}
