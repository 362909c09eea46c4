import HostInterface
import QuartzCore

/// An open menu with its submenus, which receives all input of its scene until it is dismissed.
@MainActor final class MenuSession {
  /// The way in which a menu is opened.
  struct Opening {
    /// The rectangle beside which the menu is placed, in the coordinates of the scene.
    var anchor: CGRect
    var side = HostPopupPlacement.Side.below
    var alignment = HostPopupPlacement.Alignment.start
    var isForTouch = false
    /// Whether the first element is highlighted because the menu is opened with a key.
    var isByKey = false
    /// Whether keys and presses outside of the menu are passed on to the windows and dismiss the
    /// menu.
    var isPassive = false
    /// The view that the menu belongs to, whose traits the menu has.
    weak var source: UIView?
    /// The sender of the actions.
    weak var sender: NSObject?
  }

  private(set) var menu: UIMenu
  let opening: Opening
  private(set) var levels: [MenuLevel] = []
  /// Called when an action was chosen, before it is performed.
  var onChoice: ((UIAction) -> Void)?
  /// Called for a press outside of the menu, before the menu is dismissed.
  var onOutsidePress: ((CGPoint) -> Void)?
  /// Called once, when the menu begins to disappear.
  var onEnd: (() -> Void)?

  private weak var scene: UIWindowScene?
  private var timer: FrameTimer?
  private var typed = TypedText()
  private var press: Press?
  private var lastHover: CGPoint?
  private let startTime = MediaClock.now
  private(set) var isOver = false

  /// A press in progress.
  private struct Press {
    var start: CGPoint?
    var isInMenu: Bool
    var hasMoved = false
  }

  private static let submenuDelay: TimeInterval = 0.2
  private static let dragDistance: CGFloat = 8
  private static let holdTime: TimeInterval = 0.4

  /// Opens a menu and dismisses an open one; `nil` if the scene has no desktop window.
  @discardableResult static func open(
    _ menu: UIMenu, in scene: UIWindowScene, _ opening: Opening
  ) -> MenuSession? {
    scene.menuSession?.dismiss(animated: true)
    let session = MenuSession(menu, in: scene, opening)
    let placement = HostPopupPlacement(
      anchor: opening.anchor, side: opening.side, alignment: opening.alignment, size: .zero)
    guard
      let level = MenuLevel(
        menu, in: scene, over: nil, item: nil, placement: placement,
        isForTouch: opening.isForTouch, grabsInput: !opening.isForTouch && !opening.isPassive,
        source: opening.source)
    else { return nil }
    session.levels = [level]
    level.popup.onDismissal = { [weak session] in session?.end(animated: false) }
    scene.menuSession = session
    if opening.isByKey { session.moveHighlight(by: 1) }
    level.appear()
    // Nothing can be cancelled while an event is being handled.
    if !opening.isPassive {
      _ = FrameTimer(after: 0) { [weak scene] in scene?.router.cancelAll() }
    }
    scene.requestFrame()
    return session
  }

  private init(_ menu: UIMenu, in scene: UIWindowScene, _ opening: Opening) {
    self.menu = menu
    self.scene = scene
    self.opening = opening
  }

  // MARK: Dismissal

  func dismiss(animated: Bool) { end(animated: animated) }

  private func end(animated: Bool) {
    guard !isOver else { return }
    isOver = true
    timer?.invalidate()
    typed.clear()
    for level in levels.reversed() { level.disappear(animated: animated) }
    levels = []
    if let scene, scene.menuSession === self {
      scene.menuSession = nil
    }
    onEnd?()
  }

  // MARK: Contents

  /// Replaces the menu that is shown.
  func replace(by menu: UIMenu) {
    self.menu = menu
    closeLevels(above: 0)
    levels.first?.replace(by: menu)
  }

  private func choose(_ item: MenuItemView) {
    guard item.isEnabled else { return }
    guard let action = item.action else { return openSubmenu(of: item, highlightsFirst: false) }
    let staysOpen = action.attributes.contains(.keepsMenuPresented)
    if !staysOpen { end(animated: true) }
    menu.select(action)
    onChoice?(action)
    action.perform(sender: opening.sender)
    if staysOpen, !isOver { for level in levels { level.reload() } }
  }

