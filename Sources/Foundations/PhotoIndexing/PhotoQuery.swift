import Foundation

/// A search of photos: tokens, all of which a photo has to match.
public struct PhotoQuery: Hashable, Sendable {
  /// The tokens in the order in which they were typed.
  public var tokens: [Token]

  /// Creates a query from tokens, as a search field with chips has them.
  public init(tokens: [Token]) { self.tokens = tokens }

  /// Reads what a person typed, such as "beach march 2024 tag:family rating:4+".
  ///
  /// - Parameter now: The time that "last week" is reckoned from.
  /// - Parameter firstWeekday: The first day of a week, 1 for Sunday.
  public init(
    _ text: String, now: WallTime = WallTime(Date()),
    firstWeekday: Int = Calendar.current.firstWeekday
  ) {
    tokens = PhotoQueryParser(now: now, firstWeekday: firstWeekday).tokens(in: text)
  }

  /// Whether every photo matches.
  public var isEmpty: Bool { tokens.isEmpty }

  /// One condition of a query.
  public struct Token: Hashable, Sendable {
    /// The property of a photo that has to match.
    public var value: Value
    /// The text that a person types for it.
    public var text: String

    /// Creates a token.
    public init(_ value: Value, text: String) {
      self.value = value
      self.text = text
    }

    /// The text of a chip: dates in words, ratings as stars, names without their prefix, otherwise
    /// what is typed.
    public func displayText(in locale: Locale = .current) -> String {
      switch value {
      case .date(let range):
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = WallTime.calendar
        formatter.timeZone = WallTime.calendar.timeZone
        let (first, end) = (range.lowerBound.utcDate, range.upperBound.utcDate)
        let days = Int(end.timeIntervalSince(first) / 86400)
        let template = days >= 365 ? "y" : days >= 28 ? "yMMMM" : "yMMMd"
        formatter.setLocalizedDateFormatFromTemplate(template)
        let text = formatter.string(from: first)
        guard days > 1, days < 28 else { return text }
        return "\(text) – \(formatter.string(from: end.addingTimeInterval(-1)))"
      case .month(let month):
        let formatter = DateFormatter()
        formatter.locale = locale
        let names = formatter.standaloneMonthSymbols ?? []
        return names.indices.contains(month - 1) ? names[month - 1] : text
      case .rating(let range):
        let stars = String(repeating: "★", count: min(max(range.lowerBound, 0), 5))
        return range.lowerBound < 1
          ? text : range.upperBound > range.lowerBound ? stars + "+" : stars
      case .camera(let name), .tag(let name), .folder(let name): return name
      case .below(let folder): return folder.displayName
      case .type(let name): return name.uppercased()
      case .text(let text): return text
      case .near(let town): return town.name(in: locale)
      case .kind, .favorite, .located, .added: return text
      }
    }
  }

  /// A property of a photo that a token looks for.
  public enum Value: Hashable, Sendable {
    /// A word, or its beginning, in the name, folder, title, caption, keywords or camera, or the name
    /// of a town that is near.
    case text(String)
    /// Taken at a time in the range.
    case date(Range<WallTime>)
    /// Taken in a month, 1…12, of any year, or with the name of the month as a word.
    case month(Int)
    /// A word, or its beginning, in the camera or lens.
    case camera(String)
    /// A keyword, but for the case of letters and accents.
    case tag(String)
    /// A number of stars in the range.
    case rating(ClosedRange<Int>)
    /// Photos or videos only.
    case kind(MediaFile.Kind)
    /// Favorites only.
    case favorite
    /// A type of file, such as "raw" or "jpeg".
    case type(String)
    /// A word, or its beginning, in the names of the folders.
    case folder(String)
    /// Files in a folder and the folders below it.
    case below(FileID)
    /// Photos with coordinates only.
    case located
    /// Photos that were taken near a town.
    case near(Town)
    /// Files that came to their folders within a number of days.
    case added(days: Int)
  }

  /// Returns a query with the conditions of both.
  public func adding(_ other: PhotoQuery) -> PhotoQuery {
    PhotoQuery(tokens: tokens + other.tokens)
  }

  /// A word by which others are compared: without case and accents.
  static func folded(_ word: String) -> String { SearchText.folded(word) }

  /// One name for all extensions of a type.
  static func type(_ ending: String) -> String {
    switch ending {
    case "jpg", "jpeg", "jpe", "jfif": "jpeg"
    case "tif", "tiff": "tiff"
    case "heic", "heif", "hif": "heic"
    default: Sidecar.rawExtensions.contains(ending) ? "raw" : ending
    }
  }
}
