import PhotoIndexing

extension MediaMetadata {
  /// The metadata without numbers that no camera, place or person has. What reads it may count on
  /// them, whatever a file says, and whatever becomes of the process that read the file.
  package var bounded: MediaMetadata {
    var bounded = self
    bounded.captureDate = captureDate.flatMap {
      Self.milliseconds.contains($0.milliseconds) ? $0 : nil
    }
    bounded.secondsFromUTC = secondsFromUTC.flatMap {
      (-Self.zones...Self.zones).contains($0) ? $0 : nil
    }
    bounded.exposureTime = Self.number(exposureTime, in: 1e-9...1e7)
    bounded.aperture = Self.number(aperture, in: 0.01...10_000)
    bounded.iso = iso.flatMap { (1...1_000_000_000).contains($0) ? $0 : nil }
    bounded.focalLength = Self.number(focalLength, in: 0.001...1e6)
    bounded.focalLengthIn35mm = Self.number(focalLengthIn35mm, in: 0.001...1e6)
    bounded.place = place.flatMap {
      Place(
        latitude: $0.latitude, longitude: $0.longitude,
        altitude: Self.number($0.altitude, in: -1e7...1e9))
    }
    bounded.rating = rating.flatMap { (-1...5).contains($0) ? $0 : nil }
    bounded.orientation = orientation.flatMap { (1...8).contains($0) ? $0 : nil }
    return bounded
  }

  /// The years 1826 to 9999.
  private static let milliseconds: ClosedRange<Int64> = -4_544_208_000_000...253_402_300_800_000
  /// The seconds of the time zone that is farthest from UTC.
  private static let zones = 15 * 3600

  private static func number(_ value: Double?, in range: ClosedRange<Double>) -> Double? {
    value.flatMap { range.contains($0) ? $0 : nil }
  }
}
