/// Kinds of files that go along with a photo that is copied, moved, renamed or deleted.
public struct FileCompanions: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The files that programs and cameras keep beside a photo: whatever is named `name.jpg.…` and
  /// isn't a photo itself, and of `name.…` sidecars in XMP, the edits of other programs, the small
  /// files beside videos and the descriptions of Google Takeout. Where several photos have the
  /// name, `docs/files.md` says with which of them it goes.
  public static let sidecars = FileCompanions(rawValue: 1)
  /// The video of a live photo: `IMG_1.MOV` or `IMG_1.MP4` beside `IMG_1.HEIC` or `IMG_1.JPG`. A
  /// video takes no photo along.
  public static let livePhotos = FileCompanions(rawValue: 2)
  /// A JPEG or HEIC file beside a raw one of the same name, and the other way round.
  public static let rawPairs = FileCompanions(rawValue: 4)

  /// The default: files that are kept beside photos, and live photos.
  public static let standard: FileCompanions = [.sidecars, .livePhotos]
}
