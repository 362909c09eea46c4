import CGexiv2
import CGexiv2Shim
import Foundation
import PhotoMetadata

/// The tags of an open file.
struct TagSource {
  let handle: UnsafeMutablePointer<GExiv2Metadata>

  // The XMP toolkit is not thread-safe.
  private static let lock = NSLock()
  private static let isReady: Bool = {
    guard vitrine_gexiv2_load() != 0 else { return false }
    // What it logs of damaged files concerns nobody.
    gexiv2_log_set_level(GEXIV2_LOG_LEVEL_MUTE)
    return gexiv2_initialize() != 0
  }()

  /// Sets the library up; returns whether it can be used.
  static func prepare() -> Bool { (try? openEmpty { _ in }) != nil }

  /// Calls a closure with the tags of an open file. Blocks, and believes the file.
  ///
  /// - Parameters:
  ///   - limit: The bytes that count.
  ///   - writes: Whether the closure changes them.
  static func read<Result>(
    _ descriptor: Int32, upTo limit: Int = .max, writes: Bool = false,
    _ body: (TagSource) throws -> Result
  ) throws -> Result {
    try withBytes(of: descriptor) { bytes in
      try withHandle({
        gexiv2_metadata_open_buf($0, bytes.baseAddress, min(bytes.count, limit), nil) != 0
      }) { handle in
        let source = TagSource(handle: handle)
        if writes { source.keepKnownNamespaces() }
        return try body(source)
      }
    }
  }

  /// Maps an open file. One that shrinks meanwhile ends the process.
  static func withBytes<Result>(
    of descriptor: Int32, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) throws -> Result {
    var status = stat()
    guard fstat(descriptor, &status) == 0, let count = Int(exactly: status.st_size), count > 0,
      let memory = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED
    else { throw MetadataError.unreadable }
    defer { munmap(memory, count) }
    let start = memory.assumingMemoryBound(to: UInt8.self)
    return try body(UnsafeBufferPointer(start: start, count: count))
  }

