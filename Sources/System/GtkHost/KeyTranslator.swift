import CGtk
import Foundation
import HostInterface

/// The pressed keys, to recognize repeats and to release all when the window loses focus.
struct KeyTranslator {
  /// The pressed keys by hardware code.
  private var held: [UInt32: InputEvent.Key] = [:]

  mutating func kinds(of event: OpaquePointer) -> [InputEvent.Kind] {
    let code = gdk_key_event_get_keycode(event)
    let keyval = gdk_key_event_get_keyval(event)
    var plain: UInt32 = keyval
    if let display = gdk_event_get_display(event) {
      gdk_display_translate_key(
        display, code, GdkModifierType(rawValue: 0), Int32(gdk_key_event_get_layout(event)),
        &plain, nil, nil, nil)
    }
    let isDown = gdk_event_get_event_type(event) == GDK_KEY_PRESS
    return key(isDown: isDown, code: code, keyval: keyval, plain: plain)
  }

  mutating func key(
    isDown: Bool, code: UInt32, keyval: UInt32, plain: UInt32
  ) -> [InputEvent.Kind] {
    if !isDown {
      guard var key = held.removeValue(forKey: code) else { return [] }
      key.isDown = false
      return [.key(key)]
    }
    let key = InputEvent.Key(
      isDown: true, isRepeat: held[code] != nil,
      usage: KeyUsage.usage(keyval: keyval, hardwareCode: code),
      characters: Self.characters(keyval), charactersIgnoringModifiers: Self.characters(plain))
    var remembered = key
    remembered.isRepeat = false
    held[code] = remembered
    return [.key(key)]
  }

  mutating func releaseAll() -> [InputEvent.Kind] {
    defer { held = [:] }
    return held.sorted { $0.key < $1.key }.map { entry in
      var key = entry.value
      key.isDown = false
      return .key(key)
    }
  }

  private static func characters(_ keyval: UInt32) -> String {
    let code = gdk_keyval_to_unicode(keyval)
    guard code != 0, let scalar = Unicode.Scalar(code) else { return "" }
    return String(Character(scalar))
  }
}
