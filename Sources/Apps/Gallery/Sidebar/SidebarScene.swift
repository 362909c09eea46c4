import FileOperations
import ImageLoading
import PhotoIndexing
import UIKit

/// The sidebar with the parts of the library, and the trash that takes the library's place.
@MainActor final class SidebarScene {
  /// The window's screen: the library with the sidebar.
  let main: MainController
  /// Keeps the sidebar up to date.
  let updating: SidebarUpdating
  let contents: TrashContents
  weak var scenes: (any GalleryScenes)?

  private var home: LibraryController { main.content.library }
  private var library: PhotoLibrary { home.library }

  init(_ home: LibraryController, _ contents: TrashContents) {
    self.contents = contents
    main = MainController(library: home)
    updating = SidebarUpdating(search: home.library.search) {
      await contents.load()
      return contents.items.count
    }
  }

  /// Lets the sidebar list and choose what there is.
  func start() {
    let sidebar = main.sidebar
    main.commands = { [weak self] in self?.scenes?.commands }
    updating.onChange = { [weak sidebar] in sidebar?.show($0) }
    updating.onCard = { [weak self] in self?.scenes?.fileHandler.offerImport(from: $0) }
    sidebar.delegate = self
    sidebar.loader = home.grid.loading.loader
    let item = { [weak sidebar] in sidebar?.dataSource?.itemIdentifier(for: $0) }
    sidebar.dragDelegate = SidebarDragging(item: item)
    sidebar.dropDelegate = scenes.map { scenes in
      let dropping = SidebarDropping(scenes.fileHandler, scenes.albums, item: item)
      dropping.expand = { [weak sidebar] in sidebar?.expand($0) }
      let library = scenes.shownLibrary.photoLibrary
      dropping.root = { [weak library] in
        library?.paths.count == 1 ? library?.paths.first.flatMap { FileID($0) } : nil
      }
      return dropping
    }
    contents.onChange = { [weak self] in self?.contentsDidChange(outdated: $0) }
  }

  private func contentsDidChange(outdated: [TrashItem]) {
    // Another file may have the name now.
    let addresses = Set(outdated.map(\.id.url))
    scenes?.shownLibrary.thumbnails.cache.removeAll { addresses.contains($0.url) }
    updating.invalidate()
    trashScreen?.contentsDidChange()
  }

  /// The screen with the trash, while it is shown.
  private var trashScreen: TrashController? { main.content.topViewController as? TrashController }

  /// Called when files were moved to the trash or from it.
  func trashDidChange() {
    updating.invalidate()
    if trashScreen != nil { Task { await contents.load() } }
  }

  private func focusContent() {
    _ = trashScreen?.becomeFirstResponder() ?? home.shown.becomeFirstResponder()
  }

  // MARK: Trash

  /// Shows the photos in the trash in place of the library.
  func showTrash() {
    guard let scenes, main.content.topViewController === home else { return }
    let screen = TrashController(
      contents, files: scenes.fileHandler.work, loader: scenes.shownLibrary.thumbnails)
    screen.delegate = self
    main.content.pushViewController(screen, animated: false)
    main.sidebar.select(.trash)
  }

  /// Shows the library again, if the trash is shown.
  func showLibrary() {
    if main.content.topViewController !== home {
      main.content.popToRootViewController(animated: false)
    }
  }
}

extension SidebarScene: SidebarControllerDelegate {
  func sidebarDidChange(isVisible: Bool) {
    updating.isVisible = isVisible
    // Its rows go down to the bottom, where notes are.
    scenes?.window.toasts.isHidden = isVisible && main.isSidebarOverLibrary
    // What is presented over the library, such as an open photo, keeps the focus.
    guard main.presentedViewController == nil else { return }
    // A sidebar that is gone has lost the focus.
    if !isVisible, !main.view.containsFirstResponder { focusContent() }
    guard isVisible, main.isSidebarOverLibrary else { return }
    // When its view has come into the window.
    Task { [main] in if main.isSidebarOverLibrary { main.sidebar.becomeFirstResponder() } }
  }

