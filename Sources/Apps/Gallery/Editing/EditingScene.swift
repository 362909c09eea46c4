import FileOperations
import ImageLoading
import PhotoBrowsing
import PhotoEditing
import PhotoIndexing
import PhotoMetadata
import Toasts
import UIKit
import UIKitCompat

/// The changes of photos and the files made of them: favorites and stars, edits, exported files.
@MainActor final class EditingScene: PhotoChanging {
  let edits: PhotoEdits
  let tagging: PhotoTagging
  /// How photos were exported last.
  let exportStore: ExportSettingsStore
  let library: PhotoLibrary
  let files: FileScene
  weak var scenes: (any GalleryScenes)?
  private var turning: TurnAnimation?
  /// The last that was told of photos.
  private var told = (text: "", spoken: "")

  var history: UndoHistory { files.work.history }

  init(
    _ edits: PhotoEdits, of library: PhotoLibrary, files: FileScene,
    exportStore: ExportSettingsStore
  ) {
    (self.edits, self.library, self.files) = (edits, library, files)
    self.exportStore = exportStore
    tagging = PhotoTagging(library: library, history: files.work.history)
  }

  func start() {
    edits.onChange = { [weak self] in self?.photosLookDifferent($0) }
    tagging.onWrite = { [weak self] in
      self?.scenes?.shownPhoto.opened?.library.scan(.folders($0))
    }
    tagging.onFailure = { [weak self] in self?.scenes?.say($0) }
    let queue = files.work.queue
    tagging.drafts = { queue.note($0, replacing: $1) }
    edits.drafts = tagging.drafts
    tagging.whenSettled = { [weak files] in files?.work.whenSettled($0) ?? $0([:]) }
    edits.whenSettled = tagging.whenSettled
    files.work.finishWriting = { [tagging, edits] in
      await tagging.finish()
      await edits.finish()
    }
  }

  // MARK: Favorites and stars

  func toggleFavorite(_ photos: [Photo]) {
    guard !photos.isEmpty else { return }
    let isFavorite = tagging.toggleFavorite(photos)
    // In the grid there are hearts.
    guard scenes?.shownPhoto.isBrowsing == true else { return }
    tell(
      isFavorite
        ? String(gallery: "Added to your favorites")
        : String(gallery: "Removed from your favorites"))
  }

  func setStars(_ stars: Int, of photos: [Photo]) {
    guard !photos.isEmpty else { return }
    tagging.setStars(stars, of: photos)
    let row = String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
    tell(stars == 0 ? String(gallery: "No stars") : row, spoken: String(gallery: "\(stars) stars"))
  }

  /// Tells that what was said of photos in a sheet is theirs now.
  func tellOfSaving(_ count: Int) { tell(String(gallery: "Saved for \(count) photos")) }

  /// Tells what a key did; a newer one takes the place of an older one.
  private func tell(_ text: String, spoken: String? = nil) {
    told = (text, spoken ?? text)
    // The closure is that of the toast that is shown, whatever it told.
    scenes?.window.makeNote(text).id("tagging").onMerge { [weak self] toast, _ in
      guard let told = self?.told else { return }
      toast.setText(told.text)
      UIAccessibility.post(notification: .announcement, argument: told.spoken)
    }.spokenText(spoken ?? text).show()
  }

  // MARK: Edits

  /// Removes images of photos that look different now, and loads those that are visible.
  private func photosLookDifferent(_ ids: [Photo.ID]) {
    guard let scenes else { return }
    let urls = Set(ids.map(\.url))
    for loader in [scenes.shownLibrary.thumbnails, scenes.shownPhoto.images.loader] {
      loader.forget { urls.contains($0.url) }
    }
    scenes.shownPhoto.reloadPages(of: ids)
    scenes.shownLibrary.reloadThumbnails(of: ids)
  }

