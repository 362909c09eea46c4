import UIKit

extension AlbumGrid {
  /// Handles a key. Returns false if the grid has no use for it.
  func handle(_ key: UIKey) -> Bool {
    guard album.count > 0 else { return onKey?(key) ?? false }
    if key.modifierFlags.contains(.control) { return handleWithControl(key) }
    let columns = columns
    let side = metrics.side(inside: view.bounds.width)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let page = max(1, Int(view.bounds.height / (side + metrics.spacing)) - 1)
    switch key.keyCode {
    case .keyboardRightArrow: move(by: isMirrored ? -1 : 1)
    case .keyboardLeftArrow: move(by: isMirrored ? 1 : -1)
    case .keyboardDownArrow: moveByRow(1)
    case .keyboardUpArrow: moveByRow(-1)
    case .keyboardPageDown: move(by: columns * page)
    case .keyboardPageUp: move(by: -columns * page)
    case .keyboardHome: select(0)
    case .keyboardEnd: select(album.count - 1)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let path = selectedIndexPath ?? album.indexPath(of: 0) { onOpen?(path) }
    default: return onKey?(key) ?? false
    }
    return true
  }

  /// Handles Escape on a focused title: the grid becomes first responder again.
  func reclaimFocus(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardEscape, !isFirstResponder else { return false }
    return becomeFirstResponder()
  }

  private var columns: Int { metrics.columns(inside: view.bounds.width) }

  /// Handles the browser's keys for the next and previous category.
  private func handleWithControl(_ key: UIKey) -> Bool {
    let isForward = key.keyCode == .keyboardPageDown
    guard isForward || key.keyCode == .keyboardPageUp else { return onKey?(key) ?? false }
    let current = selectedIndexPath?.section ?? titleStrip.selectedIndex
    if let category = album.category(after: current, by: isForward ? 1 : -1) {
      select(IndexPath(item: 0, section: category), scrolling: false)
      show(category: category, animated: false)
    }
    return true
  }

  private func select(_ index: Int) { if let path = album.indexPath(of: index) { select(path) } }

  private func move(by step: Int) {
    guard let current = selectedIndexPath.flatMap({ album.index(of: $0) }) else { return select(0) }
    select(min(max(0, current + step), album.count - 1))
  }

  /// Moves the selection by one row in the same column, across the borders of categories.
  private func moveByRow(_ step: Int) {
    guard let current = selectedIndexPath else { return select(0) }
    let columns = columns
    let last = album.categories[current.section].loadedCount - 1
    let row = current.item / columns + step
    if row >= 0, row <= last / columns {
      let item = min(row * columns + current.item % columns, last)
      return select(IndexPath(item: item, section: current.section))
    }
    guard let category = album.category(after: current.section, by: step) else { return }
    let end = album.categories[category].loadedCount - 1
    let start = step > 0 ? 0 : end / columns * columns
    select(IndexPath(item: min(start + current.item % columns, end), section: category))
  }
}
