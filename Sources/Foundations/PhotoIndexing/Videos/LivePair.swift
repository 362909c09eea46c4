/// A live photo in two files, as phones of Apple write them: the still, and a short video of the same
/// name beside it.
public enum LivePair {
  /// The longest video of a live photo, in seconds; others are videos of their own.
  private static let longest = 4.0
  private static let endings = ["MOV", "mov", "MP4", "mp4"]

  /// The video beside a photo; nil if there is none. Blocks.
  public static func video(of photo: FileID) -> FileID? {
    guard MotionPhoto.isPossible(in: photo), let ending = photo.pathExtension else { return nil }
    let stem = photo.name.dropLast(ending.count)
    return endings.lazy.map { photo.folder.appending(Array(stem) + Array($0.utf8)) }.first {
      VideoHeader.facts(of: $0)?.duration.map { $0 <= longest } == true
    }
  }
}
