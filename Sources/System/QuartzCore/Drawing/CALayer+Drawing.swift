import Quartz2D
import RenderTree

extension CALayer {
  /// Lets the layer draw its contents and records the drawing; a layer that draws nothing keeps its
  /// contents.
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

  /// Returns the layer and its sublayers in the layer's coordinates, without the layer's own
  /// transform.
  ///
  /// Without updates, the result shows the last displayed state if there is one.
  package func contentsAsSeen(includesUpdates: Bool) -> RenderNode? {
    guard !isHidden else { return nil }
    if includesUpdates || cache.node == nil {
      layoutTreeIfNeeded()
      displayIfNeeded()
      let time = superlayerTime(at: MediaClock.now)
      _ = compose(
        ComposePass(
          time: time, sublayerMatrix: cache.sublayerMatrix, visible: nil,
          isOnScreen: root.isDrawnRoot))
    }
    guard cache.isShown else { return nil }
    return cache.opacity < 1 ? cache.faded : cache.inside
  }
}
