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
  ///
  /// The change is queued before this suspends, so that it isn't lost where the program
  /// ends.
  func turn(_ photo: Photo, quarterTurns: Int) async throws(MetadataError) -> (
    place: Photo.ID, turn: PhotoTurn
  ) {
    let (id, drafts) = (photo.id, drafts)
    if isEdited(id) {
      let old = edit(of: id)
      return (try await set(old.turned(by: quarterTurns), of: id), .edit(old: old))
    }
    let (place, result) = await writing(of: id) { place throws(MetadataError) in
      try Self.turn(place, quarterTurns, drafts)
    }
    let turn = try result.get()
    switch turn {
    case .file:
      noteTurn(of: photo, quarterTurns: quarterTurns)
      onChange?([place])
    case .edit(let old): didTurn(place, to: old.turned(by: quarterTurns))
    }
    return (place, turn)
  }

  /// As `turn(_:quarterTurns:)`.
  func turned(_ photo: Photo, _ quarterTurns: Int) async -> Result<
    (place: Photo.ID, turn: PhotoTurn), MetadataError
  > {
    do throws(MetadataError) {
      return .success(try await turn(photo, quarterTurns: quarterTurns))
    } catch { return .failure(error) }
  }

  /// Turns a file or, where that can't be, what its sidecar says. Blocks.
  nonisolated private static func turn(
    _ file: FileID, _ quarterTurns: Int, _ drafts: DraftNoting?
  ) throws(MetadataError) -> PhotoTurn {
    let writer = MetadataWriter(storage: .file, drafts: drafts)
    do throws(MetadataError) {
      if let turn = try writer.turn(file, quarterTurns: quarterTurns) { return .file(turn.undo) }
    } catch {
      switch error {
      case .denied, .unverified, .unreadable, .tooLarge: break
      default: throw error
      }
    }
    // It may have been turned once more meanwhile.
    let old = MetadataReader().edit(of: file).flatMap { PhotoEdit($0) } ?? PhotoEdit()
    let new = old.turned(by: quarterTurns)
    let change = MetadataChange.edit(new.isIdentity ? nil : new.description)
    _ = try MetadataWriter(drafts: drafts).apply([change], to: file)
    return .edit(old: old)
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
