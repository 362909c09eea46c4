import Quartz2D

extension CGPath {
  /// Returns the part of the path between two fractions of its length, as short lines.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    var pieces: [(from: CGPoint, to: CGPoint, length: CGFloat, begins: Bool)] = []
    for segment in segments {
      var (last, begins) = (segment.start, segment.begins)
      for point in segment.chords {
        pieces.append((last, point, hypot(point.x - last.x, point.y - last.y), begins))
        (last, begins) = (point, false)
      }
    }
    let total = pieces.reduce(0) { $0 + $1.length }
    let path = CGMutablePath()
    var (done, isDrawing) = (CGFloat.zero, false)
    for piece in pieces where piece.length > 0 {
      let from = max((start * total - done) / piece.length, 0)
      let to = min((end * total - done) / piece.length, 1)
      done += piece.length
      if piece.begins { isDrawing = false }
      guard from < to else { continue }
      func point(_ t: CGFloat) -> CGPoint {
        CGPoint(
          x: piece.from.x + (piece.to.x - piece.from.x) * t,
          y: piece.from.y + (piece.to.y - piece.from.y) * t)
      }
      if !isDrawing { path.move(to: point(from)) }
      path.addLine(to: point(to))
      isDrawing = true
    }
    return path
  }
}
