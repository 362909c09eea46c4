import Foundation

/// A picture or film on disk, with what is known of its contents.
public struct MediaFile: Hashable, Sendable, Identifiable {
  public enum Kind: Int, Sendable, CaseIterable {
    case photo = 0
    case video = 1
  }

  /// What it is through every change around it.
  public var id: FileID
  public var kind: Kind
  public var stamp: FileStamp
  /// Nil until it was read.
  public var facts: MediaFacts?

  public init(id: FileID, kind: Kind, stamp: FileStamp, facts: MediaFacts? = nil) {
    self.id = id
    self.kind = kind
    self.stamp = stamp
    self.facts = facts
  }

  public var url: URL { id.url }
  /// As people see it.
  public var name: String { id.displayName }

  /// When it was taken, else when the file last changed.
  public var moment: WallTime { facts?.taken ?? stamp.moment }
}
