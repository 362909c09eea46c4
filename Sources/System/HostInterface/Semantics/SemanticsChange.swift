/// One difference between two trees of a window.
package enum SemanticsChange: Equatable, Sendable {
  case removed(SemanticsNode.ID, from: SemanticsNode.ID, at: Int)
  case added(SemanticsNode.ID, to: SemanticsNode.ID, at: Int)
  case name(SemanticsNode.ID)
  case hint(SemanticsNode.ID)
  case value(SemanticsNode.ID)
  case states(SemanticsNode.ID, turnedOn: SemanticsStates, turnedOff: SemanticsStates)
  case bounds(SemanticsNode.ID)
  case text(SemanticsNode.ID)
  case selection(SemanticsNode.ID)
  case focus(SemanticsNode.ID?, before: SemanticsNode.ID?)
}

extension SemanticsTree {
  /// Returns what turns an older tree into this one: children first, from the outside inwards, and
  /// the focus last. Of nodes that are new or gone only the outermost are named.
  package func changes(since older: SemanticsTree) -> [SemanticsChange] {
    var changes: [SemanticsChange] = []
    for node in inOrder {
      guard let former = older[node.id] else { continue }
      if former.children != node.children { changes += childChanges(of: node, since: former) }
      changes += node.changes(since: former)
    }
    if focus != older.focus { changes.append(.focus(focus, before: older.focus)) }
    return changes
  }

  /// In an order in which the places are right as the changes are made one after the other.
  private func childChanges(
    of node: SemanticsNode, since former: SemanticsNode
  ) -> [SemanticsChange] {
    node.children.difference(from: former.children).map { change in
      switch change {
      case .remove(let index, let child, _): .removed(child, from: node.id, at: index)
      case .insert(let index, let child, _): .added(child, to: node.id, at: index)
      }
    }
  }
}

extension SemanticsNode {
  fileprivate func changes(since former: SemanticsNode) -> [SemanticsChange] {
    var changes: [SemanticsChange] = []
    if name != former.name { changes.append(.name(id)) }
    if hint != former.hint { changes.append(.hint(id)) }
    if value != former.value || range != former.range { changes.append(.value(id)) }
    if states != former.states {
      changes.append(
        .states(
          id, turnedOn: states.subtracting(former.states),
          turnedOff: former.states.subtracting(states)))
    }
    if bounds != former.bounds { changes.append(.bounds(id)) }
    if text?.string != former.text?.string { changes.append(.text(id)) }
    if text?.selection != former.text?.selection { changes.append(.selection(id)) }
    return changes
  }
}
