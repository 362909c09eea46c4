import Testing
import UIKit
import UIKitCompat
import UIKitStage

@MainActor @Suite(.serialized) struct VisibilityTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let root: UIView
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))

  init() {
    let controller = UIViewController()
    stage.show(controller)
    root = controller.view
    root.addSubview(view)
  }

  @Test("A view within its window is fully visible, one without a window isn't visible")
  func whole() {
    #expect(view.visibleFraction == 1)
    view.removeFromSuperview()
    #expect(view.visibleFraction == 0)
  }

  @Test("Parts beyond the window's edge aren't visible")
  func edge() {
    view.frame.origin = CGPoint(x: -150, y: 100)
    #expect(abs(view.visibleFraction - 0.25) < 1e-9)
    view.frame.origin.x = 1000
    #expect(view.visibleFraction == 0)
  }

  @Test("Views that clip hide what extends beyond them; others don't")
  func clipping() {
    let frame = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
    root.addSubview(frame)
    frame.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(view.visibleFraction == 1)
    frame.clipsToBounds = true
    #expect(abs(view.visibleFraction - 0.5) < 1e-9)
  }

  @Test("A view isn't visible while it or an ancestor is hidden, transparent or empty")
  func hidden() {
    view.isHidden = true
    #expect(view.visibleFraction == 0)
    view.isHidden = false
    root.alpha = 0
    #expect(view.visibleFraction == 0)
    root.alpha = 1
    view.bounds.size.width = 0
    #expect(view.visibleFraction == 0)
  }

  @Test("An observer is called for a scroll, and not while nothing moves")
  func observer() {
    let scrollView = UIScrollView(frame: root.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    root.addSubview(scrollView)
    scrollView.addSubview(view)
    var fractions: [CGFloat] = []
    let observer = VisibilityObserver(view) { [view] in fractions.append(view.visibleFraction) }
    stage.settle()
    fractions = []
    stage.advance(frames: 5)
    #expect(fractions.isEmpty)
    #expect(stage.isAtRest)
    scrollView.contentOffset.y = 150
    stage.settle()
    #expect(fractions.last.map { abs($0 - 0.5) < 1e-9 } == true)
    scrollView.contentOffset.y = 1000
    stage.settle()
    #expect(fractions.last == 0)
    withExtendedLifetime(observer) {}
  }

  @Test("A released observer isn't called, nor one whose view left its window")
  func end() {
    var count = 0
    var observer: VisibilityObserver? = VisibilityObserver(view) { count += 1 }
    root.setNeedsLayout()
    view.frame.origin.y = 200
    stage.settle()
    #expect(count > 0)
    view.removeFromSuperview()
    observer?.viewDidMove()
    count = 0
    root.backgroundColor = .red
    stage.settle()
    #expect(count == 0)
    root.addSubview(view)
    observer?.viewDidMove()
    observer = nil
    stage.settle()
    count = 0
    root.backgroundColor = .blue
    stage.settle()
    #expect(count == 0)
  }
}
