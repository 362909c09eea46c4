import PhotoIndexing
import PhotoMetadata

extension TagSource {
  /// Where the photo was taken: as EXIF says, otherwise as XMP does. Of a sidecar only XMP counts,
  /// since the library derives the rest from it.
  func place(isSidecar: Bool) -> MediaMetadata.Place? {
    (isSidecar ? nil : exifPlace) ?? xmpPlace
  }

  /// Without references it isn't known on which hemispheres it is.
  private var exifPlace: MediaMetadata.Place? {
    guard let latitude = exifDegrees("GPSLatitude", "N", "S"),
      let longitude = exifDegrees("GPSLongitude", "E", "W")
    else { return nil }
    return MediaMetadata.Place(
      latitude: latitude, longitude: longitude, altitude: altitude("Exif.GPSInfo."))
  }

  private func exifDegrees(_ name: String, _ positive: Character, _ negative: Character) -> Double?
  {
    guard let text = text("Exif.GPSInfo.\(name)"),
      let degrees = CoordinateText.degrees(fractions: text),
      let sign = CoordinateText.sign(self.text("Exif.GPSInfo.\(name)Ref"), positive, negative)
    else { return nil }
    return sign * degrees
  }

  private var xmpPlace: MediaMetadata.Place? {
    guard let latitude = xmpDegrees("GPSLatitude", "N", "S"),
      let longitude = xmpDegrees("GPSLongitude", "E", "W")
    else { return nil }
    return MediaMetadata.Place(
      latitude: latitude, longitude: longitude, altitude: altitude("Xmp.exif."))
  }

  private func xmpDegrees(_ name: String, _ positive: Character, _ negative: Character) -> Double? {
    guard let text = text("Xmp.exif.\(name)"), let degrees = CoordinateText.degrees(text: text)
    else { return nil }
    guard let reference = degrees.reference ?? self.text("Xmp.exif.\(name)Ref") else {
      return degrees.isDecimal ? degrees.value : nil
    }
    return CoordinateText.sign(reference, positive, negative).map { $0 * abs(degrees.value) }
  }

  /// Metres above sea level.
  private func altitude(_ prefix: String) -> Double? {
    guard let text = text("\(prefix)GPSAltitude"), let metres = CoordinateText.number(text) else {
      return nil
    }
    // 1 is below the sea; 3 since EXIF 3.0, which has 1 for below the ellipsoid. "49" is the letter
    // 1.
    let reference = self.text("\(prefix)GPSAltitudeRef") ?? "0"
    let isBelow =
      ["1", "3", "49", "51"].contains(reference) || reference.lowercased().hasPrefix("below")
    return isBelow ? -abs(metres) : metres
  }
}
