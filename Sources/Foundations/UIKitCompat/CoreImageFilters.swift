#if !os(Linux)
  import CoreImage
  import UIKit

  /// The pixel operations implemented with Core Image, which work on colors as stored.
  struct CoreImageFilters: @unchecked Sendable {  // because a CIContext may be used on any thread
    static let shared = CoreImageFilters()
    let context = CIContext(options: [
      .workingColorSpace: NSNull(), .outputColorSpace: NSNull(),
    ])

    func apply(
      _ operations: [PixelOperation], to bytes: [UInt8], width: Int, height: Int
    ) -> [UInt8]? {
      var result = bytes
      for operation in operations {
        if case .vignette(let radius, let amount) = operation {
          Self.darken(&result, width, height, from: radius, by: amount)
        } else {
          guard let next = filtered(result, width, height, by: operation) else { return nil }
          result = next
        }
      }
      return result
    }

    private func filtered(
      _ pixels: [UInt8], _ width: Int, _ height: Int, by operation: PixelOperation
    ) -> [UInt8]? {
      let size = CGSize(width: width, height: height)
      let input = CIImage(
        bitmapData: Data(pixels), bytesPerRow: width * 4, size: size, format: .BGRA8,
        colorSpace: nil)
      guard let output = output(input, operation) else { return nil }
      var bytes = [UInt8](repeating: 0, count: pixels.count)
      bytes.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        context.render(
          output, toBitmap: base, rowBytes: width * 4, bounds: input.extent, format: .BGRA8,
          colorSpace: nil)
      }
      return bytes
    }

    private func output(_ input: CIImage, _ operation: PixelOperation) -> CIImage? {
      let endless = input.clampedToExtent()
      switch operation {
      case .colorMatrix(let m):
        return input.applyingFilter(
          "CIColorMatrix",
          parameters: [
            "inputRVector": CIVector(x: m[0], y: m[1], z: m[2], w: 0),
            "inputGVector": CIVector(x: m[4], y: m[5], z: m[6], w: 0),
            "inputBVector": CIVector(x: m[8], y: m[9], z: m[10], w: 0),
            "inputBiasVector": CIVector(x: m[3], y: m[7], z: m[11], w: 0),
          ])
      case .curve(let curve):
        let values = curve.flatMap { Array(repeating: Float($0) / 255, count: 3) }
        return input.applyingFilter(
          "CIColorCurves",
          parameters: [
            "inputCurvesData": values.withUnsafeBufferPointer { Data(buffer: $0) },
            "inputCurvesDomain": CIVector(x: 0, y: 1),
            "inputColorSpace": CGColorSpaceCreateDeviceRGB(),
          ])
      case .gaussianBlur(let radius):
        return endless.applyingFilter("CIGaussianBlur", parameters: ["inputRadius": radius])
      case .boxBlur(let reach):
        return endless.applyingFilter("CIBoxBlur", parameters: ["inputRadius": reach * 2 + 1])
      case .sharpen(let radius, let amount):
        return endless.applyingFilter(
          "CIUnsharpMask", parameters: ["inputRadius": radius, "inputIntensity": amount])
      case .pixellate(let side):
        return endless.applyingFilter(
          "CIPixellate",
          parameters: ["inputScale": side, "inputCenter": CIVector(x: 0, y: input.extent.maxY)])
      case .edges(let strength):
        return endless.applyingFilter("CIEdges", parameters: ["inputIntensity": strength])
      case .vignette: return nil
      }
    }

    static func darken(
      _ bytes: inout [UInt8], _ width: Int, _ height: Int, from radius: Double, by amount: Double
    ) {
      for y in 0..<height {
        for x in 0..<width {
          let dx = (Double(x) + 0.5) / Double(width) * 2 - 1
          let dy = (Double(y) + 0.5) / Double(height) * 2 - 1
          let beyond = (((dx * dx + dy * dy) / 2).squareRoot() - radius) / max(1e-6, 1 - radius)
          guard beyond > 0 else { continue }
          let t = min(beyond, 1)
          let left = 1 - amount * t * t * (3 - 2 * t)
          let start = (y * width + x) * 4
          for i in start..<start + 3 { bytes[i] = UInt8((Double(bytes[i]) * left).rounded()) }
        }
      }
    }
  }
#endif
