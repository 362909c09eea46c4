import UIKitCompat

/// Applies filters, on any thread but the main: it blocks.
public struct ImageFilterContext: Sendable {
  private let processor: PixelProcessor

  /// Prepares the platform's image processing; the value can be used on any thread.
  @MainActor public init() { processor = PixelProcessor() }

  /// Each after the one before. Nil when there is no memory for it.
  public func apply(_ filters: [ImageFilter], to pixels: PixelBuffer) -> PixelBuffer? {
    processor.apply(
      filters.flatMap(\.operations), to: pixels.bytes, width: pixels.width, height: pixels.height
    ).map { PixelBuffer(width: pixels.width, height: pixels.height, bytes: $0) }
  }
}
