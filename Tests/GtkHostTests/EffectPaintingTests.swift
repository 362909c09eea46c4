import Foundation
import Quartz2D
import RenderTree
import Testing

@testable import GtkHost

@MainActor @Suite struct EffectPaintingTests {
  private func fill(_ area: CGRect, _ color: CGColor) -> RenderNode {
    RenderNode(.fill(RoundedRect(area), color))
  }

  private func blurred(
    _ child: RenderNode, _ frame: CGRect, area: CGRect? = nil, radius: CGFloat = 3,
    saturation: CGFloat = 1
  ) -> RenderNode {
    RenderNode(
      .blurred(
        .init(
          child: child,
          glass: .init(frame: RoundedRect(frame), radius: radius, saturation: saturation),
          area: area ?? rect(0, 0, 40, 40))))
  }

  // MARK: Masks

  @Test(arguments: [CGFloat(1), 2]) func masksByAlpha(_ scale: CGFloat) {
    let half = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    let mask = RenderNode(
      .group([fill(rect(0, 0, 20, 40), black), fill(rect(20, 0, 10, 40), half)]))
    let probe = PixelProbe(
      RenderNode(.mask(fill(rect(0, 0, 40, 40), red), by: mask)), scale: scale)
    func at(_ x: Int) -> [Int] { probe[x * Int(scale), 10] }
    #expect(at(10) == [255, 0, 0])
    #expect(isNear(at(25), [255, 128, 128]))
    #expect(at(35) == [255, 255, 255])
  }

  @Test func anEmptyMaskHidesEverything() {
    let probe = PixelProbe(RenderNode(.mask(fill(rect(0, 0, 40, 40), red), by: .empty)))
    #expect(probe.inkCount == 0)
  }

  @Test func masksUseTheCoordinatesOfTheirContent() {
    let triangle = CGMutablePath()
    triangle.move(to: CGPoint(x: 10, y: 10))
    triangle.addLine(to: CGPoint(x: 30, y: 10))
    triangle.addLine(to: CGPoint(x: 10, y: 30))
    triangle.closeSubpath()
    let mask = RenderNode(.path(triangle, fill: black, stroke: nil))
    let masked = RenderNode(.mask(fill(rect(0, 0, 40, 40), red), by: mask))
    let probe = PixelProbe(RenderNode(.transform(CATransform3DMakeTranslation(5, 5, 0), masked)))
    #expect(probe[17, 17] == [255, 0, 0])
    #expect(probe[12, 12] == [255, 255, 255])
    #expect(probe[33, 33] == [255, 255, 255])
  }

  // MARK: Glass

  @Test(arguments: [CGFloat(1), 2]) func blursAnEdge(_ scale: CGFloat) {
    let child = RenderNode(
      .group([fill(rect(0, 0, 20, 40), black), fill(rect(20, 0, 20, 40), red)]))
    let probe = PixelProbe(blurred(child, rect(0, 0, 40, 40)), scale: scale)
    let reds = (0..<40).map { probe[Int(CGFloat($0) * scale), Int(20 * scale)][0] }
    #expect(reds == reds.sorted(), "\(reds)")
    #expect(abs(reds[20] - 128) < 24 && reds[0] < 6 && reds[39] > 249)
    // One standard deviation beyond the edge, a normal distribution is at 84 %.
    #expect(abs(reds[23] - 214) < 20, "\(reds[23])")
  }

  @Test func blursDoNotDarkenTheEdge() {
    let probe = PixelProbe(blurred(fill(rect(0, 0, 40, 40), red), rect(0, 0, 40, 40), radius: 8))
    for point in [(0, 0), (39, 0), (0, 39), (39, 39), (20, 0), (20, 20)] {
      #expect(isNear(probe[point.0, point.1], [255, 0, 0], tolerance: 1), "\(point)")
    }
  }

  @Test func backdropsPaintOnlyTheirFrame() {
    let probe = PixelProbe(blurred(fill(rect(0, 0, 40, 40), red), rect(10, 10, 10, 10)))
    #expect(probe[15, 15] == [255, 0, 0])
    #expect(probe[9, 15] == [255, 255, 255] && probe[15, 21] == [255, 255, 255])
  }

  @Test func saturationLeavesGrayAndStrengthensColor() {
    let gray = CGColor(gray: 0.5, alpha: 1)
    let dull = CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    let plain = PixelProbe(
      blurred(fill(rect(0, 0, 40, 40), gray), rect(0, 0, 40, 40), saturation: 2))
    #expect(isNear(plain[20, 20], [128, 128, 128], tolerance: 2))
    let vivid = PixelProbe(
      blurred(fill(rect(0, 0, 40, 40), dull), rect(0, 0, 40, 40), saturation: 2))
    #expect(vivid[20, 20][0] > 180 && vivid[20, 20][1] < 95)
  }

  @Test func unresolvedGlassPaintsNothing() {
    let node = RenderNode(
      .backdrop(.init(frame: RoundedRect(rect(0, 0, 40, 40)), radius: 5, saturation: 1)))
    #expect(PixelProbe(node).inkCount == 0)
  }
}
