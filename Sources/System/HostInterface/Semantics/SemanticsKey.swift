/// A key that went down or came up, in the words that assistive technologies know it by.
package struct SemanticsKey: Equatable, Sendable {
  package var isDown: Bool
  /// The number of what the key stands for, as X11 counts.
  package var symbol: UInt32
  /// The number of the key on the keyboard.
  package var hardwareCode: UInt32
  /// X11's bits of the keys that are held, and the fifteenth for Num Lock.
  package var modifiers: UInt32
  /// The desktop's time in milliseconds.
  package var timestamp: UInt32
  /// The letter, or the name of a key that writes none.
  package var name: String
  /// Whether the name is what the key writes.
  package var isText: Bool

  package init(
    isDown: Bool, symbol: UInt32, hardwareCode: UInt32 = 0, modifiers: UInt32 = 0,
    timestamp: UInt32 = 0, name: String = "", isText: Bool = false
  ) {
    self.isDown = isDown
    self.symbol = symbol
    self.hardwareCode = hardwareCode
    self.modifiers = modifiers
    self.timestamp = timestamp
    self.name = name
    self.isText = isText
  }
}