  /// Turns photos clockwise by right angles. Videos stay.
  func turn(_ photos: [Photo], quarterTurns: Int) {
    let stills = photos.filter { !$0.isVideo }
    guard !stills.isEmpty else { return }
    let animation = stills.count == 1 ? turnAnimation() : nil
    animation?.turn(by: quarterTurns)
    let name = String(gallery: "Turn \(stills.count) Photos")
    Task.immediate {
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

  /// The animation of the open photo, which turns on if it is turning already.
  private func turnAnimation() -> TurnAnimation? {
    let open = scenes?.shownPhoto.openBrowser
    if turning?.isOver(open) != true { turning = TurnAnimation(in: open) }
    return turning
  }

  /// The effect of a turn; another one each time that it is done again.
  @MainActor private final class TurnAct {
    var done: [(photo: Photo, turn: PhotoTurn)]
    init(_ done: [(photo: Photo, turn: PhotoTurn)]) { self.done = done }
  }

  private func turnAll(_ photos: [Photo], _ quarterTurns: Int) async -> [(
    photo: Photo, turn: PhotoTurn
  )] {
    var done: [(photo: Photo, turn: PhotoTurn)] = []
    var failure: (error: MetadataError, photo: Photo)?
    // All at once, as the program may end while one of them waits to be written.
    let turns = photos.map { photo in
      let photo = library.photo(photo.id) ?? photo
      return (photo, Task.immediate { [edits] in await edits.turned(photo, quarterTurns) })
    }
    for (photo, turn) in turns {
      switch await turn.value {
      case .success(let (place, turn)):
        var file = photo.file
        file.id = place
        done.append((Photo(file), turn))
      case .failure(let error): failure = (error, photo)
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
      } catch { tell(error, of: photo) }
    }
    rescan(act.done.map(\.photo))
    return count > 0
  }

  /// - Parameter image: What was seen of the edit, which is shown until the photo is decoded.
  func save(_ edit: PhotoEdit, of photo: Photo, shownAs image: UIImage? = nil) {
    if let image, edit != edits.edit(of: photo.id) {
      scenes?.shownPhoto.show(image, of: photo, with: edit)
    }
    save([(photo, edit)], name: String(gallery: "Edit Photo"))
  }

  /// Shows photos as they are in their files.
  func revert(_ photos: [Photo]) {
    save(photos.map { ($0, PhotoEdit()) }, name: String(gallery: "Revert to Original"))
  }

  private func save(_ changes: [(photo: Photo, edit: PhotoEdit)], name: String) {
    let new = changes.filter { $0.edit != edits.edit(of: $0.photo.id) }
    let old = new.map { (photo: $0.photo, edit: edits.edit(of: $0.photo.id)) }
    guard !new.isEmpty else { return }
    Task.immediate {
      let places = await set(new.map { ($0.photo.id, $0.edit) })
      guard !places.isEmpty else { return }
      let moved = { (changes: [(photo: Photo, edit: PhotoEdit)]) in
        changes.map { (places[$0.photo.id] ?? $0.photo.id, $0.edit) }
      }
      history.record(
        name, undo: { [weak self] in await self?.set(moved(old)).isEmpty == false },
        redo: { [weak self] in await self?.set(moved(new)).isEmpty == false })
    }
  }

  /// Returns where those are that were written, by where they were.
  private func set(_ changes: [(id: Photo.ID, edit: PhotoEdit)]) async -> [Photo.ID: Photo.ID] {
    var places: [Photo.ID: Photo.ID] = [:]
    let writing = changes.map { id, edit in
      (id, Task.immediate { [edits] in await edits.wasSet(edit, of: id) })
    }
    for (id, result) in writing {
      switch await result.value {
      case .success(let place): places[id] = place
      case .failure(let error): scenes?.say(error.sentence(of: id.displayName))
      }
    }
    return places
  }

  /// Opens the editor of a photo.
  func edit(_ photo: Photo) {
    guard !photo.isVideo, let front = scenes?.frontController, !(front is EditorController) else {
      return
    }
    let editor = EditorController(
      photo: photo, edit: edits.edit(of: photo.id), renderer: edits.renderer
    ) { [weak self] in
      self?.save($0, of: photo, shownAs: $1)
    } close: { [weak self] in
      self?.scenes?.shownPhoto.editorDidClose()
    }
    editor.modalPresentationStyle = .fullScreen
    editor.modalTransitionStyle = .crossDissolve
    front.present(editor, animated: !UIAccessibility.isReduceMotionEnabled)
  }

  /// Files that were written have new times.
  private func rescan(_ photos: [Photo]) {
    guard !photos.isEmpty, library.isOnDisk else { return }
    let folders = LibraryScope.folders(Set(photos.map(\.id.folder)))
    library.scan(folders)
    scenes?.shownPhoto.opened?.library.scan(folders)
  }

  private func tell(_ error: MetadataError, of photo: Photo) {
    scenes?.window.makeNote(error.sentence(of: photo.name)).show()
  }
}
