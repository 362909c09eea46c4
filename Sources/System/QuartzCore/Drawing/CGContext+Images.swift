import Quartz2D
import RenderTree

extension CGContext {
  /// Draws an image, which appears upside down in UIKit's contexts, as on Apple's systems; use
  /// `UIImage.draw(in:)` there.
  ///
  /// - Parameter byTiling: Whether the image is repeated from the rectangle on, in all of the area
  ///   that is clipped to.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return emitInUserSpace(upsideDown(image, in: rect)) }
    let (rect, area) = (rect.standardized, boundingBoxOfClipPath)
    guard !area.isNull, !area.isInfinite, rect.width > 0, rect.height > 0 else { return }
    // A pattern begins at the origin, here the corner of the rectangle where the image begins.
    var flip = CATransform3DMakeScale(1, -1, 1)
    (flip.m41, flip.m42) = (rect.minX, rect.maxY)
    let local = CGRect(
      x: area.minX - rect.minX, y: rect.maxY - area.maxY, width: area.width, height: area.height)
    let tiles = RenderNode(
      .path(
        CGPath(rect: local, transform: nil), fill: CGColor(repeating: image, size: rect.size),
        stroke: nil))
    emitInUserSpace(RenderNode(.transform(flip, tiles)))
  }

  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    emitInUserSpace(imageNode(image, in: rect))
  }

  func upsideDown(_ image: CGImage, in rect: CGRect) -> RenderNode {
    var flip = CATransform3DMakeScale(1, -1, 1)
    flip.m42 = rect.minY + rect.maxY
    return RenderNode(.transform(flip, imageNode(image, in: rect)))
  }

  private func imageNode(_ image: CGImage, in rect: CGRect) -> RenderNode {
    let filter: RenderNode.ImageFilter = state.interpolation == .none ? .nearest : .trilinear
    return RenderNode(.image(image, frame: rect, filter: filter))
  }
}

extension CGImage {
  /// Black with the lightness of an opaque image as its opacity.
  var lightnessAsAlpha: CGImage {
    CGImage(width: width, height: height) { target in
      withPixels { source in
        for y in 0..<height {
          for x in 0..<width {
            let from = y * bytesPerRow + x * 4
            let (blue, green, red) = (
              Int(source[from]), Int(source[from + 1]), Int(source[from + 2])
            )
            let light = (299 * red + 587 * green + 114 * blue + 500) / 1000
            target[(y * width + x) * 4 + 3] = UInt8(clamping: light)
          }
        }
      }
    }
  }
}
