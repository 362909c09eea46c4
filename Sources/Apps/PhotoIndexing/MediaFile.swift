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
  /// Found by bytes: a name may begin with an accent, which as a letter is one with the slash.
  public var name: String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// When it was taken, else when the file last changed.
  public var moment: WallTime { facts?.taken ?? stamp.moment }
}
