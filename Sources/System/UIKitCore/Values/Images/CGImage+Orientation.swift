import QuartzCore

extension CGImage {
  /// Returns the image as it is seen if its pixels have an orientation.
  func turned(_ orientation: UIImage.Orientation) -> CGImage {
    guard orientation != .up else { return self }
    let swapsSides =
      switch orientation {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    let (columns, rows) = swapsSides ? (height, width) : (width, height)
    let (right, bottom) = (width - 1, height - 1)
    return CGImage(width: columns, height: rows, isOpaque: isOpaque) { target in
      withPixels { source in
        for y in 0..<rows {
          for x in 0..<columns {
            let (fromX, fromY) =
              switch orientation {
              case .up: (x, y)
              case .down: (right - x, bottom - y)
              case .left: (right - y, x)
              case .right: (y, bottom - x)
              case .upMirrored: (right - x, y)
              case .downMirrored: (x, bottom - y)
              case .leftMirrored: (y, x)
              case .rightMirrored: (right - y, bottom - x)
              }
            let from = fromY * bytesPerRow + fromX * 4
            let to = (y * columns + x) * 4
            for byte in 0..<4 { target[to + byte] = source[from + byte] }
          }
        }
      }
    }
  }
}
