import PhotoIndexing

/// The metadata of a photo, from its file and its sidecar.
public struct MediaMetadata: Hashable, Sendable {
  /// When the photo was taken, by the camera's clock.
  public var captureDate: WallTime?
  /// The camera's time zone in seconds from UTC; nil if it isn't stated.
  public var secondsFromUTC: Int?
  /// The maker of the camera.
  public var cameraMake: String?
  /// The model of the camera.
  public var cameraModel: String?
  /// The model of the lens.
  public var lens: String?
  /// The exposure time in seconds.
  public var exposureTime: Double?
  /// The aperture as an f-number.
  public var aperture: Double?
  /// The sensitivity.
  public var iso: Int?
  /// The focal length in millimetres.
  public var focalLength: Double?
  /// The focal length in millimetres that has the same angle of view on 35 mm film.
  public var focalLengthIn35mm: Double?
  /// Whether the flash fired; nil if it isn't stated.
  public var flashFired: Bool?
  /// Where the photo was taken.
  public var place: Place?
  /// A short name of the photo.
  public var title: String?
  /// A description of the photo.
  public var caption: String?
  /// Keywords in the order in which they are stored.
  public var keywords: [String] = []
  /// Stars, 0…5, or -1 for a rejected photo; nil if it isn't rated.
  public var rating: Int?
  /// Whether the photo is a favorite.
  public var isFavorite = false
  /// The people who made the photo.
  public var creators: [String] = []
  /// The copyright notice.
  public var copyright: String?
  /// The EXIF orientation, 1…8.
  public var orientation: Int?
  /// How the photo is edited when it is shown, in the form of the program that edits.
  public var edit: String?

  /// Creates metadata that says nothing.
  public init() {}

  /// A position on the earth.
  public struct Place: Hashable, Sendable {
    /// Degrees north of the equator, -90…90.
    public var latitude: Double
    /// Degrees east of Greenwich, -180…180.
    public var longitude: Double
    /// Metres above sea level; nil if it isn't stated.
    public var altitude: Double?

    /// Creates a position; nil for coordinates that no place on the earth has.
    public init?(latitude: Double, longitude: Double, altitude: Double? = nil) {
      guard latitude.isFinite, longitude.isFinite, abs(latitude) <= 90, abs(longitude) <= 180
      else { return nil }
      self.latitude = latitude
      self.longitude = longitude
      self.altitude = altitude.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// The part of it that the index keeps.
  public var details: MediaDetails {
    var details = MediaDetails()
    details.camera = Self.camera(make: cameraMake, model: cameraModel)
    details.lens = lens
    details.latitude = place?.latitude
    details.longitude = place?.longitude
    details.title = title
    details.caption = caption
    details.keywords = keywords
    details.rating = rating
    details.isFavorite = isFavorite
    return details
  }

  /// The name of a camera: most models begin with their maker's name.
  static func camera(make: String?, model: String?) -> String? {
    guard let model, !model.isEmpty else { return make }
    guard let make, let first = make.split(separator: " ").first,
      !model.lowercased().hasPrefix(first.lowercased())
    else { return model }
    return "\(make) \(model)"
  }
}

/// One tag of a file, for a list of all.
public struct MetadataField: Hashable, Sendable {
  /// The tag's name, such as "Exif.Photo.FNumber".
  public var name: String
  /// Its label in English; the last part of the name if it has none.
  public var label: String
  /// The value for people, at most 500 characters of it.
  public var value: String
  /// Whether it comes from the sidecar.
  public var isInSidecar: Bool

  package init(name: String, label: String, value: String, isInSidecar: Bool) {
    (self.name, self.label, self.value) = (name, label, value)
    self.isInSidecar = isInSidecar
  }
}
