import Foundation

/// A picture or film on disk, with what is known of its contents.
public struct MediaFile: Hashable, Sendable, Identifiable {
  /// The kind of media that a file's name promises.
  public enum Kind: Int, Sendable, CaseIterable {
    /// A still or animated image.
    case photo = 0
    /// A video.
    case video = 1
  }

  /// What it is through every change around it.
  public var id: FileID
  /// Whether the file is a photo or a video.
  public var kind: Kind
  /// What tells this version of the file from others.
  public var stamp: FileStamp
  /// Nil until it was read.
  public var facts: MediaFacts?

  /// Creates a file; facts are `nil` until they have been read.
  public init(id: FileID, kind: Kind, stamp: FileStamp, facts: MediaFacts? = nil) {
    self.id = id
    self.kind = kind
    self.stamp = stamp
    self.facts = facts
  }

  /// The file's location.
  public var url: URL { id.url }
  /// As people see it.
  public var name: String { id.displayName }

  /// When it was taken, else when the file last changed.
  public var moment: WallTime { facts?.taken ?? stamp.moment }
}
