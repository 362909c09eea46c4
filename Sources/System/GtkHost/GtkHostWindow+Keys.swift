import CGtk
import CGtkShim
import Foundation
import HostInterface

extension GtkHostWindow {
  /// A key that went down or came up: it is told to screen readers that want keys, and the app has
  /// it once they have left it.
  func handleKey(_ event: OpaquePointer) {
    guard let semantics = HostServices.current.semantics,
      semantics.wantsKeys || !askedKeys.isEmpty
    else { return deliverKey(event) }
    gdk_event_ref(event)
    let number = askedKeys.add(event)
    semantics.tell(SemanticsKey(event)) { [weak self] isTaken in
      guard let self else { return }
      deliver(askedKeys.answer(number, isTaken: isTaken))
    }
  }

  private func deliver(_ keys: [(key: OpaquePointer, isTaken: Bool)]) {
    for (event, isTaken) in keys {
      if !isTaken, window != nil { deliverKey(event) }
      gdk_event_unref(event)
    }
  }

  /// Lets go of the keys that nobody has answered for: to the app, unless the window is gone.
  func deliverAskedKeys() { deliver(askedKeys.removeAll()) }

  private func deliverKey(_ event: OpaquePointer) {
    guard !MainLoopWait.isWaiting else {
      let later = MainThreadValue(event)
      gdk_event_ref(event)
      MainLoopWait.deliver { [weak self] in
        self?.deliverKey(later.value)
        gdk_event_unref(later.value)
      }
      return
    }
    let isText = textInput?.filter(event) ?? false
    // A key that went down before the text was edited comes up for the app.
    if isText, gdk_event_get_event_type(event) == GDK_KEY_PRESS { return }
    send(keys.kinds(of: event), of: event)
  }
}

extension SemanticsKey {
  /// An event of a key.
  init(_ event: OpaquePointer) {
    let symbol = gdk_key_event_get_keyval(event)
    let state = gdk_event_get_modifier_state(event).rawValue
    // The bits up to the eighth are X11's; GDK has Super elsewhere, where X11 has the fourth modifier.
    var modifiers = UInt32(truncatingIfNeeded: state) & 0xff
    if state & GDK_SUPER_MASK.rawValue != 0 { modifiers |= 1 << 6 }
    if gdk_event_get_device(event).map(gdk_device_get_num_lock_state) == 1 { modifiers |= 1 << 14 }
    self.init(
      isDown: gdk_event_get_event_type(event) == GDK_KEY_PRESS, symbol: symbol,
      hardwareCode: gdk_key_event_get_keycode(event), modifiers: modifiers,
      timestamp: gdk_event_get_time(event))
    (name, isText) = Self.name(of: symbol)
  }

  /// A letter that shows something, or the name that X11 has for the key.
  static func name(of symbol: UInt32) -> (String, isText: Bool) {
    if let scalar = Unicode.Scalar(gdk_keyval_to_unicode(symbol)),
      g_unichar_isgraph(scalar.value) != 0
    {
      return (String(Character(scalar)), true)
    }
    return (gdk_keyval_name(symbol).map { String(cString: $0) } ?? "", false)
  }
}
