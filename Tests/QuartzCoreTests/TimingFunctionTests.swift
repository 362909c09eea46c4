import QuartzCore
import Testing

struct TimingFunctionTests {
  /// Values at 0.1, 0.25, 0.5, 0.75, 0.9 as measured on Apple's systems.
  @Test(arguments: [
    (CAMediaTimingFunctionName.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.easeIn, [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
    (.easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
    (.easeInEaseOut, [0.0197, 0.1292, 0.5, 0.8708, 0.9803]),
    (.default, [0.0948, 0.4085, 0.8024, 0.9605, 0.9943]),
  ])
  func namedCurvesMatchTheMeasuredTable(name: CAMediaTimingFunctionName, expected: [Double]) {
    let function = CAMediaTimingFunction(name: name)
    for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(function.value(at: x) - y) < 1e-4)
    }
  }

  @Test(arguments: [
    (0.42, 0.0, 1.0, 1.0), (0.25, 0.1, 0.25, 1.0), (1.0, 0.0, 0.0, 1.0), (0.0, 1.0, 1.0, 0.0),
    (0.5, -0.5, 0.5, 1.5), (0.9, 0.9, 0.1, 0.1),
  ])
  func theSolverMeetsTheCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let function = CAMediaTimingFunction(x1, y1, x2, y2)
    for step in 0...200 {
      let t = Double(step) / 200
      let s = 1 - t
      let x = 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t
      let y = 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t
      // Where the curve is upright, a rounding of x moves y by more than itself.
      #expect(abs(function.value(at: x) - y) < 1e-6 || isUpright(t, x1, x2))
    }
  }

  private func isUpright(_ t: Double, _ a: Double, _ b: Double) -> Bool {
    let s = 1 - t
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b) < 1e-4
  }

  @Test func endsAreExact() {
    let function = CAMediaTimingFunction(name: .easeOut)
    #expect(function.value(at: 0) == 0)
    #expect(function.value(at: 1) == 1)
    #expect(function.value(at: -1) == 0)
    #expect(function.value(at: 2) == 1)
  }

  @Test func controlPointsCanBeRead() {
    let function = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
    var point: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &point)
    #expect(point == [0.25, 0.5])
    function.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
    #expect(function == CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1))
  }
}
