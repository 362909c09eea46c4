import Testing
import UIKit
import UIKitStage

/// Points and rectangles of views, scenes and the screen, in each other's coordinates.
@MainActor @Suite(.serialized) struct CoordinateSpaceTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))
  private let outer = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))

  init() {
    let screen = UIViewController()
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    stage.show(screen)
  }

  @Test func aViewConvertsToSceneAndScreen() throws {
    let scene = try #require(inner.window?.windowScene)
    #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
    for space in [scene.coordinateSpace, UIScreen.main.coordinateSpace] {
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 26, y: 37))
      #expect(inner.convert(CGPoint(x: 26, y: 37), from: space) == CGPoint(x: 1, y: 1))
      #expect(space.convert(inner.bounds, from: inner).origin == CGPoint(x: 25, y: 36))
      #expect(space.convert(CGPoint(x: 25, y: 36), to: inner) == .zero)
      #expect(inner.convert(inner.bounds, to: space).origin == CGPoint(x: 25, y: 36))
    }
  }

  @Test func aViewIsASpaceItself() {
    let space: any UICoordinateSpace = outer
    #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 5, y: 6))
    outer.transform = CGAffineTransform(rotationAngle: 0.5)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    // Not by way of the scene, in which the rectangle would be larger.
    #expect(inner.convert(rect, to: space) == CGRect(x: 6, y: 8, width: 3, height: 4))
    #expect(inner.convert(CGRect(x: 6, y: 8, width: 3, height: 4), from: space) == rect)
  }

  /// A space of an app's own, twice as fine as the scene's.
  private final class FineSpace: NSObject, UICoordinateSpace {
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 600)
    private var screen: any UICoordinateSpace { UIScreen.main.coordinateSpace }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      screen.convert(CGPoint(x: point.x / 2, y: point.y / 2), to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      let point = screen.convert(point, from: coordinateSpace)
      return CGPoint(x: point.x * 2, y: point.y * 2)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
  }

  @Test func anAppsOwnSpaceIsAsked() {
    #expect(inner.convert(CGPoint.zero, to: FineSpace()) == CGPoint(x: 50, y: 72))
    #expect(inner.convert(CGPoint(x: 50, y: 72), from: FineSpace()) == .zero)
  }
}
