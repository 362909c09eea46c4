import UIKit

extension Gallery {
  /// Shows what tells the photos of a group of duplicates apart, and lets a person keep some.
  func showGroup(of photo: Photo) {
    let library = library.photoLibrary
    guard let place = library.index(of: photo.id) else { return }
    let groups = library.groups
    let next = groups.partitioningIndex { $0.start > place }
    guard next > 0 else { return }
    let end = groups.indices.contains(next) ? groups[next].start : library.readableCount
    guard groups[next - 1].start < end else { return }
    let photos = Array(library.photos[groups[next - 1].start..<end])
    let sheet = DuplicateGroupController(
      photos, heading: groups[next - 1].heading(count: photos.count),
      copies: Set(library.copies.map(\.id)), loader: self.library.thumbnails
    ) { [weak self] in
      self?.files.trash($0)
    } compare: { [weak self] in
      let stills = photos.filter { !$0.isVideo }
      self?.photo.compare(stills, count: min(4, stills.count))
    }
    present(sheet.inSheet())
  }
}
