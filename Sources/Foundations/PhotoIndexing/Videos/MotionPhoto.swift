import Foundation

/// The video of a moment that phones append to a photo's file: Google's and Samsung's motion
/// photos.
public struct MotionPhoto: Equatable, Sendable {
  /// Where the video begins in the file, in bytes.
  public let offset: Int
  /// Its length in bytes.
  public let length: Int

  /// The longest video that is played, in bytes.
  private static let maximumLength = 256 << 20

  /// Whether a file may have a video, by its name.
  public static func isPossible(in file: FileID) -> Bool {
    guard let ending = file.pathExtension else { return false }
    return ["jpg", "jpeg", "heic"].contains(String(decoding: ending, as: UTF8.self).lowercased())
  }

  /// Finds the video in a file. Blocks: it reads the beginning and the end of the file.
  public static func find(in file: FileID) -> MotionPhoto? {
    guard isPossible(in: file) else { return nil }
    return FileBytes(file).flatMap(find)
  }

  static func find(in bytes: FileBytes) -> MotionPhoto? {
    let places = MotionPhotoTags.distances(in: bytes).map { bytes.count - $0 }
    return (places + [SamsungTrailer.video(in: bytes)].compactMap(\.self)).lazy
      .compactMap { video(in: bytes, at: $0) }.first { $0.length <= maximumLength }
  }

  /// The boxes of an MP4 file that begin at an offset; nil if there are none, or those of a video
  /// are missing.
  private static func video(in bytes: FileBytes, at offset: Int) -> MotionPhoto? {
    var end = offset
    var types: Set<String> = []
    while types.count < 1000, let box = MovieBox(at: end, end: bytes.count, in: bytes), box.isWhole,
      box.hasPlainType
    {
      if types.isEmpty, box.type != "ftyp" { return nil }
      types.insert(box.type)
      end = box.end
    }
    guard types.isSuperset(of: ["ftyp", "moov", "mdat"]) else { return nil }
    return MotionPhoto(offset: offset, length: end - offset)
  }
}

extension MovieBox {
  /// Whether its type consists of letters and signs, as all do.
  fileprivate var hasPlainType: Bool { type.utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}
