/// Photos that are all like the first one, which is the best of them: it has most pixels, then
/// bytes, then a sidecar, or is the oldest.
public struct DuplicateGroup: Hashable, Sendable {
  /// The best photo first.
  public var files: [FileID]
  /// The least likeness of the others to the best.
  public var kind: Likeness
  /// Those of which the same file, byte by byte, is before them in the group.
  public var copies: Set<FileID>

  /// Creates a group.
  public init(files: [FileID], kind: Likeness, copies: Set<FileID> = []) {
    self.files = files
    self.kind = kind
    self.copies = copies
  }
}
