import PhotoIndexing
import UIKit

extension Composition {
  /// Lets several photos be chosen, and something be done with them.
  func startSelecting() {
    commands.orderedSelection = { [weak self] in self?.selectedPhotos ?? [] }
    commands.shownFolder = { [weak self] in self?.shownFolder }
    commands.onOpen = { [weak self] in self?.open($0) }
    home.onGridLoaded = { [weak self] grid in self?.letSelect(in: grid) }
    home.onHomeLoaded = { [weak self] in self?.letDrop() }
    selection.observe { [weak self] in self?.makeSelectionBar() }
    home.onChooseCopies = { [selection, library] in selection.set(Set(library.copies.map(\.id))) }
  }

  private var selectedPhotos: [Photo] {
    selection.ids.compactMap { library.index(of: $0) }.sorted().map { library.photos[$0] }
  }

  /// The folder that was chosen in the sidebar, otherwise that of the current photo, otherwise the
  /// first that was opened.
  private var shownFolder: FileID? {
    if !isBrowsing, case .folder(let folder) = library.scope { return folder }
    if let photo = photoForTrash { return photo.id.folder }
    return library.photos.first?.id.folder ?? library.paths.first.flatMap { FileID($0) }
  }

  private func open(_ photo: Photo) {
    if let albums = home.shownAlbums { return open(photo, among: albums.grouping) }
    if let index = library.index(of: photo.id) { open(index) }
  }

  private func letSelect(in grid: any LibraryGrid) {
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
    let bar = SelectionBar(commands)
    bar.join(home.view)
    bar.onVisibility = { [weak self, weak bar] isVisible in
      self?.home.additionalSafeAreaInsets.bottom = isVisible ? SelectionBar.height + 24 : 0
      if let bar { self?.window.toasts.avoid(bar) }
      self?.window.toasts.obstaclesDidChange()
    }
    bar.selectionDidChange()
  }

  private func letDrop() {
    let dropping = FileDropping(commands)
    dropping.start(in: home.view)
    self.dropping = dropping
  }

  // MARK: Keys

  /// What keys concern: the open photo, otherwise the chosen ones, otherwise the current one.
  var photosForKeys: [Photo] {
    if !isBrowsing, !selection.isEmpty { return selectedPhotos }
    return photoForTrash.map { [$0] } ?? []
  }
}
