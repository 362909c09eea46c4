import HostInterface
import QuartzCore

extension CGContext {
  /// Creates a context that draws into memory, with its origin in the lower left corner and y
  /// pointing up.
  ///
  /// Pixels are rendered on the main thread, for which other threads wait, so the main thread must
  /// not be waiting for those. `nil` if the arguments contradict each other, or for an arrangement
  /// that can't be drawn into: that is all but 8 bits per component in RGB, with premultiplied
  /// alpha or a byte that is ignored, and one byte of gray or of alpha, with at most 32,767 pixels
  /// per side.
  ///
  /// - Parameters:
  ///   - data: The memory, which is drawn over and has to remain valid as long as the context;
  ///     `nil` to have it allocated.
  ///   - bytesPerRow: The bytes from the start of a row to the start of the next; 0, without
  ///     memory, for as many as it needs.
  ///   - bitmapInfo: The raw values of a `CGImageAlphaInfo` and, if the bytes aren't in the order of
  ///     the components, a `CGBitmapInfo`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil || bytesPerRow > 0,
      let layout = BitmapLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
        space: space, info: bitmapInfo)
    else { return nil }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    self.init(
      bounds: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)),
      bitmap: ContextBitmap(layout, data: data, transform: flip, render: CGContext.rendered))
  }

  /// Creates a context of UIKit, with its origin in the upper left corner and y pointing down, that
  /// has pixels as well.
  convenience init(area: CGRect, scale: CGFloat, isOpaque: Bool) {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    func pixels(_ length: CGFloat) -> Int {
      Int(exactly: min(max((length * scale).rounded(.up), 0), 1e6)) ?? 0
    }
    let layout = BitmapLayout(
      width: pixels(area.width), height: pixels(area.height), bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      info: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    let transform = CGAffineTransform(translationX: -area.minX, y: -area.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    self.init(
      bounds: area,
      bitmap: layout.map { ContextBitmap($0, transform: transform, render: CGContext.rendered) })
  }

  private static func rendered(_ node: RenderNode, _ size: CGSize) -> CGImage? {
    MainThread.run { HostServices.current.render?(node, size, 1) }
  }
}
