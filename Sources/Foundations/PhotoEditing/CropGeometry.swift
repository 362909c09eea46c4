import UIKit

/// How a crop rectangle follows what is dragged. Rectangles are parts of a frame, 0…1.
public struct CropGeometry: Sendable {
  /// The width by the height in units of the frame; nil is free.
  public var ratio: CGFloat?

  /// Creates the geometry of rectangles with an aspect ratio; nil is free.
  public init(ratio: CGFloat? = nil) { self.ratio = ratio }

  /// The part that is dragged: the sides that move, or all of it.
  public struct Handle: Hashable, Sendable {
    /// -1 the left side, 1 the right, 0 neither.
    public var x: Int
    /// -1 the top, 1 the bottom, 0 neither.
    public var y: Int

    /// Creates the handle of the sides that move.
    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// Moves all of the rectangle.
    public static let whole = Handle(x: 0, y: 0)
  }

  private static let smallest = CGFloat(PhotoEdit.smallestSide) * 2

  /// Returns the largest rectangle of the ratio about the middle of another, within the frame.
  public func fitted(_ rect: CGRect) -> CGRect {
    guard let ratio else { return rect }
    var size = CGSize(width: rect.width, height: rect.width / ratio)
    // As much area as before, where there is room.
    let growth = ((rect.width * rect.height) / max(1e-9, size.width * size.height)).squareRoot()
    size = CGSize(width: size.width * growth, height: size.height * growth)
    let limit = min(1, 1 / size.width, 1 / size.height)
    size = CGSize(width: size.width * limit, height: size.height * limit)
    return moved(
      CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
        height: size.height), by: .zero)
  }

  /// Returns a rectangle that was dragged by a handle, within the frame.
  ///
  /// - Parameter way: The way of the drag, in parts of the frame.
  public func dragged(_ rect: CGRect, by handle: Handle, _ way: CGPoint) -> CGRect {
    guard handle != .whole else { return moved(rect, by: way) }
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if handle.x < 0 { left = min(max(0, left + way.x), right - Self.smallest) }
    if handle.x > 0 { right = max(min(1, right + way.x), left + Self.smallest) }
    if handle.y < 0 { top = min(max(0, top + way.y), bottom - Self.smallest) }
    if handle.y > 0 { bottom = max(min(1, bottom + way.y), top + Self.smallest) }
    let free = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    guard let ratio else { return free }
    return kept(free, by: handle, ratio, from: rect)
  }

  /// The other side follows; the side or corner opposite of the handle stays.
  private func kept(_ free: CGRect, by handle: Handle, _ ratio: CGFloat, from old: CGRect) -> CGRect
  {
    var width = handle.x == 0 ? free.height * ratio : free.width
    if handle.x != 0, handle.y != 0 { width = max(free.width, free.height * ratio) }
    // The room from what stays.
    let room = CGSize(
      width: handle.x < 0
        ? old.maxX : handle.x > 0 ? 1 - old.minX : 2 * min(old.midX, 1 - old.midX),
      height: handle.y < 0
        ? old.maxY : handle.y > 0 ? 1 - old.minY : 2 * min(old.midY, 1 - old.midY))
    width = min(width, room.width, room.height * ratio)
    width = max(
      width, min(max(Self.smallest, Self.smallest * ratio), room.width, room.height * ratio))
    let height = width / ratio
    let x = handle.x < 0 ? old.maxX - width : handle.x > 0 ? old.minX : old.midX - width / 2
    let y = handle.y < 0 ? old.maxY - height : handle.y > 0 ? old.minY : old.midY - height / 2
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func moved(_ rect: CGRect, by way: CGPoint) -> CGRect {
    CGRect(
      x: min(max(0, rect.minX + way.x), 1 - rect.width),
      y: min(max(0, rect.minY + way.y), 1 - rect.height), width: rect.width, height: rect.height)
  }
}
