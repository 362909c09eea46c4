import Foundation
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Nested scroll views under random input.
@MainActor @Suite(.serialized) struct ScrollInputFuzzTests {
  /// Checks the order of delegate calls that UIKit guarantees.
  private final class Listener: NSObject, UIScrollViewDelegate {
    let name: String
    let content: UIView?
    var faults: [String] = []
    var target: ((CGPoint) -> CGPoint)?
    private var isDragging = false
    private var isLettingGo = false
    private var isDecelerating = false
    private(set) var isZooming = false

    init(_ name: String, zooming content: UIView? = nil) {
      self.name = name
      self.content = content
    }

    private func require(_ condition: Bool, _ message: String) {
      if !condition { faults.append("\(name): \(message)") }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      require(!isDragging && !isDecelerating, "dragging begins within something else")
      isDragging = true
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      require(isDragging && !isLettingGo, "a drag will end that did not begin")
      let proposed = targetContentOffset.pointee
      require(scrollView.clamped(proposed) == proposed, "the target \(proposed) is nowhere")
      require(velocity.x.isFinite && velocity.y.isFinite, "velocity \(velocity)")
      isLettingGo = true
      if let target { targetContentOffset.pointee = target(proposed) }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      require(isDragging && isLettingGo, "a drag ended that did not begin")
      (isDragging, isLettingGo) = (false, false)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      require(!isDragging && !isDecelerating, "deceleration begins within something else")
      isDecelerating = true
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      require(isDecelerating, "a deceleration ended that did not begin")
      isDecelerating = false
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      require(!isZooming, "zooming begins twice")
      isZooming = true
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      require(isZooming, "a zoom ended that did not begin")
      isZooming = false
    }

    func requireRest() {
      require(!isDragging && !isDecelerating && !isZooming, "something that began never ended")
    }
  }

  private struct Scroller {
    var view: UIScrollView
    var listener: Listener
  }

  @MainActor private final class Scene {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    let controller = UIViewController()
    let fuzzer: InputFuzzer
    var scrollers: [Scroller] = []

    init(seed: UInt64) {
      fuzzer = InputFuzzer(stage, seed: seed)
      fuzzer.sizes = 150...700
      stage.show(controller)
      controller.view.frame = stage.window?.bounds ?? .zero
      let root: UIView = controller.view
      let outer = add("outer", to: root, frame: root.bounds, zooms: seed % 3 == 0)
      outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let inside = scrollers[0].listener.content ?? outer
      for (index, name) in ["first", "second", "third"].enumerated() {
        let frame = CGRect(x: 30, y: 60 + CGFloat(index) * 330, width: 300.3, height: 290.5)
        add(name, to: inside, frame: frame, zooms: index == 2)
      }
    }

    @discardableResult private func add(
      _ name: String, to parent: UIView, frame: CGRect, zooms: Bool
    ) -> UIScrollView {
      let view = UIScrollView(frame: frame)
      let content = UIView(frame: CGRect(origin: .zero, size: randomSize()))
      view.addSubview(content)
      view.contentSize = content.bounds.size
      view.isPagingEnabled = fuzzer.roll(4) == 0
      view.bounces = fuzzer.roll(4) > 0
      view.alwaysBounceVertical = fuzzer.roll(4) == 0
      view.alwaysBounceHorizontal = fuzzer.roll(4) == 0
      view.bouncesZoom = fuzzer.roll(3) > 0
      view.isDirectionalLockEnabled = fuzzer.roll(3) == 0
      view.decelerationRate = fuzzer.roll(2) == 0 ? .fast : .normal
      if zooms { (view.minimumZoomScale, view.maximumZoomScale) = (0.4, 5) }
      parent.addSubview(view)
      let listener = Listener(name, zooming: zooms ? content : nil)
      if fuzzer.roll(3) == 0 {
        listener.target = { [fuzzer] place in
          fuzzer.roll(2) == 0 ? CGPoint(x: fuzzer.number(-200...900), y: place.y) : place
        }
      }
      view.delegate = listener
      scrollers.append(Scroller(view: view, listener: listener))
      return view
    }

    private func randomSize() -> CGSize {
      CGSize(width: fuzzer.number(50...1500), height: fuzzer.number(50...2500))
    }

