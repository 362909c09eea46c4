import QuartzCore

/// The place of a zoomed view on its way, and how much of it is seen.
struct ZoomPose: Equatable {
  /// The frame of the card, in the container's coordinates.
  var frame = CGRect.zero
  /// 0 where the card looks like the source view, 1 where it shows the whole zoomed view.
  var reveal: CGFloat = 0

  /// The pose as values that a spring moves. The last one is scaled, so that a spring that measures
  /// in points ends it precisely.
  var vector: [CGFloat] {
    [frame.midX, frame.midY, frame.width, frame.height, reveal * Self.revealLength]
  }

  private static let revealLength: CGFloat = 1000

  init(frame: CGRect, reveal: CGFloat) {
    self.frame = frame
    self.reveal = reveal
  }

  init(vector: [CGFloat]) {
    let (width, height) = (max(vector[2], 1), max(vector[3], 1))
    frame = CGRect(
      x: vector[0] - width / 2, y: vector[1] - height / 2, width: width, height: height)
    reveal = vector[4] / Self.revealLength
  }

  /// Returns the pose after a finger has moved by a distance. The point under the finger stays
  /// there, and the card shrinks as it is dragged down.
  func dragged(by distance: CGPoint, from anchor: CGPoint, in size: CGSize) -> ZoomPose {
    let down = max(0, distance.y) / max(size.height, 1)
    let aside = abs(distance.x) / max(size.width, 1)
    let scale = 1 / (1 + 1.2 * down + 0.3 * aside)
    let up = min(0, distance.y)
    let shift = CGPoint(
      x: distance.x,
      y: max(0, distance.y) + ScrollPhysics.rubberBand(up, dimension: size.height) / 2)
    let center = CGPoint(
      x: anchor.x + shift.x + (frame.midX - anchor.x) * scale,
      y: anchor.y + shift.y + (frame.midY - anchor.y) * scale)
    let (width, height) = (frame.width * scale, frame.height * scale)
    return ZoomPose(
      frame: CGRect(
        x: center.x - width / 2, y: center.y - height / 2, width: width, height: height),
      reveal: reveal)
  }
}
