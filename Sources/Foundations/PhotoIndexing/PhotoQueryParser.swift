import Foundation

/// Reads what a person types into a search field, in English or German.
struct PhotoQueryParser {
  var now: WallTime
  var firstWeekday: Int

  func tokens(in text: String) -> [PhotoQuery.Token] {
    let words = Self.words(in: text)
    var tokens: [PhotoQuery.Token] = []
    var index = 0
    while index < words.count {
      let count = [3, 2, 1].first { count in
        guard index + count <= words.count else { return false }
        let phrase = words[index..<(index + count)]
        return phrase.allSatisfy { !$0.isQuoted && $0.key == nil }
          && date(phrase.map { Self.plain($0.text) }) != nil
      }
      if let count, let value = date(words[index..<(index + count)].map { Self.plain($0.text) }) {
        let text = words[index..<(index + count)].map(\.text).joined(separator: " ")
        tokens.append(PhotoQuery.Token(value, text: text))
        index += count
      } else if let (place, count) = Self.place(words[index...]) {
        let text = "near:" + words[index..<(index + count)].map(\.text).joined()
        tokens.append(PhotoQuery.Token(.near(place), text: text))
        index += count
      } else {
        tokens.append(token(words[index]))
        index += 1
      }
    }
    return tokens
  }

  // MARK: Words

  private struct Word {
    var text: String
    /// Whether quotes say that it is no more than text.
    var isQuoted: Bool
    var key: String?
  }

  /// Words at white space, but not at that between quotes. The key is before a colon.
  private static func words(in text: String) -> [Word] {
    var words: [Word] = []
    var (current, key) = ("", String?.none)
    var (isOpen, wasQuoted) = (false, false)
    func end() {
      if !current.isEmpty { words.append(Word(text: current, isQuoted: wasQuoted, key: key)) }
      (current, key, wasQuoted) = ("", nil, false)
    }
    for character in text.prefix(1000) {
      if "\"“”„".contains(character) {
        isOpen.toggle()
        wasQuoted = true
      } else if character.isWhitespace, !isOpen {
        end()
      } else if character == ":", !isOpen, !wasQuoted, key == nil, keys[current.lowercased()] != nil
      {
        key = current.lowercased()
        current = ""
      } else {
        current.append(character)
      }
    }
    end()
    return words
  }

  /// Degrees as maps give them to be copied, such as "47.0502, 8.3093", and the number of words that
  /// they are.
  private static func place(_ words: ArraySlice<Word>) -> (Town, count: Int)? {
    for count in 1...2 {
      let some = words.prefix(count)
      guard some.count == count, some.allSatisfy({ !$0.isQuoted && $0.key == nil }) else { break }
      let text = some.map(\.text).joined()
      let digits = text.split(separator: ",").map { $0.split(separator: ".").last?.count ?? 0 }
      // Not numbers with a comma between them.
      guard digits.allSatisfy({ $0 > 1 }), text.count(where: { $0 == "." }) == 2,
        let place = Town.at(text)
      else { continue }
      return (place, count)
    }
    return nil
  }

  private enum Key { case camera, tag, rating, has, type, folder, near }

  private static let keys: [String: Key] = [
    "camera": .camera, "kamera": .camera, "lens": .camera, "objektiv": .camera, "tag": .tag,
    "keyword": .tag, "stichwort": .tag, "rating": .rating, "stars": .rating, "bewertung": .rating,
    "sterne": .rating, "is": .has, "ist": .has, "type": .type, "typ": .type, "in": .folder,
    "folder": .folder, "ordner": .folder, "near": .near, "nahe": .near,
  ]

  private func token(_ word: Word) -> PhotoQuery.Token {
    guard let name = word.key, let key = Self.keys[name] else {
      return PhotoQuery.Token(
        .text(word.text), text: word.isQuoted ? "\"\(word.text)\"" : word.text)
    }
    let typed = "\(name):" + (word.text.contains(" ") ? "\"\(word.text)\"" : word.text)
    return PhotoQuery.Token(
      Self.value(key, word.text) ?? .text("\(name) \(word.text)"), text: typed)
  }

  private static func value(_ key: Key, _ text: String) -> PhotoQuery.Value? {
    switch key {
    case .camera: .camera(text)
    case .tag: .tag(text)
    case .folder: text.hasPrefix("/") ? .below(FileID(path: text)) : .folder(text)
    case .type: .type(PhotoQuery.type(text.lowercased().trimmingCharacters(in: ["."])))
    case .rating: rating(text).map { .rating($0) }
    case .has: states[text.lowercased()]
    case .near: (Town.named(text) ?? Town.at(text)).map { .near($0) }
    }
  }

  private static let states: [String: PhotoQuery.Value] = [
    "video": .kind(.video), "photo": .kind(.photo), "foto": .kind(.photo), "favorite": .favorite,
    "favourite": .favorite, "favorit": .favorite, "located": .located, "verortet": .located,
    "recent": .added(days: 30), "neu": .added(days: 30),
  ]

