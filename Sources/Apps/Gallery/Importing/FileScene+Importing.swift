import FileOperations
import PhotoIndexing
import UIKit

extension FileScene {
  // MARK: Cards

  func offerImport(from card: FileID) {
    work.view.makeNote(String(gallery: "“\(card.cardName)” has photos."))
      .action(String(gallery: "Import…")) { [weak self] in self?.askToImport(from: card) }.show()
  }

  /// Whether the program ended within an import.
  var hasInterruptedImport: Bool { importing.value?.isEmpty == false }

  /// Offers to go on with an import within which the program ended, as soon as it is known what came
  /// before that.
  func offerInterruptedImport() {
    guard mayOfferImport, scenes?.shownLibrary.photoLibrary.isOnDisk == true else { return }
    mayOfferImport = false
    guard let card = importing.value?.first else { return }
    work.enqueue { [self] in
      // Another window may be at it, or this one was until now.
      guard await work.queue.keepsUndoList, importing.value?.first == card else { return }
      let text = String(gallery: "The import from “\(card.cardName)” was interrupted.")
      work.view.makeNote(text).priority(.low).duration(.forever).action(
        String(gallery: "Continue")
      ) { [weak self] in
        self?.continueImport(from: card)
      }.otherAction(String(gallery: "Cancel")) { [weak self] in self?.importing.keep([]) }.show()
    }
  }

  private func continueImport(from card: FileID) {
    Task {
      let isThere = await Task.detached { card.isFolder }.value
      if isThere { return askToImport(from: card) }
      work.show(FileOperationError.gone(card.cardName).description)
    }
  }

  /// Asks for a folder, and offers to import what is new in it.
  func askForImport() {
    guard let library = scenes?.shownLibrary.photoLibrary else { return }
    Task {
      let start = await Task.detached { CardFinder().cards().first?.folder }.value
      let chosen = await askForFolder(
        String(gallery: "Import from Folder"), startingIn: start?.url ?? library.paths.first)
      guard let folder = chosen.flatMap({ FileID($0) }) else { return }
      askToImport(fromFolder: folder)
    }
  }

  /// Offers to import what is new in a folder: its `DCIM` if it has one, otherwise all of it.
  func askToImport(fromFolder folder: FileID) {
    Task {
      askToImport(
        from: await Task.detached {
          let photos = folder.appending(CardFinder.photos)
          return photos.isFolder ? photos : folder
        }.value)
    }
  }

  /// Finds out which photos of a card the library doesn't have, and offers to import them.
  func askToImport(from card: FileID) {
    guard let library = scenes?.shownLibrary.photoLibrary, let index = library.search.index,
      let root = library.paths.first.flatMap({ FileID($0) })
    else { return }
    let (roots, facts) = (library.paths.compactMap { FileID($0) }, PhotoFacts())
    work.show(String(gallery: "Looking for new photos in “\(card.cardName)”…"))
    Task {
      let contents = await Task.detached {
        try? CardContents(of: card, in: index, under: roots, facts: facts)
      }.value
      guard let contents else {
        let sentence = String(gallery: "“\(card.cardName)” can’t be compared with your photos now.")
        return work.show(sentence)
      }
      offer(contents, card, root)
    }
  }

