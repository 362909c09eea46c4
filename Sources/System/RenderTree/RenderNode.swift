import Quartz2D

/// An immutable part of a frame.
///
/// Layers create nodes and the host converts them to its own. A layer that hasn't changed returns
/// the same instance, so the host may keep what it created in `hostCache`.
package final class RenderNode: Sendable {
  package let content: Content
  /// Whether the node contains a backdrop, which a `BackdropResolver` has to resolve.
  package let hasBackdrop: Bool
  /// The nesting depth of blurs.
  package let blurDepth: Int

  /// The host's object for this node. Main thread only.
  // Because only the host touches it, on main.
  nonisolated(unsafe) package var hostCache: AnyObject?

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

  /// Coordinates are points in the space of the nearest enclosing `transform`, with y pointing
  /// down.
  package enum Content: Sendable {
    /// The children from back to front.
    case group([RenderNode])
    case transform(CATransform3D, RenderNode)
    /// The opacity of the child as a whole, from 0 to 1.
    case opacity(CGFloat, RenderNode)
    case clip(RoundedRect, RenderNode)
    /// The child with the opacity of the mask; nothing where the mask draws nothing.
    case mask(RenderNode, by: RenderNode)
    /// A blurred image of what was drawn below; nothing until a `BackdropResolver` has resolved it.
    case backdrop(Backdrop)
    case blurred(Blur)
    case fill(RoundedRect, CGColor)
    /// An image scaled to the frame.
    case image(CGImage, frame: CGRect, filter: ImageFilter)
    /// A line of the given width in points, inside the outline.
    case border(RoundedRect, width: CGFloat, CGColor)
    /// A shadow outside the outline only, like CSS box shadows. `blur` is Core Animation's
    /// `shadowRadius`, a standard deviation in points.
    case shadow(RoundedRect, CGColor, offset: CGSize, blur: CGFloat)
    /// Text; `color` is for runs without a color of their own.
    case text(any TextDrawing, origin: CGPoint, color: CGColor)
    case path(CGPath, fill: CGColor?, stroke: Stroke?, isEvenOdd: Bool = false)
    /// The colors of the top blended with the bottom's; where the top draws nothing, the bottom
    /// remains.
    case blend(CGBlendMode, bottom: RenderNode, top: RenderNode)
    /// A gradient with start and end points in the node's coordinates and ascending locations from
    /// 0 to 1.
    case linearGradient(RoundedRect, [GradientStop], start: CGPoint, end: CGPoint)
    /// A gradient from the ellipse of a center and two radii, made smaller by the factor `start`,
    /// to the ellipse itself, with ascending locations from 0 to 1.
    case radialGradient(
      RoundedRect, [GradientStop], center: CGPoint, radii: CGSize, start: CGFloat = 0)
  }

  package struct Backdrop: Hashable, Sendable {
    package var frame: RoundedRect
    /// The standard deviation in points.
    package var radius: CGFloat
    /// The factor of the saturation; 1 leaves colors unchanged.
    package var saturation: CGFloat

    package init(frame: RoundedRect, radius: CGFloat, saturation: CGFloat) {
      self.frame = frame
      self.radius = radius
      self.saturation = saturation
    }
  }

  /// A blurred child. Only the part in `area` is known; its edge pixels are extended beyond it,
  /// which prevents a dark rim.
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
    /// Smooth at any scale; uses mip levels below 1.
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
    /// The length at which sharp corners are cut off, in half widths.
    package var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps in turns; empty for a solid line.
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

/// Text that the host has laid out and can draw, created by its `TextShaping`.
package protocol TextDrawing: AnyObject, Sendable {
  /// The area of the glyphs and lines, relative to the node's origin.
  var bounds: CGRect { get }
}
