import PhotoIndexing

/// What an album says of a photo besides its path, as `size=…,hash=…,cover,path=…` in a comment.
struct AlbumHint {
  var sample: FileSample?
  var isCover = false
  /// The path, if a line can't hold it.
  var path: [UInt8]?

  init() {}

  init(_ entry: AlbumContents.Entry) {
    (sample, isCover) = (entry.sample, entry.isCover)
    path = AlbumPath.fitsLine(entry.path) ? nil : entry.path
  }

  /// Reads what was written; leaves out what it doesn't understand.
  init(_ text: ArraySlice<UInt8>) {
    var (count, hash): (Int64?, UInt64?)
    for part in String(decoding: text, as: UTF8.self).split(separator: ",") {
      let value = part.firstIndex(of: "=").map { String(part[part.index(after: $0)...]) } ?? ""
      switch part.prefix(while: { $0 != "=" }) {
      case "size": count = Int64(value)
      case "hash": hash = UInt64(value, radix: 16)
      case "cover": isCover = true
      case "path": path = FileID(escaped: value).bytes
      default: continue
      }
    }
    if let count, let hash { sample = FileSample(byteCount: count, hash: hash) }
  }

  var text: [UInt8] {
    var parts: [String] = []
    if let sample {
      parts += ["size=\(sample.byteCount)", "hash=\(String(sample.hash, radix: 16))"]
    }
    if isCover { parts.append("cover") }
    // A comma would end it.
    if let path {
      parts.append(
        "path="
          + FileID(path).escaped.split(separator: ",", omittingEmptySubsequences: false)
          .joined(separator: "%2C"))
    }
    return Array(parts.joined(separator: ",").utf8)
  }
}