  private func offer(_ contents: CardContents, _ card: FileID, _ root: FileID) {
    let name = card.cardName
    guard !contents.fresh.isEmpty else {
      importing.keep([])
      return work.show(String(gallery: "“\(name)” has no photo that isn’t here already."))
    }
    let count = contents.fresh.count
    let alert = UIAlertController(
      title: String(gallery: "Import \(count) Photos?"),
      message: String(
        gallery:
          "What is in “\(name)” and not here yet is copied into folders by day in “\(root.displayName)”, with a number where a name is taken; “\(name)” stays as it is."
      ), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: String(gallery: "Cancel"), style: .cancel))
    let accept = UIAlertAction(title: String(gallery: "Import"), style: .default) {
      [weak self] _ in self?.importPhotos(contents, from: card, to: root)
    }
    alert.addAction(accept)
    alert.preferredAction = accept
    topScreen?.present(alert, animated: true)
  }

  /// Copies photos into folders by day, and offers to remove those from a card or a camera, which
  /// people empty to use it again, of which the copies are the same.
  private func importPhotos(_ contents: CardContents, from card: FileID, to root: FileID) {
    let group = UndoGroup()
    work.enqueue { [self] in
      importing.keep([card])
      defer { if !work.queue.isClosed { importing.keep([]) } }
      var copies: [FileID: FileID] = [:]
      var isComplete = true
      for (day, files) in contents.days where isComplete {
        var folder = root
        for part in day.split(separator: "/") {
          folder = folder.appending(String(part))
          let place = folder
          let isThere = await Task.detached { place.isFolder }.value
          if !isThere { _ = await work.run(.makeFolder(folder), group: group) }
        }
        // What isn't here yet is another photo, whatever its name.
        let outcome = await work.run(
          .copy(files, to: folder), group: group, answer: ClashAnswer(.keepBoth, forAll: true),
          isImport: true)
        copies.merge(outcome.places) { $1 }
        isComplete = !outcome.isCancelled
      }
      let count = contents.fresh.filter { copies[$0.file] != nil }.count
      guard count > 0, let act = work.lastAct else { return }
      let done = Imported(
        copies: copies, act: act, message: String(gallery: "\(count) photos imported"))
      if card.isCard { offerToRemove(done) } else { tell(of: done) }
    }
  }

  /// The result of an import.
  private struct Imported {
    /// The copies by the files that were copied.
    let copies: [FileID: FileID]
    let act: UndoHistory.Act.ID
    let message: String

    /// The folder with all that was imported.
    var folder: FileID? {
      guard var folder = copies.values.first?.folder else { return nil }
      while !copies.values.allSatisfy({ $0.isBelow(folder) }) { folder = folder.folder }
      return folder
    }
  }

  private func tell(of done: Imported, also line: String? = nil) {
    let text = [done.message, line].compactMap(\.self).joined(separator: "\n")
    work.showResult(text, of: line == nil ? done.act : nil) { [weak self] in
      guard let scenes = self?.scenes, let folder = done.folder else { return }
      let library = scenes.shownLibrary
      let roots = library.photoLibrary.paths.compactMap { FileID($0) }
      library.home.show(roots.contains { folder.isBelow($0) } ? .folder(folder) : .all)
      scenes.scopeDidChange()
    }
  }

  /// Asks whether photos are to be removed from the card of which there are copies now. Those that
  /// aren't the same as their copies stay.
  private func offerToRemove(_ done: Imported) {
    Task {
      let copies = done.copies
      let same = await Task.detached { copies.filter { $0.key.isSame(as: $0.value) }.map(\.key) }
        .value
      guard !same.isEmpty, let screen = topScreen else { return tell(of: done) }
      let alert = UIAlertController(
        title: String(gallery: "Remove \(same.count) files from the card?"),
        message: String(
          gallery:
            "Each was compared with its copy, and is the same. What is removed from a card doesn’t come back."
        ), preferredStyle: .alert)
      let keep = UIAlertAction(title: String(gallery: "Keep on the Card"), style: .cancel) {
        [weak self] _ in self?.tell(of: done)
      }
      alert.addAction(keep)
      alert.addAction(
        UIAlertAction(title: String(gallery: "Remove from the Card"), style: .destructive) {
          [weak self] _ in self?.remove(same, after: done)
        })
      alert.preferredAction = keep
      screen.present(alert, animated: true)
    }
  }

  /// Removes files from a card. The import of which they were copied isn't undone any more, as the
  /// copies are the only ones then.
  private func remove(_ files: [FileID], after done: Imported) {
    work.enqueue { [self] in
      let outcome = await work.delete(files)
      guard !outcome.deleted.isEmpty else { return tell(of: done) }
      await work.forget(done.act)
      tell(of: done, also: String(gallery: "\(outcome.deleted.count) files removed from the card"))
    }
  }
}

extension FileID {
  /// Whether it is the folder of a card or a camera in which the photos are.
  var isCard: Bool { name.elementsEqual(CardFinder.photos.utf8) }

  /// The name of the card whose photos are in this folder, otherwise that of the folder.
  var cardName: String { isCard ? folder.displayName : displayName }

  /// Whether another file has the same bytes. Blocks.
  func isSame(as other: FileID) -> Bool {
    guard let one = FileBytes(self), let two = FileBytes(other), one.count == two.count else {
      return false
    }
    var offset = 0
    while offset < one.count {
      guard let left = one.read(1 << 20, at: offset), left == two.read(left.count, at: offset)
      else { return false }
      offset += left.count
    }
    return true
  }
}
