import UIKit
import UIKitCompat

extension PhotoEdit {
  /// The size of the frame that is cropped: that of the photo, turned.
  public func frameSize(of photo: CGSize) -> CGSize {
    quarterTurns % 2 == 0 ? photo : CGSize(width: photo.height, height: photo.width)
  }

  /// The size of the edited photo in whole pixels.
  public func size(of photo: CGSize) -> CGSize { area(of: photo).size }

  /// The crop rectangle in whole pixels of the frame.
  private func area(of photo: CGSize) -> CGRect {
    let frame = frameSize(of: photo)
    func side(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      let length = max(1, length.rounded())
      let first = min((start * length).rounded(), length - 1)
      return (first, max(1, (end * length).rounded() - first))
    }
    let (x, width) = side(crop.minX, crop.maxX, frame.width)
    let (y, height) = side(crop.minY, crop.maxY, frame.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size in which a photo is decoded so that the edited one has the wanted size.
  public func decodedSize(for pixels: CGSize) -> CGSize {
    let frame = CGSize(
      width: min(pixels.width / crop.width, max(pixels.width, Self.largestSide)),
      height: min(pixels.height / crop.height, max(pixels.height, Self.largestSide)))
    return frameSize(of: frame)
  }

  /// Of a photo that is cropped narrowly, no more than this is decoded for the screen.
  private static let largestSide: CGFloat = 8192

  /// How much a straightened photo is enlarged to fill its frame.
  public func enlargement(of frame: CGSize) -> CGFloat {
    guard straightening != 0, frame.width > 0, frame.height > 0 else { return 1 }
    let angle = CGFloat(abs(straightening)) * .pi / 180
    let ratio = max(frame.width / frame.height, frame.height / frame.width)
    return cos(angle) + ratio * sin(angle)
  }

  /// From points of the photo to points of the frame, in pixels.
  public func frameTransform(of photo: CGSize) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var size = photo
    if isMirrored {
      transform = transform.concatenating(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
    for _ in 0..<quarterTurns {
      transform = transform.concatenating(
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0))
      size = CGSize(width: size.height, height: size.width)
    }
    guard straightening != 0 else { return transform }
    let (angle, scale) = (CGFloat(straightening) * .pi / 180, enlargement(of: size))
    return
      transform
      .concatenating(CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2))
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
  }

  /// The renderer's instructions for a photo of a size in pixels.
  func rendition(width: Int, height: Int) -> PixelRendition {
    let photo = CGSize(width: width, height: height)
    let area = area(of: photo)
    let map = frameTransform(of: photo)
      .concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY)).inverted()
    var rendition = PixelRendition(
      width: Int(area.width), height: Int(area.height),
      map: [map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0 == 0 ? 0 : $0) })
    rendition.curves = curves
    rendition.matrix = matrix
    rendition.vignetteAmount = self[.vignette] * 0.9
    return rendition
  }
}
