import UIKit

#if os(Linux)
  import HostInterface
#endif

/// Changes pixels: by libvips on Linux, by Core Image on Apple's systems. Blocks; on any thread but
/// the main.
public struct PixelProcessor: Sendable {
  #if os(Linux)
    private let filtering: (any ImageFiltering)?
  #endif

  /// Takes the image processing that the platform offers now.
  @MainActor public init() {
    #if os(Linux)
      Services.installCodec()
      filtering = HostServices.current.filters
    #endif
  }

  /// Each operation after the one before. Nil when there is no memory for it.
  ///
  /// - Parameter bytes: Pixels as `UIImage.copyPixels()` returns them.
  public func apply(
    _ operations: [PixelOperation], to bytes: [UInt8], width: Int, height: Int
  ) -> [UInt8]? {
    #if os(Linux)
      filtering?.filtered(
        bytes, width: width, height: height, by: operations.map(\.hostOperation))
    #else
      CoreImageFilters.shared.apply(operations, to: bytes, width: width, height: height)
    #endif
  }
}
