/// A change of a file: what stands between two offsets, in UTF-8, is replaced.
struct Edit {
  let start: Int
  let end: Int
  let text: String

  init(_ start: Int, _ end: Int, _ text: String) {
    (self.start, self.end, self.text) = (start, end, text)
  }

  /// An insertion.
  init(at offset: Int, _ text: String) { self.init(offset, offset, text) }
}

extension SourceFile {
  /// Returns the file with its changes, of which those that overlap an earlier one are left out.
  func applying(_ edits: [Edit]) -> SourceFile {
    guard !edits.isEmpty else { return self }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for edit in ordered.map(\.element) where edit.start >= place {
      result += bytes[place..<edit.start]
      result += Array(edit.text.utf8)
      place = edit.end
    }
    result += bytes[place...]
    return SourceFile(path: path, text: String(decoding: result, as: UTF8.self))
  }
}