  func choose(_ item: SidebarItem, isFinal: Bool) {
    switch item {
    case .scope(let scope):
      showLibrary()
      home.show(scope)
    case .trash: showTrash()
    case .newAlbum:
      guard isFinal else { return }
      main.sidebar.select(.scope(library.scope))
      scenes?.albums.askForName()
      return
    case .card(let card):
      guard isFinal else { return }
      main.sidebar.select(.scope(library.scope))
      scenes?.fileHandler.askToImport(from: card)
      return
    case .heading: return
    }
    guard isFinal else { return }
    if main.isSidebarOverLibrary { main.hide(.primary) }
    // What comes next is done with what was chosen.
    focusContent()
  }

  func menu(of item: SidebarItem) -> UIMenu? {
    if case .scope(.folder(let folder)) = item { return scenes?.fileHandler.menu(of: folder) }
    if case .scope(.tag(let tag)) = item { return scenes?.photoEditor.menu(ofTag: tag) }
    guard let albums = scenes?.albums, case .scope(let scope) = item, let file = scope.file else {
      return nil
    }
    var actions = [
      UIAction(title: String(gallery: "Rename…"), image: UIImage(systemName: "pencil")) { _ in
        albums.rename(file)
      }
    ]
    if scope.album != nil {
      actions.append(
        UIAction(
          title: String(gallery: "Copy Album to Folder…"),
          image: UIImage(systemName: "folder.badge.plus")
        ) { _ in albums.export(file) })
    }
    let delete = UIAction(
      title: scope.album == nil
        ? String(gallery: "Delete Search") : String(gallery: "Delete Album"),
      image: UIImage(systemName: "trash"), attributes: .destructive
    ) { _ in albums.delete(file) }
    return UIMenu(
      children: actions + [UIMenu(options: .displayInline, children: [delete])])
  }

  /// Renames or deletes the chosen album, search or tag, and renames a folder. Returns false for other
  /// rows.
  private func handleNameKey(_ key: UIKey) -> Bool {
    if case .scope(.folder(let folder)) = main.sidebar.selected, key.keyCode == .keyboardF2 {
      scenes?.fileHandler.renameFolder(folder)
      return true
    }
    if case .scope(.tag(let tag)) = main.sidebar.selected {
      switch key.keyCode {
      case .keyboardF2: scenes?.photoEditor.askToRename(tag: tag)
      case .keyboardDeleteForward: scenes?.photoEditor.remove(tag: tag)
      default: return false
      }
      return true
    }
    guard case .scope(let scope) = main.sidebar.selected, let file = scope.file else {
      return false
    }
    switch key.keyCode {
    case .keyboardF2: scenes?.albums.rename(file)
    case .keyboardDeleteForward: scenes?.albums.delete(file)
    default: return false
    }
    return true
  }

  /// Control and a key, and Escape, are the library's.
  func handleSidebarKey(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardEscape {
      guard !main.isSidebarOverLibrary else { return false }
      focusContent()
      // One that is on its way out has the keys no more.
      guard main.displayMode == .secondaryOnly, main.content.topViewController === home else {
        return true
      }
      let others = { [scenes] in scenes?.handle(key) ?? false }
      return home.shown.selecting?.handle(key, otherwise: others) ?? others()
    }
    if key.modifierFlags.isEmpty, handleNameKey(key) { return true }
    guard key.modifierFlags.contains(.control) else { return false }
    return main.content.topViewController === home ? home.handle(key) : scenes?.handle(key) ?? false
  }
}

extension SidebarScene: TrashControllerDelegate {
  func open(_ item: TrashItem, from screen: TrashController) {
    guard let scenes else { return }
    let browser = scenes.shownPhoto.makeBrowser(forFile: item.id)
    browser.onClose = { [weak screen] _ in
      screen?.view.window?.windowScene?.title = screen?.title
      screen?.becomeFirstResponder()
    }
    browser.open(at: 0, from: screen)
    scenes.window.toasts.bringToFront()
  }

  func didLeaveTrash() {
    if main.sidebar.selected == .trash { main.sidebar.select(.scope(library.scope)) }
    main.view.window?.windowScene?.title = library.title
  }

  func handleTrashKey(_ key: UIKey) -> Bool { scenes?.window.toasts.handle(key) ?? false }
}
