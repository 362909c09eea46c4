import PhotoIndexing

/// Finds what goes along with photos. It lists each folder once.
struct CompanionFinder {
  private let disk: Disk
  private let options: FileCompanions
  /// The names in folders by what comes before each of their dots.
  private var folders: [FileID: [[UInt8]: [[UInt8]]]] = [:]

  init(disk: Disk, options: FileCompanions) {
    self.disk = disk
    self.options = options
  }

  private static let stills: Set<String> = ["jpg", "jpeg", "heic", "heif", "hif"]
  /// Extensions of the videos of live photos, in lower case.
  static let clips: Set<String> = ["mov", "mp4"]
  private static let raws = Sidecar.rawExtensions
  private static let others: Set<String> = [
    "avi", "avif", "bmp", "gif", "jp2", "jxl", "m4v", "mkv", "png", "psd", "svg", "tif", "tiff", "webm",
    "webp", "xcf",
  ]

  /// Groups files with what goes along; a file that goes along with another one isn't a group of its own.
  ///
  /// - Parameter leaves: Whether the files leave their names, rather than being copied.
  mutating func groups(_ files: [FileID], leaves: Bool) -> [FileGroup] {
    let selected = Set(files)
    var taken: Set<FileID> = []
    var groups: [FileID: FileGroup] = [:]
    let isLate = { (file: FileID) in
      let ending = Self.ending(file.name)
      return ending == "xmp" || Self.clips.contains(ending)
    }
    for file in files.filter({ !isLate($0) }) + files.filter(isLate) where taken.insert(file).inserted {
      let others = companions(of: file, selected, leaves).filter { taken.insert($0).inserted }
      groups[file] = FileGroup(main: file, others: others)
    }
    var seen: Set<FileID> = []
    return files.compactMap { seen.insert($0).inserted ? groups[$0] : nil }
  }

  /// What goes along with one file.
  mutating func companions(of file: FileID, _ selected: Set<FileID>, _ leaves: Bool) -> [FileID] {
    guard !options.isEmpty, !disk.isFolder(file) else { return [] }
    let (stem, _) = FreeName.parts(file.name)
    let ending = Self.ending(file.name)
    let names = names(in: file.folder)[stem] ?? []
    var found: [[UInt8]] = []
    var media: [[UInt8]] = []
    for name in names where !name.elementsEqual(file.name) && name.count > stem.count {
      let rest = Self.lower(name[(stem.count + 1)...])
      if goesAlong(rest, with: ending) { found.append(name) }
      if Self.isMedia(rest) { media.append(name) }
    }
    guard options.contains(.sidecars), ending != "xmp" else { return found.map(file.folder.appending) }
    let owners = [Array(file.name)] + found
    let whole = names.filter { name in
      owners.contains { name.count == $0.count + 4 && name.starts(with: $0) } && Self.ending(name) == "xmp"
    }
    let staying = media.filter { !found.contains($0) && !selected.contains(file.folder.appending($0)) }
    let isOnlyRaw = Self.raws.contains(ending) && !staying.contains { Self.raws.contains(Self.ending($0)) }
    var shared: [[UInt8]] = []
    if staying.isEmpty || !leaves || isOnlyRaw {
      shared = names.filter { $0.count == stem.count + 4 && Self.ending($0) == "xmp" }
    }
    return (found + whole + shared).map(file.folder.appending)
  }

  private func goesAlong(_ rest: String, with ending: String) -> Bool {
    if options.contains(.livePhotos), Self.stills.contains(ending), Self.clips.contains(rest) { return true }
    guard options.contains(.rawPairs) else { return false }
    return Self.raws.contains(ending) && Self.stills.contains(rest)
      || Self.stills.contains(ending) && Self.raws.contains(rest)
  }

  private static func isMedia(_ ending: String) -> Bool {
    stills.contains(ending) || clips.contains(ending) || raws.contains(ending) || others.contains(ending)
  }

  private static func ending(_ name: some Collection<UInt8>) -> String {
    lower(FreeName.parts(name).ending.dropFirst())
  }

  private static func lower(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }

  private mutating func names(in folder: FileID) -> [[UInt8]: [[UInt8]]] {
    if let known = folders[folder] { return known }
    var names: [[UInt8]: [[UInt8]]] = [:]
    for name in disk.names(in: folder) {
      for index in name.indices where index > 0 && name[index] == UInt8(ascii: ".") {
        names[Array(name[..<index]), default: []].append(name)
      }
    }
    folders[folder] = names
    return names
  }
}
