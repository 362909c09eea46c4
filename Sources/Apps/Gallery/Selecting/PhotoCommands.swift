import DesktopFiles
import FileOperations
import PhotoIndexing
import UIKit

/// What can be done with one or several photos: the list behind context menus, the bar of a
/// selection and the menu of a photo's page.
@MainActor final class PhotoCommands {
  let files: FileWork
  let trash: TrashCoordinator
  let selection: PhotoSelection
  let desktop: any DesktopFileActions
  /// Opens a photo's page.
  var onOpen: ((Photo) -> Void)?
  /// The chosen photos in the order of the library.
  var orderedSelection: () -> [Photo] = { [] }
  /// The folder that is shown, into which files are pasted and dropped.
  var shownFolder: () -> FileID? = { nil }
  /// Further commands of other parts of the app, such as favorites and turning, a section each.
  var moreElements: [(_ photos: [Photo]) -> [UIMenuElement]] = []
  /// A button of the selection's bar.
  struct BarControl {
    let symbol: String
    /// For screen readers and tooltips.
    let label: String
    let action: @MainActor (_ photos: [Photo]) -> Void
  }
  /// Further buttons of the selection's bar.
  var barControls: [BarControl] = []
  /// The folder that was chosen last.
  var lastFolder: URL?

  init(
    files: FileWork, trash: TrashCoordinator, selection: PhotoSelection,
    desktop: any DesktopFileActions = GioDesktop()
  ) {
    self.files = files
    self.trash = trash
    self.selection = selection
    self.desktop = desktop
  }

  var selected: [Photo] { orderedSelection() }
  /// The screen over which questions are asked.
  var topScreen: UIViewController? { (files.view as? UIWindow)?.topScreen }

  // MARK: Menu

  /// The commands for photos, in sections.
  ///
  /// - Parameter isOpen: Whether it is the photo that is open, which needs no command to open it.
  func elements(for photos: [Photo], isOpen: Bool = false) -> [UIMenuElement] {
    guard !photos.isEmpty else { return [] }
    let trash = action(
      String(localized: "Move to Trash", bundle: .gallery), "trash", .destructive
    ) { $0.trash(photos) }
    let sections =
      [opening(photos, isOpen: isOpen), showing(photos), copying(photos)]
      + moreElements.map { $0(photos) } + [filing(photos), [trash]]
    return sections.filter { !$0.isEmpty }.map { UIMenu(options: .displayInline, children: $0) }
  }

  private func action(
    _ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = [],
    perform: @escaping @MainActor (PhotoCommands) -> Void
  ) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) {
      [weak self] _ in if let self { perform(self) }
    }
  }

  private func opening(_ photos: [Photo], isOpen: Bool) -> [UIMenuElement] {
    var elements: [UIMenuElement] = []
    if !isOpen, photos.count == 1, let photo = photos.first, onOpen != nil {
      elements.append(
        action(String(localized: "Open", bundle: .gallery), "photo") { $0.onOpen?(photo) })
    }
    elements.append(
      UIMenu(
        title: String(localized: "Open With", bundle: .gallery),
        image: UIImage(systemName: "arrow.up.forward.app"), children: [appElements(photos)]))
    return elements
  }

  private func appElements(_ photos: [Photo]) -> UIMenuElement {
    UIDeferredMenuElement.uncached { [weak self] completion in
      guard let self else { return completion([]) }
      Task {
        let apps = await self.desktop.apps(for: photos.map(\.url))
        let none = UIAction(
          title: String(localized: "No Other Programs", bundle: .gallery), attributes: .disabled
        ) { _ in }
        completion(
          apps.isEmpty
            ? [none]
            : apps.map { app in
              UIAction(title: app.name) { [weak self] _ in self?.open(photos, with: app) }
            })
      }
    }
  }

  private func showing(_ photos: [Photo]) -> [UIMenuElement] {
    var elements: [UIMenuElement] = [
      action(String(localized: "Show in Files", bundle: .gallery), "folder") { $0.reveal(photos) }
    ]
    if photos.count == 1, let photo = photos.first, !photo.isVideo {
      elements.append(
        action(String(localized: "Set as Wallpaper", bundle: .gallery), "display") {
          $0.setWallpaper(photo)
        })
    }
    return elements
  }

  private func copying(_ photos: [Photo]) -> [UIMenuElement] {
    var elements: [UIMenuElement] = [
      action(String(localized: "Copy", bundle: .gallery), "doc.on.doc") { $0.copy(photos) },
      action(String(localized: "Copy Path", bundle: .gallery), "link") { $0.copyPaths(photos) },
    ]
    if UIPasteboard.general.hasURLs, shownFolder() != nil {
      elements.append(
        action(String(localized: "Paste", bundle: .gallery), "doc.on.clipboard") { $0.paste() })
    }
    return elements
  }

  private func filing(_ photos: [Photo]) -> [UIMenuElement] {
    [
      action(String(localized: "Rename…", bundle: .gallery), "pencil") { $0.rename(photos) },
      action(String(localized: "Duplicate", bundle: .gallery), "plus.square.on.square") {
        $0.duplicate(photos)
      },
      action(String(localized: "Move To…", bundle: .gallery), "folder") { $0.move(photos) },
      action(String(localized: "Copy To…", bundle: .gallery), "folder.badge.plus") {
        $0.copyToFolder(photos)
      },
    ]
  }
}
