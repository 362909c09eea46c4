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

  /// Changes a packet. `keywords` are those before the change, which a new sidecar doesn't have.
  func apply(to packet: inout XMPPacket, keywords old: [String]) {
    switch self {
    case .title(let text): packet.set(.title, text.flatMap(Self.filled))
    case .caption(let text): packet.set(.caption, text.flatMap(Self.filled))
    case .rating(let stars):
      let stars = stars.map { min(max($0, -1), 5) }
      packet.set(.rating, stars.map { "\($0)" })
      if packet.has(.microsoftRating) {
        packet.set(.microsoftRating, stars.map { "\([0, 1, 25, 50, 75, 99][max($0, 0)])" })
      }
    case .favorite(let isFavorite):
      // "False" is written too: it says more than a file that says "True" below a sidecar.
      packet.set(.favorite, isFavorite ? "True" : "False")
    case .edit(let text): packet.set(.edit, text.flatMap(Self.filled))
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
