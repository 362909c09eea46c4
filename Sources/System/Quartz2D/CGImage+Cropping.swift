import Foundation

extension CGImage {
  /// Returns the part of the image in a rectangle of pixels, which is grown to whole ones and cut
  /// off at the edges; `nil` if nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.standardized.intersection(whole)
    guard !part.isNull,
      let left = Int(exactly: part.minX.rounded(.down)),
      let top = Int(exactly: part.minY.rounded(.down)),
      let right = Int(exactly: part.maxX.rounded(.up)),
      let bottom = Int(exactly: part.maxY.rounded(.up)), right > left, bottom > top
    else { return nil }
    if right - left == width, bottom - top == height { return self }
    return CGImage(width: right - left, height: bottom - top, isOpaque: isOpaque) { target in
      withPixels { source in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        let length = (right - left) * 4
        for row in 0..<(bottom - top) {
          let start = from + (top + row) * bytesPerRow + left * 4
          UnsafeMutableRawPointer(to + row * length).copyMemory(from: start, byteCount: length)
        }
      }
    }
  }

  /// Returns the image itself, which never changes.
  public func copy() -> CGImage? { self }
}
