import CGtk
import Foundation
import Quartz2D
import RenderTree
import Testing

@testable import GtkHost

@MainActor @Suite struct NodePainterTests {
  private let square = RenderNode(.fill(RoundedRect(rect(10, 10, 20, 20)), red))

  @Test func fillsRectangle() {
    let probe = PixelProbe(square)
    #expect(probe[10, 10] == [255, 0, 0])
    #expect(probe[29, 29] == [255, 0, 0])
    #expect(probe[9, 20] == [255, 255, 255])
    #expect(probe[30, 20] == [255, 255, 255])
  }

  @Test func roundsCorners() {
    let probe = PixelProbe(RenderNode(.fill(RoundedRect(rect(0, 0, 40, 40), radius: 20), red)))
    #expect(probe[1, 1] == [255, 255, 255])
    #expect(probe[20, 1] == [255, 0, 0])
  }

  @Test func scalesToPixels() {
    let probe = PixelProbe(square, scale: 2)
    #expect(probe.image?.width == 80)
    #expect(probe[20, 20] == [255, 0, 0])
    #expect(probe[59, 59] == [255, 0, 0])
    #expect(probe[60, 40] == [255, 255, 255])
  }

  @Test func groupsBackToFront() {
    let front = RenderNode(.fill(RoundedRect(rect(0, 0, 20, 40)), blue))
    let probe = PixelProbe(RenderNode(.group([square, front])))
    #expect(probe[15, 15] == [0, 0, 255])
    #expect(probe[25, 15] == [255, 0, 0])
  }

  @Test func translates() {
    let moved = RenderNode(.transform(CATransform3DMakeTranslation(5, -5, 0), square))
    let probe = PixelProbe(moved)
    #expect(probe[15, 5] == [255, 0, 0])
    #expect(probe[14, 10] == [255, 255, 255])
    #expect(probe[20, 25] == [255, 255, 255])
  }

  /// Every affine transform must equal Quartz's, otherwise hit testing and pixels differ.
  @Test(arguments: [
    CGAffineTransform(rotationAngle: .pi / 2).concatenating(.init(translationX: 40, y: 0)),
    CGAffineTransform(scaleX: -1, y: 1).concatenating(.init(translationX: 40, y: 0)),
    CGAffineTransform(scaleX: 1, y: -1).concatenating(.init(translationX: 0, y: 40)),
    CGAffineTransform(a: 0.8, b: 0.3, c: -0.5, d: 1.1, tx: 9, ty: 2),
    CGAffineTransform(a: 0.7, b: 0, c: 0.4, d: -0.9, tx: 2, ty: 38),
  ])
  func followsQuartz(_ transform: CGAffineTransform) {
    let mark = RenderNode(.fill(RoundedRect(rect(8, 4, 8, 8)), red))
    let probe = PixelProbe(
      RenderNode(.transform(CATransform3DMakeAffineTransform(transform), mark)))
    let inside = CGPoint(x: 12, y: 8).applying(transform)
    #expect(probe[Int(inside.x), Int(inside.y)] == [255, 0, 0])
    let beside = CGPoint(x: 12, y: 16).applying(transform)
    #expect(probe[Int(beside.x), Int(beside.y)] == [255, 255, 255])
  }

  @Test func drawsNothingForSingularTransforms() {
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(PixelProbe(RenderNode(.transform(flat, square))).inkCount == 0)
  }

