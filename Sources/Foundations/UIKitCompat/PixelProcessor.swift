import UIKit

#if os(Linux)
  import HostInterface
#endif

/// Processes pixels: with libvips on Linux, with Core Image on Apple's systems. Calls block; make
/// them on any thread except the main thread.
public struct PixelProcessor: Sendable {
  #if os(Linux)
    private let filtering: (any ImageFiltering)?
  #endif

  /// Creates a processor with the image processing that the platform currently provides.
  @MainActor public init() {
    #if os(Linux)
      Services.installCodec()
      filtering = HostServices.current.filters
    #endif
  }

  /// Applies the operations in order. Returns `nil` if there isn't enough memory.
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

  /// Renders an image from another one. Returns `nil` if there isn't enough memory.
  ///
  /// - Parameter bytes: Pixels as `UIImage.copyPixels()` returns them.
  public func render(
    _ rendition: PixelRendition, from bytes: [UInt8], width: Int, height: Int
  ) -> [UInt8]? {
    #if os(Linux)
      filtering?.rendered(bytes, width: width, height: height, as: rendition.hostRendition)
    #else
      CoreImageFilters.shared.render(rendition, from: bytes, width: width, height: height)
    #endif
  }
}
