import Quartz2D

/// Replaces each backdrop of a tree by a blurred image of what lies below it.
///
/// The nodes below are drawn again as they are, so that hosts reuse what they created for them. A
/// tree without backdrops is returned as it is. A backdrop keeps its blurred image unless something
/// below it has changed.
@MainActor package final class BackdropResolver {
  /// A node drawn earlier, in the coordinates of the current node.
  private struct Item {
    var node: RenderNode
    /// The node with its backdrops unresolved.
    var plain: RenderNode
    var transform: CATransform3D
  }

  private struct CachedResult {
    /// Retained, so that no other node gets its identity.
    let backdrop: RenderNode
    let items: [Item]
    let area: CGRect
    let result: RenderNode
  }

  private var last: (tree: RenderNode, bounds: CGRect, result: RenderNode)?
  private var cached: [ObjectIdentifier: CachedResult] = [:]
  private var used: [ObjectIdentifier: CachedResult] = [:]
  /// The limit of nested blurs: what lies below is drawn twice for each.
  private static let deepest = 2
  /// The extent of a blur in standard deviations.
  private static let reach: CGFloat = 3

  package init() {}

  /// Resolves the backdrops; `bounds` is the visible area in the tree's coordinates.
  package func resolve(_ tree: RenderNode, in bounds: CGRect) -> RenderNode {
    guard tree.hasBackdrop else {
      last = nil
      cached = [:]
      return tree
    }
    if let last, last.tree === tree, last.bounds == bounds { return last.result }
    let result = walk(tree, below: [], visible: bounds)
    (cached, used) = (used, [:])
    last = (tree, bounds, result)
    return result
  }

  private func walk(_ node: RenderNode, below: [Item], visible: CGRect) -> RenderNode {
    guard node.hasBackdrop else { return node }
    switch node.content {
    case .group(let children): return group(children, below: below, visible: visible)
    case .transform(let transform, let child):
      return self.transform(transform, child, below: below, visible: visible)
    case .opacity(let value, let child):
      return RenderNode(.opacity(value, walk(child, below: below, visible: visible)))
    case .clip(let shape, let child):
      // What the clip cuts off still lies around the backdrop.
      return RenderNode(.clip(shape, walk(child, below: below, visible: visible)))
    case .mask(let child, let mask):
      return RenderNode(.mask(walk(child, below: below, visible: visible), by: mask))
    case .blend(let mode, let bottom, let top):
      return RenderNode(
        .blend(
          mode, bottom: walk(bottom, below: below, visible: visible),
          top: walk(top, below: below, visible: visible)))
    case .backdrop(let glass): return blurred(node, glass, below: below, visible: visible)
    default: return node
    }
  }

  private func group(_ children: [RenderNode], below: [Item], visible: CGRect) -> RenderNode {
    var below = below
    let resolved = children.map { child in
      let node = walk(child, below: below, visible: visible)
      below.append(Item(node: node, plain: child, transform: CATransform3DIdentity))
      return node
    }
    return RenderNode(.group(resolved))
  }

  /// Backdrops aren't resolved in perspective.
  private func transform(
    _ transform: CATransform3D, _ child: RenderNode, below: [Item], visible: CGRect
  ) -> RenderNode {
    let area = transform.m11 * transform.m22 - transform.m12 * transform.m21
    guard CATransform3DIsAffine(transform), area != 0 else {
      return RenderNode(.transform(transform, walk(child, below: [], visible: .null)))
    }
    let back = CATransform3DInvert(transform)
    let items = below.map { item in
      Item(
        node: item.node, plain: item.plain, transform: CATransform3DConcat(item.transform, back))
    }
    return RenderNode(
      .transform(transform, walk(child, below: items, visible: visible.applying(back))))
  }

  private func blurred(
    _ node: RenderNode, _ glass: RenderNode.Backdrop, below: [Item], visible: CGRect
  ) -> RenderNode {
    let margin = glass.radius * Self.reach
    let area = glass.frame.rect.insetBy(dx: -margin, dy: -margin).intersection(visible)
    guard !area.isNull, area.width > 0, area.height > 0 else { return .empty }
    let items = below.filter { item in
      guard let extent = item.plain.extent else { return true }
      return !extent.isNull && extent.applying(item.transform).intersects(area)
    }
    guard !items.isEmpty else { return .empty }
    let id = ObjectIdentifier(node)
    if let old = cached[id], old.area == area, Self.isSame(old.items, items) {
      used[id] = old
      return old.result
    }
    let nodes = items.map { item -> RenderNode in
      let node = item.node.blurDepth < Self.deepest ? item.node : item.plain
      return item.transform == CATransform3DIdentity
        ? node : RenderNode(.transform(item.transform, node))
    }
    // A window is black behind everything; without it, transparent parts of the blurred image would
    // let the sharp one show through.
    let ground = RenderNode(.fill(RoundedRect(area), CGColor(gray: 0, alpha: 1)))
    let child = RenderNode(.group([ground] + nodes))
    let result = RenderNode(.blurred(RenderNode.Blur(child: child, glass: glass, area: area)))
    used[id] = CachedResult(backdrop: node, items: items, area: area, result: result)
    return result
  }

  private static func isSame(_ a: [Item], _ b: [Item]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { $0.node === $1.node && $0.transform == $1.transform }
  }
}
