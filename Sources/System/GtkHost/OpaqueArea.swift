import Foundation
import Quartz2D
import RenderTree

extension RenderNode {
  /// The area behind which nothing is visible, in the node's coordinates; nil if it isn't known.
  var opaqueArea: CGRect? {
    switch content {
    case .image(let image, let frame, _): image.isOpaque ? frame : nil
    case .group(let children): children.lazy.compactMap(\.opaqueArea).first
    case .transform(let transform, let child):
      if transform.keepsRectangles { child.opaqueArea?.applying(transform.affine) } else { nil }
    case .clip(let shape, let child) where !shape.isRounded:
      child.opaqueArea?.intersection(shape.rect)
    default: nil
    }
  }
}

extension CATransform3D {
  /// Whether the transform only translates and scales.
  fileprivate var keepsRectangles: Bool {
    let affine = affine
    return CATransform3DIsAffine(self) && affine.b == 0 && affine.c == 0
  }
}
