import PhotoIndexing
import UIKit

extension Gallery {
  /// Shows what tells the photos of a group of duplicates apart, and lets a person keep some.
  func showGroup(of photo: Photo) {
    let library = library.photoLibrary
    guard let number = library.group(of: photo.id) else { return }
    let photos = library.photos(ofGroup: number)
    let sheet = DuplicateGroupController(
      photos, heading: library.groups[number].heading(count: photos.count),
      copies: Set(library.copies.map(\.id)), loader: self.library.thumbnails
    ) { [weak self] in
      self?.files.trash($0)
    } compare: { [weak self] in
      let stills = photos.filter { !$0.isVideo }
      self?.photo.compare(stills, count: min(4, stills.count))
    }
    present(sheet.inSheet())
  }

  /// Moves all of a group but the best to the trash. Where another one has stars, tags or a title
  /// that the best lacks, a person chooses.
  func keepBetter(of photo: Photo) {
    let library = library.photoLibrary
    guard let number = library.group(of: photo.id) else { return }
    let rest = library.worse(ofGroup: number)
    guard !rest.isEmpty else { return showGroup(of: photo) }
    files.trash(rest)
  }

  /// Asks whether the best of each group is to be kept, or only copies are to go, and does so.
  func askToKeepBetter() {
    let library = library.photoLibrary
    let all = library.groups.indices.flatMap { library.worse(ofGroup: $0) }
    let copies = library.copies
    guard !all.isEmpty || !copies.isEmpty else { return }
    let alert = UIAlertController(
      title: String(gallery: "Keep the Better of Each?"),
      message: String(
        gallery:
          "The others move to the trash. Groups stay as they are in which one that isn’t as good has stars, tags or a title of its own."
      ), preferredStyle: .alert)
    func offer(_ title: String, _ photos: [Photo]) {
      alert.addAction(
        UIAlertAction(title: title, style: .destructive) { [weak self] _ in
          self?.files.trash(photos)
        })
    }
    if !copies.isEmpty { offer(String(gallery: "Move \(copies.count) Identical Copies"), copies) }
    if all.count > copies.count { offer(String(gallery: "Move All \(all.count)"), all) }
    alert.addAction(UIAlertAction(title: String(gallery: "Cancel"), style: .cancel))
    alert.cancelsByReturn()
    present(alert)
  }
}

extension PhotoLibrary {
  /// The number of the group of duplicates with a photo.
  func group(of id: Photo.ID) -> Int? {
    guard let place = index(of: id), place < readableCount else { return nil }
    let next = groups.partitioningIndex { $0.start > place }
    return next > 0 ? next - 1 : nil
  }

  /// The photos of a group, the best first.
  func photos(ofGroup number: Int) -> [Photo] {
    guard groups.indices.contains(number) else { return [] }
    let end = groups.indices.contains(number + 1) ? groups[number + 1].start : readableCount
    return groups[number].start < end ? Array(photos[groups[number].start..<end]) : []
  }

  /// All photos of a group but the best; none if one of them says something that the best doesn't.
  func worse(ofGroup number: Int) -> [Photo] {
    let photos = photos(ofGroup: number)
    guard let best = photos.first else { return [] }
    let rest = Array(photos.dropFirst())
    return rest.allSatisfy { best.saysAll(of: $0) } ? rest : []
  }
}

extension OrderedPhotos.Group {
  /// The title of what keeps the best of it.
  var keepTitle: String {
    kind == .sameBytes ? String(gallery: "Keep One") : String(gallery: "Keep Better")
  }
}

extension Photo {
  /// Whether a person has said nothing of another photo that isn't said of this one.
  fileprivate func saysAll(of other: Photo) -> Bool {
    (!other.isFavorite || isFavorite) && (other.stars == 0 || other.stars == stars)
      && Set(other.tags).isSubset(of: tags)
      && (other.details?.title == nil || other.details?.title == details?.title)
      && (other.details?.caption == nil || other.details?.caption == details?.caption)
  }
}
