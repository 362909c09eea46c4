import Foundation
import PhotoMetadata

/// Where programs and people look up a place.
struct PlaceLinks {
  private let latitude: String
  private let longitude: String

  init(_ place: MediaMetadata.Place) {
    (latitude, longitude) = (Self.degrees(place.latitude), Self.degrees(place.longitude))
  }

  /// A tenth of a meter, as people and programs type it everywhere.
  private static func degrees(_ value: Double) -> String { String(format: "%.6f", value) }

  /// Degrees north and east, as search fields of maps read them.
  var coordinates: String { "\(latitude), \(longitude)" }

  /// The text of a search for photos that were taken near it.
  var query: String { "near:\(latitude.dropLast(3)),\(longitude.dropLast(3))" }

  /// In the order in which they are tried: the desktop's map program (RFC 5870), then a web page.
  var all: [URL] {
    [
      "geo:\(latitude),\(longitude)",
      "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=16/\(latitude)/\(longitude)",
    ].compactMap { URL(string: $0) }
  }
}
