import Foundation

/// An immutable bitmap: premultiplied BGRA in sRGB, 8 bits a channel, rows from top to bottom.
///
/// GDK uploads this layout without conversion.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of bytes from the start of one row to the start of the next.
  public let bytesPerRow: Int
  package let isOpaque: Bool
  /// Describes for the user which part of the image could not be decoded; nil if it is complete.
  package let damage: Damage?
  /// Never written after `init`; `Pixels` frees the memory when the last image releases it.
  private let pixels: Pixels

  /// An object that the host caches for this image, such as a texture. Main thread only.
  // Because only the host touches it, on main.
  nonisolated(unsafe) package var hostCache: AnyObject?

  /// Takes ownership of `baseAddress`, which `release` frees.
  package init(
    width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, damage: Damage? = nil,
    baseAddress: UnsafeMutableRawPointer,
    release: @escaping @Sendable (UnsafeMutableRawPointer) -> Void
  ) {
    precondition(width > 0 && height > 0 && bytesPerRow >= width * 4, "CGImage: impossible size")
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    self.damage = damage
    pixels = Pixels(baseAddress: baseAddress, release: release)
  }

  /// Creates an image that shares the pixels of another one and is marked as damaged.
  package init(_ image: CGImage, damage: Damage) {
    width = image.width
    height = image.height
    bytesPerRow = image.bytesPerRow
    isOpaque = image.isOpaque
    self.damage = damage
    pixels = image.pixels
  }

  /// Allocates zeroed pixels and lets `draw` fill them once.
  package convenience init(
    width: Int, height: Int, isOpaque: Bool = false,
    draw: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) {
    let count = max(0, width * height * 4)
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: max(1, count), alignment: 16)
    memset(bytes, 0, count)
    draw(
      UnsafeMutableBufferPointer(
        start: bytes.assumingMemoryBound(to: UInt8.self), count: count))
    self.init(
      width: width, height: height, bytesPerRow: width * 4, isOpaque: isOpaque,
      baseAddress: bytes, release: { $0.deallocate() })
  }

  package var byteCount: Int { bytesPerRow * height }

  /// The pixels. Keeping them alive does not keep the image alive, which owns what hosts cache in
  /// it.
  package var pixelStorage: any AnyObject & Sendable { pixels }

  package func withPixels<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(start: pixels.baseAddress, count: byteCount))
  }

  private final class Pixels: @unchecked Sendable {  // because the bytes never change
    let baseAddress: UnsafeMutableRawPointer
    let release: @Sendable (UnsafeMutableRawPointer) -> Void

    init(
      baseAddress: UnsafeMutableRawPointer,
      release: @escaping @Sendable (UnsafeMutableRawPointer) -> Void
    ) {
      self.baseAddress = baseAddress
      self.release = release
    }

    deinit { release(baseAddress) }
  }
}

extension CGImage {
  /// The part of its image that a damaged file lacks.
  package enum Damage: String, Codable, Sendable {
    /// A part of the image.
    case incomplete
    /// The last frames of the animation.
    case missingFrames
  }
}
