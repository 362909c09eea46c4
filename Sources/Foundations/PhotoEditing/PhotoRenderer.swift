import Imaging
import UIKit
import UIKitCompat

/// Applies edits to pixels, on any thread but the main one: it blocks.
public struct PhotoRenderer: Sendable {
  private let processor: PixelProcessor

  /// Prepares the platform's image processing; the value can be used on any thread.
  @MainActor public init() { processor = PixelProcessor() }

  /// The edited pixels, in the scale of the given ones. Nil when there is no memory for it.
  public func render(_ edit: PhotoEdit, from pixels: PixelBuffer) -> PixelBuffer? {
    guard !edit.isIdentity else { return pixels }
    let rendition = edit.rendition(width: pixels.width, height: pixels.height)
    return processor.render(
      rendition, from: pixels.bytes, width: pixels.width, height: pixels.height
    ).map { PixelBuffer(width: rendition.width, height: rendition.height, bytes: $0) }
  }
}
