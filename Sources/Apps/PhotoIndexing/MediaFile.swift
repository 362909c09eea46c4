import Foundation

/// A picture or film on disk, with what is known of its contents.
public struct MediaFile: Hashable, Sendable, Identifiable {
  public enum Kind: Int, Sendable, CaseIterable {
    case photo = 0
    case video = 1
  }

  public var path: String
  public var kind: Kind
  public var stamp: FileStamp
  /// Nil until it was read.
  public var facts: MediaFacts?

  public init(path: String, kind: Kind, stamp: FileStamp, facts: MediaFacts? = nil) {
    self.path = path
    self.kind = kind
    self.stamp = stamp
    self.facts = facts
  }

  public var id: String { path }
  public var url: URL { URL(fileURLWithPath: path, isDirectory: false) }
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// When it was taken, else when the file last changed.
  public var moment: WallTime { facts?.taken ?? stamp.moment }
}
