import Foundation

/// A town near which photos are found by its name, or a place without one.
///
/// The towns are those of the system's list of time zones, which every Debian has: about 400, at
/// least one of each country. Their names in other languages are ICU's.
public struct Town: Hashable, Sendable {
  /// The identifier of its time zone, such as "Europe/Oslo"; of a place without a name its degrees.
  public let zone: String
  /// The latitude in degrees.
  public let latitude: Double
  /// The longitude in degrees.
  public let longitude: Double

  /// The distance up to which a photo is near a town, in kilometers.
  public static let reach = 60.0
  /// The length of a degree from south to north, in kilometers.
  private static let degree = 111.2

  /// The English name, by which saved searches call it.
  public var englishName: String { name(in: Locale(identifier: "en")) }

  /// The name in the language of a locale, such as "Rome" or "Rom".
  public func name(in locale: Locale) -> String { TownNames(locale).name(of: self) }

  /// Returns the town with a name, in English or in the language of the environment, regardless of
  /// the case of letters and of accents; nil if there is none.
  public static func named(_ name: String) -> Town? {
    TownList.system.byName[SearchText.folded(name)]
  }

  /// Returns a place by its degrees north and east, such as "60.39,5.32"; nil for anything else.
  public static func at(_ degrees: String) -> Town? {
    let parts = degrees.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let north = parts[0], let east = parts[1], abs(north) <= 90,
      abs(east) <= 180
    else { return nil }
    return Town(zone: degrees, latitude: north, longitude: east)
  }

  /// Returns the town that is nearest to a place; nil if none is near it.
  public static func nearest(latitude: Double, longitude: Double) -> Town? {
    let near = TownList.system.towns.map {
      (town: $0, distance: $0.distance(latitude: latitude, longitude: longitude))
    }
    return near.filter { $0.distance <= reach }.min { $0.distance < $1.distance }?.town
  }

  /// The distance of a place in kilometers, exact enough for places that are near.
  func distance(latitude: Double, longitude: Double) -> Double {
    let north = latitude - self.latitude
    let across = abs(longitude - self.longitude)
    let east = min(across, 360 - across) * cos(self.latitude * .pi / 180)
    return (north * north + east * east).squareRoot() * Self.degree
  }
}

extension Conditions {
  /// Files that were taken near a town.
  mutating func add(near town: Town) {
    let reach = Town.reach / 111.2
    let shrink = cos(town.latitude * .pi / 180)
    add(
      """
      (latitude BETWEEN ? AND ? AND longitude IS NOT NULL AND (latitude - ?) * (latitude - ?)
      + min(abs(longitude - ?), 360 - abs(longitude - ?))
      * min(abs(longitude - ?), 360 - abs(longitude - ?)) * ? <= ?)
      """,
      [
        town.latitude - reach, town.latitude + reach, town.latitude, town.latitude,
        town.longitude, town.longitude, town.longitude, town.longitude, shrink * shrink,
        reach * reach,
      ])
  }
}
