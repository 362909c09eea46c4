import Quartz2D
import RenderTree

/// The nodes that a layer created, and the values they depend on.
///
/// They are nested, so that a change only rebuilds the nodes around it: `body` (contents and
/// sublayers), `inside` (with background, clip, border and shadow) and `node` (with opacity and
/// transform).
struct ComposeCache {
  var drawing = LayerDrawing()
  var childNodes: [RenderNode] = []
  var body: RenderNode?
  /// The node of the layer's mask.
  var mask: RenderNode?
  var inside: RenderNode?
  var faded: RenderNode?
  var node: RenderNode?

  var matrix = CATransform3DIdentity
  var opacity: CGFloat = 1
  var isShown = true
  /// The layer's extent in the superlayer's coordinates; nil if it isn't known.
  var extent: CGRect?
  /// The superlayer's sublayer transform around its anchor point.
  var sublayerMatrix: CATransform3D?
  /// Whether sublayers were culled because they weren't visible.
  var culling = Culling.none

  /// Whether a pass has another sublayer matrix than the last one. Few layers have any, and this is
  /// asked of every layer in every frame, so matrices are only copied where there are some.
  func isMoved(by pass: ComposePass) -> Bool {
    if case nil = sublayerMatrix, case nil = pass.sublayerMatrix { return false }
    return sublayerMatrix != pass.sublayerMatrix
  }
}

enum Culling: Equatable {
  case none
  /// Some sublayers were culled, with this part of the superlayer visible; nil is all of it.
  case under(CGRect?)
}

/// The values passed down the tree while a frame is composed.
struct ComposePass {
  /// The time of the superlayer.
  var time: TimeInterval
  var sublayerMatrix: CATransform3D?
  /// The visible part of the superlayer, in its coordinates; nil is all of it.
  var visible: CGRect?
}

enum ComposeResult {
  case node(RenderNode)
  /// Nothing, wherever the layer is moved.
  case nothing
  /// Nothing, because the layer and all its contents aren't visible.
  case culled
}
