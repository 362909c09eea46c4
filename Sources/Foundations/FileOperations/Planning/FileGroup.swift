import PhotoIndexing

/// A photo with the files that go along with it.
struct FileGroup: Hashable {
  var main: FileID
  var others: [FileID] = []

  var files: [FileID] { [main] + others }

  /// The name that a file of the group gets when the photo is called `stem` with `ending`.
  func name(of file: FileID, stem: [UInt8], ending: [UInt8]) -> [UInt8] {
    if file == main { return stem + ending }
    if file.name.starts(with: main.name) {
      return stem + ending + file.name.dropFirst(main.name.count)
    }
    let old = FreeName.parts(main.name)
    if let description = description(Array(file.name), stem + ending, old) { return description }
    // The video of `a.MP.jpg` is `a.MP`.
    if file.name.elementsEqual(old.stem) { return stem + FreeName.parts(file.name).ending }
    if file.name.starts(with: old.stem) { return stem + file.name.dropFirst(old.stem.count) }
    return Array(file.name)
  }

  /// The whole name for a description of Google Takeout, whose number is elsewhere or that was cut
  /// off.
  private func description(_ name: [UInt8], _ new: [UInt8], _ old: (stem: [UInt8], ending: [UInt8]))
    -> [UInt8]?
  {
    guard CompanionKind.ending(of: name) == "json" else { return nil }
    let (stem, ending) = FreeName.parts(name)
    guard let (base, number) = CompanionRules.numbered(old.stem),
      stem.starts(with: base + old.ending)
    else {
      return new + ending
    }
    return new + stem.dropFirst(base.count + old.ending.count).dropLast(number.count) + ending
  }

  /// The number of bytes that names need beyond the stem.
  func room(ending: [UInt8]) -> Int {
    files.map { name(of: $0, stem: [], ending: ending).count }.max() ?? 0
  }
}
