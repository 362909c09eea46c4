import Foundation
import PhotoIndexing

/// The words that can be searched for in the library. Created off the main thread.
struct SearchVocabulary: Sendable {
  /// By kind; of each kind the most frequent first, of months the newest.
  private var kinds: [[Entry]] = []

  private struct Entry: Sendable {
    let suggestion: Suggestion
    /// The words of the title, without case and accents.
    let words: [String]
  }

  init() {}

  /// Blocks.
  init(of index: PhotoIndex, under roots: [FileID]) throws(PhotoIndexError) {
    let videos = PhotoQuery("is:video")
    let hasVideos = try !index.fileIDs(matching: videos, under: roots).isEmpty
    let states = ["is:favorite", "rating:4+"] + (hasVideos ? ["is:video"] : [])
    let tags = try index.tags(under: roots).prefix(Self.limit).map { Self.typed("tag", $0.tag) }
    let cameras = try index.cameras(under: roots).prefix(Self.limit).map {
      Self.typed("camera", $0.camera)
    }
    let months = try index.months(under: roots).prefix(Self.limit).map {
      "\($0.year)-\(Self.two($0.month))"
    }
    let folders = try Self.folders(of: index, under: roots).map { Self.typed("in", $0) }
    let towns = try Self.towns(of: index, under: roots).map { Self.typed("near", $0.englishName) }
    kinds = [states, tags, folders, towns, cameras, months].map { texts in
      texts.compactMap { text in
        Suggestion(text).map { Entry(suggestion: $0, words: Self.words(of: $0.title)) }
      }
    }
  }

  /// The names of folders, but for the opened ones, which have all photos.
  private static func folders(of index: PhotoIndex, under roots: [FileID]) throws(PhotoIndexError)
    -> [String]
  {
    var counts: [FileID: Int] = [:]
    let all = try index.fileIDs(matching: PhotoQuery(tokens: []), under: roots)
    for file in all { counts[file.folder, default: 0] += 1 }
    for root in roots { counts[root] = nil }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var seen: Set<String> = []
    return Array(sorted.map(\.key.displayName).filter { seen.insert($0).inserted }.prefix(limit))
  }

  /// The towns near which photos were taken, those with most photos first.
  private static func towns(of index: PhotoIndex, under roots: [FileID]) throws(PhotoIndexError)
    -> [Town]
  {
    var counts: [Town: Int] = [:]
    for place in try index.places(under: roots) {
      let town = Town.nearest(latitude: place.latitude, longitude: place.longitude)
      if let town { counts[town, default: 0] += place.count }
    }
    return counts.sorted { ($1.value, $0.key.zone) < ($0.value, $1.key.zone) }.map(\.key)
  }

  /// The number of words of a kind that are kept.
  private static let limit = 1000

  // MARK: Suggestions

  /// A search that a person may want.
  struct Suggestion: Hashable, Sendable {
    let token: PhotoQuery.Token
    /// The text of a chip.
    let title: String
    /// The text that is typed for it.
    var text: String { token.text }

    /// Nil if what is typed isn't understood.
    init?(_ text: String) {
      guard let token = PhotoQuery(text).tokens.first else { return nil }
      self.token = token
      title = token.chipTitle
    }
  }

  /// Returns what begins like the last word of a text, without what it says already; for an empty
  /// text, some of each kind.
  func suggestions(for text: String) -> [Suggestion] {
    let word = Self.folded(Self.openWord(of: text))
    let taken = Set(PhotoQuery(text).tokens.map(\.value))
    return kinds.flatMap { entries in
      let wanted = entries.lazy.filter { entry in
        guard !taken.contains(entry.suggestion.token.value) else { return false }
        return word.isEmpty || entry.words.contains { $0.hasPrefix(word) }
      }
      return wanted.prefix(word.isEmpty ? 3 : 5).map(\.suggestion)
    }
  }

  /// The text with a suggestion in place of the word that it completes.
  static func completing(_ text: String, with suggestion: Suggestion) -> String {
    let rest = text.dropLast(openWord(of: text).count)
    let space = rest.isEmpty || rest.last?.isWhitespace == true ? "" : " "
    return rest + space + suggestion.text + " "
  }

  /// The word that a person is typing.
  private static func openWord(of text: String) -> String {
    guard let last = text.last, !last.isWhitespace else { return "" }
    let word = text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    return word.contains(":") || word.contains("\"") ? "" : word
  }

  private static func typed(_ key: String, _ name: String) -> String {
    "\(key):\"\(name.replacingOccurrences(of: "\"", with: " "))\""
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func words(of title: String) -> [String] {
    folded(title).split { !$0.isLetter && !$0.isNumber && $0 != "★" }.map(String.init)
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
