import PhotoIndexing
import PhotoMetadata

/// An album with the photos that the index has of it. Created off the main thread.
struct AlbumList: Sendable {
  var contents: AlbumContents
  /// The photo of each entry; nil if there is none at present.
  private(set) var photos: [FileID?]
  let folder: FileID

  /// Blocks.
  ///
  /// - Parameters:
  ///   - file: The album's file.
  ///   - bytes: What is in it.
  ///   - index: The index of the library; nil believes what the album says.
  init(
    _ file: FileID, _ bytes: [UInt8], in index: PhotoIndex?, under roots: [FileID]
  ) throws(PhotoIndexError) {
    folder = file.folder
    contents = AlbumContents(bytes)
    let places = contents.entries.map { [folder] in $0.file(in: folder) }
    photos = places
    guard let index else { return }
    let known = try index.known(places, under: roots)
    photos = places.map { known.contains($0) ? $0 : nil }
    try findMoved(in: index, under: roots)
  }

  /// The photos in the order of the album, each once.
  var shown: [FileID] {
    var seen: Set<FileID> = []
    return photos.compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  /// The photo that stands for the album.
  var cover: FileID? {
    let chosen = contents.entries.firstIndex(where: \.isCover).flatMap { photos[$0] }
    return chosen ?? photos.lazy.compactMap { $0 }.first
  }

  /// Looks for photos that were renamed or moved: files with the same beginning, end and size. Of
  /// several the one with the same name is it.
  private mutating func findMoved(in index: PhotoIndex, under roots: [FileID])
    throws(PhotoIndexError)
  {
    let missing = photos.indices.filter { photos[$0] == nil && contents.entries[$0].sample != nil }
    guard !missing.isEmpty else { return }
    let sizes = Set(missing.compactMap { contents.entries[$0].sample?.byteCount })
    let files = try index.files(ofSizes: sizes, under: roots)
    var taken = Set(photos.compactMap { $0 })
    var samples: [FileID: FileSample] = [:]
    for place in missing {
      let entry = contents.entries[place]
      guard let wanted = entry.sample else { continue }
      let found = (files[wanted.byteCount] ?? []).filter { file in
        guard !taken.contains(file) else { return false }
        let sample = samples[file] ?? FileSample(of: file)
        samples[file] = sample
        return sample == wanted
      }
      let name = entry.file(in: folder).name
      guard let photo = found.first(where: { $0.name.elementsEqual(name) }) ?? found.first else {
        continue
      }
      taken.insert(photo)
      photos[place] = photo
    }
  }

  // MARK: Changing

  /// Adds photos at the end that the album doesn't have. Returns how many.
  mutating func add(_ added: [FileID]) -> Int {
    var known = Set(photos.compactMap { $0 })
    let fresh = added.filter { known.insert($0).inserted }
    contents.entries += fresh.map { AlbumContents.entry(of: $0, in: folder) }
    photos += fresh
    return fresh.count
  }

  /// Takes photos out. Returns how many.
  mutating func remove(_ removed: Set<FileID>) -> Int {
    let stays = photos.indices.filter { photos[$0].map(removed.contains) != true }
    let count = photos.count - stays.count
    reorder(stays)
    return count
  }

  /// Puts photos before another one, or at the end; they keep their order.
  mutating func move(_ moved: Set<FileID>, before target: FileID?) {
    let isMoved = photos.map { $0.map(moved.contains) == true }
    let (taken, rest) = (
      photos.indices.filter { isMoved[$0] }, photos.indices.filter { !isMoved[$0] }
    )
    // Where the target itself moves, its next neighbor that stays is meant.
    let start = target.flatMap { photos.firstIndex(of: $0) } ?? photos.count
    let split = rest.partitioningIndex { $0 >= start }
    reorder(rest[..<split] + taken + rest[split...])
  }

  private mutating func reorder(_ places: some Sequence<Int>) {
    let places = Array(places)
    contents.entries = places.map { contents.entries[$0] }
    photos = places.map { photos[$0] }
  }

  mutating func setCover(_ photo: FileID) { contents.setCover(photos.firstIndex(of: photo)) }

  /// The bytes of the album's file. Photos that were found elsewhere are named by their new places.
  var bytes: [UInt8] {
    var fresh = contents
    for (index, photo) in photos.enumerated() {
      if let photo { fresh.setPlace(photo, ofEntryAt: index, in: folder) }
    }
    return fresh.bytes
  }
}
