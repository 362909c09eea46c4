import HostInterface

extension MenuItemView: SemanticsDescribing {
  var semanticsRole: SemanticsRole? { .menuItem }

  func describe(_ node: inout SemanticsNode) {
    guard node.states.contains(.selected) else { return }
    node.states.subtract([.selectable, .selected])
    node.states.formUnion([.checkable, .checked])
  }
}
