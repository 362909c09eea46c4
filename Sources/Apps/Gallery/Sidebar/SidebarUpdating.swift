import PhotoIndexing
import UIKit
import UIKitCompat

/// Keeps what the sidebar lists in step with the library and the trash, in the background. It does
/// nothing until the first thumbnails are visible, nor while the sidebar is hidden.
@MainActor final class SidebarUpdating {
  private let search: LibrarySearch
  /// Returns the number of photos in the trash.
  private let countTrash: @MainActor () async -> Int
  var onChange: ((SidebarContent) -> Void)?
  /// Returns the folders with the photos of cards and cameras.
  var findCards: @Sendable () async -> [FileID] = { CardFinder().cards() }
  /// Called when a card or a camera has come since the first look.
  var onCard: ((FileID) -> Void)?
  private(set) var content: SidebarContent?

  /// Whether the first thumbnails are visible, so that nobody waits for anything else.
  var isReady = false { didSet { update() } }
  var isVisible = false {
    didSet {
      update()
      if isVisible, content == nil {
        pause = after(Self.patience) { [weak self] in self?.listKinds() }
      }
    }
  }
  /// Nil before the first look.
  private var knownCards: Set<FileID>?
  private var isOutdated = true
  private var isBusy = false
  /// The time until the next update, or until thumbnails have taken too long.
  private var pause: DelayedCall?

  /// The time between two updates in seconds, as many changes may follow each other.
  private static let interval = 0.5
  /// The time in seconds after which an empty sidebar would look broken, though thumbnails are slow.
  private static let patience = 1.0

  init(search: LibrarySearch, countTrash: @escaping @MainActor () async -> Int) {
    self.search = search
    self.countTrash = countTrash
  }

  /// Called when the library or the trash has changed.
  func invalidate() {
    isOutdated = true
    update()
  }

  private func update() {
    guard isReady, isVisible, isOutdated, !isBusy else { return }
    (isBusy, isOutdated) = (true, false)
    listKinds()
    Task { [weak self] in
      guard let search = self?.search else { return }
      if let outline = await search.outline(unlike: self?.content?.outline) {
        self?.change { $0.outline = outline }
      }
      // Before the index is open there is no more, unless it has been opened meanwhile.
      guard self?.content?.outline != .withoutCounts else {
        self?.isBusy = false
        self?.update()
        return
      }
      await self?.lookForCards()
      guard let count = await self?.countTrash() else { return }
      if self?.content?.trashCount != count { self?.change { $0.trashCount = count } }
      self?.pause = after(Self.interval) { [weak self] in
        self?.isBusy = false
        self?.update()
      }
    }
  }

  /// Lists what every library has at once, also while the index is being opened.
  private func listKinds() {
    if content == nil { change { $0.outline = .withoutCounts } }
  }

  private func lookForCards() async {
    let find = findCards
    let cards = await Task.detached { await find() }.value
    let known = knownCards
    knownCards = Set(cards)
    guard content?.cards != cards else { return }
    change { $0.cards = cards }
    if let known { for card in cards where !known.contains(card) { onCard?(card) } }
  }

  private func change(_ body: (inout SidebarContent) -> Void) {
    var fresh = content ?? SidebarContent()
    body(&fresh)
    content = fresh
    onChange?(fresh)
  }
}
