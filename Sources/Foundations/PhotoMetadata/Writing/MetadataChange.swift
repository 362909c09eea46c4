import Foundation

/// A change of what is known of a photo.
public enum MetadataChange: Hashable, Sendable {
  /// Sets the title; nil removes it.
  case title(String?)
  /// Sets the caption; nil removes it.
  case caption(String?)
  /// Sets all keywords.
  case keywords([String])
  /// Adds keywords that aren't there, as for several photos at once.
  case addKeywords([String])
  /// Removes keywords.
  case removeKeywords([String])
  /// Sets the stars, 0…5, or -1 for a rejected photo; nil removes them.
  case rating(Int?)
  /// Makes the photo a favorite, or not.
  case favorite(Bool)
  /// Sets how the photo is edited, in the form of the program that edits; nil removes it.
  case edit(String?)
}

extension MetadataChange {
  /// The keywords after the change; nil if it doesn't concern them.
  package func keywords(from old: [String]) -> [String]? {
    let new: [String]
    switch self {
    case .keywords(let words): new = words
    case .addKeywords(let words): new = old + words
    case .removeKeywords(let words): new = old.filter { !words.contains($0) }
    default: return nil
    }
    var seen: Set<String> = []
    return new.map { $0.trimmingCharacters(in: .blanks) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Whether the change takes something away. In a sidecar that has to be said, if the photo's own
  /// file has it.
  func removes(_ old: MediaMetadata) -> Bool {
    switch self {
    case .title(let text): text.flatMap(Self.filled) == nil
    case .caption(let text): text.flatMap(Self.filled) == nil
    case .edit(let text): text.flatMap(Self.filled) == nil
    case .rating(let stars): stars == nil
    case .keywords, .addKeywords, .removeKeywords: keywords(from: old.keywords)?.isEmpty == true
    case .favorite: false
    }
  }

  /// Changes a packet.
  ///
  /// - Parameters:
  ///   - old: The keywords before the change, which a new sidecar doesn't have.
  ///   - own: What the photo's own file says beside the packet of a sidecar; what is removed from
  ///     that is written as empty.
  func apply(
    to packet: inout XMPPacket, keywords old: [String], beside own: MediaMetadata = MediaMetadata()
  ) {
    switch self {
    case .title(let text): Self.set(.title, text, in: &packet, hides: own.title != nil)
    case .caption(let text): Self.set(.caption, text, in: &packet, hides: own.caption != nil)
    case .rating(let stars):
      let stars = stars.map { min(max($0, -1), 5) } ?? (own.rating == nil ? nil : 0)
      packet.set(.rating, stars.map { "\($0)" })
      if packet.has(.microsoftRating) {
        packet.set(.microsoftRating, stars.map { "\([0, 1, 25, 50, 75, 99][max($0, 0)])" })
      }
    case .favorite(let isFavorite):
      // "False" is written too: it says more than a file that says "True" below a sidecar.
      packet.set(.favorite, isFavorite ? "True" : "False")
    case .edit(let text):
      let text = text.flatMap(Self.filled) ?? (own.edit == nil ? nil : Self.noEdit)
      packet.set(.edit, text)
    case .keywords, .addKeywords, .removeKeywords:
      guard let new = keywords(from: old) else { return }
      let present = packet.items(.keywords)
      let wanted = Set(new)
      packet.change(
        .keywords, removing: { !wanted.contains($0) }, adding: new.filter { !present.contains($0) })
      let (gone, added) = (Set(old).subtracting(new), new.filter { !old.contains($0) })
      for list in XMPProperty.keywordLists where packet.has(list) {
        Self.change(list, in: &packet, gone: gone, added: added)
      }
    }
  }

  /// How a sidecar says that a photo isn't edited whose own file is.
  package static let noEdit = "none"

  /// - Parameter hides: Whether no text is written as an empty one.
  private static func set(
    _ property: XMPProperty, _ text: String?, in packet: inout XMPPacket, hides: Bool
  ) {
    let text = text.flatMap(filled)
    // Not in any language.
    if text == nil { packet.remove(property) }
    if text != nil || hides { packet.set(property, text ?? "") }
  }

  /// A nested keyword is named by its last part.
  private static func change(
    _ list: XMPProperty, in packet: inout XMPPacket, gone: Set<String>, added: [String]
  ) {
    guard let separator = list.separator else { return }
    let leaf = { (path: String) in String(path.split(separator: separator).last ?? "") }
    let present = Set(packet.items(list).map(leaf))
    // A word with the separator in it would become two.
    let plain = added.filter { !present.contains($0) && !$0.contains(separator) }
    packet.change(list, removing: { gone.contains(leaf($0)) }, adding: plain)
  }

  static func filled(_ text: String) -> String? {
    let text = text.trimmingCharacters(in: .blanks)
    return text.isEmpty ? nil : text
  }
}
