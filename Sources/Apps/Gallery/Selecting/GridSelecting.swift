import PhotoIndexing
import UIKit
import UIKitCompat

/// Lets a person choose several photos of a grid: by clicks and arrow keys with Control and Shift,
/// by a rectangle that a mouse draws, and by taps once the first one was chosen.
@MainActor final class GridSelecting: NSObject {
  weak var grid: (any LibraryGrid)?
  let selection: PhotoSelection
  let commands: CommandTable
  /// The modifier keys of the last click or touch.
  private var flags: UIKeyModifierFlags = []
  /// Where a range begins, and what was chosen before it.
  private var range: (anchor: Photo.ID, base: Set<Photo.ID>)?
  /// The photos that are dragged along with the one that the pointer holds.
  var dragged: Set<Photo.ID> = []
  private let background = UITapGestureRecognizer()
  private let hold = UILongPressGestureRecognizer()
  private(set) lazy var band = SelectionBand(self)

  init(_ grid: any LibraryGrid, selection: PhotoSelection, commands: CommandTable) {
    self.grid = grid
    self.selection = selection
    self.commands = commands
    super.init()
  }

  /// Begins to receive clicks and drags, once the grid's view is loaded.
  func start() {
    guard let grid else { return }
    background.delegate = self
    // A finger may have missed a photo; it ends a selection by the bar.
    background.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    background.cancelsTouchesInView = false
    background.onEvent { [weak self] recognizer in
      if recognizer.state == .ended { self?.selection.clear() }
    }
    grid.collectionView.addGestureRecognizer(background)
    hold.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    // Earlier than the menu and the drag of the system.
    hold.minimumPressDuration = 0.4
    hold.delegate = self
    hold.onEvent { [weak self] in self?.followHold($0) }
    grid.collectionView.addGestureRecognizer(hold)
    band.start(in: grid.collectionView)
    grid.collectionView.dragDelegate = self
    grid.view.addInteraction(UIContextMenuInteraction(delegate: self))
    selection.observe { [weak self] in self?.showMarks() }
  }

  /// Whether a finger is held, and chooses the photos that it moves over.
  var isHeld: Bool { hold.state == .began || hold.state == .changed }

  /// Whether a mouse draws a rectangle on photos, too.
  var isBandWanted: Bool { !flags.isDisjoint(with: [.control, .command, .shift]) }

  // MARK: Marks

  /// Shows in a cell whether its photo is chosen.
  func mark(_ cell: PhotoGridCell) {
    cell.isDragged = cell.photo.map { dragged.contains($0.id) } ?? false
    guard !selection.isEmpty, let id = cell.photo?.id else { return cell.selectionMark = nil }
    cell.selectionMark = selection.contains(id) ? .chosen : .notChosen
  }

  func showMarks() {
    guard let grid, grid.isViewLoaded else { return }
    for case let cell as PhotoGridCell in grid.collectionView.visibleCells { mark(cell) }
    if selection.isEmpty { range = nil }
  }

  // MARK: Clicks

  /// Handles a click on a photo. Returns false if it opens the photo.
  func takesClick(at path: IndexPath) -> Bool {
    guard let id = grid?.photo(at: path)?.id else { return false }
    if flags.contains(.shift) {
      extend(to: id)
    } else if !flags.isDisjoint(with: [.control, .command]) || !selection.isEmpty {
      toggle(id)
    } else {
      range = (id, [])
      return false
    }
    // The keys in the menu of a selection are the photos', also after a search.
    grid?.becomeFirstResponder()
    return true
  }

  /// A finger that is held on a photo begins a selection, which grows as the finger moves on.
  private func followHold(_ hold: UILongPressGestureRecognizer) {
    guard let view = grid?.collectionView, hold.state == .began || hold.state == .changed,
      let path = view.indexPathForItem(at: hold.location(in: view)),
      let id = grid?.photo(at: path)?.id
    else { return }
    if hold.state == .began { toggle(id) } else { extend(to: id) }
  }

  /// Chooses a photo, or no longer if it is.
  func toggle(_ id: Photo.ID) {
    selection.toggle(id)
    range = (id, selection.ids)
  }

  /// Chooses all photos from where the range began.
  private func extend(to id: Photo.ID) {
    let start = range ?? (cursor ?? id, selection.ids)
    range = start
    selection.set(start.base.union(photos(from: start.anchor, to: id)))
  }

