import Foundation

/// The towns of the system's list of time zones.
struct TownList: Sendable {
  let towns: [Town]
  /// The towns by their names, folded.
  let byName: [String: Town]

  /// Read when a town is looked for first; empty where the system has no list.
  static let system = TownList(
    // The newer list leaves out towns whose clocks agree with those of a larger one.
    text: ["zone.tab", "zone1970.tab"].lazy.map { read("/usr/share/zoneinfo/\($0)") }
      .first { !$0.isEmpty } ?? "",
    languages: ["en"] + languages(in: ProcessInfo.processInfo.environment))

  /// - Parameters:
  ///   - text: Lines with a country, coordinates and a time zone, separated by tabulators.
  ///   - languages: The languages in which towns are found, the most important first.
  init(text: String, languages: [String]) {
    towns = text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t")
      guard !line.hasPrefix("#"), parts.count > 2, let place = Self.place(parts[1]) else {
        return nil
      }
      return Town(zone: String(parts[2]), latitude: place.latitude, longitude: place.longitude)
    }
    var found: [String: Town] = [:]
    for language in languages {
      let names = TownNames(Locale(identifier: language))
      for town in towns {
        let name = SearchText.folded(names.name(of: town))
        if found[name] == nil { found[name] = town }
      }
    }
    byName = found
  }

  /// Far more than the list has.
  private static let longest = 1 << 20

  private static func read(_ path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: longest)
    else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The languages of the variables that set that of texts.
  static func languages(in environment: [String: String]) -> [String] {
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    let one = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    return (list + [one].compactMap { $0 }).map { String($0.prefix { $0 != "." && $0 != "@" }) }
      .filter { !$0.isEmpty && $0 != "C" && $0 != "POSIX" }
  }

  /// Reads coordinates of ISO 6709: "+5955+01045", or with seconds "+404251-0740023".
  private static func place(_ text: Substring) -> (latitude: Double, longitude: Double)? {
    guard let split = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }),
      let latitude = degrees(text[..<split], digits: 2),
      let longitude = degrees(text[split...], digits: 3), abs(latitude) <= 90,
      abs(longitude) <= 180
    else { return nil }
    return (latitude, longitude)
  }

  private static func degrees(_ text: Substring, digits: Int) -> Double? {
    let number = text.dropFirst()
    guard number.count == digits + 2 || number.count == digits + 4,
      number.allSatisfy({ $0.isASCII && $0.isNumber }), let whole = Double(number.prefix(digits)),
      let minutes = Double(number.dropFirst(digits).prefix(2))
    else { return nil }
    let seconds = Double(number.dropFirst(digits + 2)) ?? 0
    return (whole + minutes / 60 + seconds / 3600) * (text.first == "-" ? -1 : 1)
  }
}

/// The names of towns in a language.
struct TownNames {
  private let formatter = DateFormatter()

  init(_ locale: Locale) {
    formatter.locale = locale
    // The pattern for the city of a time zone.
    formatter.dateFormat = "VVV"
  }

  func name(of town: Town) -> String {
    let plain = town.zone.split(separator: "/").last.map(String.init) ?? town.zone
    guard let zone = TimeZone(identifier: town.zone) else {
      return plain.replacingOccurrences(of: "_", with: " ")
    }
    formatter.timeZone = zone
    return formatter.string(from: Date(timeIntervalSince1970: 0))
  }
}
