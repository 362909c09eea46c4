import HostInterface

/// The states of an object, as AT-SPI numbers them.
struct AtSpiStates {
  private(set) var bits: UInt64 = 0

  static let names: [(state: SemanticsStates, number: UInt64, name: String)] = [
    (.enabled, 8, "enabled"), (.enabled, 24, "sensitive"), (.showing, 25, "showing"),
    (.selectable, 22, "selectable"), (.selected, 23, "selected"),
    (.checkable, 41, "checkable"), (.checked, 4, "checked"), (.focusable, 11, "focusable"),
    (.modal, 16, "modal"), (.editable, 7, "editable"), (.multiline, 17, "multi-line"),
    (.expandable, 9, "expandable"), (.expanded, 10, "expanded"),
  ]
  static let active: UInt64 = 1
  static let focused: UInt64 = 12
  static let showing: UInt64 = 25
  static let visible: UInt64 = 30
  static let singleLine: UInt64 = 26
  static let selectableText: UInt64 = 38

  mutating func insert(_ number: UInt64) { bits |= 1 << number }

  /// Two words of 32 bits, the lower one first.
  var variant: Variant {
    .array(
      of: "u",
      [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(truncatingIfNeeded: bits >> 32))])
  }

  init() {}

  init(of node: SemanticsNode, isFocused: Bool, isActive: Bool) {
    insert(Self.visible)
    for (state, number, _) in Self.names where node.states.contains(state) { insert(number) }
    if isFocused { insert(Self.focused) }
    if isActive, node.role == .window { insert(Self.active) }
    if node.role == .textField || node.role == .secureTextField { insert(Self.singleLine) }
    if node.text?.selection != nil { insert(Self.selectableText) }
  }
}
