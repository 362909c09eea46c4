import PhotoIndexing

/// The kinds of files that other programs and cameras keep beside a photo.
enum CompanionKind {
  /// The extensions of files that describe a photo or how it is developed: Adobe's `.xmp` and
  /// `.acr`, Apple's `.aae`, RawTherapee's `.pp3`, DxO's `.dop`, Canon's `.vrd` and `.dr4`, ON1's
  /// `.on1`, AfterShot's `.arp`, the notes of Exiv2 and ExifTool, a sound that was said to it. The
  /// files are named `a.jpg.xmp` or `a.xmp`.
  private static let ofPhotos: Set<String> = [
    "aae", "acr", "arp", "cos", "dop", "dr4", "exv", "mie", "nksc", "on1", "pp3", "vrd", "wav",
    "xmp",
  ]
  /// Files that cameras keep beside a video: its poster, a small copy, its subtitles.
  private static let ofVideos: Set<String> = ["lrf", "lrv", "srt", "thm"]
  /// The video of a motion photo as Google Takeout writes it, which no program lists as a video.
  private static let motion: Set<String> = ["mp", "mv"]

  /// The extension in lower case.
  static func ending(of name: some Collection<UInt8>) -> String {
    String(decoding: FreeName.parts(name).ending.dropFirst(), as: UTF8.self).lowercased()
  }

  /// The rank of an image or video; nil for everything else.
  static func rank(of name: some Collection<UInt8>) -> Sidecar.Rank? {
    Sidecar.rank(ofExtension: ending(of: name))
  }

  /// Whether a file with this extension is kept beside another one of its name.
  static func isShort(_ ending: String) -> Bool {
    ofPhotos.contains(ending) || ofVideos.contains(ending) || motion.contains(ending)
  }

  /// Whether a file is nothing without the photo beside it, so that it may be deleted for good with
  /// that.
  static func isDescription(_ name: some Collection<UInt8>) -> Bool {
    let ending = ending(of: name)
    return isShort(ending) && !motion.contains(ending) || ending == "json"
  }

  /// Whether a photo's video, such as that of `a.MP.jpg`, has a name.
  static func isMotion(_ name: some Collection<UInt8>) -> Bool { motion.contains(ending(of: name)) }

  /// Those of several files of one name to which a file with this extension belongs.
  static func owners(_ ending: String, among media: [[UInt8]]) -> [[UInt8]] {
    let ranks = media.compactMap(rank)
    guard let first = ofVideos.contains(ending) ? ranks.max() : ranks.min() else { return [] }
    return media.filter { rank(of: $0) == first }
  }
}
