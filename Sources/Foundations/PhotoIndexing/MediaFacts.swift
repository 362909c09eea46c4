import Foundation

/// The metadata of a photo or video file.
public struct MediaFacts: Hashable, Sendable {
  /// The width in upright pixels; 0 if the file can't be read in the format that its name
  /// indicates.
  public var width: Int
  /// The height in upright pixels; 0 if the file can't be read in the format that its name
  /// indicates.
  public var height: Int
  /// The EXIF orientation, 1…8, of the stored image.
  public var orientation: Int
  /// The capture date in the camera's wall-clock time.
  public var taken: WallTime?
  /// When it was recorded, by a clock that has only UTC, as most videos have it. It counts where
  /// `taken` isn't known, and is shown in the time zone in which it is looked at.
  public var recorded: Date?
  /// The duration in seconds; nil for photos.
  public var duration: Double?
  /// The metadata that photos are searched by, from the file and its sidecar.
  public var details: MediaDetails {
    get { sharedDetails?.value ?? MediaDetails() }
    set { sharedDetails = newValue == MediaDetails() ? nil : Shared(newValue) }
  }
  /// The details; nil if they say nothing.
  private var sharedDetails: Shared<MediaDetails>?

  /// Creates the facts of one file.
  public init(
    width: Int, height: Int, orientation: Int = 1, taken: WallTime? = nil, recorded: Date? = nil,
    duration: Double? = nil, details: MediaDetails = MediaDetails()
  ) {
    self.width = width
    self.height = height
    self.orientation = orientation
    self.taken = taken
    self.recorded = recorded
    self.duration = duration
    self.details = details
  }

  /// The facts of a file whose header can't be read.
  public static let unreadable = MediaFacts(width: 0, height: 0)

  /// Whether the header could be read.
  public var isReadable: Bool { width > 0 && height > 0 }
}

/// Reads the metadata of files. It is called on several threads concurrently, and blocks them.
public protocol FactReading: Sendable {
  /// Returns nil if the file can't be read in the format that its name indicates.
  func facts(of file: FileID, kind: MediaFile.Kind) -> MediaFacts?
}

/// Reads what photos are searched by in a second step, after the facts of all files, so that these
/// are known sooner. `facts(of:kind:)` then says nothing of it.
public protocol DetailReading: FactReading {
  /// Adds what a file and its sidecar say to facts, and corrects the date: a header is read
  /// quickly, and only the beginning of what a file may say of it.
  ///
  /// - Parameter isFromHeader: Whether `facts(of:kind:)` gave the facts; otherwise they may have
  ///   the date of a sidecar that was.
  /// - Returns: false if the file can't be read at present, so that it is tried again with the next
  ///   update.
  func describe(
    _ facts: inout MediaFacts, of file: FileID, kind: MediaFile.Kind, isFromHeader: Bool
  ) -> Bool
}
