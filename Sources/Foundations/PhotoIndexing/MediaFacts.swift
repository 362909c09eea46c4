/// What a file says of its picture or film.
public struct MediaFacts: Hashable, Sendable {
  /// Upright pixels; 0 when the file cannot be read as what its name says.
  public var width: Int
  public var height: Int
  /// EXIF's, 1…8: how the stored picture is turned to be upright.
  public var orientation: Int
  public var taken: WallTime?
  /// Seconds; nil for photos.
  public var duration: Double?

  public init(
    width: Int, height: Int, orientation: Int = 1, taken: WallTime? = nil, duration: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.orientation = orientation
    self.taken = taken
    self.duration = duration
  }

  public static let unreadable = MediaFacts(width: 0, height: 0)

  public var isReadable: Bool { width > 0 && height > 0 }
}

/// Reads what files say. Called on several threads at once, and blocks them.
public protocol FactReading: Sendable {
  /// Nil when the file cannot be read as what its name says.
  func facts(of file: FileID, kind: MediaFile.Kind) -> MediaFacts?
}
