import CGtk

/// Maps keys to USB HID usages (page 7).
enum KeyUsage {
  /// The usage of a key by its position on the keyboard, except for keys with a fixed function,
  /// which keep it wherever the user has put them. 0 if unknown.
  static func usage(keyval: UInt32, hardwareCode: UInt32) -> Int {
    if let usage = byFunction[Int32(bitPattern: keyval)] { return usage }
    // X11 and Wayland use evdev's key codes plus 8.
    guard hardwareCode >= 8 else { return 0 }
    return byPlace[hardwareCode - 8] ?? 0
  }

  /// Keypad keys without Num Lock have the function printed on them.
  private static let byFunction: [Int32: Int] = [
    GDK_KEY_Return: 0x28, GDK_KEY_Escape: 0x29, GDK_KEY_BackSpace: 0x2A, GDK_KEY_Tab: 0x2B,
    GDK_KEY_ISO_Left_Tab: 0x2B, GDK_KEY_space: 0x2C, GDK_KEY_KP_Enter: 0x58,
    GDK_KEY_F1: 0x3A, GDK_KEY_F2: 0x3B, GDK_KEY_F3: 0x3C, GDK_KEY_F4: 0x3D, GDK_KEY_F5: 0x3E,
    GDK_KEY_Menu: 0x65, GDK_KEY_F6: 0x3F, GDK_KEY_F7: 0x40, GDK_KEY_F8: 0x41, GDK_KEY_F9: 0x42,
    GDK_KEY_F10: 0x43,
    GDK_KEY_F11: 0x44, GDK_KEY_F12: 0x45,
    GDK_KEY_Insert: 0x49, GDK_KEY_Home: 0x4A, GDK_KEY_Page_Up: 0x4B, GDK_KEY_Delete: 0x4C,
    GDK_KEY_End: 0x4D, GDK_KEY_Page_Down: 0x4E, GDK_KEY_Right: 0x4F, GDK_KEY_Left: 0x50,
    GDK_KEY_Down: 0x51, GDK_KEY_Up: 0x52,
    GDK_KEY_KP_Insert: 0x49, GDK_KEY_KP_Home: 0x4A, GDK_KEY_KP_Page_Up: 0x4B,
    GDK_KEY_KP_Delete: 0x4C, GDK_KEY_KP_End: 0x4D, GDK_KEY_KP_Page_Down: 0x4E,
    GDK_KEY_KP_Right: 0x4F, GDK_KEY_KP_Left: 0x50, GDK_KEY_KP_Down: 0x51, GDK_KEY_KP_Up: 0x52,
  ]

  private static let byPlace: [UInt32: Int] = {
    var table: [UInt32: Int] = [
      // Escape, Backspace, Tab, Return, space, Caps Lock.
      1: 0x29, 14: 0x2A, 15: 0x2B, 28: 0x28, 57: 0x2C, 58: 0x39,
      // - = [ ] \ ; ' ` , . / and the key beside the left Shift.
      12: 0x2D, 13: 0x2E, 26: 0x2F, 27: 0x30, 43: 0x31, 39: 0x33, 40: 0x34, 41: 0x35,
      51: 0x36, 52: 0x37, 53: 0x38, 86: 0x64, 89: 0x87,
      // Control, Shift, Alt, Super; left and right.
      29: 0xE0, 42: 0xE1, 56: 0xE2, 125: 0xE3, 97: 0xE4, 54: 0xE5, 100: 0xE6, 126: 0xE7,
      // F11, F12, Print, Scroll Lock, Pause, Menu, Help.
      87: 0x44, 88: 0x45, 99: 0x46, 70: 0x47, 119: 0x48, 127: 0x65, 138: 0x75,
      // Insert, Home, Page Up, Delete, End, Page Down; right, left, down, up.
      110: 0x49, 102: 0x4A, 104: 0x4B, 111: 0x4C, 107: 0x4D, 109: 0x4E,
      106: 0x4F, 105: 0x50, 108: 0x51, 103: 0x52,
      // Keypad: Num Lock, / * - + Enter, 1…9, 0, point, =.
      69: 0x53, 98: 0x54, 55: 0x55, 74: 0x56, 78: 0x57, 96: 0x58,
      79: 0x59, 80: 0x5A, 81: 0x5B, 75: 0x5C, 76: 0x5D, 77: 0x5E, 71: 0x5F, 72: 0x60, 73: 0x61,
      82: 0x62, 83: 0x63, 117: 0x67,
      // Mute, louder, quieter.
      113: 0x7F, 115: 0x80, 114: 0x81,
    ]
    let rows: [(first: UInt32, letters: String)] = [
      (16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm"),
    ]
    for row in rows {
      for (index, letter) in row.letters.utf8.enumerated() {
        table[row.first + UInt32(index)] = 0x04 + Int(letter) - Int(UInt8(ascii: "a"))
      }
    }
    for digit in 0..<10 { table[2 + UInt32(digit)] = 0x1E + digit }
    for index in 0..<10 { table[59 + UInt32(index)] = 0x3A + index }
    for index in 0..<12 { table[183 + UInt32(index)] = 0x68 + index }
    return table
  }()
}
