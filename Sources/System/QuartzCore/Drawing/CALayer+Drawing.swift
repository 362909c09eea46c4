import Quartz2D
import RenderTree

extension CALayer {
  /// Lets the layer draw itself, and keeps what it drew. One that draws nothing keeps what it has.
  package func recordContents() {
    let area = bounds
    guard area.width > 0, area.height > 0 else { return }
    let context = CGContext(bounds: area)
    draw(in: context)
    if let drawing = context.drawing() {
      contentNode = RenderNode(.clip(RoundedRect(area), drawing))
      contentNodeSize = area.size
    } else if contentNodeSize != nil {
      contentNode = nil
      contentNodeSize = nil
    }
  }

  /// Draws the layer and all below as they are on screen, with animations, in the coordinates of the
  /// bounds.
  public func render(in ctx: CGContext) {
    if let node = contentsAsSeen(includesUpdates: true) { ctx.draw(node) }
  }

  /// What the layer and all below look like, in the coordinates of the bounds; its own transform
  /// plays no part. Without updates: as it was last on screen, if it ever was.
  package func contentsAsSeen(includesUpdates: Bool) -> RenderNode? {
    guard !isHidden else { return nil }
    if includesUpdates || cache.node == nil {
      layoutTreeIfNeeded()
      displayIfNeeded()
      let time = superlayerTime(at: MediaClock.now)
      _ = compose(ComposePass(time: time, sublayerMatrix: cache.sublayerMatrix, visible: nil))
    }
    guard cache.isShown else { return nil }
    return cache.opacity < 1 ? cache.faded : cache.inside
  }
}
