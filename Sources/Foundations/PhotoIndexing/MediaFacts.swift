/// What a file says of its picture or film.
public struct MediaFacts: Hashable, Sendable {
  /// Upright pixels; 0 when the file cannot be read as what its name says.
  public var width: Int
  /// Upright pixels; 0 when the file cannot be read as what its name says.
  public var height: Int
  /// EXIF's, 1…8: how the stored picture is turned to be upright.
  public var orientation: Int
  /// When the photo or video was taken, as the camera's clock showed it.
  public var taken: WallTime?
  /// Seconds; nil for photos.
  public var duration: Double?

  /// Creates the facts of one file.
  public init(
    width: Int, height: Int, orientation: Int = 1, taken: WallTime? = nil, duration: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.orientation = orientation
    self.taken = taken
    self.duration = duration
  }

  /// The facts of a file whose header can't be read.
  public static let unreadable = MediaFacts(width: 0, height: 0)

  /// Whether the header could be read.
  public var isReadable: Bool { width > 0 && height > 0 }
}

/// Reads what files say. Called on several threads at once, and blocks them.
public protocol FactReading: Sendable {
  /// Nil when the file cannot be read as what its name says.
  func facts(of file: FileID, kind: MediaFile.Kind) -> MediaFacts?
}
