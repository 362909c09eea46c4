import Foundation
import PhotoIndexing
import PhotoMetadata
import UIKitCompat

/// The information about a photo, in words. Made off the main thread.
///
/// Title, caption and tags are whole; `shownTitle` and the like are what a view may lay out of
/// them.
struct InfoText: Sendable {
  var title = ""
  var date: String
  /// The pixels and the size of the file.
  var size: String
  var camera: String?
  var lens: String?
  /// Exposure time, aperture, sensitivity and focal length.
  var exposure: String?
  var folder: String
  var caption: String?
  var tags: [String] = []
  var stars: Int?
  var place: MediaMetadata.Place?
  var coordinates: String?

  var shownTitle: DisplayText { DisplayText(title) }
  var shownCaption: DisplayText { DisplayText(caption ?? "", limit: 20_000) }
  var shownTags: DisplayText { DisplayText(String(listing: tags), limit: 5000) }

  init(_ photo: Photo, pixels: CGSize?, metadata: MediaMetadata?) {
    date = Self.date(metadata?.captureDate ?? photo.moment, style: .complete)
    size = Self.size(pixels, bytes: photo.file.stamp.byteCount)
    folder = Self.path(photo.id.folder.displayPath)
    guard let metadata else { return }
    title = metadata.title ?? ""
    let details = metadata.details
    camera = details.camera?.shown(limit: 200)
    lens = metadata.lens?.shown(limit: 200)
    exposure = Self.exposure(metadata)
    caption = metadata.caption
    tags = metadata.keywords
    stars = metadata.rating
    place = metadata.place
    coordinates = metadata.place.map(Self.coordinates)
  }

  /// A path as a person writes it: within the home folder it begins with "~".
  static func path(_ path: String, home: String = FileID.home.url.path) -> String {
    guard home.count > 1, path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// A date in words, as the camera's clock showed it.
  static func date(_ moment: WallTime, style: Date.FormatStyle.DateStyle) -> String {
    moment.utcDate.formatted(
      Date.FormatStyle(date: style, time: .shortened, locale: .user, timeZone: .gmt))
  }

  private static func number(_ value: Double, digits: Int) -> String {
    value.formatted(.number.precision(.fractionLength(0...digits)).grouping(.never).locale(.user))
  }

  private static func size(_ pixels: CGSize?, bytes: Int64) -> String {
    let file = max(0, bytes).formatted(ByteCountFormatStyle(style: .file, locale: .user))
    guard let pixels, pixels.width > 0 else { return file }
    return [Self.pixels(pixels), file].joined(separator: Self.gap)
  }

  /// A size in pixels in words.
  static func pixels(_ size: CGSize) -> String {
    String(gallery: "\(number(size.width, digits: 0)) × \(number(size.height, digits: 0))")
  }

  /// The separator of two values in a line.
  private static let gap = "  ·  "

  static func exposure(_ metadata: MediaMetadata) -> String? {
    var parts: [String] = []
    if let seconds = metadata.exposureTime, seconds > 0 {
      let time =
        seconds < 0.4
        ? "\(number(1, digits: 0))/\(number(1 / seconds, digits: 0))" : number(seconds, digits: 1)
      parts.append(String(gallery: "\(time) s"))
    }
    if let aperture = metadata.aperture { parts.append("ƒ/\(number(aperture, digits: 1))") }
    if let iso = metadata.iso { parts.append("ISO \(number(Double(iso), digits: 0))") }
    if let length = metadata.focalLength {
      parts.append(String(gallery: "\(number(length, digits: 1)) mm"))
    }
    return parts.isEmpty ? nil : parts.joined(separator: gap)
  }

  static func coordinates(_ place: MediaMetadata.Place) -> String {
    let (latitude, longitude) = (
      number(abs(place.latitude), digits: 4), number(abs(place.longitude), digits: 4)
    )
    let north =
      place.latitude < 0 ? String(gallery: "\(latitude)° S") : String(gallery: "\(latitude)° N")
    let east =
      place.longitude < 0 ? String(gallery: "\(longitude)° W") : String(gallery: "\(longitude)° E")
    return String(listing: [north, east])
  }

  /// Reads the file and its sidecar off the main thread.
  @concurrent static func read(_ photo: Photo, pixels: CGSize?) async -> InfoText {
    InfoText(photo, pixels: pixels, metadata: try? MetadataReader().metadata(of: photo.id))
  }
}
