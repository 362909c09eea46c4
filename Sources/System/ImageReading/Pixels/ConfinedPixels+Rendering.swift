import CPixels
import HostInterface

extension ConfinedPixels {
  package func rendered(
    _ pixels: [UInt8], width: Int, height: Int, as rendition: ImageRendition
  ) -> [UInt8]? {
    let limit = 1 << 24
    guard width > 0, height > 0, width < limit, height < limit, pixels.count == width * height * 4,
      (1..<limit).contains(rendition.width), (1..<limit).contains(rendition.height),
      rendition.map.count == 6, rendition.map.allSatisfy(\.isFinite),
      [0, 768].contains(rendition.curves.count), [0, 12].contains(rendition.matrix.count)
    else { return nil }
    var shim = VitrineRendition()
    shim.width = Int32(rendition.width)
    shim.height = Int32(rendition.height)
    let m = rendition.map
    shim.map = (m[0], m[1], m[2], m[3], m[4], m[5])
    shim.vignette_radius = rendition.vignetteRadius
    shim.vignette_amount = rendition.vignetteAmount
    let count = rendition.width * rendition.height * 4
    return [UInt8](unsafeUninitializedCapacity: count) { target, written in
      rendition.curves.withUnsafeBufferPointer { curves in
        rendition.matrix.withUnsafeBufferPointer { matrix in
          shim.curves = curves.isEmpty ? nil : curves.baseAddress
          shim.matrix = matrix.isEmpty ? nil : matrix.baseAddress
          vitrine_render(pixels, Int32(width), Int32(height), &shim, target.baseAddress)
        }
      }
      written = count
    }
  }
}
