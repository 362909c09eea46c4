import Quartz2D
import RenderTree

/// The render nodes of a layer, and the values they depend on.
///
/// The nodes are nested, so that a change only rebuilds the nodes around it: `body` (contents and
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
  /// The layer's extent in the superlayer's coordinates; `nil` if unknown.
  var extent: CGRect?
  /// The superlayer's sublayer transform around its anchor point.
  var sublayerMatrix: CATransform3D?
  /// A value that indicates whether sublayers were culled because they weren't visible.
  var culling = Culling.none

  /// Returns whether the sublayer matrix of a pass differs from that of the last one. Few layers
  /// have one, and this is called for every layer in every frame, so matrices are only compared if
  /// there are any.
  func isMoved(by pass: ComposePass) -> Bool {
    if case nil = sublayerMatrix, case nil = pass.sublayerMatrix { return false }
    return sublayerMatrix != pass.sublayerMatrix
  }
}

enum Culling: Equatable {
  case none
  /// Some sublayers were culled while this part of the superlayer was visible; `nil` is all of it.
  case under(CGRect?)
}

/// The values passed down the tree while a frame is composed.
struct ComposePass {
  /// The time in the time space of the superlayer.
  var time: TimeInterval
  var sublayerMatrix: CATransform3D?
  /// The visible part of the superlayer, in its coordinates; `nil` is all of it.
  var visible: CGRect?
  /// Whether the layers are drawn on screen, and not only into an image. Only then do their changes
  /// begin implicit animations.
  var isOnScreen = true
}

enum ComposeResult {
  case node(RenderNode)
  /// There is no node, regardless of the layer's position.
  case nothing
  /// There is no node, because the layer and all its contents aren't visible.
  case culled
}
