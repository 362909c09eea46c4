import Quartz2D

/// What a window shows, for programs that don't look at it, at one moment: the second output of a
/// frame, beside its render nodes.
package struct SemanticsTree: Equatable, Sendable {
  /// The node of the window.
  package let root: SemanticsNode.ID
  package let nodes: [SemanticsNode.ID: SemanticsNode]
  /// The node that keys go to, or that the app has moved the reader to.
  package let focus: SemanticsNode.ID?

  package init(root: SemanticsNode.ID, nodes: [SemanticsNode], focus: SemanticsNode.ID? = nil) {
    self.root = root
    var known = [SemanticsNode.ID: SemanticsNode](minimumCapacity: nodes.count)
    for node in nodes where known[node.id] == nil { known[node.id] = node }
    self.nodes = known
    self.focus = focus
  }

  package subscript(id: SemanticsNode.ID) -> SemanticsNode? { nodes[id] }

  /// The nodes from the root on, each before its children, in reading order.
  package var inOrder: [SemanticsNode] {
    var (found, waiting) = ([SemanticsNode](), [root])
    while let id = waiting.popLast() {
      guard let node = nodes[id] else { continue }
      found.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return found
  }

  /// The innermost node at a point of the window; of several, the one that is read last, as it lies
  /// in front.
  package func node(at point: CGPoint) -> SemanticsNode? {
    var found: SemanticsNode?
    for node in inOrder where node.bounds.contains(point) && node.states.contains(.showing) {
      found = node
    }
    return found
  }
}