  /// "4", "4+", ">=4", ">3", "<=2", "<3" or "★★★★".
  private static func rating(_ text: String) -> ClosedRange<Int>? {
    let stars = text.count { $0 == "★" }
    let digits = text.filter(\.isNumber)
    guard let count = stars > 0 ? stars : Int(digits), (0...5).contains(count) else { return nil }
    let rest = text.filter { !$0.isNumber && $0 != "★" }
    switch rest {
    case "": return count...count
    case "+", ">=", "≥": return count...5
    case ">": return count < 5 ? (count + 1)...5 : nil
    case "<=", "≤": return 0...count
    case "<": return count > 0 ? 0...(count - 1) : nil
    default: return nil
    }
  }

  // MARK: Dates

  private static func plain(_ word: String) -> String {
    PhotoQuery.folded(word).trimmingCharacters(in: [",", "."])
  }

  private static let months: [String: Int] = [
    "january": 1, "januar": 1, "janner": 1, "february": 2, "februar": 2, "march": 3, "marz": 3,
    "maerz": 3, "april": 4, "may": 5, "mai": 5, "june": 6, "juni": 6, "july": 7, "juli": 7,
    "august": 8, "september": 9, "october": 10, "oktober": 10, "november": 11, "december": 12,
    "dezember": 12,
  ]
  /// Only beside a year: alone they may be the beginning of another word.
  private static let shortMonths: [String: Int] = [
    "jan": 1, "feb": 2, "mar": 3, "mrz": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8, "sep": 9,
    "sept": 9, "oct": 10, "okt": 10, "nov": 11, "dec": 12, "dez": 12,
  ]

  private func date(_ words: [String]) -> PhotoQuery.Value? {
    switch words.count {
    case 1: single(words[0])
    case 2: pair(words[0], words[1])
    default: triple(words).map { .date($0) }
    }
  }

  private func single(_ word: String) -> PhotoQuery.Value? {
    if let month = Self.months[word] { return .month(month) }
    switch word {
    case "today", "heute": return period(.day, back: 0)
    case "yesterday", "gestern": return period(.day, back: 1)
    default: break
    }
    if let year = Self.year(word) { return range(year).map { .date($0) } }
    for (separator, isYearFirst) in [("-", true), (".", false), ("/", true)] {
      let parts = word.components(separatedBy: separator)
      guard (2...3).contains(parts.count) else { continue }
      let ordered = isYearFirst ? parts : parts.reversed()
      guard let year = Self.year(ordered[0]), let month = Int(ordered[1]) else { continue }
      let day = ordered.count == 3 ? Int(ordered[2]) : nil
      if ordered.count == 3, day == nil { continue }
      if let range = range(year, month, day) { return .date(range) }
    }
    return nil
  }

  private static let units: [String: Calendar.Component] = [
    "week": .weekOfYear, "woche": .weekOfYear, "month": .month, "monat": .month, "year": .year,
    "jahr": .year,
  ]

  private func pair(_ one: String, _ other: String) -> PhotoQuery.Value? {
    if let month = Self.months[one] ?? Self.shortMonths[one], let year = Self.year(other) {
      return range(year, month).map { .date($0) }
    }
    if let month = Self.months[other] ?? Self.shortMonths[other], let year = Self.year(one) {
      return range(year, month).map { .date($0) }
    }
    guard let unit = Self.units[other] else { return nil }
    if one == "last" || one.hasPrefix("letzte") { return period(unit, back: 1) }
    if one == "this" || one.hasPrefix("diese") { return period(unit, back: 0) }
    return nil
  }

  private func triple(_ words: [String]) -> Range<WallTime>? {
    guard let year = Self.year(words[2]) else { return nil }
    for (name, number) in [(words[0], words[1]), (words[1], words[0])] {
      let digits = number.prefix { $0.isNumber }
      let isOrdinal = ["", "st", "nd", "rd", "th"].contains(number.dropFirst(digits.count))
      if let month = Self.months[name] ?? Self.shortMonths[name], isOrdinal, let day = Int(digits) {
        return range(year, month, day)
      }
    }
    return nil
  }

  private static func year(_ word: String) -> Int? {
    guard word.count == 4, let year = Int(word), (1826...2200).contains(year) else { return nil }
    return year
  }

  private var calendar: Calendar {
    var calendar = WallTime.calendar
    calendar.firstWeekday = min(max(firstWeekday, 1), 7)
    return calendar
  }

  private func range(_ year: Int, _ month: Int? = nil, _ day: Int? = nil) -> Range<WallTime>? {
    let parts = DateComponents(year: year, month: month ?? 1, day: day ?? 1)
    guard (1...12).contains(month ?? 1), (1...31).contains(day ?? 1),
      let start = calendar.date(from: parts), calendar.component(.day, from: start) == day ?? 1,
      let end = calendar.date(
        byAdding: month == nil ? .year : day == nil ? .month : .day, value: 1, to: start)
    else { return nil }
    return WallTime(utc: start)..<WallTime(utc: end)
  }

  private func period(_ unit: Calendar.Component, back: Int) -> PhotoQuery.Value? {
    guard let day = calendar.date(byAdding: unit, value: -back, to: now.utcDate),
      let interval = calendar.dateInterval(of: unit, for: day)
    else { return nil }
    return .date(WallTime(utc: interval.start)..<WallTime(utc: interval.end))
  }
}
