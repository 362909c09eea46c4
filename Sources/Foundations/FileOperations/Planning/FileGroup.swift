import PhotoIndexing

/// A photo with the files that go along with it.
struct FileGroup: Hashable {
  var main: FileID
  var others: [FileID] = []

  var files: [FileID] { [main] + others }

  /// The name that a file of the group gets when the photo is called `stem` with `ending`.
  func name(of file: FileID, stem: [UInt8], ending: [UInt8]) -> [UInt8] {
    if file == main { return stem + ending }
    if file.name.starts(with: main.name) { return stem + ending + file.name.dropFirst(main.name.count) }
    let old = FreeName.parts(main.name).stem
    return file.name.starts(with: old) ? stem + file.name.dropFirst(old.count) : Array(file.name)
  }

  /// The number of bytes that names need beyond the stem.
  func room(ending: [UInt8]) -> Int {
    files.map { name(of: $0, stem: [], ending: ending).count }.max() ?? 0
  }
}
