import Foundation

/// A photo or video file and its metadata, if known.
public struct MediaFile: Hashable, Sendable, Identifiable {
  /// The kind of media that a file's name indicates.
  public enum Kind: Int, Sendable, CaseIterable {
    /// A still or animated image.
    case photo = 0
    /// A video.
    case video = 1
  }

  /// The file's stable identity.
  public var id: FileID
  /// Whether the file is a photo or a video.
  public var kind: Kind
  /// Distinguishes this version of the file from others.
  public var stamp: FileStamp
  /// Distinguishes this version of the file's sidecar from others; nil if there is none.
  public var sidecar: FileStamp?
  /// The metadata; nil until it has been read.
  public var facts: MediaFacts?

  /// Creates a file; facts are `nil` until they have been read.
  public init(
    id: FileID, kind: Kind, stamp: FileStamp, sidecar: FileStamp? = nil, facts: MediaFacts? = nil
  ) {
    self.id = id
    self.sidecar = sidecar
    self.kind = kind
    self.stamp = stamp
    self.facts = facts
  }

  /// The file's location.
  public var url: URL { id.url }
  /// The name for display.
  public var name: String { id.displayName }

  /// The capture date, or the modification date if it is unknown.
  public var moment: WallTime { facts?.taken ?? stamp.moment }
}
