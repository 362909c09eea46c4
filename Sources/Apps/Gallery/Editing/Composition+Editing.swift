import PhotoBrowsing
import PhotoEditing
import PhotoIndexing
import PhotoMetadata
import Toasts
import UIKit
import UIKitCompat

extension Composition {
  func startEditing() {
    for loader in [thumbnails, photoLoader] { edits.install(in: loader) }
    edits.onChange = { [weak self] in self?.photosLookDifferent($0) }
  }

  // MARK: Commands

  /// Turns photos clockwise by right angles. Videos stay.
  func turn(_ photos: [Photo], quarterTurns: Int) {
    let stills = photos.filter { !$0.isVideo }
    guard let first = stills.first else { return }
    let animation = stills.count == 1 ? TurnAnimation(of: first, in: self, quarterTurns) : nil
    let name = String(localized: "Turn \(stills.count) Photos", bundle: .gallery)
    Task {
      let turned = await turnAll(stills, quarterTurns)
      animation?.finish()
      guard !turned.isEmpty else { return }
      let turns = TurnAct(turned)
      history.record(
        name, undo: { [weak self] in await self?.undo(turns, quarterTurns) ?? false },
        redo: { [weak self] in
          guard let self else { return false }
          turns.done = await self.turnAll(turns.done.map(\.photo), quarterTurns)
          return !turns.done.isEmpty
        })
    }
  }

  /// What a turn did; another one each time that it is done again.
  @MainActor private final class TurnAct {
    var done: [(photo: Photo, turn: PhotoTurn)]
    init(_ done: [(photo: Photo, turn: PhotoTurn)]) { self.done = done }
  }

  private func turnAll(
    _ photos: [Photo], _ quarterTurns: Int
  ) async -> [(photo: Photo, turn: PhotoTurn)] {
    var done: [(photo: Photo, turn: PhotoTurn)] = []
    var failure: (error: MetadataError, photo: Photo)?
    for photo in photos.map({ library.photo($0.id) ?? $0 }) {
      do throws(MetadataError) {
        done.append((photo, try await edits.turn(photo, quarterTurns: quarterTurns)))
      } catch {
        failure = (error, photo)
      }
    }
    if let failure { tell(failure.error, of: failure.photo) }
    rescan(done.map(\.photo))
    return done
  }

  private func undo(_ act: TurnAct, _ quarterTurns: Int) async -> Bool {
    var count = 0
    for (photo, turn) in act.done {
      do throws(MetadataError) {
        let current = library.photo(photo.id) ?? photo
        if try await edits.undo(turn, of: current, quarterTurns: quarterTurns) { count += 1 }
      } catch {
        tell(error, of: photo)
      }
    }
    rescan(act.done.map(\.photo))
    return count > 0
  }

  /// Saves how a photo is edited.
  func save(_ edit: PhotoEdit, of photo: Photo) {
    let old = edits.edit(of: photo.id)
    guard edit != old else { return }
    let set = { @MainActor [weak self] (edit: PhotoEdit) async -> Bool in
      guard let self else { return false }
      do throws(MetadataError) {
        try await self.edits.set(edit, of: photo.id)
        return true
      } catch {
        self.tell(error, of: photo)
        return false
      }
    }
    Task {
      guard await set(edit) else { return }
      history.record(
        String(localized: "Edit Photo", bundle: .gallery), undo: { await set(old) },
        redo: { await set(edit) })
    }
  }

  /// Opens the editor of a photo.
  func edit(_ photo: Photo) {
    guard !photo.isVideo, let front = frontController, !(front is EditorController) else { return }
    let editor = EditorController(
      photo: photo, edit: edits.edit(of: photo.id), renderer: edits.renderer)
    editor.onDone = { [weak self] in self?.save($0, of: photo) }
    editor.modalPresentationStyle = .fullScreen
    editor.modalTransitionStyle = .crossDissolve
    front.present(editor, animated: !UIAccessibility.isReduceMotionEnabled)
  }

  /// The screen that covers all others.
  var frontController: UIViewController? {
    var front = window.rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  // MARK: What is shown

  /// Removes images of photos that look different now, and loads those that are visible.
  private func photosLookDifferent(_ ids: [Photo.ID]) {
    let urls = Set(ids.map(\.url))
    for loader in [thumbnails, photoLoader] { loader.forget { urls.contains($0.url) } }
    reloadPages(of: ids)
    let views = [grid.isViewLoaded ? grid.collectionView : nil, home.shownAlbums?.collectionView]
    let changed = Set(ids)
    for case let cell as PhotoGridCell in views.compactMap({ $0 }).flatMap(\.visibleCells)
    where cell.photo.map({ changed.contains($0.id) }) == true {
      cell.reload(from: thumbnails)
    }
  }

  /// Loads the open pages of photos again.
  func reloadPages(of ids: [Photo.ID]) {
    browser?.reloadPhotos(ids)
    if let shown = home.browser, let index = shown.currentIndex, let id = shown.id(at: index) {
      shown.reloadPhotos([id])
    }
  }

  /// Files that were written have new times.
  private func rescan(_ photos: [Photo]) {
    guard !photos.isEmpty, library.isOnDisk else { return }
    library.scan(.folders(Set(photos.map(\.id.folder))))
  }

  private func tell(_ error: MetadataError, of photo: Photo) {
    window.makeToast(TextToastItem(text: error.sentence(of: photo.name))).position(
      .safeBottom, offset: -16
    ).show()
  }
}
