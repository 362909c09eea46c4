import UIKit

extension AlbumGridController {
  /// True when the key was the grid's.
  func handle(_ key: UIKey) -> Bool {
    guard !albums.isEmpty else { return onKey?(key) ?? false }
    if key.modifierFlags.contains(.control) { return handleWithControl(key) }
    let page = max(1, Int(view.bounds.height / (layout.side + GridLayout.gap)) - 1)
    switch key.keyCode {
    case .keyboardRightArrow: move(by: 1)
    case .keyboardLeftArrow: move(by: -1)
    case .keyboardDownArrow: moveToNextLine(1)
    case .keyboardUpArrow: moveToNextLine(-1)
    case .keyboardPageDown: move(by: layout.columns * page)
    case .keyboardPageUp: move(by: -layout.columns * page)
    case .keyboardHome: move(by: -adapter.album.count)
    case .keyboardEnd: move(by: adapter.album.count)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      onOpen?(selectedPath ?? IndexPath(item: 0, section: 0))
    default: return onKey?(key) ?? false
    }
    return true
  }

  /// As between categories in the browser.
  private func handleWithControl(_ key: UIKey) -> Bool {
    let section = selectedPath?.section ?? titleStrip.chosenIndex
    switch key.keyCode {
    case .keyboardPageDown: go(to: section + 1)
    case .keyboardPageUp: go(to: section - 1)
    default: return onKey?(key) ?? false
    }
    return true
  }

  private func go(to section: Int) {
    guard albums.indices.contains(section) else { return }
    select(IndexPath(item: 0, section: section), scrolling: false)
    show(section: section)
  }

  private func move(by step: Int) {
    let album = adapter.album
    guard let current = selectedPath.flatMap({ album.index(of: $0) }) else {
      return select(IndexPath(item: 0, section: 0))
    }
    let index = min(max(0, current + step), album.count - 1)
    if let path = album.indexPath(of: index) { select(path) }
  }

  /// To the same column, also of the album below or above.
  private func moveToNextLine(_ step: Int) {
    guard let current = selectedPath else { return select(IndexPath(item: 0, section: 0)) }
    let columns = layout.columns
    let last = albums[current.section].photos.count - 1
    let line = current.item / columns + step
    if line >= 0, line <= last / columns {
      let item = min(line * columns + current.item % columns, last)
      return select(IndexPath(item: item, section: current.section))
    }
    let section = current.section + step
    guard albums.indices.contains(section) else { return }
    let end = albums[section].photos.count - 1
    let start = step > 0 ? 0 : end / columns * columns
    select(IndexPath(item: min(start + current.item % columns, end), section: section))
  }
}
