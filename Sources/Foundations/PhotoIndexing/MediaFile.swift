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

  private struct Properties: Hashable, Sendable {
    var id: FileID
    var kind: Kind
    var stamp: FileStamp
    var sidecar: FileStamp?
    var facts: MediaFacts?
  }

  private var properties: Shared<Properties>

  /// The file's stable identity.
  public var id: FileID {
    get { properties.value.id }
    set { properties.value.id = newValue }
  }
  /// Whether the file is a photo or a video.
  public var kind: Kind {
    get { properties.value.kind }
    set { properties.value.kind = newValue }
  }
  /// Distinguishes this version of the file from others.
  public var stamp: FileStamp {
    get { properties.value.stamp }
    set { properties.value.stamp = newValue }
  }
  /// Distinguishes this version of the file's sidecar from others; nil if there is none.
  public var sidecar: FileStamp? {
    get { properties.value.sidecar }
    set { properties.value.sidecar = newValue }
  }
  /// The metadata; nil until it has been read.
  public var facts: MediaFacts? {
    get { properties.value.facts }
    set { properties.value.facts = newValue }
  }

  /// Creates a file; facts are `nil` until they have been read.
  public init(
    id: FileID, kind: Kind, stamp: FileStamp, sidecar: FileStamp? = nil, facts: MediaFacts? = nil
  ) {
    properties = Shared(
      Properties(id: id, kind: kind, stamp: stamp, sidecar: sidecar, facts: facts))
  }

  /// The file's location.
  public var url: URL { id.url }
  /// The name for display.
  public var name: String { id.displayName }

  /// The capture date, or the modification date if it is unknown.
  public var moment: WallTime {
    facts?.taken ?? facts?.recorded.map { WallTime($0) } ?? stamp.moment
  }
}
