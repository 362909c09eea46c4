import Foundation
import HostInterface

/// What programs are told without asking.
extension AtSpiServer {
  /// Emits an event of an object, whose details and value mean what AT-SPI says of each event.
  func tell(
    _ path: String, _ event: String, in kind: String = "Object", _ detail: String = "",
    _ first: Int = 0, _ second: Int = 0, _ value: Variant = .int32(0)
  ) {
    let body = Variant.tuple([
      .string(detail), .int32(Int32(clamping: first)), .int32(Int32(clamping: second)),
      .variant(value), .array(of: "{sv}", []),
    ])
    bus?.emit(path, "Event." + kind, event, body)
  }

  func tellState(_ path: String, _ name: String, _ isOn: Bool) {
    tell(path, "StateChanged", name, isOn ? 1 : 0)
  }

  // MARK: Windows

  func tellNew(_ window: Window, _ tree: SemanticsTree) {
    addToCache(tree.inOrder)
    let index = roots.firstIndex(of: tree.root) ?? 0
    tell(AtSpiBus.rootPath, "ChildrenChanged", "add", index, 0, reference(tree.root))
    tell(Self.path(tree.root), "Create", in: "Window")
    if window.isActive { tellActive(window) }
    tellFocus(tree.focus, in: window)
  }

  func tellGone(_ tree: SemanticsTree, at index: Int) {
    tell(AtSpiBus.rootPath, "ChildrenChanged", "remove", index, 0, reference(tree.root))
    tell(Self.path(tree.root), "Destroy", in: "Window")
    for node in tree.inOrder { removeFromCache(node.id) }
  }

  func tellActive(_ window: Window) {
    guard let tree = window.tree else { return }
    let path = Self.path(tree.root)
    tellState(path, "active", window.isActive)
    tell(
      path, window.isActive ? "Activate" : "Deactivate", in: "Window", "", 0, 0,
      .string(window.title))
    if window.isActive { tellFocus(tree.focus, in: window) }
  }

  // MARK: Changes

  func tellChanges(_ window: Window, _ tree: SemanticsTree, since former: SemanticsTree) {
    let new = tree.inOrder.filter { former[$0.id] == nil }
    addToCache(new)
    let movesFocus = tree.focus != nil && tree.focus != former.focus
    for change in tree.changes(since: former) {
      if movesFocus, change == .name(tree.root) {
        // Orca says the window's name on the way to a new focus; told by itself, it is said twice.
        addToCache([tree[tree.root]].compactMap(\.self))
      } else {
        tell(change, window, tree, former)
      }
    }
    for node in former.inOrder where tree[node.id] == nil { removeFromCache(node.id) }
  }

  private func tell(
    _ change: SemanticsChange, _ window: Window, _ tree: SemanticsTree, _ former: SemanticsTree
  ) {
    switch change {
    case .removed(let id, let parent, let index):
      tell(Self.path(parent), "ChildrenChanged", "remove", index, 0, reference(id))
    case .added(let id, let parent, let index):
      tell(Self.path(parent), "ChildrenChanged", "add", index, 0, reference(id))
    case .name(let id):
      tellProperty(id, "accessible-name", .string(object(at: Self.path(id))?.name ?? ""))
    case .hint(let id):
      tellProperty(id, "accessible-description", .string(tree[id]?.hint ?? ""))
    case .value(let id):
      tell(Self.path(id), "AttributesChanged")
      tellProperty(id, "accessible-value", .double(tree[id]?.range?.value ?? 0))
    case .states(let id, let turnedOn, let turnedOff):
      for (state, _, name) in AtSpiStates.names {
        if turnedOn.contains(state) { tellState(Self.path(id), name, true) }
        if turnedOff.contains(state) { tellState(Self.path(id), name, false) }
      }
    case .bounds(let id):
      // What scrolls would tell of all that is seen; readers look where they are.
      guard id == tree.focus, let bounds = tree[id]?.bounds else { return }
      let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height]
      let rectangle = Variant.tuple(numbers.map { .int32(Int32(rounding: $0)) })
      tell(Self.path(id), "BoundsChanged", "", 0, 0, rectangle)
    case .text(let id):
      tellText(id, tree[id]?.text?.string ?? "", since: former[id]?.text?.string ?? "")
    case .selection(let id): tellCaret(id, tree)
    case .focus(let id, let before):
      if let before, tree[before] != nil { tellState(Self.path(before), "focused", false) }
      tellFocus(id, in: window)
    }
  }

  private func tellProperty(_ id: SemanticsNode.ID, _ name: String, _ value: Variant) {
    tell(Self.path(id), "PropertyChange", name, 0, 0, value)
  }

  private func tellFocus(_ id: SemanticsNode.ID?, in window: Window) {
    guard let id, window.isActive else { return }
    tellState(Self.path(id), "focused", true)
    tell(Self.path(id), "Focus", in: "Focus")
  }

  private func tellCaret(_ id: SemanticsNode.ID, _ tree: SemanticsTree) {
    guard let text = tree[id]?.text, let selection = text.selection else { return }
    let caret = ScalarText(text.string).offset(ofUnit: selection.upperBound)
    tell(Self.path(id), "TextCaretMoved", "", caret)
    tell(Self.path(id), "TextSelectionChanged")
  }

  /// Tells the part of a text that is other than before.
  private func tellText(_ id: SemanticsNode.ID, _ new: String, since old: String) {
    let (new, old) = (ScalarText(new), ScalarText(old))
    let start = zip(new.scalars, old.scalars).prefix { $0 == $1 }.count
    let rest = min(new.count, old.count) - start
    let end = zip(new.scalars.reversed(), old.scalars.reversed()).prefix(rest)
      .prefix { $0 == $1 }.count
    let (removed, inserted) = (start..<old.count - end, start..<new.count - end)
    if !removed.isEmpty {
      tell(
        Self.path(id), "TextChanged", "delete", start, removed.count,
        .string(old.string(removed)))
    }
    if !inserted.isEmpty {
      tell(
        Self.path(id), "TextChanged", "insert", start, inserted.count,
        .string(new.string(inserted)))
    }
  }

  // MARK: Cache

  private func addToCache(_ nodes: [SemanticsNode]) {
    for node in nodes {
      guard let item = object(at: Self.path(node.id))?.cacheItem else { continue }
      bus?.emit(AtSpiBus.cachePath, "Cache", "AddAccessible", .tuple([item]))
    }
  }

  private func removeFromCache(_ id: SemanticsNode.ID) {
    bus?.emit(AtSpiBus.cachePath, "Cache", "RemoveAccessible", .tuple([reference(id)]))
  }
}
