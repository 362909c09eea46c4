import HostInterface

extension MenuItemView: SemanticsDescribing {
  var semanticsRole: SemanticsRole? { .menuItem }

  func describe(_ node: inout SemanticsNode) {
    guard node.states.contains(.selected) else { return }
    node.states.subtract([.selectable, .selected])
    node.states.formUnion([.checkable, .checked])
  }
}

/// Readers say that a menu has opened, not a dialog without a name.
extension MenuPanel: SemanticsDescribing {
  var semanticsRole: SemanticsRole? { .menu }
}
