extension Sidecar {
  /// Ranks files with one name but for the extension. A sidecar that has no other extension than
  /// ".xmp", and doesn't say whose it is, belongs to the file of the first rank that is there.
  public enum Rank: Int, Comparable, Sendable {
    /// A camera's raw file, for which programs write such sidecars.
    case raw
    /// A photo as cameras write it.
    case photo
    /// Another image, such as one that was made out of a photo.
    case image
    /// A video, such as that of a live photo.
    case video

    public static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  private static let photoExtensions: Set<String> = ["jpg", "jpeg", "jpe", "heic", "heif", "hif"]
  private static let imageExtensions: Set<String> = [
    "avif", "bmp", "cur", "exr", "gif", "gpr", "hdr", "ico", "j2k", "jp2", "jpf", "jpx", "jxl",
    "kra", "ora", "pbm", "pcx", "pgm", "png", "ppm", "psb", "psd", "qoi", "svg", "svgz", "tga",
    "tif", "tiff", "webp", "xcf", "xpm",
  ]
  private static let videoExtensions: Set<String> = VideoHeader.extensions.union([
    "3gp", "avi", "insv", "m2ts", "mp", "mpg", "mts", "mv", "wmv",
  ])

  /// The rank by an extension; nil for what is neither an image nor a video.
  public static func rank(ofExtension ending: String) -> Rank? {
    let ending = ending.lowercased()
    if rawExtensions.contains(ending) { return .raw }
    if photoExtensions.contains(ending) { return .photo }
    if imageExtensions.contains(ending) { return .image }
    return videoExtensions.contains(ending) ? .video : nil
  }

  /// The rank of a file; nil for what is neither an image nor a video.
  public static func rank(of file: FileID) -> Rank? {
    file.pathExtension.flatMap { rank(ofExtension: String(decoding: $0, as: UTF8.self)) }
  }

  /// All extensions of a rank, in lower case.
  static func extensions(of rank: Rank) -> Set<String> {
    switch rank {
    case .raw: rawExtensions
    case .photo: photoExtensions
    case .image: imageExtensions
    case .video: videoExtensions
    }
  }
}