  private func openSubmenu(of item: MenuItemView, highlightsFirst: Bool) {
    guard let scene, let submenu = item.submenu,
      let index = levels.firstIndex(where: { $0.panel === panel(of: item) })
    else { return }
    if levels.count > index + 1, levels[index + 1].parentItem === item {
      if highlightsFirst { moveHighlight(by: 1) }
      return
    }
    closeLevels(above: index)
    let level = levels[index]
    level.highlighted = item
    item.isExpanded = true
    let anchor = level.frame(of: item).insetBy(dx: level.panel.metrics.isForTouch ? 12 : 1, dy: 0)
      .offsetBy(dx: 0, dy: -level.panel.metrics.edge)
    let placement = HostPopupPlacement(
      anchor: anchor, side: item.isMirrored ? .left : .right, size: .zero)
    guard
      let opened = MenuLevel(
        submenu, in: scene, over: level, item: item, placement: placement,
        isForTouch: opening.isForTouch, grabsInput: false, source: opening.source)
    else { return }
    levels.append(opened)
    opened.popup.onDismissal = { [weak self] in self?.end(animated: false) }
    opened.appear()
    if highlightsFirst { moveHighlight(by: 1) }
  }

  private func panel(of item: MenuItemView) -> MenuPanel? {
    sequence(first: item as UIView, next: \.superview).lazy.compactMap { $0 as? MenuPanel }.first
  }

  private func closeLevels(above index: Int) {
    while levels.count > index + 1 {
      let level = levels.removeLast()
      level.disappear(animated: true)
      let item = level.parentItem
      if let parent = levels.last, parent.highlighted !== item { item?.isHighlighted = false }
    }
  }

  // MARK: Input

