import Foundation
import Motion
import Testing

@Suite struct CurveTests {
  @Test(
    "Curves have Core Animation's values",
    arguments: [
      (Curve.easeIn, [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
      (.easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
      (.easeInOut, [0.0197, 0.1292, 0.5, 0.8708, 0.9803]),
      (.system, [0.0948, 0.4085, 0.8024, 0.9605, 0.9943]),
      (.sharp, [0.0213, 0.1353, 0.5, 0.8647, 0.9787]),
      (.easeOutBack, [0.4483, 0.8467, 1.0676, 1.0759, 1.0369]),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
  func values(curve: Curve, expected: [Double]) {
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.progress(at: time) - value) < 1e-4)
    }
    #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
  }

  @Test("Every curve is monotonic")
  func monotone() {
    for curve in [Curve.easeIn, .easeOut, .easeInOut, .system, .standard, .deceleration] {
      var last = 0.0
      for step in 1...500 {
        let value = curve.progress(at: Double(step) / 500)
        #expect(value >= last)
        last = value
      }
    }
  }
}

@Suite struct DecelerationTests {
  @Test("A deceleration goes as far and takes as long as UIScrollView's")
  func distance() {
    var value = InertialValue(0, velocity: 3000, range: 0...100_000)
    var seconds = 0.0
    while !value.isSettled && seconds < 10 {
      value.advance(by: 1.0 / 60)
      seconds += 1.0 / 60
    }
    #expect(abs(value.value - 1492) < 0.5)
    #expect(abs(seconds - 2.85) < 0.02)
  }

  @Test("A bounce overshoots by v / (omega e)")
  func bounce() {
    var value = InertialValue(0, velocity: 3005, range: -100...0)
    var highest: CGFloat = 0
    for _ in 0..<400 {
      value.advance(by: 1.0 / 240)
      highest = max(highest, value.value)
    }
    #expect(abs(highest - 100.5) < 0.1)
    #expect(value.value == 0 && value.isSettled)
  }

  @Test("Rubber banding equals UIKit's, and can be inverted")
  func rubberBand() {
    let band = RubberBand.standard
    let pulled = band.offset(for: 100, dimension: 800)
    #expect(abs(pulled - (1 - 1 / (0.55 * 100 / 800 + 1)) * 800) < 1e-9)
    #expect(abs(band.distance(for: pulled, dimension: 800) - 100) < 1e-9)
    #expect(band.offset(for: -100, dimension: 800) == -pulled)
    #expect(band.offset(for: 1e9, dimension: 800) < 800.001)
    #expect(band.limit(5, to: 0...10, dimension: 100) == 5)
    let limited = band.limit(30, to: 0...10, dimension: 100)
    #expect(abs(band.unlimit(limited, from: 0...10, dimension: 100) - 30) < 1e-9)
  }
}
