/// Which files go along with a photo that is copied, moved, renamed or thrown away.
public struct FileCompanions: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Descriptions in XMP: `name.jpg.xmp` and `name.xmp`. The latter stays with other photos of the same
  /// name that stay, unless the photo that goes is the only raw one.
  public static let sidecars = FileCompanions(rawValue: 1)
  /// The video of a live photo: `IMG_1.MOV` or `IMG_1.MP4` beside `IMG_1.HEIC` or `IMG_1.JPG`. A video takes
  /// no photo along.
  public static let livePhotos = FileCompanions(rawValue: 2)
  /// A JPEG or HEIC file beside a raw one of the same name, and the other way round.
  public static let rawPairs = FileCompanions(rawValue: 4)

  /// What people expect unless they are asked: sidecars and live photos.
  public static let standard: FileCompanions = [.sidecars, .livePhotos]
}
