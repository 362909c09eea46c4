import Quartz2D
import Testing

private func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
  [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty].allSatisfy {
    abs($0) < 1e-9
  }
}

struct AffineTransformTests {
  static let samples = [
    CGAffineTransform.identity, CGAffineTransform(translationX: 3, y: -4),
    CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(1, 0.5, -2, 3, 7, 11),
  ]

  @Test(arguments: samples, samples)
  func concatenationAppliesTheReceiverFirst(_ a: CGAffineTransform, _ b: CGAffineTransform) {
    let point = CGPoint(x: 2, y: 5)
    let both = point.applying(a.concatenating(b))
    let each = point.applying(a).applying(b)
    #expect(abs(both.x - each.x) < 1e-9 && abs(both.y - each.y) < 1e-9)
  }

  @Test(arguments: samples)
  func invertingUndoesATransform(_ t: CGAffineTransform) {
    #expect(isNear(t.concatenating(t.inverted()), .identity))
    #expect(isNear(t.inverted().concatenating(t), .identity))
    #expect(isNear(t.concatenating(.identity), t))
  }

  @Test(arguments: samples, samples)
  func concatenationIsAssociative(_ a: CGAffineTransform, _ b: CGAffineTransform) {
    let c = CGAffineTransform(1, 0.5, -2, 3, 7, 11)
    let left = a.concatenating(b).concatenating(c)
    #expect(isNear(left, a.concatenating(b.concatenating(c))))
  }

  @Test func invertingASingularTransformReturnsIt() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func changesApplyBeforeTheReceiver() {
    let t = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint.zero.applying(t.translatedBy(x: 3, y: 0)) == CGPoint(x: 6, y: 0))
    #expect(t.scaledBy(x: 3, y: 1) == CGAffineTransform(scaleX: 6, y: 2))
    #expect(isNear(t.rotated(by: .pi / 2), CGAffineTransform(0, 2, -2, 0, 0, 0)))
  }

  @Test func transformedRectanglesBoundTheirCorners() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(0, 1, -1, 0, 0, 0))
    #expect(rect == CGRect(x: -20, y: 0, width: 20, height: 10))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(
      CGSize(width: 1, height: 2).applying(.init(scaleX: 3, y: 4)) == CGSize(width: 3, height: 8))
  }
}