  /// Handles an event. Returns whether nothing else receives it.
  func handle(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .pointer(let pointer): return handle(pointer)
    case .hover(let phase, let location):
      if phase == .moved { track(location) } else { pointerLeft() }
      return !opening.isPassive || levels.contains { $0.contains(location) }
    case .scroll(let scroll): return !levels.contains { $0.contains(scroll.location) }
    case .pinch: return true
    case .key(let key) where opening.isPassive:
      guard key.isDown else { return false }
      end(animated: true)
      return key.usage == UIKeyboardHIDUsage.keyboardEscape.rawValue
    case .key(let key):
      if key.isDown { handle(key) }
      return true
    }
  }

  private func handle(_ pointer: InputEvent.Pointer) -> Bool {
    let level = levels.last { $0.contains(pointer.location) }
    switch pointer.phase {
    case .began:
      guard level != nil else {
        onOutsidePress?(pointer.location)
        end(animated: true)
        return !opening.isPassive
      }
      press = Press(start: pointer.location, isInMenu: true)
      track(pointer.location, isPress: true)
    case .changed, .ended, .cancelled:
      if opening.isPassive, press == nil { return false }
      return follow(pointer, level)
    }
    return !scrolls(pointer, level)
  }

  /// Follows a press that began in the menu, or that opened it.
  private func follow(_ pointer: InputEvent.Pointer, _ level: MenuLevel?) -> Bool {
    let scrolls = scrolls(pointer, level)
    switch pointer.phase {
    case .changed, .began:
      var current = press ?? Press(start: scene?.router.lastPress, isInMenu: false)
      let start = current.start ?? pointer.location
      current.start = start
      if start.distance(to: pointer.location) > Self.dragDistance { current.hasMoved = true }
      press = current
      if current.isInMenu || current.hasMoved { track(pointer.location, isPress: true) }
      if isScrolling(pointer) { levels.last?.highlighted = nil }
    case .ended:
      release(pointer, over: level)
      press = nil
    case .cancelled:
      press = nil
      levels.last?.highlighted = nil
    }
    return !scrolls
  }

  /// Returns whether a finger scrolls the content of a menu that is too tall for the screen.
  private func scrolls(_ pointer: InputEvent.Pointer, _ level: MenuLevel?) -> Bool {
    pointer.device == .touch && level?.panel.isScrollable == true && press?.isInMenu == true
  }

  private func isScrolling(_ pointer: InputEvent.Pointer) -> Bool {
    pointer.device == .touch && levels.contains { $0.panel.scroll.isDragging }
  }

  private func release(_ pointer: InputEvent.Pointer, over level: MenuLevel?) {
    // A finger is held to open a menu, which may appear under it.
    let isLong = !opening.isForTouch && MediaClock.now - startTime > Self.holdTime
    let isInMenu = press?.isInMenu == true
    let hasMoved = press?.hasMoved == true
    guard let level, let item = level.item(at: pointer.location) else {
      // The press that opened the menu was dragged away from it.
      let isAway = !opening.anchor.insetBy(dx: -20, dy: -20).contains(pointer.location)
      if !isInMenu, hasMoved, isAway, level == nil { end(animated: true) }
      return
    }
    guard isInMenu || hasMoved || isLong, !isScrolling(pointer) else { return }
    choose(item)
  }

  private func pointerLeft() {
    timer?.invalidate()
    if levels.last?.highlighted?.isExpanded != true { levels.last?.highlighted = nil }
  }

  /// Highlights the item below the pointer, and opens and closes submenus.
  private func track(_ location: CGPoint, isPress: Bool = false) {
    let former = lastHover
    lastHover = location
    guard let index = levels.lastIndex(where: { $0.contains(location) }) else {
      let top = levels.last
      if top?.highlighted?.isExpanded != true { top?.highlighted = nil }
      return
    }
    let level = levels[index]
    let item = level.item(at: location)
    if levels.count > index + 1, levels[index + 1].parentItem !== item {
      if let former, heads(from: former, to: location, for: levels[index + 1].frame) {
        wait { [weak self] in self?.settle() }
        return
      }
      closeLevels(above: index)
    }
    guard item !== level.highlighted || item?.submenu != nil else { return }
    level.highlighted = item?.isEnabled == true ? item : nil
    timer?.invalidate()
    guard let item, item.submenu != nil, !item.isExpanded else { return }
    wait { [weak self] in self?.openSubmenu(of: item, highlightsFirst: false) }
  }

  /// Called when the pointer has paused on its way to a submenu.
  private func settle() {
    guard let location = lastHover else { return }
    lastHover = nil
    track(location)
  }

  private func wait(_ body: @escaping @MainActor () -> Void) {
    timer?.invalidate()
    timer = FrameTimer(after: Self.submenuDelay, body)
  }

  /// Returns whether a movement leads to a frame: between the lines to the ends of its nearer edge.
  private func heads(from start: CGPoint, to end: CGPoint, for frame: CGRect) -> Bool {
    let edge = frame.midX > start.x ? frame.minX : frame.maxX
    let way = edge - start.x
    let step = end.x - start.x
    guard way != 0, step / way > 0 else { return false }
    let t = min(1, step / way)
    let top = start.y + (frame.minY - start.y) * t
    let bottom = start.y + (frame.maxY - start.y) * t
    return end.y >= top - 1 && end.y <= bottom + 1
  }

  // MARK: Keys

  private func handle(_ key: InputEvent.Key) {
    timer?.invalidate()
    let isMirrored = levels.last?.panel.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch UIKeyboardHIDUsage(rawValue: key.usage) {
    case .keyboardEscape:
      if levels.count > 1 { closeTopLevel() } else { end(animated: true) }
    case .keyboardDownArrow, .keyboardTab: moveHighlight(by: 1)
    case .keyboardUpArrow: moveHighlight(by: -1)
    case .keyboardHome: moveHighlight(to: \.first)
    case .keyboardEnd: moveHighlight(to: \.last)
    case .keyboardRightArrow: moveSideways(isIn: !isMirrored)
    case .keyboardLeftArrow: moveSideways(isIn: isMirrored)
    case .keyboardReturnOrEnter, .keypadEnter: chooseHighlighted()
    case .keyboardSpacebar where typed.isEmpty: chooseHighlighted()
    default:
      guard !key.characters.isEmpty else { return }
      typed.append(key.characters)
      let next = selectable.first { typed.begins($0.element.title) }
      if let next { highlight(next) }
    }
  }

  private var selectable: [MenuItemView] { levels.last?.panel.items.filter(\.isEnabled) ?? [] }

  private func highlight(_ item: MenuItemView) {
    levels.last?.highlighted = item
    levels.last?.panel.scrollToItem(item)
  }

  private func moveHighlight(by step: Int) {
    let items = selectable
    guard !items.isEmpty else { return }
    let current = items.firstIndex { $0 === levels.last?.highlighted }
    let next =
      current.map { ($0 + step + items.count) % items.count } ?? (step > 0 ? 0 : items.count - 1)
    highlight(items[next])
  }

  private func moveHighlight(to end: (([MenuItemView]) -> MenuItemView?)) {
    if let item = end(selectable) { highlight(item) }
  }

  private func moveSideways(isIn: Bool) {
    let item = levels.last?.highlighted
    if item is MenuCell { return moveHighlight(by: isIn ? 1 : -1) }
    if isIn {
      if let item, item.submenu != nil { openSubmenu(of: item, highlightsFirst: true) }
    } else if levels.count > 1 {
      closeTopLevel()
    }
  }

  private func closeTopLevel() {
    let item = levels.last?.parentItem
    closeLevels(above: levels.count - 2)
    if let item { highlight(item) }
  }

  private func chooseHighlighted() {
    guard let item = levels.last?.highlighted else { return }
    if item.submenu != nil { openSubmenu(of: item, highlightsFirst: true) } else { choose(item) }
  }
}

/// The letters that are typed in quick succession to find an item.
@MainActor private struct TypedText {
  private var text = ""
  private var lastTime: TimeInterval = 0
  private static let pause: TimeInterval = 1

  var isEmpty: Bool { text.isEmpty || MediaClock.now - lastTime > Self.pause }

  mutating func append(_ characters: String) {
    if isEmpty { text = "" }
    text += characters
    lastTime = MediaClock.now
  }

  mutating func clear() { text = "" }

  func begins(_ title: String) -> Bool {
    title.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}
