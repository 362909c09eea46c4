#if !os(Linux)
  import CoreImage
  import UIKit

  extension CoreImageFilters {
    /// Renders the rendition; its transform is flipped because Core Image counts rows from the
    /// bottom.
    func render(
      _ rendition: PixelRendition, from bytes: [UInt8], width: Int, height: Int
    ) -> [UInt8]? {
      let m = rendition.map
      guard m.count == 6, rendition.width > 0, rendition.height > 0 else { return nil }
      let map = CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
      let bounds = CGRect(x: 0, y: 0, width: rendition.width, height: rendition.height)
      var image = CIImage(
        bitmapData: Data(bytes), bytesPerRow: width * 4, size: CGSize(width: width, height: height),
        format: .BGRA8, colorSpace: nil
      ).clampedToExtent().transformed(
        by: Self.flip(height).concatenating(map.inverted()).concatenating(
          Self.flip(rendition.height))
      ).cropped(to: bounds)
      if !rendition.curves.isEmpty {
        let values = (0..<256).flatMap { index in
          (0..<3).map { rendition.curves[$0 * 256 + index] }
        }
        image = image.applyingFilter(
          "CIColorCurves",
          parameters: [
            "inputCurvesData": values.withUnsafeBufferPointer { Data(buffer: $0) },
            "inputCurvesDomain": CIVector(x: 0, y: 1),
            "inputColorSpace": CGColorSpaceCreateDeviceRGB(),
          ])
      }
      if rendition.matrix.count == 12 {
        let c = rendition.matrix
        image = image.applyingFilter(
          "CIColorMatrix",
          parameters: [
            "inputRVector": CIVector(x: c[0], y: c[1], z: c[2], w: 0),
            "inputGVector": CIVector(x: c[4], y: c[5], z: c[6], w: 0),
            "inputBVector": CIVector(x: c[8], y: c[9], z: c[10], w: 0),
            "inputBiasVector": CIVector(x: c[3], y: c[7], z: c[11], w: 0),
          ])
      }
      var result = [UInt8](repeating: 0, count: rendition.width * rendition.height * 4)
      result.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        context.render(
          image, toBitmap: base, rowBytes: rendition.width * 4, bounds: bounds, format: .BGRA8,
          colorSpace: nil)
      }
      if rendition.vignetteAmount > 0 {
        Self.darken(
          &result, rendition.width, rendition.height, from: rendition.vignetteRadius,
          by: rendition.vignetteAmount)
      }
      return result
    }

    private static func flip(_ height: Int) -> CGAffineTransform {
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    }
  }
#endif
