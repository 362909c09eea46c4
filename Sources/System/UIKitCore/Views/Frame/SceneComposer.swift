import HostInterface
import QuartzCore

/// Combines the layers of a scene's windows into the content of its desktop window.
@MainActor final class SceneComposer {
  /// The node that was composed last.
  private(set) var lastNode: RenderNode?
  private var group: (nodes: [RenderNode], joined: RenderNode)?
  private let backdrops = BackdropResolver()

  /// Returns the composed node of the windows; `nil` if nothing has changed since the last call.
  func compose(_ windows: [UIWindow], in size: CGSize, at time: TimeInterval) -> RenderNode? {
    compose(joined(windows.map { $0.layer.renderNode(at: time) }), in: size)
  }

  /// Returns the composed node of a layer; `nil` if nothing has changed since the last call.
  func compose(_ layer: CALayer, in size: CGSize, at time: TimeInterval) -> RenderNode? {
    compose(layer.renderNode(at: time), in: size)
  }

  private func compose(_ content: RenderNode, in size: CGSize) -> RenderNode? {
    let node = backdrops.resolve(content, in: CGRect(origin: .zero, size: size))
    guard node !== lastNode else { return nil }
    lastNode = node
    return node
  }

  /// Returns the group of the nodes, which is the same node again if none of them has changed.
  private func joined(_ nodes: [RenderNode]) -> RenderNode {
    if nodes.count == 1 { return nodes[0] }
    if let group, group.nodes.elementsEqual(nodes, by: ===) { return group.joined }
    let tree = RenderNode(.group(nodes))
    group = (nodes, tree)
    return tree
  }
}