    /// Changes by the app meanwhile.
    func change() {
      let scroller = scrollers[fuzzer.roll(scrollers.count)]
      let (view, name) = (scroller.view, scroller.listener.name)
      let offset = view.clamped(CGPoint(x: fuzzer.number(0...900), y: fuzzer.number(0...2000)))
      switch fuzzer.roll(11) {
      case 0:
        view.contentSize = randomSize()
        fuzzer.note("\(name) content \(view.contentSize)")
      case 1:
        view.contentInset = UIEdgeInsets(
          top: fuzzer.number(0...90), left: fuzzer.number(0...20), bottom: fuzzer.number(0...50),
          right: fuzzer.number(0...20))
        fuzzer.note("\(name) insets \(view.contentInset)")
      case 2 where view !== scrollers[0].view:
        view.bounds.size = CGSize(width: fuzzer.number(100...400), height: fuzzer.number(100...400))
        fuzzer.note("\(name) bounds \(view.bounds)")
      case 3, 4:
        let isAnimated = fuzzer.roll(3) > 0
        fuzzer.note("\(name) to \(offset) \(isAnimated)")
        view.setContentOffset(offset, animated: isAnimated)
      case 5:
        let rect = CGRect(
          x: fuzzer.number(0...500), y: fuzzer.number(0...900), width: 200, height: 300)
        let isAnimated = fuzzer.roll(3) > 0
        fuzzer.note("\(name) zoom \(rect) \(isAnimated)")
        view.zoom(to: rect, animated: isAnimated)
      case 6:
        let scale = fuzzer.number(0.1...7)
        let isAnimated = fuzzer.roll(3) > 0
        fuzzer.note("\(name) scale \(scale) \(isAnimated)")
        view.setZoomScale(scale, animated: isAnimated)
      case 7:
        view.isScrollEnabled.toggle()
        fuzzer.note("\(name) scrolls \(view.isScrollEnabled)")
      case 8 where view !== scrollers[0].view:
        fuzzer.note("\(name) leaves or comes")
        if view.superview == nil {
          (scrollers[0].listener.content ?? scrollers[0].view).addSubview(view)
        } else {
          view.removeFromSuperview()
        }
      case 9:
        view.isPagingEnabled.toggle()
        fuzzer.note("\(name) pages \(view.isPagingEnabled)")
      default:
        fuzzer.note("\(name) shows a rectangle")
        let size = CGSize(width: 50, height: 80)
        view.scrollRectToVisible(CGRect(origin: offset, size: size), animated: true)
      }
    }

    /// Invariants that hold at any time.
    var fault: String? {
      if let broken = stage.brokenLayer { return broken }
      for scroller in scrollers {
        if let fault = scroller.listener.faults.first { return fault }
        let (view, name) = (scroller.view, scroller.listener.name)
        guard scroller.listener.content != nil else { continue }
        let scale = view.zoomScale
        // Beyond its limits a pinch is damped: a factor of twenty, not three.
        let give: CGFloat = view.isZooming || view.zoom.ticker != nil ? 3 : 1.0001
        if scale > 5 * give || scale < 0.4 / give { return "\(name): zoom \(scale)" }
      }
      return nil
    }

    /// Invariants that hold at rest.
    var unrest: String? {
      if let recognizer = stage.busyRecognizer {
        return "\(recognizer) of \(String(describing: recognizer.view)) is \(recognizer.state)"
      }
      for scroller in scrollers {
        scroller.listener.requireRest()
        let (view, name) = (scroller.view, scroller.listener.name)
        if view.isTracking || view.isDragging || view.isDecelerating || view.isZooming
          || view.isZoomBouncing || view.isMoving || view.drag.caught != nil
        {
          return "\(name) is not at rest"
        }
        if view.clamped(view.contentOffset) != view.contentOffset {
          return "\(name) rests at \(view.contentOffset), not in \(view.offsetRange)"
        }
      }
      return fault
    }
  }

  @Test(arguments: Effort.seeds(12, long: 300))
  func nestedScrollViewsEndConsistentlyAfterAnyInput(seed: UInt64) {
    let scene = Scene(seed: seed)
    for _ in 0..<8 {
      for _ in 0..<14 {
        if scene.fuzzer.roll(4) == 0 { scene.change() } else { scene.fuzzer.act() }
        if let fault = scene.fault {
          Issue.record("seed \(seed): \(fault) after \(scene.fuzzer.story)")
          return
        }
      }
      scene.fuzzer.releaseAll()
      let isAtRest = scene.stage.settle()
      scene.stage.advance(by: 1)
      if !isAtRest || !scene.stage.isAtRest {
        Issue.record("seed \(seed): frames go on after \(scene.fuzzer.story)")
        return
      }
      if let unrest = scene.unrest {
        Issue.record("seed \(seed): \(unrest) after \(scene.fuzzer.story)")
        return
      }
    }
  }
}
