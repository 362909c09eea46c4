import HostInterface
import QuartzCore

/// The layout of an empty line, for text inputs before the app has launched.
final class MissingTextLayout: TextLayout {
  let size: CGSize
  let bounds: CGRect
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat
  let lineCount = 1
  let isTruncated = false
  let lines: [TextLine]

  init(height: CGFloat) {
    size = CGSize(width: 0, height: height)
    bounds = CGRect(x: 0, y: 0, width: 0, height: height)
    firstBaseline = height
    lastBaseline = height
    lines = [TextLine(range: 0..<0, frame: bounds, baseline: height)]
  }

  func offset(closestTo point: CGPoint) -> Int { 0 }
  func caretRect(at offset: Int) -> CGRect { bounds }
  func selectionRects(for range: Range<Int>) -> [CGRect] { [] }
  func offset(movingFrom offset: Int, toTheRight: Bool) -> Int? { nil }
}
