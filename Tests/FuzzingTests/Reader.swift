import CSystemShim
import Foundation

@testable import PhotoIndexing
@testable import PhotoMetadata
@testable import RouteMatching

/// A reader of files or links that strangers made, and what it does with any bytes.
/// `scripts/fuzz.sh` has libFuzzer invent them.
enum Reader: String, CaseIterable {
  case jpegIndex = "jpeg-index"
  case bmp, tga, qoi, icon, mp4, matroska, xmp, link
  case motionPhoto = "motion-photo"
  case metadataReply = "metadata-reply"

  /// Ends the program if something is read, or said, that isn't there.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .jpegIndex: Self.readJPEG(bytes)
    case .bmp, .tga, .qoi, .icon: readPicture(bytes)
    case .mp4, .matroska, .motionPhoto: readFile(bytes)
    case .xmp: Self.readPacket(bytes)
    case .link: Self.readLink(bytes)
    case .metadataReply: Self.readReply(bytes)
    }
  }

  // MARK: Files

  /// One for all, as there are thousands a second.
  private static let file = vitrine_memory_file()

  private func readFile(_ bytes: [UInt8]) {
    precondition(
      ftruncate(Self.file, 0) == 0 && pwrite(Self.file, bytes, bytes.count, 0) == bytes.count)
    guard let content = FileBytes(FileID(path: "/proc/self/fd/\(Self.file)")) else { return }
    switch self {
    case .mp4: check(MovieBoxes.facts(in: content))
    case .matroska: check(MatroskaElements.facts(in: content))
    default:
      guard let video = MotionPhoto.find(in: content) else { return }
      precondition(
        video.offset >= 0 && video.length > 0 && video.offset <= bytes.count - video.length)
    }
    check(VideoHeader.facts(of: FileID(path: "/proc/self/fd/\(Self.file)")))
  }

  private func check(_ facts: MediaFacts?) {
    guard let facts else { return }
    precondition(facts.width >= 0 && facts.height >= 0 && (1...8).contains(facts.orientation))
    precondition(!facts.width.multipliedReportingOverflow(by: facts.height).overflow)
  }

  // MARK: Texts

  private static let properties: [XMPProperty] =
    [.title, .caption, .keywords, .rating, .favorite, .edit, .orientation, .microsoftRating]
    + XMPProperty.keywordLists

  /// Each change leaves a packet.
  private static func readPacket(_ bytes: [UInt8]) {
    _ = XMPNamespaces.declared(in: bytes)
    guard let packet = XMPPacket(bytes) else { return }
    for property in properties {
      _ = (packet.has(property), packet.items(property), packet.isEmpty)
      var without = packet
      without.remove(property)
      precondition(!without.has(property) && XMPPacket(without.bytes) != nil)
      var changed = packet
      if property.form == .simple || property.form == .language {
        changed.set(property, "<new> & 'old'")
      } else {
        changed.change(property, removing: { $0.count % 2 == 0 }, adding: ["a<b"])
      }
      precondition(XMPPacket(changed.bytes) != nil)
    }
  }

  /// A helper process that a file took over may say anything.
  private static func readReply(_ bytes: [UInt8]) {
    guard let reply = MetadataReply(bytes) else { return }
    precondition(reply.message.count <= bytes.count * 3)
    _ = reply.metadata?.bounded
  }

  private static let routes: RouteTable<Int> = {
    var table = RouteTable<Int>()
    let patterns = [
      "photo/:id", "album/:name/photo/:number(int)", "search?q", "files/**", "x-:a-y/*",
      "day/:year(int)/",
    ]
    for (number, pattern) in patterns.enumerated() { _ = try? table.add(pattern, number) }
    return table
  }()

  private static func readLink(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for plus in [LinkReading.Plus.plus, .space] {
      let link = Link(text, reading: LinkReading(plus: plus))
      _ = (
        link.scheme, link.host, link.segments, link.hashSegments, link.fragment, link.query,
        link.description
      )
    }
    _ = routes.match(text)?.parameters
  }
}
