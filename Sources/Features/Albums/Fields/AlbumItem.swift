import Foundation

/// A photo or video of an album, whatever the app's own data looks like. All but the kind may be
/// missing.
public struct AlbumItem: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case photo, video }

  public var kind: Kind
  /// A file, or an address on the net.
  public var url: URL?
  public var placeholderImage: String?
  /// What tells it from others of its category; the address does where there is none.
  public var picId: String?
  /// Who took it.
  public var agentId: String?
  public var agentName: String?
  public var location: String?
  public var tag: String?
  public var truePhotoDescription: String?
  public var approveStatus: Int?
  public var createTime: String?
  public var shootTime: String?

  public init(kind: Kind = .photo, url: URL? = nil, picId: String? = nil) {
    self.kind = kind
    self.url = url
    self.picId = picId
  }

  /// What stays the same while items around it come and go. The same photo twice is two pages.
  public struct ID: Hashable {
    let category: AnyHashable
    let key: AnyHashable
    /// Tells apart items of one category with one key.
    let copy: Int
  }

  var key: AnyHashable? { picId.map { AnyHashable($0) } ?? url.map { AnyHashable($0) } }
}
