import FileOperations
import PhotoIndexing
import UIKit

extension Composition {
  /// Lets the sidebar list and choose what there is.
  func startSidebar() {
    let sidebar = main.sidebar
    updating.onChange = { [weak sidebar] in sidebar?.show($0) }
    sidebar.onVisibility = { [weak self] in self?.sidebarDidChange(isVisible: $0) }
    sidebar.onChoose = { [weak self] in self?.choose($0, isFinal: $1) }
    sidebar.onKey = { [weak self] in self?.handleSidebarKey($0) ?? false }
    sidebar.dropDelegate = SidebarDropping(fileActions) { [weak sidebar] in
      sidebar?.dataSource?.itemIdentifier(for: $0)
    }
    library.onIndexed = { [weak self] in self?.updating.invalidate() }
    trashContents.onChange = { [weak self] in self?.trashContentsDidChange(outdated: $0) }
  }

  private func trashContentsDidChange(outdated: [TrashItem]) {
    // Another file may have the name now.
    let addresses = Set(outdated.map(\.id.url))
    if !addresses.isEmpty { thumbnails.cache.removeAll { addresses.contains($0.url) } }
    updating.invalidate()
    trashScreen?.contentsDidChange()
  }

  /// The screen with the trash, while it is shown.
  private var trashScreen: TrashController? { main.content.topViewController as? TrashController }

  /// Called when files were moved to the trash or from it.
  func trashDidChange() {
    updating.invalidate()
    if trashScreen != nil { Task { await trashContents.load() } }
  }

  /// Looks for what other programs have changed.
  func windowDidComeToFront() {
    library.windowDidComeToFront()
    trashDidChange()
  }

  private func sidebarDidChange(isVisible: Bool) {
    updating.isVisible = isVisible
    // What is presented over the library, such as an open photo, keeps the focus.
    guard main.presentedViewController == nil else { return }
    // A sidebar that is gone has lost the focus.
    if !isVisible, !main.view.containsFirstResponder { focusContent() }
    guard isVisible, main.isSidebarOverLibrary else { return }
    // When its view has come into the window.
    Task { [main] in if main.isSidebarOverLibrary { main.sidebar.becomeFirstResponder() } }
  }

  private func focusContent() {
    _ = trashScreen?.becomeFirstResponder() ?? home.shown.becomeFirstResponder()
  }

  /// Control and a key, and Escape, are the library's.
  private func handleSidebarKey(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardEscape {
      guard !main.isSidebarOverLibrary else { return false }
      focusContent()
      return true
    }
    guard key.modifierFlags.contains(.control) else { return false }
    return main.content.topViewController === home ? home.handle(key) : handle(key)
  }

  // MARK: Choosing

  private func choose(_ item: SidebarItem, isFinal: Bool) {
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

  /// Shows the photos in the trash in place of the library.
  func showTrash() {
    guard main.content.topViewController === home else { return }
    let screen = TrashController(trashContents, files: files, loader: thumbnails)
    screen.onLeave = { [weak self] in self?.didLeaveTrash() }
    screen.onKey = { [weak self] in self?.handleTrashScreenKey($0) ?? false }
    screen.onOpen = { [weak self, weak screen] in
      if let screen { self?.open($0, from: screen) }
    }
    main.content.pushViewController(screen, animated: false)
    main.sidebar.select(.trash)
  }

  /// Shows the library again, if the trash is shown.
  func showLibrary() {
    if main.content.topViewController !== home {
      main.content.popToRootViewController(animated: false)
    }
  }

  /// Shows a photo that is in the trash.
  private func open(_ item: TrashItem, from screen: TrashController) {
    let browser = makeBrowser(forFile: item.id)
    browser.onClose = { [weak screen] _ in
      screen?.view.window?.windowScene?.title = screen?.title
      screen?.becomeFirstResponder()
    }
    browser.open(at: 0, from: screen)
    window.toasts.bringToFront()
  }

  private func didLeaveTrash() {
    if main.sidebar.selected == .trash { main.sidebar.select(.scope(library.scope)) }
    window.windowScene?.title = library.title
  }

  private func handleTrashScreenKey(_ key: UIKey) -> Bool { window.toasts.handle(key) }
}
