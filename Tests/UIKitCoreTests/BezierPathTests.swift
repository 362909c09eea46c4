import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor struct BezierPathTests {
  @Test func boundsFollowTheCurveNotItsControlPoints() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds == .zero && path.lineWidth == 1 && path.miterLimit == 10)
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 100),
      controlPoint2: CGPoint(x: 100, y: 100))
    #expect(abs(path.bounds.height - 75) < 0.001)
    #expect(path.cgPath.boundingBox.height == 100)
    #expect(path.currentPoint == CGPoint(x: 100, y: 0))
  }

  @Test func arcsAreClockwiseOnScreen() {
    func arc(_ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    }
    #expect(arc(true).contains(CGPoint(x: 5.5, y: 5.5)), "clockwise on screen")
    #expect(abs(arc(true).bounds.minX) < 0.01)
    #expect(abs(arc(false).bounds.minX + 10) < 0.01, "the long way around")
  }

  @Test func onlyTheGivenCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 39)))
    #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
    let all = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 10, height: 10))
    for corner in [(1, 1), (39, 1), (1, 39), (39, 39)] {
      #expect(!all.contains(CGPoint(x: corner.0, y: corner.1)))
    }
  }

  @Test func pathsTransformAndAppend() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    path.apply(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 1))
    #expect(path.bounds == CGRect(x: 5, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(ovalIn: CGRect(x: 100, y: 0, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 105, y: 5)) && !path.contains(CGPoint(x: 60, y: 5)))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func openPathsAreClosedForHitTesting() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 8, y: 8)))
  }
}

@MainActor @Suite(.serialized) struct ViewDrawingTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let controller = UIViewController()

  private final class Drawn: UIView {
    var color = UIColor.red
    private(set) var count = 0

    override func draw(_ rect: CGRect) {
      count += 1
      color.setFill()
      UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
    }
  }

  private let view = Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    stage.show(controller)
    controller.view.backgroundColor = .black
    controller.view.addSubview(view)
    stage.settle()
  }

  private func color(_ x: Int, _ y: Int) throws -> [Int] {
    let picture = try #require(stage.picture())
    return picture.withPixels { pixels in
      [2, 1, 0].map { Int(pixels[y * picture.bytesPerRow + x * 4 + $0]) }
    }
  }

  @Test func aViewIsDrawnOnceAndAgainAfterSetNeedsDisplay() throws {
    #expect(view.count == 1)
    #expect(try color(10, 10) == [255, 0, 0] && color(30, 10) == [0, 0, 0])
    view.frame.origin.x = 5
    stage.settle()
    #expect(view.count == 1)
    view.color = .blue
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    stage.settle()
    #expect(view.count == 2)
    #expect(try color(10, 10) == [0, 0, 255])
  }

  @Test func aDrawingStretchesUntilItIsDrawnAgain() throws {
    view.frame.size = CGSize(width: 80, height: 80)
    stage.settle()
    #expect(view.count == 1)
    #expect(try color(38, 78) == [255, 0, 0] && color(42, 78) == [0, 0, 0])
    view.contentMode = .redraw
    view.frame.size = CGSize(width: 60, height: 60)
    stage.settle()
    #expect(view.count == 2)
  }

  @Test func aDrawingKeepsItsPositionAccordingToTheContentMode() throws {
    view.contentMode = .bottomRight
    view.frame.size = CGSize(width: 80, height: 80)
    stage.settle()
    #expect(try color(45, 60) == [255, 0, 0] && color(20, 20) == [0, 0, 0])
  }

  @Test func anEmptyViewIsDrawnOnceItHasASize() {
    let late = Drawn(frame: .zero)
    controller.view.addSubview(late)
    stage.settle()
    #expect(late.count == 0)
    late.frame.size = CGSize(width: 10, height: 10)
    stage.settle()
    #expect(late.count == 1)
  }

  @Test func snapshotsDoNotFollowTheView() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    view.color = .blue
    view.setNeedsDisplay()
    view.frame.origin.y = 60
    snapshot.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    controller.view.addSubview(snapshot)
    stage.settle()
    #expect(try color(38, 10) == [255, 0, 0] && color(42, 10) == [0, 0, 0])
    #expect(try color(10, 70) == [0, 0, 255])
    let fresh = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(fresh.bounds.size == view.bounds.size)
    view.isHidden = true
    #expect(view.snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func aSnapshotAfterUpdatesIncludesPendingChanges() throws {
    let unseen = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let snapshot = try #require(unseen.snapshotView(afterScreenUpdates: true))
    snapshot.frame.origin = CGPoint(x: 0, y: 50)
    controller.view.addSubview(snapshot)
    stage.settle()
    #expect(try color(5, 60) == [255, 0, 0] && color(15, 60) == [0, 0, 0])
  }

  @Test func capInsetsAreNotStretched() throws {
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: 40, height: 40), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)))
    part.frame = CGRect(x: 0, y: 50, width: 100, height: 40)
    controller.view.addSubview(part)
    stage.settle()
    // Ten points stay, thirty become ninety: red ends at 10 + 10 · 3.
    #expect(try color(38, 60) == [255, 0, 0] && color(42, 60) == [0, 0, 0])
  }

  @Test func hierarchiesAndLayersAreRenderedIntoContexts() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
    let small = renderer.image { _ in
      #expect(
        view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true))
    }
    let layer = renderer.image { view.layer.render(in: $0.cgContext) }
    for (image, edge) in [(small, 10), (layer, 20)] {
      let pixels = try #require(image.cgImage)
      let row = pixels.withPixels { data in (0..<20).map { Int(data[$0 * 4 + 3]) } }
      #expect(
        row.prefix(edge).allSatisfy { $0 == 255 } && row.dropFirst(edge).allSatisfy { $0 == 0 })
    }
  }
}
