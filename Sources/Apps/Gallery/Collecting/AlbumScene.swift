import FileOperations
import PhotoIndexing
import UIKit

/// Makes, fills, orders and deletes albums and saved searches for a person.
@MainActor final class AlbumScene {
  let store: AlbumStore
  weak var scenes: (any GalleryScenes)?
  private let files: FileScene

  init(_ store: AlbumStore, files: FileScene) { (self.store, self.files) = (store, files) }

  private var library: PhotoLibrary? { scenes?.shownLibrary.photoLibrary }
  /// The album that is shown.
  private var shown: FileID? { library?.scope.album }

  func start() {
    store.delegate = self
    let queue = files.work.queue
    store.drafts = { queue.note($0, replacing: $1) }
  }

  // MARK: Photos

  /// Asks for an album, and adds photos to it.
  func askForAlbum(of photos: [Photo]) {
    let ids = photos.map(\.id)
    guard !ids.isEmpty else { return }
    Task {
      let albums = await store.albums()
      guard let scenes else { return }
      guard !albums.isEmpty else { return askForName(of: ids) }
      let rows = albums.map { PlacePicker.Row(file: $0, title: $0.stem, symbol: "photo.stack") }
      let new = PlacePicker.Extra(title: String(gallery: "New Album…"), symbol: "plus") {
        [weak self] in self?.askForName(of: ids, called: $0)
      }
      let picker = PlacePicker(
        String(gallery: "Add to Album"), extras: [new], groups: [.init(rows: rows)]
      ) { [weak self] in self?.add(ids, to: $0) }
      scenes.present(picker.inSheet())
    }
  }

  func add(_ photos: [Photo.ID], to album: FileID) {
    perform { [store] in
      await store.add(photos, to: album)
    } say: { count in
      String(gallery: "\(count) photos added to “\(album.stem)”")
    } otherwise: {
      String(gallery: "“\(album.stem)” has them already.")
    }
  }

  func remove(_ photos: [Photo]) {
    guard let album = shown else { return }
    perform { [store] in
      await store.remove(photos.map(\.id), from: album)
    } say: { count in
      String(gallery: "\(count) photos removed from “\(album.stem)”")
    }
    scenes?.shownLibrary.selection.clear()
  }

  func setCover(_ photo: Photo) {
    guard let album = shown else { return }
    perform { [store] in
      await store.setCover(photo.id, of: album)
    } say: { _ in
      String(gallery: "“\(photo.name)” is the cover of “\(album.stem)” now")
    }
  }

  /// Moves photos of the shown album before another one; nil moves them to the end.
  func move(_ photos: [Photo.ID], before target: Photo.ID?) {
    guard let album = shown else { return }
    Task { _ = await store.move(photos, before: target, in: album) }
  }

  /// Moves photos of the shown album by one place.
  func move(_ photos: [Photo], by step: Int) {
    let (ids, all) = (Set(photos.map(\.id)), library?.photos ?? [])
    let places = all.indices.filter { ids.contains(all[$0].id) }
    guard let first = places.first, let last = places.last else { return }
    let target = step < 0 ? first - 1 : last + 2
    guard step < 0 ? first > 0 : last + 1 < all.count else { return }
    move(photos.map(\.id), before: all.indices.contains(target) ? all[target].id : nil)
  }

  /// Copies the photos of an album into a folder of its name.
  func export(_ album: FileID) {
    let title = String(gallery: "Copy Album To")
    files.chooseFolder(title, near: album.folder.folder) {
      [weak self] place in self?.export(album, to: place)
    }
  }

  func export(_ album: FileID, to place: FileID) {
    Task {
      let photos = await store.photos(of: album)
      guard !photos.isEmpty else {
        files.work.show(String(gallery: "“\(album.stem)” has no photos."))
        return
      }
      let folder = place.appending(album.stem)
      let isThere = await Task.detached { folder.isFolder }.value
      if !isThere { files.work.perform(.makeFolder(folder)) }
      files.copy(photos, to: folder)
    }
  }

  // MARK: Albums

  /// Asks for the name of a new album of photos, and shows it if it has none.
  ///
  /// - Parameter suggestion: The name that it has unless another one is typed.
  func askForName(of photos: [Photo.ID] = [], called suggestion: String = "") {
    NameQuestion(
      String(gallery: "New Album"), suggestion: suggestion, accept: String(gallery: "Create")
    ) { [weak self] name in
      guard let self else { return }
      perform { [store] in
        await store.make(name, of: photos)
      } say: { count in
        String(gallery: "\(count) photos added to “\(name)”")
      } done: { [weak self] in
        if photos.isEmpty { self?.show(.album($0)) }
      }
    }.ask(over: scenes?.frontController)
  }

  /// Asks under which name what is searched is to be saved.
  func askToSaveSearch() {
    guard let scenes, let query = scenes.shownLibrary.home.searching.savedText else { return }
    NameQuestion(
      String(gallery: "Save Search"), suggestion: query, accept: String(gallery: "Save")
    ) { [weak self] name in
      Task { [weak self] in
        guard let search = await self?.store.save(query, as: name) else { return }
        self?.show(.search(search))
      }
    }.ask(over: scenes.frontController)
  }

  func rename(_ file: FileID) {
    NameQuestion(
      String(gallery: "Rename “\(file.stem)”"), name: file.stem,
      accept: String(gallery: "Rename")
    ) { [weak self] name in
      let ending = file.pathExtension.map { [UInt8(ascii: ".")] + $0 } ?? []
      self?.files.work.perform(.rename([FileRenaming(file, to: Array(name.utf8) + ending)]))
    }.ask(over: scenes?.frontController)
  }

  /// Moves an album or a saved search to the trash. Its photos stay.
  func delete(_ file: FileID) {
    files.work.perform(
      .trash([file]), message: { _ in String(gallery: "“\(file.stem)” deleted; its photos stay") })
  }

  /// Shows a part of the library in which what was made is.
  private func show(_ scope: PhotoScope) {
    guard let scenes else { return }
    scenes.shownLibrary.home.show(scope)
    scenes.scopeDidChange()
  }

  /// Called when files were renamed, moved or restored, with their new places, and when some went
  /// to the trash.
  func filesDidMove(_ places: [FileID: FileID], trashed: Set<FileID>) {
    store.follow(places)
    scenes?.indexDidChange()
    guard let library, let scenes else { return }
    if library.scope.isGone(with: trashed) { return show(.all) }
    guard let scope = library.scope.following(places) else { return }
    if case .folder = scope {
      scenes.shownLibrary.home.follow(scope)
      scenes.scopeDidChange()
    } else {
      show(scope)
    }
  }

  // MARK: Telling

  /// Changes something, and says how many photos it concerned.
  private func perform(
    _ change: @escaping @MainActor () async -> AlbumStore.Result?,
    say sentence: @escaping @MainActor (_ count: Int) -> String,
    otherwise: (@MainActor () -> String)? = nil, done: (@MainActor (FileID) -> Void)? = nil
  ) {
    Task {
      guard let result = await change() else {
        if let otherwise { files.work.show(otherwise()) }
        return
      }
      if result.count > 0 { files.work.showResult(sentence(result.count), of: result.act) }
      done?(result.file)
    }
  }
}

extension AlbumScene: AlbumStoreDelegate {
  func albumsDidChange() {
    library?.search.repeatSearch()
    scenes?.indexDidChange()
  }

  func albumsDidFail(_ sentence: String) { scenes?.say(sentence) }
}
