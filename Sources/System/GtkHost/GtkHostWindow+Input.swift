import CGtk
import CGtkShim
import Foundation
import HostInterface

extension GtkHostWindow {
  /// Returns whether the event was handled, so that GTK ignores it.
  func handle(_ event: OpaquePointer) -> Bool {
    let type = gdk_event_get_event_type(event)
    if type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN {
      pressingDevice = gdk_event_get_device(event)
    }
    switch type {
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_MOTION_NOTIFY:
      guard gdk_event_get_pointer_emulated(event) == 0 else { return true }
      endScroll(unlessMotion: event)
      send(pointers.mouseKinds(of: event, at: location(of: event)), of: event)
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      send(pointers.touchKinds(of: event, at: location(of: event)), of: event)
    case GDK_SCROLL:
      send(scrolls.kinds(of: event, at: location(of: event)), of: event)
      watchScroll()
    case GDK_TOUCHPAD_PINCH:
      send(scrolls.pinchKinds(of: event, at: location(of: event)), of: event)
    case GDK_TOUCHPAD_HOLD:
      send(scrolls.holdKinds(of: event, at: location(of: event)), of: event)
      watchScroll()
    case GDK_KEY_PRESS, GDK_KEY_RELEASE:
      handleKey(event)
    // A popup that opens takes the grab of the press that opened it, which goes on.
    case GDK_GRAB_BROKEN where !popups.isEmpty: return false
    case GDK_GRAB_BROKEN:
      send(pointers.cancelAll())
      return false
    default: return false
    }
    return true
  }

  func pointerEntered(_ location: CGPoint) {
    guard !pointers.isDown else { return }
    send([.hover(.moved, location: location)])
  }

  func pointerLeft() {
    guard !pointers.isDown else { return }
    send([.hover(.left, location: pointers.lastLocation)])
  }

  func releaseHeldKeys() {
    deliverAskedKeys()
    send(keys.releaseAll())
  }

  func cancelPointers() { send(pointers.cancelAll()) }

  func location(of event: OpaquePointer) -> CGPoint {
    var (x, y) = (0.0, 0.0)
    guard window != nil, gdk_event_get_position(event, &x, &y) != 0 else {
      return pointers.lastLocation
    }
    let origin = origin(ofSurfaceOf: event)
    let location = CGPoint(x: x + origin.x, y: y + origin.y)
    return location.x.isFinite && location.y.isFinite ? location : pointers.lastLocation
  }

  func send(_ kinds: [InputEvent.Kind], of event: OpaquePointer? = nil) {
    guard !kinds.isEmpty else { return }
    let now = GtkClock.now
    let timestamp = event.map {
      eventClock.seconds(milliseconds: gdk_event_get_time($0), now: now)
    }
    let modifiers = event.map { InputEvent.Modifiers(gdk: gdk_event_get_modifier_state($0)) } ?? []
    for kind in kinds {
      let input = InputEvent(timestamp: timestamp ?? now, modifiers: modifiers, kind: kind)
      notify { [weak self] handler in
        guard let self else { return }
        handler.hostWindow(self, received: input)
      }
    }
  }

  // MARK: The end of a touchpad's scroll

  /// The pause in seconds after which a scroll ends, as some drivers don't report that the fingers
  /// lifted.
  private static let scrollSilence: TimeInterval = 0.15

  private func watchScroll() {
    guard scrolls.needsWatching else { return stopScrollTimer() }
    if scrollTimer == nil {
      scrollTimer = host_timer_new(
        { context in
          guard let window = object(context, as: GtkHostWindow.self) else { return }
          MainActor.assumeIsolated { window.send(window.scrolls.end()) }
        }, Unmanaged.passUnretained(self).toOpaque())
      g_source_attach(scrollTimer, nil)
    }
    g_source_set_ready_time(
      scrollTimer, GtkClock.microseconds(GtkClock.now + Self.scrollSilence))
  }

  func stopScrollTimer() {
    guard let scrollTimer else { return }
    g_source_destroy(scrollTimer)
    g_source_unref(scrollTimer)
    self.scrollTimer = nil
  }

  private func endScroll(unlessMotion event: OpaquePointer) {
    guard gdk_event_get_event_type(event) == GDK_BUTTON_PRESS else { return }
    send(scrolls.end(), of: event)
    stopScrollTimer()
  }
}

extension InputEvent.Modifiers {
  init(gdk state: GdkModifierType) {
    self = []
    if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.alternate) }
    if state.rawValue & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 { insert(.command) }
    if state.rawValue & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
  }
}
