import DesktopFiles
import FileOperations
import PhotoIndexing
import UIKit

extension FileScene {
  // MARK: Choosing

  /// Asks for a folder: one of the last ones, one of the library, a new one, or any other.
  ///
  /// - Parameters:
  ///   - start: Where the desktop's dialog begins, and in which folder a new one is made.
  ///   - excluded: A folder that isn't offered, nor those in it.
  func chooseFolder(
    _ title: String, near start: FileID, without excluded: FileID? = nil,
    then act: @escaping (FileID) -> Void
  ) {
    guard let scenes else { return }
    let chosen = { [weak self] (folder: FileID) in
      self?.recents.note(folder)
      act(folder)
    }
    Task {
      let search = scenes.shownLibrary.photoLibrary.search
      let library = await search.outline(unlike: nil)?.folders ?? []
      let roots = scenes.shownLibrary.photoLibrary.paths.compactMap { FileID($0) }
      let isOffered = { (folder: FileID) in
        excluded.map { folder != $0 && !folder.isBelow($0) } ?? true
      }
      let groups = [
        PlacePicker.Group(
          heading: String(gallery: "Last Used"), folders: await recents.existing().filter(isOffered)
        ),
        PlacePicker.Group(
          heading: String(gallery: "Folders"),
          folders: (roots + library.filter { !roots.contains($0) }).filter(isOffered)),
      ]
      let extras = [
        PlacePicker.Extra(title: String(gallery: "New Folder…"), symbol: "folder.badge.plus") {
          [weak self] text in self?.makeFolder(called: text, near: start, roots, then: chosen)
        },
        PlacePicker.Extra(title: String(gallery: "Other Folder…"), symbol: "ellipsis") {
          [weak self] _ in self?.askDesktop(title, start, then: chosen)
        },
      ]
      let picker = PlacePicker(title, extras: extras, groups: groups, choose: chosen)
      scenes.present(picker.inSheet())
      // The index knows only folders with photos.
      let all = await Task.detached(priority: .userInitiated) { FolderScan.folders(below: roots) }
        .value
      picker.add(PlacePicker.Group(heading: "", folders: all.filter(isOffered)).rows)
    }
  }

  /// Asks for the name of a new folder: that was typed, in the folder whose path was typed before
  /// it.
  private func makeFolder(
    called text: String, near start: FileID, _ roots: [FileID], then act: @escaping (FileID) -> Void
  ) {
    var parts = text.split(separator: "/").map(String.init)
    let name = parts.popLast() ?? ""
    guard !parts.isEmpty else { return makeFolder(in: start, called: name, then: act) }
    let above = parts.joined(separator: "/")
    Task {
      let parent = await Task.detached(priority: .userInitiated) {
        (roots + FolderScan.folders(below: roots)).first {
          $0.displayPath.isPath(endingWith: above)
        }
      }.value
      makeFolder(in: parent ?? start, called: name, then: act)
    }
  }

  private func askDesktop(
    _ title: String, _ start: FileID, then act: @escaping (FileID) -> Void
  ) {
    Task {
      let chosen = await askForFolder(title, startingIn: start.url)
      if let folder = chosen.flatMap({ FileID($0) }) { act(folder) }
    }
  }

  /// Asks for a folder in the desktop's dialog. Returns nil if the person cancels.
  func askForFolder(_ title: String, startingIn folder: URL?) async -> URL? {
    await FolderQuestion(title, startingIn: folder).ask(over: scenes?.frontController)
  }

  // MARK: Changing

  /// Asks for the name of a new folder, and makes it.
  ///
  /// - Parameters:
  ///   - suggestion: The name that it has unless another one is typed.
  ///   - act: Called with the folder, which is shown in the sidebar.
  func makeFolder(
    in parent: FileID, called suggestion: String = "", then act: ((FileID) -> Void)? = nil
  ) {
    NameQuestion(
      String(gallery: "New Folder in “\(parent.displayName)”"), suggestion: suggestion,
      accept: String(gallery: "Create")
    ) { [weak self] name in
      let folder = parent.appending(name)
      self?.work.perform(
        .makeFolder(folder), message: { _ in String(gallery: "Folder “\(name)” created") }
      ) { outcome in
        guard outcome.doneCount > 0 else { return }
        self?.scenes?.folderWasMade(folder)
        act?(folder)
      }
    }.ask(over: topScreen)
  }

  func renameFolder(_ folder: FileID) {
    NameQuestion(
      String(gallery: "Rename “\(folder.displayName)”"), name: folder.displayName,
      accept: String(gallery: "Rename")
    ) { [weak self] name in
      self?.work.perform(
        .rename([FileRenaming(folder, to: name)]),
        message: { _ in String(gallery: "Folder renamed to “\(name)”") })
    }.ask(over: topScreen)
  }

  /// Asks for a folder, and moves a folder with all that is in it there.
  func moveFolder(_ folder: FileID) {
    let title = String(gallery: "Move “\(folder.displayName)” To")
    chooseFolder(title, near: folder.folder, without: folder) {
      [weak self] place in self?.moveFolder(folder, to: place)
    }
  }

  func moveFolder(_ folder: FileID, to place: FileID) {
    work.perform(
      .move([folder], to: place),
      message: { _ in String(gallery: "“\(folder.displayName)” moved to “\(place.displayName)”") })
  }

  /// Moves a folder with all that is in it to the trash.
  func trashFolder(_ folder: FileID) {
    work.perform(
      .trash([folder]),
      message: { _ in String(gallery: "“\(folder.displayName)” moved to the trash") })
  }

  /// The commands for a folder of the sidebar.
  func menu(of folder: FileID) -> UIMenu {
    func action(_ title: String, _ symbol: String, _ act: @escaping (FileScene) -> Void) -> UIAction
    {
      UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in
        if let self { act(self) }
      }
    }
    let trash = action(String(gallery: "Move to Trash"), "trash") { $0.trashFolder(folder) }
    trash.attributes = .destructive
    return UIMenu(children: [
      action(String(gallery: "New Folder…"), "folder.badge.plus") { $0.makeFolder(in: folder) },
      action(String(gallery: "Rename…"), "pencil") { $0.renameFolder(folder) },
      action(String(gallery: "Move To…"), "folder") { $0.moveFolder(folder) },
      action(String(gallery: "Show in Files"), "folder") { $0.reveal([folder.url]) },
      UIMenu(options: .displayInline, children: [trash]),
    ])
  }
}

extension PlacePicker.Group {
  /// Folders with where they are.
  init(heading: String, folders: [FileID]) {
    self.init(
      heading: heading,
      rows: folders.map { folder in
        PlacePicker.Row(
          file: folder, title: folder.displayName, detail: folder.folder.displayPath,
          symbol: "folder")
      })
  }
}
