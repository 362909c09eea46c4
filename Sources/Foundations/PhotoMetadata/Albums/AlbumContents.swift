import PhotoIndexing

/// An album as its file says: photos in an order, one of which may be the cover.
///
/// The file is a list in extended M3U in UTF-8 (`.m3u8`), which players and viewers read, too: a
/// line for each photo, with its path from the folder of the album, so that a library can be moved
/// as a whole. Paths are bytes, like those of the system. A comment before a path says by what the
/// photo is found if it isn't there; comments of other programs stay.
public struct AlbumContents: Hashable, Sendable {
  /// A photo of an album.
  public struct Entry: Hashable, Sendable {
    /// The path in bytes, from the album's folder unless it begins with a slash.
    public var path: [UInt8]
    /// By what the photo is found if there is none at the path; nil if nothing is known.
    public var sample: FileSample?
    /// Whether the photo stands for the album.
    public var isCover = false
    /// Lines of other programs before the path.
    var comments: [[UInt8]] = []

    /// Creates the entry of a photo.
    public init(path: [UInt8], sample: FileSample? = nil, isCover: Bool = false) {
      (self.path, self.sample, self.isCover) = (path, sample, isCover)
    }

    init(path: [UInt8], sample: FileSample?, isCover: Bool, comments: [[UInt8]]) {
      self.init(path: path, sample: sample, isCover: isCover)
      self.comments = comments
    }

    /// The photo, or where it was when the album was written.
    ///
    /// - Parameter folder: The album's folder.
    public func file(in folder: FileID) -> FileID { AlbumPath.file(path, in: folder) }
  }

  /// The photos in their order.
  public var entries: [Entry] = []
  /// Lines of other programs that are about the whole album.
  private var head: [[UInt8]] = []
  private var tail: [[UInt8]] = []

  /// Creates an empty album.
  public init() {}

  // MARK: Reading

  private static let newline = UInt8(ascii: "\n")
  private static let comment = UInt8(ascii: "#")
  private static let title = Array("#EXTM3U".utf8)
  private static let own = Array("#VITRINE:".utf8)
  private static let heads = ["#PLAYLIST:", "#EXTENC:", "#EXTALB:", "#EXTART:", "#EXTGENRE:"].map {
    Array($0.utf8)
  }

  /// Reads an album from the contents of its file.
  public init(_ bytes: [UInt8]) {
    var comments: [[UInt8]] = []
    var hint = AlbumHint()
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    for part in text.split(separator: Self.newline) {
      let line = Array(part.last == UInt8(ascii: "\r") ? part.dropLast() : part)
      if line.isEmpty || line == Self.title { continue }
      if line.starts(with: Self.own) {
        hint = AlbumHint(line.dropFirst(Self.own.count))
      } else if line[0] != Self.comment {
        entries.append(
          Entry(
            path: hint.path ?? AlbumPath.path(ofLine: line), sample: hint.sample,
            isCover: hint.isCover, comments: comments))
        (comments, hint) = ([], AlbumHint())
      } else if entries.isEmpty, Self.heads.contains(where: line.starts) {
        head.append(line)
      } else {
        comments.append(line)
      }
    }
    tail = comments
  }

  // MARK: Writing

  /// The contents of the album's file.
  public var bytes: [UInt8] {
    var lines = [Self.title] + head
    for entry in entries {
      lines += entry.comments
      let hint = AlbumHint(entry).text
      if !hint.isEmpty { lines.append(Self.own + hint) }
      lines.append(AlbumPath.line(of: entry.path))
    }
    return Array((lines + tail).map { $0 + [Self.newline] }.joined())
  }

  // MARK: Changing

  /// Creates the entry of a photo. Blocks, since it reads some of the photo.
  ///
  /// - Parameter folder: The album's folder.
  public static func entry(of photo: FileID, in folder: FileID) -> Entry {
    Entry(path: AlbumPath.path(to: photo, from: folder), sample: FileSample(of: photo))
  }

  /// Says where a photo is now.
  ///
  /// - Parameters:
  ///   - index: The photo's index.
  ///   - folder: The album's folder.
  public mutating func setPlace(_ photo: FileID, ofEntryAt index: Int, in folder: FileID) {
    let path = AlbumPath.path(to: photo, from: folder)
    if AlbumPath.file(entries[index].path, in: folder) != photo { entries[index].path = path }
  }

  /// Makes a photo the cover; nil makes it the first one again.
  public mutating func setCover(_ cover: Int?) {
    for index in entries.indices { entries[index].isCover = index == cover }
  }
}
