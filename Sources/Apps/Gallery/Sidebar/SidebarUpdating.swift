import UIKit
import UIKitCompat

/// Keeps what the sidebar lists in step with the library and the trash, in the background. It does
/// nothing until the first thumbnails are visible, nor while the sidebar is hidden.
@MainActor final class SidebarUpdating {
  private let search: LibrarySearch
  /// Returns the number of photos in the trash.
  private let countTrash: @MainActor () async -> Int
  var onChange: ((SidebarContent) -> Void)?
  private(set) var content: SidebarContent?

  /// Whether the first thumbnails are visible, so that nobody waits for anything else.
  var isReady = false { didSet { update() } }
  var isVisible = false { didSet { update() } }
  private var isOutdated = true
  private var isBusy = false
  private var pause: DelayedCall?

  /// The time between two updates in seconds, as many changes may follow each other.
  private static let interval = 0.5

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
    Task { [weak self] in
      guard let search = self?.search else { return }
      if let outline = await search.outline(unlike: self?.content?.outline) {
        self?.change { $0.outline = outline }
      }
      // Before the index is open there is nothing to list, unless it has been opened meanwhile.
      guard self?.content != nil else {
        self?.isBusy = false
        self?.update()
        return
      }
      guard let count = await self?.countTrash() else { return }
      if self?.content?.trashCount != count { self?.change { $0.trashCount = count } }
      self?.pause = after(Self.interval) { [weak self] in
        self?.isBusy = false
        self?.update()
      }
    }
  }

  private func change(_ body: (inout SidebarContent) -> Void) {
    var fresh = content ?? SidebarContent()
    body(&fresh)
    content = fresh
    onChange?(fresh)
  }
}
