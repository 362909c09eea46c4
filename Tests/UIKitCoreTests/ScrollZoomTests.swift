import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct ScrollZoomTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view: UIView
    var scrolls = 0
    var zooms = 0
    var ends: [CGFloat] = []
    var begins = 0
    /// The content's point between the fingers when the zoom began.
    var anchor = CGPoint.zero
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      begins += 1
      anchor = scrollView.pinchGestureRecognizer?.location(in: view) ?? .zero
    }
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale: CGFloat) {
      ends.append(atScale)
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 1200))
  private let zoomer: Zoomer

  init() {
    zoomer = Zoomer(content)
    let controller = UIViewController()
    stage.show(controller)
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 3
    scrollView.delegate = zoomer
    controller.view.addSubview(scrollView)
    stage.settle()
  }

  @Test func thePointBetweenTheFingersStaysFixed() {
    scrollView.contentOffset = CGPoint(x: 200, y: 300)
    let middle = CGPoint(x: 180, y: 260)
    stage.pinch(at: middle, scale: 2)
    #expect(scrollView.zoomScale > 1.5)
    #expect(content.convert(zoomer.anchor, to: nil).distance(to: middle) < 0.5)
    #expect(stage.settle())
    #expect(content.convert(zoomer.anchor, to: nil).distance(to: middle) < 0.5)
  }

  @Test("A scroll view that is removed during a motion requests no more frames", arguments: [0, 1])
  func goneWhileItMoves(kind: Int) {
    weak var seen: UIScrollView?
    do {
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 1200))
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let zoomer = Zoomer(content)
      view.contentSize = content.bounds.size
      view.addSubview(content)
      view.maximumZoomScale = 3
      view.delegate = zoomer
      scrollView.superview?.addSubview(view)
      if kind == 0 {
        view.setZoomScale(2, animated: true)
      } else {
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      }
      seen = view
      stage.advance(by: 0.1)
      view.removeFromSuperview()
    }
    #expect(seen == nil)
    #expect(stage.settle(limit: 2))
  }

  @Test func aSecondFingerTurnsADragIntoAZoomAndBack() {
    stage.touchDown(at: CGPoint(x: 200, y: 400), finger: 1)
    stage.touchMove(to: CGPoint(x: 200, y: 300), duration: 0.1)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 90))
    stage.touchDown(at: CGPoint(x: 200, y: 400), finger: 2)
    stage.touchMove(to: CGPoint(x: 200, y: 500), finger: 2, duration: 0.2)
    let scale = scrollView.zoomScale
    #expect(scrollView.isZooming && scale > 1.5)
    stage.touchUp(finger: 2)
    #expect(zoomer.ends == [scale])
    let offset = scrollView.contentOffset.y
    stage.touchMove(to: CGPoint(x: 200, y: 250), duration: 0.2)
    #expect(abs(scrollView.contentOffset.y - offset - 50) <= 1)
    stage.touchUp()
    #expect(stage.settle())
    #expect(scrollView.zoomScale == scale)
  }

  @Test func aStepOfAPinchScrollsAtMostOnce() {
    // At the far corner, smaller content would be clamped before it is positioned.
    scrollView.contentOffset = CGPoint(x: 400, y: 600)
    stage.touchDown(at: CGPoint(x: 100, y: 300), finger: 1)
    stage.touchDown(at: CGPoint(x: 300, y: 300), finger: 2)
    stage.touchMove(to: CGPoint(x: 290, y: 300), finger: 2)
    #expect(scrollView.isZooming)
    for x in stride(from: 280.0, to: 200, by: -10) {
      (zoomer.scrolls, zoomer.zooms) = (0, 0)
      stage.touchMove(to: CGPoint(x: x, y: 300), finger: 2)
      stage.advance(frames: 1)
      #expect(zoomer.zooms == 1)
      #expect(zoomer.scrolls <= 1)
    }
  }

  @Test func aPinchBeyondTheLimitsComesBack() {
    stage.pinch(at: CGPoint(x: 200, y: 300), scale: 8, startDistance: 40)
    #expect(scrollView.zoomScale > 3 && scrollView.isZoomBouncing)
    #expect(stage.settle())
    #expect(scrollView.zoomScale == 3 && !scrollView.isZoomBouncing)
    #expect(zoomer.ends == [3])
  }

  @Test func zoomingToARectangleShowsIt() {
    let rect = CGRect(x: 500, y: 700, width: 200, height: 150)
    scrollView.zoom(to: rect, animated: true)
    stage.advance(by: 0.1)
    #expect(scrollView.zoomScale > 1 && scrollView.zoomScale < 2)
    #expect(stage.settle())
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentSize == CGSize(width: 1600, height: 2400))
    #expect(scrollView.contentOffset == CGPoint(x: 1000, y: 1250))
    #expect(zoomer.ends == [2])
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 400, height: 10), animated: false)
    #expect(scrollView.contentOffset == .zero, "not beyond the edge")
  }

  @Test func settingZoomScaleKeepsTheCenterAndTheLimits() {
    scrollView.contentOffset = CGPoint(x: 200, y: 300)
    scrollView.zoomScale = 2
    #expect(scrollView.contentOffset == CGPoint(x: 600, y: 900))
    scrollView.setZoomScale(9, animated: false)
    #expect(scrollView.zoomScale == 3)
    #expect(zoomer.ends.isEmpty, "nothing was animated")
  }

  @Test func aRotatedViewIsZoomedInItsOrientation() {
    content.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(scrollView.zoomScale - 1) < 1e-9)
    scrollView.zoomScale = 2
    #expect(abs(content.transform.a) < 1e-9 && abs(content.transform.b - 2) < 1e-9)
    #expect(abs(scrollView.contentSize.width - 2400) < 1e-6)
  }

  private final class Tracing: UIScrollView {
    var asked: [CGFloat] = []
    override func setZoomScale(_ scale: CGFloat, animated: Bool) {
      asked.append(scale)
      super.setZoomScale(scale, animated: animated)
    }
  }

  @Test func subclassesObserveZooms() {
    let view = Tracing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.zoomScale = 2
    #expect(view.asked == [2])
  }

  /// Apple: "at the beginning of zoom gestures and in cases when a change in zoom level is to be
  /// animated".
  @Test func everyAnimatedZoomBeginsAndEndsOnce() {
    scrollView.setZoomScale(2, animated: true)
    stage.advance(frames: 4)
    #expect(zoomer.begins == 1 && zoomer.ends.isEmpty)
    scrollView.zoom(to: CGRect(x: 0, y: 0, width: 200, height: 300), animated: true)
    #expect(zoomer.begins == 2 && zoomer.ends.count == 1, "the second took over")
    stage.advance(frames: 4)
    stage.pinch(at: CGPoint(x: 200, y: 300), scale: 3)
    #expect(zoomer.begins == 3 && zoomer.ends.count == 2, "the fingers did")
    scrollView.setZoomScale(1, animated: true)
    #expect(zoomer.begins == 4 && zoomer.ends.count == 3 && !scrollView.isZoomBouncing)
    stage.settle()
    scrollView.setZoomScale(2, animated: false)
    #expect(zoomer.begins == 4 && zoomer.ends.count == 4 && zoomer.ends.last == 1)
  }

  @Test func fingersThatCatchAZoomBeyondItsLimitsDoNotMoveIt() {
    let middle = CGPoint(x: 200, y: 300)
    stage.pinch(at: middle, scale: 8)
    let scale = scrollView.zoomScale
    #expect(scale > 3.1)
    stage.touchpadPinch(at: middle, scale: 1, duration: 0)
    #expect(abs(scrollView.zoomScale - scale) < 0.15, "no further than it returned meanwhile")
    #expect(stage.settle())
    #expect(scrollView.zoomScale == 3)
  }
}
