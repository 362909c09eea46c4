import ImageLoading
import PhotoEditing
import PhotoIndexing
import PhotoMetadata
import UIKit

/// The edits of the library's photos, which are kept in their sidecars.
@MainActor final class PhotoEdits {
  private var edits: [Photo.ID: PhotoEdit] = [:]
  /// The sizes of photos whose file was turned and not read again yet.
  private var turnedSizes: [Photo.Version: CGSize] = [:]
  let renderer = PhotoRenderer()
  /// Told of drafts of files that are written.
  var drafts: DraftNoting?
  /// Does something as soon as no file is being moved, with the places of those that were.
  var whenSettled: (@escaping @MainActor ([FileID: FileID]) -> Void) -> Void = { $0([:]) }
  /// Called when photos look different from before.
  var onChange: (([Photo.ID]) -> Void)?
  private let sidecars = SidecarReading()
  /// Photos whose edits are being written, so that their sidecars may not have them yet.
  private var unwritten: [Photo.ID: Unwritten] = [:]
  private let queue = DispatchQueue(label: "PhotoEdits", qos: .userInitiated)

  /// The edit in a sidecar.
  struct SidecarEdit: Sendable {
    var stamp: FileStamp
    var edit: PhotoEdit?
  }

  /// The edits of a photo that are being written.
  private struct Unwritten {
    /// The edit that was written last, which the sidecar has.
    var written: PhotoEdit?
    /// How many are still to be written.
    var count = 0
  }

  func edit(of id: Photo.ID) -> PhotoEdit { edits[id] ?? PhotoEdit() }

  func isEdited(_ id: Photo.ID) -> Bool { edits[id] != nil }

  /// The size of an edited photo.
  ///
  /// - Parameter size: The size of the upright photo that was read from its file.
  func size(of photo: Photo, _ size: CGSize?) -> CGSize? {
    self.size(of: photo, size, with: edit(of: photo.id))
  }

  /// The size that a photo has with an edit.
  func size(of photo: Photo, _ size: CGSize?, with edit: PhotoEdit) -> CGSize? {
    (turnedSizes[photo.version] ?? size).map { edit.size(of: $0) }
  }

  /// The file was turned by its orientation; the library reads it later.
  func noteTurn(of photo: Photo, quarterTurns: Int) {
    guard quarterTurns % 2 != 0, let size = turnedSizes[photo.version] ?? photo.pixelSize else {
      return
    }
    turnedSizes[photo.version] = CGSize(width: size.height, height: size.width)
  }

  // MARK: Loading

  /// Makes a loader show edited photos.
  func install(in loader: ImageLoader) {
    loader.cache.requestAdapter = { [weak self] in self?.adapted($0) ?? $0 }
  }

  private func adapted(_ request: ImageRequest) -> ImageRequest {
    guard !edits.isEmpty, let edit = FileID(request.url).flatMap({ edits[$0] }),
      !EditProcessor.isPart(of: request)
    else { return request }
    switch request.part {
    case .whole, .embeddedThumbnail: break
    case .region, .poster, .page: return request
    }
    var request = request
    request.pixels = request.pixels.map(edit.decodedSize)
    request.processors.insert(EditProcessor(edit: edit, renderer: renderer), at: 0)
    return request
  }

  // MARK: Changing

  /// Shows a photo with another edit, and writes it into the sidecar. If it can't be written, the
  /// photo is shown with the edit that was written last, unless a later one is still to be written.
  /// Returns where the photo is, which may have been moved meanwhile.
  @discardableResult func set(_ edit: PhotoEdit, of id: Photo.ID) async throws(MetadataError)
    -> Photo.ID
  {
    let edit = edit.isIdentity ? nil : edit
    unwritten[id, default: Unwritten(written: edits[id])].count += 1
    edits[id] = edit
    onChange?([id])
    let change = MetadataChange.edit(edit?.description)
    let writer = MetadataWriter(drafts: drafts)
    let (place, result) = await writing(of: id) { place throws(MetadataError) in
      _ = try writer.apply([change], to: place)
    }
    let isWritten = if case .success = result { true } else { false }
    didWrite(edit, of: place, isWritten: isWritten)
    try result.get()
    return place
  }

