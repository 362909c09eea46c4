import PhotoBrowsing
import PhotoIndexing
import UIKit

extension Composition: LibraryControllerDelegate {
  /// Lets several photos be chosen, and something be done with them.
  func startSelecting() {
    fileActions.orderedSelection = { [weak self] in self?.selectedPhotos ?? [] }
    fileActions.shownFolder = { [weak self] in self?.shownFolder }
    selection.observe { [weak self] in self?.makeSelectionBar() }
  }

  private var selectedPhotos: [Photo] {
    selection.ids.compactMap { library.index(of: $0) }.sorted().map { library.photos[$0] }
  }

  /// The folder that was chosen in the sidebar, otherwise that of the current photo, otherwise the
  /// first that was opened.
  private var shownFolder: FileID? {
    if !isBrowsing, case .folder(let folder) = library.scope { return folder }
    if let photo = currentPhoto { return photo.id.folder }
    return library.photos.first?.id.folder ?? library.paths.first.flatMap { FileID($0) }
  }

  /// Opens a photo among those that are shown.
  func open(_ photo: Photo) {
    if let albums = home.shownAlbums { return open(photo, among: albums.grouping) }
    if let index = library.index(of: photo.id) { open(index) }
  }

  func gridDidLoad(_ grid: any LibraryGrid) {
    guard grid.selecting == nil else { return }
    let selecting = GridSelecting(grid, selection: selection, commands: commands)
    grid.selecting = selecting
    selecting.start()
    let hovering = GridHovering(grid)
    grid.hovering = hovering
    hovering.start()
  }

  /// Makes the bar when photos are chosen for the first time.
  private func makeSelectionBar() {
    guard !selection.isEmpty, !home.view.subviews.contains(where: { $0 is SelectionBar }) else {
      return
    }
    let bar = SelectionBar(commands, selection: selection)
    bar.join(home.view)
    bar.onVisibility = { [weak self, weak bar] isVisible in
      self?.home.additionalSafeAreaInsets.bottom = isVisible ? SelectionBar.height + 24 : 0
      if let bar { self?.window.toasts.avoid(bar) }
      self?.window.toasts.obstaclesDidChange()
    }
    bar.selectionDidChange()
  }

  func libraryViewDidLoad() {
    let dropping = FileDropping(fileActions)
    dropping.start(in: home.view)
    self.dropping = dropping
  }

  // MARK: Keys

  /// Where keys are pressed; nil if a screen that has keys of its own covers the library.
  var keyScope: PhotoCommand.Scope? {
    var front = frontController
    // The sheet of a photo's information belongs to the photo.
    if let info = front as? InfoController { front = info.presentingViewController }
    // What is done with photos doesn't concern a file that isn't the library's.
    if let front = front as? PhotoBrowserController {
      return front === openBrowser ? .photo : .window
    }
    guard front === window.rootViewController else { return nil }
    return main.content.topViewController === home ? .library : .window
  }

  /// What keys concern: the open photo, otherwise the chosen ones, otherwise the current one.
  var photosForKeys: [Photo] {
    if !isBrowsing, !selection.isEmpty { return selectedPhotos }
    return currentPhoto.map { [$0] } ?? []
  }
}
