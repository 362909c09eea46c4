import HostInterface
import QuartzCore

/// Routes input events of a scene to its windows: touches to the frontmost window that accepts them
/// where they began, until they end, and keys to the key window.
@MainActor final class SceneEventRouter {
  private unowned let scene: UIWindowScene
  private var pointers: [Pointer: Weak<UIWindow>] = [:]
  /// The device that moved or pressed last.
  private(set) var lastDevice = InputEvent.Device.mouse
  private(set) var lastPress = CGPoint.zero
  private weak var hovered: UIWindow?
  private weak var scrolled: UIWindow?
  private weak var pinched: UIWindow?
  private var titleBar = TitleBarTracking()
  private let toolTips = ToolTipSession()

  private struct Pointer: Hashable {
    var device: InputEvent.Device
    var id: Int
  }

  init(scene: UIWindowScene) { self.scene = scene }

  func handle(_ event: InputEvent) {
    if case .pointer(let pointer) = event.kind {
      lastDevice = pointer.device
      if pointer.phase == .began { lastPress = pointer.location }
    }
    var event = event
    if let drag = scene.drag {
      guard let passed = drag.filter(event) else { return }
      event = passed
    }
    if !event.isHover { toolTips.dismiss() }
    if scene.menuSession?.handle(event) == true { return }
    if scene.windowControls != nil, tracksTitleBar(event) { return }
    switch event.kind {
    case .pointer(let pointer): handle(pointer, event)
    case .hover(let phase, let location):
      let target = phase == .left ? nil : window(at: location)
      if let hovered, hovered !== target {
        var left = event
        left.kind = .hover(.left, location: location)
        send(left, to: hovered)
      }
      hovered = target
      if phase == .moved, let target { send(event, to: target) }
      let origin = target?.frame.origin ?? .zero
      toolTips.pointerMoved(
        to: CGPoint(x: location.x - origin.x, y: location.y - origin.y), in: target)
    case .scroll(let scroll):
      if scrolled == nil || scroll.phase == .began || scroll.unit == .detents {
        scrolled = window(at: scroll.location)
      }
      if let scrolled { send(event, to: scrolled) }
    case .pinch(let pinch):
      if pinched == nil || pinch.phase == .began { pinched = window(at: pinch.location) }
      if let pinched { send(event, to: pinched) }
    case .key:
      if let window = scene.keyWindow ?? scene.shownWindows.last { send(event, to: window) }
    }
  }

  private func handle(_ pointer: InputEvent.Pointer, _ event: InputEvent) {
    let key = Pointer(device: pointer.device, id: pointer.id)
    let target = pointers[key]?.value ?? window(at: pointer.location)
    if pointer.phase == .began { pointers[key] = target.map(Weak.init) }
    if let target { send(event, to: target) }
    // A mouse has several buttons but only one location: its route ends once the window has no
    // touches left.
    if pointer.phase == .ended || pointer.phase == .cancelled,
      target?.eventDispatcher.hasTouches != true
    {
      pointers[key] = nil
    }
  }

  /// Returns whether an event moves or maximizes the desktop window, so that no view receives it.
  private func tracksTitleBar(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .hover(let phase, let location):
      scene.windowControls?.pointerMoved(to: phase == .left ? nil : location)
    case .pointer(let pointer):
      if pointer.device == .touch { scene.windowControls?.pointerMoved(to: nil) }
      let result = titleBar.track(
        pointer, at: event.timestamp, isInBar: scene.movesDesktopWindow(from:))
      guard result != .none else { return false }
      cancelAll()
      if result == .move { scene.hostWindow?.beginMove() }
      if result == .doubleClick { scene.hostWindow?.titleBarWasDoubleClicked() }
      return true
    default: break
    }
    return false
  }

  /// Called when the desktop's window is no longer the active one.
  func windowDidResignActive() { toolTips.pointerMoved(to: .zero, in: nil) }

  func forget(_ window: UIWindow) {
    pointers = pointers.filter { $0.value.value !== window }
    if hovered === window { hovered = nil }
    if scrolled === window { scrolled = nil }
    if pinched === window { pinched = nil }
  }

  /// Cancels the ongoing input of the windows because a menu takes over the input.
  func cancelAll() {
    if let hovered {
      let left = InputEvent.Kind.hover(.left, location: .zero)
      send(InputEvent(timestamp: MediaClock.now, kind: left), to: hovered)
    }
    toolTips.pointerMoved(to: .zero, in: nil)
    for window in scene.drawnWindows { window.eventDispatcher.cancelAll() }
    pointers = [:]
    (hovered, scrolled, pinched) = (nil, nil, nil)
  }

  private func window(at location: CGPoint) -> UIWindow? {
    if let popup = scene.popups.last(where: { $0.frame.contains(location) && $0.isTakingInput }) {
      return popup
    }
    let shown = scene.drawnWindows
    guard shown.count > 1 else { return shown.first }
    return shown.last { window in
      let point = CGPoint(x: location.x - window.frame.minX, y: location.y - window.frame.minY)
      return window.hitTest(point, with: nil) != nil
    } ?? shown.first
  }

  private func send(_ event: InputEvent, to window: UIWindow) {
    window.eventDispatcher.handle(event.moved(by: window.frame.origin))
  }
}

extension InputEvent {
  fileprivate var isHover: Bool { if case .hover = kind { true } else { false } }

  /// Returns the event in the coordinates of a window whose origin is the specified point.
  fileprivate func moved(by origin: CGPoint) -> InputEvent {
    guard origin != .zero else { return self }
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    var event = self
    switch kind {
    case .pointer(var pointer):
      pointer.location = moved(pointer.location)
      event.kind = .pointer(pointer)
    case .hover(let phase, let location): event.kind = .hover(phase, location: moved(location))
    case .scroll(var scroll):
      scroll.location = moved(scroll.location)
      event.kind = .scroll(scroll)
    case .pinch(var pinch):
      pinch.location = moved(pinch.location)
      event.kind = .pinch(pinch)
    case .key: break
    }
    return event
  }
}
