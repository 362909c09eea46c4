import Foundation
import PhotoIndexing

/// The words that can be searched for in the library. Created off the main thread.
struct SearchVocabulary: Sendable {
  private var kinds: [Kind] = []

  private struct Kind: Sendable {
    /// The name of words that are offered together; nil for a few that stand for themselves.
    let title: String?
    /// The most frequent first, of months the newest.
    let entries: [Entry]
  }

  private struct Entry: Sendable {
    let suggestion: Suggestion
    /// The words of the title, without case and accents, and with their signs, such as "x-t4".
    let words: [String]

    /// - Parameter word: Without case and accents.
    func begins(with word: String) -> Bool { words.contains { $0.hasPrefix(word) } }
  }

  init() {}

  /// Blocks.
  init(of index: PhotoIndex, under roots: [FileID]) throws(PhotoIndexError) {
    let videos = PhotoQuery("is:video")
    let hasVideos = try !index.fileIDs(matching: videos, under: roots).isEmpty
    let states = ["is:favorite"] + (hasVideos ? ["is:video"] : [])
    let stars = ["rating:5"] + (1...4).reversed().map { "rating:\($0)+" }
    let tags = try index.tags(under: roots).prefix(Self.limit).map { Self.typed("tag", $0.tag) }
    let cameras = try index.cameras(under: roots).prefix(Self.limit).map {
      Self.typed("camera", $0.camera)
    }
    let months = try index.months(under: roots).prefix(Self.limit).map {
      "\($0.year)-\(Self.two($0.month))"
    }
    let folders = try Self.folders(of: index, under: roots).map { Self.typed("in", $0) }
    let towns = try Self.towns(of: index, under: roots).map { Self.typed("near", $0.englishName) }
    kinds = [
      (nil, states), (String(gallery: "Rating"), stars), (String(gallery: "Tags"), tags),
      (String(gallery: "Folders"), folders),
      (PhotoScope.places.title, towns), (String(gallery: "Cameras"), cameras),
      (String(gallery: "Dates"), months),
    ].map { title, texts in
      let entries = texts.compactMap { text in
        Suggestion(text).map { Entry(suggestion: $0, words: Self.words(of: $0.title)) }
      }
      return Kind(title: title, entries: entries)
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

  /// Words of one kind, of which one is chosen.
  struct Choice: Hashable, Sendable {
    let title: String
    let suggestions: [Suggestion]
  }

  /// Returns what begins like the last word of a text, without what it says already. While no word
  /// is typed, these are the words that don't belong to a choice of several.
  func suggestions(for text: String) -> [Suggestion] {
    let word = Self.folded(Self.openWord(of: text))
    let chosen = word.isEmpty ? Set(choices(for: text).map(\.title)) : []
    return kinds.filter { $0.title.map { !chosen.contains($0) } ?? true }.flatMap { kind in
      let fresh = entries(of: kind, for: text)
      let wanted = fresh.filter { word.isEmpty || $0.begins(with: word) }
      return wanted.prefix(5).map(\.suggestion)
    }
  }

  /// Returns the kinds with several words; while a word is typed, those that have none that begins
  /// like it, since it may be searched as it is.
  func choices(for text: String) -> [Choice] {
    let word = Self.folded(Self.openWord(of: text))
    return kinds.compactMap { kind in
      let all = entries(of: kind, for: text)
      let words = all.prefix(Self.choiceLimit).map(\.suggestion)
      guard let title = kind.title, words.count > 1 else { return nil }
      guard word.isEmpty || !all.contains(where: { $0.begins(with: word) }) else { return nil }
      return Choice(title: title, suggestions: words)
    }
  }

  /// The number of words that a menu has; others are typed.
  private static let choiceLimit = 30

  private func entries(of kind: Kind, for text: String) -> [Entry] {
    let taken = Set(PhotoQuery(text).tokens.map(\.value))
    let isRated = taken.contains { $0.isRating }
    return kind.entries.filter { entry in
      let value = entry.suggestion.token.value
      return !taken.contains(value) && !(isRated && value.isRating)
    }
  }

  /// The text with a suggestion in place of the word that it completes, or after it.
  static func completing(_ text: String, with suggestion: Suggestion) -> String {
    let word = openWord(of: text)
    let isBegun = words(of: suggestion.title).contains { $0.hasPrefix(folded(word)) }
    let rest = isBegun ? text.dropLast(word.count) : text[...]
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
    let title = folded(title)
    let parts = title.split { !$0.isLetter && !$0.isNumber && $0 != "★" }
    return (parts + title.split(whereSeparator: \.isWhitespace)).map(String.init)
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

extension PhotoQuery.Value {
  fileprivate var isRating: Bool { if case .rating = self { true } else { false } }
}
