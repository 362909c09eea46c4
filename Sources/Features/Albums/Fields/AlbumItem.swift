import Foundation

// The names in this file are not of our choosing: they are those of `FJKPicModelAdapterProtocol` in
// the FJK album browser, so that the models of an app that comes from there are read as they are.
// Apps whose models use other names map them with a `FieldMapping`.

/// A photo or video of an app's own models, with what is known about it. Every field is optional.
public struct AlbumItem: Hashable, Sendable {
  /// Whether an item is shown as a photo or played as a video.
  public enum Kind: Hashable, Sendable {
    /// A still image.
    case photo
    /// A video, which has a player for a page.
    case video
  }

  /// Identifies an item in its album.
  public typealias ID = AlbumItemID

  /// Whether it is a photo or a video.
  public var kind: Kind
  /// The URL of the photo or video, local or remote.
  public var url: URL?
  /// The name, path or address of an image to show until the photo has loaded.
  public var placeholderImage: String?
  /// Identifies the item in its category. Without it, the URL does.
  public var picId: String?
  /// Identifies the person who took it.
  public var agentId: String?
  /// The name of the person who took it.
  public var agentName: String?
  /// The place where it was taken.
  public var location: String?
  /// The title of the category that it belongs to.
  public var tag: String?
  /// A description of what it shows.
  public var truePhotoDescription: String?
  /// The state of its approval, by the app's own numbers.
  public var approveStatus: Int?
  /// When the record of it was created, as the app writes dates.
  public var createTime: String?
  /// When it was taken, as the app writes dates.
  public var shootTime: String?

  /// Creates an item with what is needed to load and identify it.
  public init(kind: Kind = .photo, url: URL? = nil, picId: String? = nil) {
    self.kind = kind
    self.url = url
    self.picId = picId
  }

  var key: AlbumKey? { picId.map { AlbumKey($0) } ?? url.map { AlbumKey($0) } }
}
