import PhotoEditing
import PhotoIndexing
import PhotoMetadata

/// How one photo was turned, so that it can be undone.
enum PhotoTurn: Sendable {
  /// By its file's orientation.
  case file(FilePatch)
  /// By its edit, which was another one before.
  case edit(old: PhotoEdit)
}

extension PhotoEdits {
  /// Turns a photo clockwise: a JPEG by its orientation, in the file; one that is edited already,
  /// one in another format, or one that may not be written, by its edit. Returns where the photo
  /// is, too, which may have been moved meanwhile.
  func turn(_ photo: Photo, quarterTurns: Int) async throws(MetadataError) -> (
    place: Photo.ID, turn: PhotoTurn
  ) {
    var place = photo.id
    if !isEdited(place) {
      let (found, patch) = try await turnFile(photo, quarterTurns)
      if let patch { return (found, .file(patch)) }
      place = found
    }
    // It may have been turned once more meanwhile.
    let old = edit(of: place)
    place = try await set(old.turned(by: quarterTurns), of: place)
    return (place, .edit(old: old))
  }

  /// The patch is nil if the file can't be turned.
  private func turnFile(_ photo: Photo, _ quarterTurns: Int) async throws(MetadataError) -> (
    place: Photo.ID, patch: FilePatch?
  ) {
    let (id, writer) = (photo.id, MetadataWriter(storage: .file, drafts: drafts))
    let (place, result) = await writing(of: id) { place throws(MetadataError) in
      try writer.turn(place, quarterTurns: quarterTurns)
    }
    switch result {
    case .success(let turn?):
      noteTurn(of: photo, quarterTurns: quarterTurns)
      onChange?([place])
      return (place, turn.undo)
    // The sidecar says how it is turned.
    case .success(nil), .failure(.denied), .failure(.unverified), .failure(.unreadable),
      .failure(.tooLarge):
      return (place, nil)
    case .failure(let error): throw error
    }
  }

  /// Undoes a turn. Returns false if the photo was changed since.
  func undo(_ turn: PhotoTurn, of photo: Photo, quarterTurns: Int) async throws(MetadataError)
    -> Bool
  {
    switch turn {
    case .edit(let old):
      guard edit(of: photo.id) == old.turned(by: quarterTurns) else { return false }
      try await set(old, of: photo.id)
      return true
    case .file(let patch):
      let (id, writer) = (photo.id, MetadataWriter(storage: .file, drafts: drafts))
      let (_, result) = await writing(of: id) { place throws(MetadataError) in
        try writer.apply(patch, to: place)
      }
      guard try result.get() else { return false }
      noteTurn(of: photo, quarterTurns: -quarterTurns)
      onChange?([id])
      return true
    }
  }
}
