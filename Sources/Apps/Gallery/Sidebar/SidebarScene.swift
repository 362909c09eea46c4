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
    sidebar.delegate = self
    sidebar.dropDelegate = scenes.map { scenes in
      SidebarDropping(scenes.fileHandler) { [weak sidebar] in
        sidebar?.dataSource?.itemIdentifier(for: $0)
      }
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
    case .heading: return
    }
    guard isFinal else { return }
    if main.isSidebarOverLibrary { main.hide(.primary) }
    // What comes next is done with what was chosen.
    focusContent()
  }

  /// Control and a key, and Escape, are the library's.
  func handleSidebarKey(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardEscape {
      guard !main.isSidebarOverLibrary else { return false }
      focusContent()
      return true
    }
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