  /// As `set(_:of:)`.
  func wasSet(_ edit: PhotoEdit, of id: Photo.ID) async -> Result<Photo.ID, MetadataError> {
    do throws(MetadataError) { return .success(try await set(edit, of: id)) } catch {
      return .failure(error)
    }
  }

  /// Takes an edit that isn’t written yet to where its photo was moved.
  private func move(_ id: Photo.ID, to place: Photo.ID) {
    guard id != place, let state = unwritten.removeValue(forKey: id) else { return }
    unwritten[place] = Unwritten(
      written: state.written, count: state.count + (unwritten[place]?.count ?? 0))
    edits[place] = edits.removeValue(forKey: id)
    onChange?([id, place])
  }

  /// - Parameter isWritten: Whether the sidecar has the edit now.
  private func didWrite(_ edit: PhotoEdit?, of id: Photo.ID, isWritten: Bool) {
    sidecars.sidecarsDidChange()
    guard var state = unwritten[id] else { return }
    if isWritten { state.written = edit }
    state.count -= 1
    unwritten[id] = state.count > 0 ? state : nil
    guard state.count == 0, !isWritten, edits[id] != state.written else { return }
    edits[id] = state.written
    onChange?([id])
  }

  /// The sidecar of a photo says now that it is turned.
  func didTurn(_ id: Photo.ID, to edit: PhotoEdit) {
    sidecars.sidecarsDidChange()
    let edit = edit.isIdentity ? nil : edit
    // A later edit is shown, and still to be written.
    if unwritten[id] != nil {
      unwritten[id]?.written = edit
      return
    }
    edits[id] = edit
    onChange?([id])
  }

  /// Writes off the main thread, after what was to be written before, and where a photo is then.
  func writing<Value: Sendable>(
    of id: Photo.ID, _ body: @escaping @Sendable (_ place: Photo.ID) throws(MetadataError) -> Value
  ) async -> (place: Photo.ID, result: Result<Value, MetadataError>) {
    await withCheckedContinuation { continuation in
      whenSettled { [self] places in
        let place = id.place(in: places) ?? id
        move(id, to: place)
        queue.async {
          let result = Result { () throws(MetadataError) in try body(place) }
          continuation.resume(returning: (place, result))
        }
      }
    }
  }

  /// Waits until what was to be written so far is written.
  func finish() async { await withCheckedContinuation { done in queue.async { done.resume() } } }

  /// Finishes writing before the app terminates. Blocks.
  ///
  /// - Parameter limit: The maximum time for a slow disk, in seconds.
  func finish(within limit: Double) {
    let isDone = DispatchSemaphore(value: 0)
    queue.async { isDone.signal() }
    _ = isDone.wait(timeout: .now() + limit)
  }

  /// Photos were replaced by what their edits made of them.
  func forget(_ ids: [Photo.ID]) {
    for id in ids {
      edits[id] = nil
      unwritten[id]?.written = nil
    }
    sidecars.sidecarsDidChange(forgetting: ids)
    onChange?(ids)
  }

  // MARK: Reading

  /// Reads the sidecars of photos that are new or changed, off the main thread. Other photos keep their
  /// edits.
  func read(_ photos: [Photo]) {
    sidecars.read(photos, edited: Set(edits.keys)) { [weak self] in self?.take($0) }
  }

  private func take(_ fresh: [FileID: PhotoEdit?]) {
    let changed = fresh.filter { unwritten[$0.key] == nil && edits[$0.key] != $0.value }
    for (id, edit) in changed { edits[id] = edit }
    if !changed.isEmpty { onChange?(Array(changed.keys)) }
  }
}
