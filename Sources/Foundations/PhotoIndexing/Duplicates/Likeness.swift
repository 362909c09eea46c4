/// How much a photo is like a better one.
public enum Likeness: Int, Comparable, Sendable {
  /// They are different photos, or it can't be told.
  case none = 0
  /// They show the same, in other sizes, qualities or formats.
  case alike = 1
  /// Their pixels are the same, but not their files, which may say other things.
  case samePixels = 2
  /// Their files are the same byte by byte.
  case sameBytes = 3

  public static func < (one: Likeness, other: Likeness) -> Bool { one.rawValue < other.rawValue }
}