  private func photos(from one: Photo.ID, to other: Photo.ID) -> [Photo.ID] {
    guard let grid, let start = grid.indexPath(ofPhoto: one) ?? grid.indexPath(ofPhoto: other),
      let end = grid.indexPath(ofPhoto: other)
    else { return [] }
    let (low, high) = (min(start, end), max(start, end))
    return (low.section...high.section).flatMap { section in
      let first = section == low.section ? low.item : 0
      let last =
        section == high.section
        ? high.item : grid.collectionView.numberOfItems(inSection: section) - 1
      return first > last ? [] : (first...last).compactMap { grid.photo(at: [section, $0])?.id }
    }
  }

  // MARK: Keys

  /// The photo that the arrow keys move from.
  var cursor: Photo.ID? {
    guard let grid, let path = grid.collectionView.indexPathsForSelectedItems?.first else {
      return nil
    }
    return grid.photo(at: path)?.id
  }

  private static let moves: Set<UIKeyboardHIDUsage> = [
    .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome,
    .keyboardEnd, .keyboardPageUp, .keyboardPageDown,
  ]

  /// Handles a key; those that move between photos are also the grid's.
  ///
  /// - Parameter otherwise: Lets the grid handle it.
  func handle(_ key: UIKey, otherwise: () -> Bool) -> Bool {
    let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch key.keyCode {
    case .keyboardEscape where flags.isEmpty && !selection.isEmpty: selection.clear()
    case .keyboardSpacebar where flags == .control:
      guard let cursor else { return otherwise() }
      toggle(cursor)
    case .keyboardApplication where flags.isEmpty, .keyboardF10 where flags == .shift:
      if cursor == nil { moveCursorIntoView() }
      return otherwise()
    case let code where Self.moves.contains(code) && flags == .shift: return extend(by: otherwise)
    case let code where Self.moves.contains(code):
      range = nil
      return otherwise()
    default: return otherwise()
    }
    return true
  }

  /// The photo whose menu a key opens: the first chosen one that is seen, otherwise the first one.
  private func moveCursorIntoView() {
    guard let grid else { return }
    let view = grid.collectionView
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let seen = view.indexPathsForVisibleItems.sorted().filter { path in
      view.layoutAttributesForItem(at: path).map { visible.contains($0.frame) } == true
    }
    let chosen = seen.first { path in
      grid.photo(at: path).map { selection.contains($0.id) } == true
    }
    view.selectItem(at: chosen ?? seen.first, animated: false, scrollPosition: [])
  }

  private func extend(by move: () -> Bool) -> Bool {
    let before = cursor
    let isHandled = move()
    guard let cursor else { return isHandled }
    if range == nil { range = (before ?? cursor, selection.ids) }
    extend(to: cursor)
    return isHandled
  }

  func selectAll() {
    guard let grid else { return }
    let view = grid.collectionView
    let ids = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).compactMap { grid.photo(at: [section, $0])?.id }
    }
    range = nil
    selection.set(Set(ids))
  }

  // MARK: Photos

  /// The photos that a command at a photo concerns: all chosen photos if it is one of them,
  /// otherwise itself.
  func photos(at path: IndexPath) -> [Photo] {
    guard let photo = grid?.photo(at: path) else { return [] }
    return selection.contains(photo.id) ? commands.target().photos : [photo]
  }
}

extension GridSelecting: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    flags = event.modifierFlags
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = grid?.collectionView else { return false }
    if gestureRecognizer === hold {
      // With a selection, a finger that is held opens the menu of the chosen photos, or drags them.
      return selection.isEmpty && view.indexPathForItem(at: hold.location(in: view)) != nil
    }
    // A click with Control or Shift that misses a photo doesn't lose what was chosen.
    return !selection.isEmpty && !isBandWanted
      && view.indexPathForItem(at: gestureRecognizer.location(in: view)) == nil
  }

  /// A click on a photo is the grid's.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === background }
}

// MARK: Menus

extension GridSelecting: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let grid else { return nil }
    let point = grid.collectionView.convert(location, from: grid.view)
    guard let path = grid.collectionView.indexPathForItem(at: point) else { return nil }
    let photos = photos(at: path)
    guard !photos.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self.map { UIMenu(children: $0.commands.elements(of: .photos, for: photos)) }
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(interaction) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { preview(interaction) }

  private func preview(_ interaction: UIContextMenuInteraction) -> UITargetedPreview? {
    guard let view = grid?.collectionView,
      let path = view.indexPathForItem(at: interaction.location(in: view)),
      let cell = view.cellForItem(at: path), cell.window != nil
    else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(
      roundedRect: cell.bounds, cornerRadius: PhotoGridCell.cornerRadius)
    return UITargetedPreview(view: cell, parameters: parameters)
  }
}
