import Quartz2D
import Testing

private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  (0..<4).allSatisfy { row in (0..<4).allSatisfy { abs(a[row, $0] - b[row, $0]) < 1e-9 } }
}

struct Transform3DTests {
  /// As measured on Apple's systems: identity, moved by 34, then scaled by 2, has m41 68.
  @Test func concatIsFirstThenSecond() {
    let move = CATransform3DMakeTranslation(34, 0, 0)
    let scale = CATransform3DMakeScale(2, 2, 2)
    #expect(CATransform3DConcat(move, scale).m41 == 68)
    #expect(CATransform3DConcat(scale, move).m41 == 34)
    #expect(CATransform3DScale(move, 2, 2, 2).m41 == 34)
    #expect(CATransform3DTranslate(scale, 34, 0, 0).m41 == 68)
  }

  @Test func invertingUndoesATransform() {
    var perspective = CATransform3DMakeRotation(0.6, 1, 2, 0.5)
    perspective.m34 = -1 / 400
    for t in [
      CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 3, 4), perspective,
      CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), 1, 0, 1, 0),
    ] {
      #expect(isNear(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
    }
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func rotationIsAffineOnlyAboutZ() {
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 2)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    let turn = CGAffineTransform(rotationAngle: 1)
    let there = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(isNear(there, CATransform3DMakeAffineTransform(turn)))
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(turn)) == turn)
  }

  @Test func subscriptsNameTheSixteenNumbers() {
    var t = CATransform3D()
    for row in 0..<4 { for column in 0..<4 { t[row, column] = CGFloat(row * 10 + column) } }
    #expect((t.m11, t.m24, t.m31, t.m43) == (0, 13, 20, 32))
    for row in 0..<4 {
      for column in 0..<4 { #expect(t[row, column] == CGFloat(row * 10 + column)) }
    }
  }
}
