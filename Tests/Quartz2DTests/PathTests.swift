import Quartz2D
import Testing

struct PathTests {
  @Test func rectanglesAndEllipsesFillTheirBounds() {
    let box = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(CGPath(rect: box, transform: nil).boundingBox == box)
    #expect(CGPath(ellipseIn: box, transform: nil).boundingBox == box)
    let rounded = CGPath(roundedRect: box, cornerWidth: 99, cornerHeight: 5, transform: nil)
    #expect(rounded.boundingBox == box)
  }

  @Test func aTransformMovesEveryPoint() {
    var move = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &move)
    #expect(path.boundingBox == CGRect(x: 10, y: 0, width: 2, height: 2))
  }

  @Test func theCurrentPointIsTheLastOneAdded() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 4, y: 1))
    path.addQuadCurve(to: CGPoint(x: 4, y: 5), control: CGPoint(x: 8, y: 3))
    #expect(path.currentPoint == CGPoint(x: 4, y: 5) && path.boundingBox.maxX == 8)
    path.closeSubpath()
    let other = CGMutablePath()
    other.addPath(path)
    #expect(other.elements == path.elements && other.elements.last == .close)
  }

  /// Angles increase when not clockwise, as in Apple's own coordinates.
  @Test(arguments: [false, true])
  func arcsStayOnTheirCircleAndEndAtTheirAngle(clockwise: Bool) {
    let path = CGMutablePath()
    let center = CGPoint(x: 5, y: 5)
    path.addArc(
      center: center, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    #expect(abs(path.currentPoint.x - 5) < 1e-9 && abs(path.currentPoint.y - 7) < 1e-9)
    #expect(path.elements.count == (clockwise ? 4 : 2))
    for case .curve(let end, _, _) in path.elements {
      let distance = ((end.x - 5) * (end.x - 5) + (end.y - 5) * (end.y - 5)).squareRoot()
      #expect(abs(distance - 2) < 1e-9)
    }
  }

  @Test func imagesOwnTheirPixels() {
    let image = CGImage(width: 2, height: 1) { $0[5] = 77 }
    #expect(image.byteCount == 8)
    #expect(image.withPixels { $0[5] } == 77 && image.withPixels { $0[0] } == 0)
  }

  @Test func colorsCompareByValue() {
    let a = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(a == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(a.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(a.components == [0.1, 0.2, 0.3, 1] && a.numberOfComponents == 4)
  }

  @Test func pathsAreEqualIfTheirElementsAre() {
    let square = CGRect(x: 1, y: 2, width: 3, height: 3)
    let path = CGMutablePath()
    path.addRect(square)
    #expect(path == CGPath(rect: square, transform: nil))
    #expect(Set([path, CGPath(rect: square, transform: nil)]).count == 1)
    #expect(path != CGPath(ellipseIn: square, transform: nil))
    #expect(CGPath(rect: .zero, transform: nil) != CGMutablePath())
  }
}