  /// Calls a closure with no tags, to which some are added. Blocks.
  static func openEmpty<Result>(_ body: (TagSource) throws -> Result) throws -> Result {
    // An image of no pixels.
    let image: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]
    return try withHandle({ gexiv2_metadata_open_buf($0, image, image.count, nil) != 0 }) {
      try body(TagSource(handle: $0))
    }
  }

  private static func withHandle<Result>(
    _ open: (UnsafeMutablePointer<GExiv2Metadata>) -> Bool,
    _ body: (UnsafeMutablePointer<GExiv2Metadata>) throws -> Result
  ) throws -> Result {
    try lock.withLock {
      guard isReady, let handle = gexiv2_metadata_new() else { throw MetadataError.unreadable }
      defer { g_object_unref(handle) }
      // What other files declared is for all files.
      resetNamespaces()
      guard open(handle) else { throw MetadataError.unreadable }
      return try body(handle)
    }
  }

  // MARK: Namespaces

  /// Forgets the namespaces that files declared.
  private static func resetNamespaces() {
    gexiv2_metadata_try_unregister_all_xmp_namespaces(nil)
    gexiv2_metadata_try_register_xmp_namespace(XMPNamespaces.own, "vitrine", nil)
  }

  /// A file may declare "dc" or another well-known prefix for a namespace of its own, in which the
  /// library would then write what belongs to the well-known one. Only other prefixes stay
  /// declared.
  private func keepKnownNamespaces() {
    guard let packet else { return }
    let declared = XMPNamespaces.declared(in: Array(packet))
    Self.resetNamespaces()
    for (prefix, namespace) in declared {
      // Fails for prefixes that are known.
      gexiv2_metadata_try_register_xmp_namespace(namespace, prefix, nil)
    }
  }

  // MARK: Values

  /// Whether the file has a tag.
  func has(_ tag: String) -> Bool {
    // To look for a tag takes a while, and most files have EXIF only.
    if tag.hasPrefix("Xmp."), gexiv2_metadata_has_xmp(handle) == 0 { return false }
    if tag.hasPrefix("Iptc."), gexiv2_metadata_has_iptc(handle) == 0 { return false }
    return gexiv2_metadata_try_has_tag(handle, tag, nil) != 0
  }

  /// The value of a tag without white space around it; nil if it is empty.
  func text(_ tag: String) -> String? {
    guard has(tag) else { return nil }
    return Self.take(gexiv2_metadata_try_get_tag_string(handle, tag, nil)).flatMap(Self.trimmed)
  }

  /// The first tag that has a value.
  func text(anyOf tags: [String]) -> String? {
    for tag in tags { if let text = text(tag) { return text } }
    return nil
  }

  /// All values of a tag.
  func texts(_ tag: String) -> [String] {
    guard has(tag), let list = gexiv2_metadata_try_get_tag_multiple(handle, tag, nil) else {
      return []
    }
    return Self.take(list).compactMap(Self.trimmed)
  }

  /// A text that may be there in several languages: the default one, otherwise the first.
  func localizedText(_ tag: String) -> String? { text(tag).flatMap(Self.localized) }

  /// The library gives the languages as one text: each begins with its name, after a comma and a
  /// space.
  static func localized(_ all: String) -> String? {
    let (mark, gap) = (Array("lang=\"".utf8), Array(", ".utf8))
    let bytes = Array(all.utf8)
    var parts: [(language: Range<Int>, start: Int, text: Int)] = []
    var index = 0
    while index + mark.count <= bytes.count {
      let isBegun = index == 0 || bytes[..<index].suffix(2).elementsEqual(gap)
      guard isBegun, bytes[index...].starts(with: mark),
        let end = bytes[(index + mark.count)...].firstIndex(of: UInt8(ascii: "\""))
      else {
        // Only after a gap there may be another.
        index = bytes[index...].dropFirst().firstIndex(of: gap[1]).map { $0 + 1 } ?? bytes.count
        continue
      }
      parts.append(((index + mark.count)..<end, index, end + 1))
      index = end + 1
    }
    guard !parts.isEmpty else { return all }
    let chosen = parts.firstIndex { bytes[$0.language].elementsEqual("x-default".utf8) } ?? 0
    let end = chosen + 1 < parts.count ? parts[chosen + 1].start - gap.count : bytes.count
    return trimmed(
      String(decoding: bytes[parts[chosen].text..<max(parts[chosen].text, end)], as: UTF8.self))
  }

  /// The value of a tag as a number.
  func integer(_ tag: String) -> Int? {
    text(tag).flatMap { Int($0.split(separator: " ").first ?? "") }
  }

  /// The value of an EXIF tag that is a fraction.
  func fraction(_ tag: String) -> Double? {
    guard let parts = text(tag)?.split(separator: " ").first?.split(separator: "/"),
      let above = parts.first.flatMap({ Double($0) })
    else { return nil }
    let below = parts.count > 1 ? Double(parts[1]) ?? 0 : 1
    let value = above / below
    return value.isFinite && value > 0 ? value : nil
  }

  // MARK: All of them

  /// The names of the tags that are shown, at most 5,000.
  var names: [String] { Array(allNames.prefix(5000)) }

  /// The names of all tags.
  var allNames: [String] {
    let lists = [
      gexiv2_metadata_get_exif_tags(handle), gexiv2_metadata_get_iptc_tags(handle),
      gexiv2_metadata_get_xmp_tags(handle),
    ]
    return lists.compactMap { $0 }.flatMap { Self.take($0) }
  }

  /// A tag with its label and its value for people.
  func field(_ name: String, isInSidecar: Bool) -> MetadataField {
    let label = gexiv2_metadata_try_get_tag_label(name, nil).map { String(cString: $0) }
    let value =
      Self.take(gexiv2_metadata_try_get_tag_interpreted_string(handle, name, nil)) ?? ""
    let last = String(name.split(separator: ".").last ?? "")
    return MetadataField(
      name: name.shown(), label: (label.flatMap(Self.trimmed) ?? last).shown(),
      value: value.shown(),
      isInSidecar: isInSidecar)
  }

  // MARK: Writing

  /// Sets all values of a tag; an empty list removes it. A text in several languages changes only
  /// in the default one.
  func set(_ tag: String, _ values: [String]) throws {
    let isDone: Bool
    if values.isEmpty {
      isDone = !has(tag) || gexiv2_metadata_try_clear_tag(handle, tag, nil) != 0
    } else if values.count == 1, let value = values.first, !Self.isList(tag) {
      isDone = gexiv2_metadata_try_set_tag_string(handle, tag, value, nil) != 0
    } else {
      var list: [UnsafePointer<CChar>?] = values.map { UnsafePointer(strdup($0)) } + [nil]
      defer { for text in list { free(UnsafeMutableRawPointer(mutating: text)) } }
      isDone = gexiv2_metadata_try_set_tag_multiple(handle, tag, &list, nil) != 0
    }
    if !isDone { throw MetadataError.unverified }
  }

  /// Whether a single value would be added to those that are there.
  private static func isList(_ tag: String) -> Bool {
    tag.hasPrefix("Iptc.") || ["XmpBag", "XmpSeq", "XmpAlt"].contains(type(of: tag))
  }

  /// Whether a text may be there in several languages.
  static func isInLanguages(_ tag: String) -> Bool { type(of: tag) == "LangAlt" }

  private static func type(of tag: String) -> String? {
    gexiv2_metadata_try_get_tag_type(tag, nil).map { String(cString: $0) }
  }

  /// Removes the small image beside the large one.
  func eraseThumbnail() { gexiv2_metadata_try_erase_exif_thumbnail(handle, nil) }

  /// EXIF's bytes without a header; nil if there are none.
  var exifData: Data? {
    guard let bytes = gexiv2_metadata_get_exif_data(handle, GEXIV2_BYTE_ORDER_LITTLE, nil) else {
      return nil
    }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count), count > 0 else { return nil }
    return Data(bytes: start, count: Int(count))
  }

  /// The XMP packet; nil if there is none.
  var packet: Data? {
    guard gexiv2_metadata_has_xmp(handle) != 0 else { return nil }
    let flags = GEXIV2_OMIT_PACKET_WRAPPER
    return Self.take(gexiv2_metadata_try_generate_xmp_packet(handle, flags, 0, nil))
      .map { Data($0.utf8) }
  }

  // MARK: Memory of the library

  private static func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  private static func take(
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> [String] {
    defer { g_strfreev(list) }
    var (texts, index) = ([String](), 0)
    while let text = list[index] {
      texts.append(String(cString: text))
      index += 1
    }
    return texts
  }

  private static func trimmed(_ text: String) -> String? {
    let isClean = { (byte: UInt8?) in byte.map { (0x21..<0x7F).contains($0) } ?? false }
    if isClean(text.utf8.first), isClean(text.utf8.last) { return text }
    let text = text.trimmingCharacters(in: .blanks)
    return text.isEmpty ? nil : text
  }
}