  private var turned: CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    return CATransform3DConcat(
      CATransform3DMakeTranslation(-20, -20, 0),
      CATransform3DConcat(
        CATransform3DConcat(CATransform3DMakeRotation(.pi / 3, 0, 1, 0), perspective),
        CATransform3DMakeTranslation(20, 20, 0)))
  }

  /// Cairo would draw it pink, in windows as well.
  @Test func flattensPerspectiveInWindowsOfCairo() throws {
    let painter = NodePainter(target: .screen, drawsWithCairo: true)
    let gsk = try #require(painter.gskNode(for: RenderNode(.transform(turned, square)), scale: 1))
    let probe = PixelProbe(
      image: HeadlessRenderer.draw(rect(0, 0, 40, 40), scale: 1) { gsk_render_node_draw(gsk, $0) })
    #expect(probe[20, 20] == [255, 0, 0])
    #expect(probe[12, 20] == [0, 0, 0], "nothing is painted there")
  }

  @Test func flattensPerspective() {
    let probe = PixelProbe(RenderNode(.transform(turned, square)))
    #expect(probe[20, 20] == [255, 0, 0])
    // A rotation by 60° halves the width: 15…25.
    #expect(probe[12, 20] == [255, 255, 255])
    #expect(probe[22, 20] == [255, 0, 0])
  }

  @Test func fades() {
    #expect(isNear(PixelProbe(RenderNode(.opacity(0.5, square)))[20, 20], [255, 127, 127]))
    #expect(PixelProbe(RenderNode(.opacity(0, square))).inkCount == 0)
    #expect(PixelProbe(RenderNode(.opacity(1, square)))[20, 20] == [255, 0, 0])
  }

  @Test func clips() {
    let probe = PixelProbe(RenderNode(.clip(RoundedRect(rect(0, 0, 20, 40)), square)))
    #expect(probe[19, 20] == [255, 0, 0])
    #expect(probe[20, 20] == [255, 255, 255])
    let round = PixelProbe(RenderNode(.clip(RoundedRect(rect(10, 10, 20, 20), radius: 10), square)))
    #expect(round[11, 11] == [255, 255, 255])
    #expect(round[20, 11] == [255, 0, 0])
  }

  @Test func bordersInside() {
    let probe = PixelProbe(RenderNode(.border(RoundedRect(rect(10, 10, 20, 20)), width: 3, blue)))
    #expect(probe[10, 20] == [0, 0, 255])
    #expect(probe[12, 20] == [0, 0, 255])
    #expect(probe[13, 20] == [255, 255, 255])
    #expect(probe[9, 20] == [255, 255, 255])
  }

  @Test func shadowsOutsideOnly() {
    let shape = RoundedRect(rect(10, 10, 20, 20))
    let sharp = PixelProbe(
      RenderNode(.shadow(shape, black, offset: CGSize(width: 4, height: 4), blur: 0)))
    #expect(sharp[20, 20] == [255, 255, 255])
    #expect(sharp[32, 32] == [0, 0, 0])
    #expect(sharp[35, 35] == [255, 255, 255])
    // At the edge of a wide shape a Gaussian is one half.
    let wide = RoundedRect(rect(-100, 20, 240, 200))
    let soft = PixelProbe(RenderNode(.shadow(wide, black, offset: .zero, blur: 4)))
    #expect(isNear(soft[20, 19], [140, 140, 140], tolerance: 16))
    // One standard deviation away it is 16 %.
    #expect(isNear(soft[20, 15], [218, 218, 218], tolerance: 12))
  }

  @Test func shades() {
    let stops = [
      RenderNode.GradientStop(location: 0, color: black),
      RenderNode.GradientStop(location: 1, color: CGColor(gray: 1, alpha: 1)),
    ]
    let node = RenderNode(
      .linearGradient(
        RoundedRect(rect(0, 0, 40, 40)), stops, start: .zero, end: CGPoint(x: 40, y: 0)))
    let probe = PixelProbe(node)
    #expect(isNear(probe[20, 10], [130, 130, 130], tolerance: 4))
    #expect(probe[2, 10][0] < probe[37, 10][0])
    // From black within a quarter of the radius to white at an ellipse of 20 × 10.
    let round = PixelProbe(
      RenderNode(
        .radialGradient(
          RoundedRect(rect(0, 0, 40, 40)), stops, center: CGPoint(x: 20, y: 20),
          radii: CGSize(width: 20, height: 10), start: 0.25)))
    #expect(round[20, 20] == [0, 0, 0] && round[20, 5] == [255, 255, 255])
    #expect(isNear(round[32, 20], [127, 127, 127], tolerance: 10))
    #expect(isNear(round[20, 26], [127, 127, 127], tolerance: 14))
  }

  @Test func fillsAndStrokesPaths() {
    let path = CGMutablePath()
    path.addEllipse(in: rect(5, 5, 30, 30))
    let stroke = RenderNode.Stroke(color: blue, width: 4)
    let probe = PixelProbe(RenderNode(.path(path, fill: red, stroke: stroke)))
    #expect(probe[20, 20] == [255, 0, 0])
    #expect(probe[20, 5] == [0, 0, 255])
    #expect(probe[6, 6] == [255, 255, 255])
  }

  /// Invalid layout values must not trigger GSK's assertions.
  @Test func survivesImpossibleNumbers() {
    let nan = CGFloat.nan
    let nodes: [RenderNode.Content] = [
      .fill(RoundedRect(CGRect.null), red), .fill(RoundedRect(CGRect.infinite), red),
      .fill(RoundedRect(rect(nan, 0, 1, 1), radius: nan), red),
      .border(RoundedRect(rect(0, 0, 4, 4)), width: .infinity, red),
      .shadow(RoundedRect(rect(0, 0, 0, 0)), red, offset: CGSize(width: nan, height: 0), blur: nan),
      .opacity(nan, .empty), .clip(RoundedRect(CGRect.null), .empty),
      .transform(CATransform3DMakeScale(nan, 1, 1), .empty),
      .image(makeImage(1, 1) { _, _ in [0, 0, 0] }, frame: .null, filter: .linear),
      .path(CGMutablePath(), fill: red, stroke: nil),
      .linearGradient(RoundedRect(rect(0, 0, 9, 9)), [], start: .zero, end: .zero),
      .radialGradient(
        RoundedRect(rect(0, 0, 9, 9)),
        [.init(location: 0, color: red), .init(location: nan, color: red)],
        center: CGPoint(x: nan, y: 0), radii: CGSize(width: 0, height: nan), start: nan),
    ]
    for content in nodes { #expect(PixelProbe(RenderNode(content)).image != nil) }
    #expect(
      HeadlessRenderer.image(
        of: .empty, size: CGSize(width: nan, height: 1), scale: 1, background: black) == nil)
  }
}
