import Quartz2D
import RenderTree

/// The nodes a layer made, and what they were made from. Three shells, so that a change costs only
/// the shells around it: `body` (contents and sublayers), `inside` (with background, clip, border
/// and shadow) and `node` (with opacity and transform).
struct ComposeCache {
  var drawing = LayerDrawing()
  var childNodes: [RenderNode] = []
  var body: RenderNode?
  /// What the layer's mask drew.
  var mask: RenderNode?
  var inside: RenderNode?
  var faded: RenderNode?
  var node: RenderNode?

  var matrix = CATransform3DIdentity
  var opacity: CGFloat = 1
  var isShown = true
  /// In the superlayer's coordinates; nil when it is not known what the layer covers.
  var extent: CGRect?
  /// The superlayer's, about its anchor.
  var sublayerMatrix: CATransform3D?
  /// Whether sublayers were culled because they weren't visible.
  var culling = Culling.none
}

enum Culling: Equatable {
  case none
  /// Some were, when that much of the superlayer was visible (nil: all of it).
  case under(CGRect?)
}

/// What is given from layer to layer while a frame is composed.
struct ComposePass {
  /// Of the superlayer.
  var time: TimeInterval
  var sublayerMatrix: CATransform3D?
  /// What can be seen of the superlayer, in its coordinates; nil is everything.
  var visible: CGRect?
}

enum ComposeResult {
  case node(RenderNode)
  /// And nothing wherever the layer is moved.
  case nothing
  /// Nothing, because the layer and all its contents aren't visible.
  case culled
}
