/// Looks at photos, so that they can be compared. It is called on the thread that updates
/// duplicates, and blocks it.
public protocol PhotoComparison {
  /// Returns the sketch of a photo; nil if it can't be decoded, which is tried again the next time.
  func sketch(of file: MediaFile) -> PhotoSketch?
  /// Returns how much a photo is like a better one; nil if one of them can't be decoded.
  func likeness(of file: MediaFile, to better: MediaFile) -> Likeness?
}
