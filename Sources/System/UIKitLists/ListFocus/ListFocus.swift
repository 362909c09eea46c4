import QuartzCore

/// A list whose items are cells.
@MainActor package protocol CellList: FocusableList, ItemSelecting {
  var listFocus: ListFocus { get }
  var remembersLastFocusedIndexPath: Bool { get }
  /// Whether there is an item at an index path that can be focused.
  func canFocus(_ path: IndexPath) -> Bool
  /// The item that is focused first, if it can be.
  var preferredFocus: IndexPath? { get }
  /// The item that a key leads to; nil if there is none.
  func focus(after path: IndexPath, by move: FocusMove) -> IndexPath?
  /// The cell that shows an item; nil unless it is visible.
  func focusedCell(at path: IndexPath) -> UIView?
  /// Scrolls just far enough to show an item.
  func revealFocus(at path: IndexPath)
  func selectionFollowsFocus(at path: IndexPath) -> Bool
  /// Selects an item as a tap does; with Shift, those from the one that was touched last.
  func choose(_ path: IndexPath, _ flags: UIKeyModifierFlags)
}

extension CellList {
  package func focusDidEnter() { listFocus.enter() }
  package func focusDidLeave() { listFocus.leave() }
  package func takeFocusKey(_ key: UIKey) -> Bool { listFocus.handle(key) }
}

/// The item of a list that has the keyboard. It is shown once a key was used.
@MainActor package final class ListFocus {
  private unowned let list: any CellList
  private(set) var path: IndexPath?
  /// Whether the app has asked for the focus, also where a view controller handles keys.
  var isAskedFor = false
  private var isShown = false
  private var entersByTouch = false
  private let halo = CALayer()
  /// Within the halo in the screen's color, so that it is seen on any cell.
  private let edge = CALayer()

  /// In points.
  private static let (lineWidth, edgeWidth): (CGFloat, CGFloat) = (3, 1.5)

  init(_ list: any CellList) {
    self.list = list
    halo.borderWidth = Self.lineWidth
    halo.zPosition = 2
    edge.borderWidth = Self.edgeWidth
    halo.addSublayer(edge)
  }

  // MARK: Entering and leaving

  /// Called when the list has become first responder.
  func enter() {
    guard !entersByTouch else { return }
    let last = list.remembersLastFocusedIndexPath ? path : nil
    path = [last, list.preferredFocus].compactMap { $0 }.first(where: list.canFocus)
    show()
  }

  /// Called when the list is no longer first responder.
  func leave() {
    isShown = false
    halo.removeFromSuperlayer()
  }

  /// Called for an item that was clicked or tapped: keys go on from there. The list takes the
  /// keyboard if nothing else, or only another list, has it.
  func touched(_ path: IndexPath) {
    let responder = list.window?.firstResponder
    if responder == nil || responder is any FocusableList, list.canBecomeFirstResponder {
      entersByTouch = true
      _ = list.becomeFirstResponder()
      entersByTouch = false
    }
    leave()
    self.path = path
  }

  private func show() {
    isShown = true
    if let path { list.revealFocus(at: path) }
    list.layoutIfNeeded()
    layOut()
  }

  /// Follows changes of the data.
  func renumber(_ newPath: (IndexPath) -> IndexPath?) { path = path.map { newPath($0) ?? $0 } }

  /// Shows the halo around the cell; called when cells were laid out.
  func layOut() {
    guard isShown, list.isFirstResponder else { return }
    if let old = path, !list.canFocus(old) {
      // The item is gone: the one that took its place has the focus, or the last one.
      path = list.focus(after: old, by: .up) ?? list.preferredFocus
    }
    guard let path, let cell = list.focusedCell(at: path) else {
      return halo.removeFromSuperlayer()
    }
    CATransaction.withoutActions {
      if halo.superlayer !== cell.layer { cell.layer.addSublayer(halo) }
      halo.frame = cell.bounds.insetBy(dx: 1, dy: 1)
      let content = (cell as? UICollectionViewCell)?.contentView.layer.cornerRadius ?? 0
      halo.cornerRadius = max(6, cell.layer.cornerRadius, content)
      halo.borderColor = list.tintColor.concrete(for: list.traitCollection)
      edge.frame = halo.bounds.insetBy(dx: Self.lineWidth, dy: Self.lineWidth)
      edge.cornerRadius = halo.cornerRadius - Self.lineWidth
      edge.borderColor = UIColor.systemBackground.concrete(for: list.traitCollection)
    }
  }

  // MARK: Keys

  /// Returns whether a key moved the focus or selected something.
  func handle(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    guard flags.subtracting(.shift).isEmpty else { return false }
    if let move = FocusMove(key.keyCode) { return self.move(move, extends: flags.contains(.shift)) }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      guard flags.isEmpty, let path, list.canFocus(path) else { return false }
      list.choose(path, [])
      return true
    default: return false
    }
  }

  private func move(_ move: FocusMove, extends: Bool) -> Bool {
    guard let old = path, list.canFocus(old) else {
      path = list.preferredFocus
      show()
      return path != nil
    }
    guard let next = list.focus(after: old, by: move) else {
      show()
      // Sideways, something around the list may have a use for the key.
      return !move.isSideways
    }
    if extends, list.itemTap.anchor == nil { list.itemTap.anchor = old }
    path = next
    show()
    if extends {
      list.choose(next, .shift)
    } else if list.selectionFollowsFocus(at: next) {
      list.choose(next, [])
    }
    return true
  }
}
