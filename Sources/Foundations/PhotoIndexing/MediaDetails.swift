/// The metadata that photos are searched by, beyond their headers'.
public struct MediaDetails: Hashable, Sendable {
  /// The name of the camera.
  public var camera: String?
  /// The model of the lens.
  public var lens: String?
  /// Degrees north of the equator.
  public var latitude: Double?
  /// Degrees east of Greenwich.
  public var longitude: Double?
  /// A short name of the photo.
  public var title: String?
  /// A description of the photo.
  public var caption: String?
  /// Keywords, each once.
  public var keywords: [String] = []
  /// Stars, 0…5, or -1 for a rejected photo; nil if it isn't rated.
  public var rating: Int?
  /// Whether the photo is a favorite.
  public var isFavorite = false

  /// Creates details that say nothing.
  public init() {}
}
