import Quartz2D

/// One immutable piece of what a frame looks like.
///
/// Layers make nodes, the host turns them into its own. A layer that did not change gives the same
/// instance again, so the host may keep what it made of it in `hostCache`.
package final class RenderNode: Sendable {
  package let content: Content
  /// Whether a backdrop in it waits for a `BackdropResolver`.
  package let hasBackdrop: Bool
  /// Blurred pictures within blurred pictures.
  package let blurDepth: Int

  /// What the host made of this node. Main thread only.
  nonisolated(unsafe) package var hostCache: AnyObject?  // because only the host touches it, on main

  package init(_ content: Content) {
    self.content = content
    switch content {
    case .backdrop: (hasBackdrop, blurDepth) = (true, 0)
    case .group(let children):
      hasBackdrop = children.contains(where: \.hasBackdrop)
      blurDepth = children.reduce(0) { max($0, $1.blurDepth) }
    case .transform(_, let child), .opacity(_, let child), .clip(_, let child), .mask(let child, _):
      (hasBackdrop, blurDepth) = (child.hasBackdrop, child.blurDepth)
    case .blend(_, let bottom, let top):
      hasBackdrop = bottom.hasBackdrop || top.hasBackdrop
      blurDepth = max(bottom.blurDepth, top.blurDepth)
    case .blurred(let blur): (hasBackdrop, blurDepth) = (false, blur.child.blurDepth + 1)
    default: (hasBackdrop, blurDepth) = (false, 0)
    }
  }

  package static let empty = RenderNode(.group([]))

  /// Coordinates are points in the space of the nearest `transform` above, y downwards.
  package enum Content: Sendable {
    /// Children back to front.
    case group([RenderNode])
    case transform(CATransform3D, RenderNode)
    /// 0…1, of the child as one picture.
    case opacity(CGFloat, RenderNode)
    case clip(RoundedRect, RenderNode)
    /// As much of the child as the other is opaque there; what the other does not draw is nothing.
    case mask(RenderNode, by: RenderNode)
    /// What was drawn below, blurred; nothing until a `BackdropResolver` has found that.
    case backdrop(Backdrop)
    case blurred(Blur)
    case fill(RoundedRect, CGColor)
    /// The whole image scaled into the frame.
    case image(CGImage, frame: CGRect, filter: ImageFilter)
    /// Drawn inside the outline, as wide as `width` points.
    case border(RoundedRect, width: CGFloat, CGColor)
    /// Outside the outline only, as box shadows are. `blur` is Core Animation's shadowRadius (a
    /// standard deviation), in points.
    case shadow(RoundedRect, CGColor, offset: CGSize, blur: CGFloat)
    /// `color` colours what has no colour of its own.
    case text(any TextDrawing, origin: CGPoint, color: CGColor)
    case path(CGPath, fill: CGColor?, stroke: Stroke?, isEvenOdd: Bool = false)
    /// The top's colours mixed with those that are there; where the top is nothing the bottom stays.
    case blend(CGBlendMode, bottom: RenderNode, top: RenderNode)
    /// Start and end points in the coordinates of the node; locations 0…1 rising.
    case linearGradient(RoundedRect, [GradientStop], start: CGPoint, end: CGPoint)
  }

  package struct Backdrop: Hashable, Sendable {
    package var frame: RoundedRect
    /// The standard deviation, in points.
    package var radius: CGFloat
    /// 1 leaves colours as they are.
    package var saturation: CGFloat

    package init(frame: RoundedRect, radius: CGFloat, saturation: CGFloat) {
      self.frame = frame
      self.radius = radius
      self.saturation = saturation
    }
  }

  /// The child seen through frosted glass. Only what lies in `area` is known: its edges go on for
  /// ever, as nobody wants a dark rim.
  package struct Blur: Sendable {
    package var child: RenderNode
    package var glass: Backdrop
    package var area: CGRect

    package init(child: RenderNode, glass: Backdrop, area: CGRect) {
      self.child = child
      self.glass = glass
      self.area = area
    }
  }

  package enum ImageFilter: Hashable, Sendable {
    /// Smooth at any scale: mip levels below 1.
    case trilinear
    case linear
    case nearest
  }

  package struct GradientStop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor

    package init(location: CGFloat, color: CGColor) {
      self.location = location
      self.color = color
    }
  }

  package struct Stroke: Hashable, Sendable {
    package var color: CGColor
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    /// Half widths that a sharp corner may reach out before it is cut.
    package var miterLimit: CGFloat = 10
    /// Lengths of dashes and gaps by turns; empty is one line.
    package var dashes: [CGFloat] = []
    package var dashPhase: CGFloat = 0

    package init(
      color: CGColor, width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter
    ) {
      self.color = color
      self.width = width
      self.cap = cap
      self.join = join
    }
  }
}

/// Text that the host has laid out and can draw; it comes from the host's `TextShaping`.
package protocol TextDrawing: AnyObject, Sendable {
  /// Where the ink and the lines are, from the origin given to the node.
  var bounds: CGRect { get }
}
