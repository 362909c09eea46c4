/// The data that Samsung's phones append to photos: blocks of data, a directory of them, and its
/// length.
enum SamsungTrailer {
  /// Returns where the block of the video begins; nil if there is none.
  static func video(in bytes: FileBytes) -> Int? {
    guard bytes.count >= 8, let end = bytes.read(8, at: bytes.count - 8), end.count == 8,
      end[4...].elementsEqual("SEFT".utf8)
    else { return nil }
    let length = number(end, at: 0)
    let start = bytes.count - 8 - length
    guard (12...1 << 16).contains(length), let directory = bytes.read(length, at: start),
      directory.count == length, directory.starts(with: "SEFH".utf8)
    else { return nil }
    for entry in stride(from: 12, through: length - 12, by: 12) {
      // How far the block is before the directory. It begins with its type and the length of its
      // name.
      let block = start - number(directory, at: entry + 4)
      guard let head = bytes.read(8 + mark.utf8.count, at: block),
        head.count == 8 + mark.utf8.count,
        number(head, at: 4) == mark.utf8.count, head.dropFirst(8).elementsEqual(mark.utf8)
      else { continue }
      return block + head.count
    }
    return nil
  }

  private static let mark = "MotionPhoto_Data"

  /// Four bytes, the least significant first.
  private static func number(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<index + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
