import CGexiv2
import Foundation
import PhotoIndexing
import PhotoMetadata

/// The metadata of a photo's sidecar, to be written into a file made out of the photo.
struct SidecarWords {
  private let properties: SidecarProperties
  /// The photo's metadata with those of its sidecar, and without.
  private let said: MediaMetadata
  private let own: MediaMetadata

  /// - Parameter photo: nil for a photo in a format without tags.
  init(_ photo: Int32?, _ sidecar: Int32) throws(MetadataError) {
    properties = SidecarProperties(sidecar)
    guard let said = TagReading.metadata(photo, sidecar) else { throw .unreadable }
    self.said = said.bounded
    own = TagReading.metadata(photo, nil)?.bounded ?? MediaMetadata()
  }

  /// Writes it in the forms that are there and in XMP.
  func write(into tags: TagSource) throws {
    try properties.write(into: tags)
    try writeTexts(into: tags)
    if said.captureDate != own.captureDate { try writeDate(into: tags) }
    if said.place != own.place, let place = said.place { try tags.set(place) }
  }

  private func writeTexts(into tags: TagSource) throws {
    let texts: [(tag: String, older: [String], values: [String?])] = [
      ("Xmp.dc.title", ["Iptc.Application2.ObjectName"], [said.title]),
      ("Xmp.dc.description", ["Iptc.Application2.Caption"], [said.caption]),
      ("Xmp.dc.subject", ["Iptc.Application2.Keywords"], said.keywords),
      ("Xmp.dc.creator", ["Iptc.Application2.Byline"], said.creators),
      ("Xmp.dc.rights", ["Iptc.Application2.Copyright", "Exif.Image.Copyright"], [said.copyright]),
    ]
    for (tag, older, values) in texts {
      let values = values.compactMap(\.self)
      for tag in [tag] + older.filter(tags.has) { try tags.set(tag, values) }
    }
    try removeKeywords(from: tags)
    if tags.has("Exif.Image.Artist") {
      try tags.set(
        "Exif.Image.Artist", said.creators.isEmpty ? [] : [said.creators.joined(separator: "; ")])
    }
    try tags.set("Xmp.xmp.Rating", said.rating.map { ["\($0)"] } ?? [])
    if tags.has("Exif.Image.Rating"), let rating = said.rating {
      try tags.set("Exif.Image.Rating", ["\(max(0, rating))"])
    }
    try tags.set("Xmp.vitrine.Favorite", said.isFavorite ? ["True"] : [])
  }

  /// Takes keywords that the photo no longer has from other programs' lists of them.
  private func removeKeywords(from tags: TagSource) throws {
    let gone = Set(own.keywords).subtracting(said.keywords)
    guard !gone.isEmpty else { return }
    for (tag, separator) in KeywordLists.tags where tags.has(tag) {
      let kept = tags.texts(tag).filter { path in
        !gone.contains(String(path.split(separator: separator).last ?? ""))
      }
      try tags.set(tag, kept)
    }
  }

  /// Other programs read EXIF first.
  private func writeDate(into tags: TagSource) throws {
    guard let date = said.captureDate else { return }
    let (text, thousandths) = date.exif
    try tags.set("Exif.Photo.DateTimeOriginal", [text])
    try tags.set("Exif.Photo.SubSecTimeOriginal", thousandths.map { [$0] } ?? [])
    try tags.set("Exif.Photo.OffsetTimeOriginal", said.secondsFromUTC.map { [Self.zone($0)] } ?? [])
  }

  private static func zone(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(seconds < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
  }
}

extension WallTime {
  /// As EXIF writes it, with the thousandths of the second if there are any.
  var exif: (text: String, thousandths: String?) {
    // Before 1970 as well, the rest counts forward.
    let rest = (milliseconds % 1000 + 1000) % 1000
    var (time, parts) = (time_t((milliseconds - rest) / 1000), tm())
    gmtime_r(&time, &parts)
    let text = String(
      format: "%04d:%02d:%02d %02d:%02d:%02d", parts.tm_year + 1900, parts.tm_mon + 1,
      parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec)
    return (text, rest > 0 ? String(format: "%03d", rest) : nil)
  }
}

extension TagSource {
  /// Sets where the photo was taken, in EXIF and nowhere else.
  fileprivate func set(_ place: MediaMetadata.Place) throws {
    for name in allNames where name.hasPrefix("Exif.GPSInfo.") || name.hasPrefix("Xmp.exif.GPS") {
      try set(name, [])
    }
    guard
      gexiv2_metadata_try_set_gps_info(
        handle, place.longitude, place.latitude, place.altitude ?? 0, nil) != 0
    else { throw MetadataError.unverified }
    if place.altitude == nil {
      for tag in ["Exif.GPSInfo.GPSAltitude", "Exif.GPSInfo.GPSAltitudeRef"] { try set(tag, []) }
    }
  }
}
