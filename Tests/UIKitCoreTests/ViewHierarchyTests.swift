import Testing
import UIKit
import UIKitStage

@MainActor @Suite struct ViewHierarchyTests {
  private final class RecordingView: UIView {
    var calls: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append(newSuperview == nil ? "willLeave" : "willJoin")
    }
    override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "joined") }
    override func didAddSubview(_ subview: UIView) { calls.append("added") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove") }
  }

  final class LayoutCounter: UIView {
    private(set) var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("A view without a size is laid out once")
  func firstLayoutWithoutSize() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let controller = UIViewController()
    stage.show(controller)
    let views = [LayoutCounter(), LayoutCounter(frame: CGRect(x: 5, y: 5, width: 0, height: 20))]
    for view in views { controller.view.addSubview(view) }
    stage.settle()
    #expect(views.map(\.layouts) == [1, 1])
    stage.advance(frames: 5)
    #expect(views.map(\.layouts) == [1, 1])
  }

  @Test func resizingASubviewLaysOutItsSuperview() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let controller = UIViewController()
    stage.show(controller)
    let parent = LayoutCounter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(parent)
    parent.addSubview(child)
    stage.settle()
    let count = parent.layouts
    child.frame.size.width = 20
    stage.settle()
    #expect(parent.layouts == count + 1)
    child.bounds.size.height = 30
    stage.settle()
    #expect(parent.layouts == count + 2)
    child.center = CGPoint(x: 30, y: 30)
    stage.settle()
    #expect(parent.layouts == count + 2)
  }

  @Test func layoutThatResizesSubviewsRunsOnce() {
    final class Restless: UIView {
      let child = UIView()
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        child.frame.size.width += 1
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let controller = UIViewController()
    stage.show(controller)
    let view = Restless()
    view.addSubview(view.child)
    controller.view.addSubview(view)
    stage.settle()
    #expect(view.layouts == 1)
  }

  @Test func subviewsKeepTheirOrder() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(c)
    parent.insertSubview(b, belowSubview: c)
    #expect(parent.subviews == [a, b, c])
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, b, a])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [a, b, c])
    parent.insertSubview(a, aboveSubview: c)
    #expect(parent.subviews == [b, c, a])
    #expect(parent.layer.sublayers?.map { $0.delegate as? UIView } == [b, c, a])
  }

  @Test func addingToAnotherParentRemovesFromTheFirst() {
    let (first, second) = (RecordingView(), RecordingView())
    let child = RecordingView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    #expect(child.calls == ["willJoin", "joined", "willJoin", "joined"])
    #expect(first.calls == ["added", "willRemove"])
    child.removeFromSuperview()
    #expect(child.superview == nil && child.layer.superlayer == nil)
    #expect(child.calls.suffix(2) == ["willLeave", "left"])
  }

  @Test func addedSublayersStayBelowLaterViews() {
    let parent = UIView()
    let line = CALayer()
    let (a, b) = (UIView(), UIView())
    parent.addSubview(a)
    parent.layer.addSublayer(line)
    parent.addSubview(b)
    #expect(parent.layer.sublayers == [a.layer, line, b.layer])
  }

  @Test("a view above or below another is next to it, whatever layers lie between")
  func viewsArePlacedBesidePlainLayers() {
    let parent = UIView()
    let line = CALayer()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.layer.addSublayer(line)
    parent.addSubview(b)
    parent.insertSubview(c, aboveSubview: a)
    #expect(parent.subviews == [a, c, b])
    #expect(parent.layer.sublayers == [a.layer, c.layer, line, b.layer])
    parent.insertSubview(c, belowSubview: b)
    parent.bringSubviewToFront(c)
    parent.insertSubview(c, belowSubview: b)
    #expect(parent.subviews == [a, c, b])
    #expect(parent.layer.sublayers == [a.layer, line, c.layer, b.layer])
    parent.insertSubview(c, aboveSubview: a)
    #expect(parent.layer.sublayers == [a.layer, c.layer, line, b.layer])
    parent.insertSubview(c, aboveSubview: b)
    #expect(parent.layer.sublayers == [a.layer, line, b.layer, c.layer])
  }

  @Test func zPositionDecidesPaintAndHitOrder() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (raised, later) = (UIView(frame: parent.bounds), UIView(frame: parent.bounds))
    parent.addSubview(raised)
    parent.addSubview(later)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === later)
    raised.layer.zPosition = 1
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === raised)
  }

  @Test func deallocatedViewsLeaveNoReferences() throws {
    var superview: UIView? = UIView()
    let (first, second) = (UIView(), UIView())
    superview?.addSubview(first)
    superview?.addSubview(second)
    let layer = try #require(superview?.layer)
    #expect(layer.delegate === superview && first.superview === superview)
    superview = nil
    #expect(first.superview == nil && second.superview == nil)
    #expect(layer.delegate == nil)
    #expect(first.layer.superlayer === layer, "the test itself keeps the layer")
    let other = UIView()
    other.addSubview(first)
    #expect(first.superview === other && first.layer.superlayer === other.layer)
  }

  @Test func subviewsMayBeRemovedWhileTheSuperviewIsDeallocated() {
    final class Container: UIView {
      let label = UILabel()

      deinit { MainActor.assumeIsolated { label.removeFromSuperview() } }
    }
    var container: Container? = Container()
    let label = container?.label
    if let label { container?.addSubview(label) }
    #expect(label?.superview === container)
    container = nil
    #expect(label?.superview == nil)
  }

  @Test func anAnimationOutlivesItsView() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let controller = UIViewController()
    stage.show(controller)
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    if let view { controller.view.addSubview(view) }
    stage.settle()
    var ends = 0
    UIView.animate(withDuration: 0.2) {
      view?.alpha = 0
    } completion: { _ in
      ends += 1
    }
    stage.advance(frames: 2)
    view?.removeFromSuperview()
    view = nil
    stage.settle()
    #expect(ends == 1)
  }
}

@MainActor @Suite struct ViewGeometryTests {
  @Test func frameFollowsCenterBoundsAndTransform() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func conversionGoesThroughBoundsOriginsAndTransforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let middle = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 110, y: 60))
    leaf.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let corner = leaf.convert(CGPoint.zero, to: root)
    #expect(abs(corner.x - 130) < 1e-9 && abs(corner.y - 60) < 1e-9)
    let back = leaf.convert(corner, from: root)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test(arguments: [
    (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 180, height: 30)),
    (UIView.AutoresizingMask.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 80, height: 30)),
    (UIView.AutoresizingMask.flexibleRightMargin, CGRect(x: 10, y: 10, width: 80, height: 30)),
    (
      UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
      CGRect(x: 60, y: 10, width: 80, height: 30)
    ),
  ])
  func autoresizingDistributesTheChange(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame == expected)
  }

  @Test func nonfiniteGeometryIsRejected() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    view.center = CGPoint(x: CGFloat.infinity, y: 0)
    view.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func hitTestingFollowsUIKitsRules() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    parent.addSubview(child)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      parent.hitTest(CGPoint(x: x, y: y), with: nil)
    }
    #expect(hit(60, 60) === child)
    #expect(hit(120, 120) == nil, "nothing is hit outside of the superview")
    #expect(hit(100, 10) == nil, "the right edge does not belong to it")
    child.alpha = 0.009
    #expect(hit(60, 60) === parent)
    child.alpha = 0.01
    #expect(hit(60, 60) === child)
    child.isHidden = true
    #expect(hit(60, 60) === parent)
    child.isHidden = false
    child.isUserInteractionEnabled = false
    #expect(hit(60, 60) === parent)
  }
}
