import Foundation
import Quartz2D
import RenderTree

extension RenderNode {
  /// Where nothing behind an image is seen, in the node's own space; nil where that is not known.
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
  /// Whether it only moves and scales.
  fileprivate var keepsRectangles: Bool {
    let affine = affine
    return CATransform3DIsAffine(self) && affine.b == 0 && affine.c == 0
  }
}
