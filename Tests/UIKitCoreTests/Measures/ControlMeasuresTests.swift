import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// What was measured of Apple's controls and recognizers.
@MainActor @Suite(.serialized) struct ControlMeasuresTests {
  private let stage = Stage(size: CGSize(width: 400, height: 200))
  private let controller = UIViewController()

  init() { stage.show(controller) }

  private func dots(of control: UIPageControl) -> [UIView] {
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(in: control).filter { $0 is UIImageView }
  }

  private func white(_ color: UIColor) -> (white: Double, alpha: Double) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(red == green && green == blue)
    return (red, alpha)
  }

  @Test("n pages take 18 n + 20 by 26 points", arguments: [2, 5, 9])
  func pageControlSize(pages: Int) {
    let size = UIPageControl().size(forNumberOfPages: pages)
    expectMeasure(size.width, Double(18 * pages + 20), within: 0.01)
    expectMeasure(size.height, 26, within: 0.01)
  }

  @Test("dots of 7.6 points in slots of 10, 18 apart, the first slot 14 in; the others 45 % white")
  func pageControlDots() throws {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.currentPage = 2
    control.frame.size = control.sizeThatFits(.zero)
    controller.view.addSubview(control)
    stage.settle()
    let dots = dots(of: control).sorted { $0.center.x < $1.center.x }
    try #require(dots.count == 4)
    for (index, dot) in dots.enumerated() {
      expectMeasure(dot.bounds.width, 7.6, within: 0.1, "diameter")
      let center = dot.convert(CGPoint(x: dot.bounds.midX, y: 0), to: control).x
      expectMeasure(center, Double(14 + 5 + 18 * index), within: 0.1, "slot \(index)")
      let (white, alpha) = try white(#require(dot.backgroundColor))
      expectMeasure(white, 1, within: 0.01)
      expectMeasure(alpha, index == 2 ? 1 : 0.45, within: 0.01, "opacity")
    }
  }

  @Test(
    "blades of activity indicators",
    arguments: [
      (UIActivityIndicatorView.Style.medium, 20.0, 6.5, 2.5, 6.75), (.large, 37, 12, 5, 11.5),
    ])
  func activityIndicator(
    style: UIActivityIndicatorView.Style, side: Double, width: Double, height: Double,
    radius: Double
  ) throws {
    let view = UIActivityIndicatorView(style: style)
    expectMeasure(view.intrinsicContentSize.width, side, within: 0.01)
    expectMeasure(view.intrinsicContentSize.height, side, within: 0.01)
    controller.view.addSubview(view)
    view.startAnimating()
    stage.advance(frames: 1)
    let blades = view.layer.sublayers ?? []
    #expect(blades.count == 8)
    for blade in blades {
      expectMeasure(blade.bounds.width, width, within: 0.01)
      expectMeasure(blade.bounds.height, height, within: 0.01)
      let (x, y) = (blade.position.x - view.bounds.midX, blade.position.y - view.bounds.midY)
      expectMeasure((x * x + y * y).squareRoot(), radius, within: 0.01)
    }
    let alphas = blades.compactMap { $0.backgroundColor?.alpha }.sorted(by: >)
    for (alpha, apples) in zip(alphas, [217, 180, 143, 106, 69, 69, 69, 69]) {
      expectMeasure(alpha * 255, Double(apples), within: 0.5)
    }
  }

  @Test("their gray", arguments: [(UIUserInterfaceStyle.light, 128.0), (.dark, 140)])
  func activityIndicatorGray(style: UIUserInterfaceStyle, gray: Double) throws {
    let view = UIActivityIndicatorView(style: .medium)
    view.overrideUserInterfaceStyle = style
    controller.view.addSubview(view)
    view.startAnimating()
    stage.advance(frames: 1)
    let color = try #require(view.layer.sublayers?.first?.backgroundColor)
    expectMeasure(white(UIColor(cgColor: color)).white * 255, gray, within: 1)
  }

  @Test("an empty button is 30 by 34; a title has 6 points above and below")
  func buttonSizes() {
    let button = UIButton(type: .custom)
    button.sizeToFit()
    expectMeasure(button.bounds.width, 30, within: 0.01)
    expectMeasure(button.bounds.height, 34, within: 0.01)
    button.setTitle("Title", for: .normal)
    button.sizeToFit()
    let title = button.titleLabel?.sizeThatFits(.zero).height ?? 0
    expectMeasure(button.bounds.height - title, 12, within: 0.01)
  }

  @Test func labelsAndImagesTakeNoTouches() {
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
  }

  @Test("a view is hit from an alpha of 0.01")
  func hitTestingAlpha() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.alpha = 0.0095
    #expect(view.hitTest(.zero, with: nil) == nil)
    view.alpha = 0.0105
    #expect(view.hitTest(.zero, with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 10, y: 0), with: nil) == nil, "its right edge isn't its own")
  }

  // MARK: Gestures

  @Test("a long press takes 0.5 s of one finger that stays within 10 points")
  func longPress() {
    let press = UILongPressGestureRecognizer()
    expectMeasure(press.minimumPressDuration, 0.5, within: 0.001)
    expectMeasure(press.allowableMovement, 10, within: 0.001)
    #expect(press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0)
    for (way, hasBegun) in [(9.5, true), (10.5, false)] {
      let world = GestureWorld()
      let record = world.watch(UILongPressGestureRecognizer())
      world.stage.touchDown(at: CGPoint(x: 100, y: 100))
      world.advance(0.1)
      world.stage.touchMove(to: CGPoint(x: 100 + way, y: 100))
      world.advance(0.48 - 0.1)
      #expect(record.states.isEmpty)
      world.advance(0.05)
      #expect(record.states.contains(.began) == hasBegun, "after \(way) points")
      world.stage.touchUp()
    }
  }

  @Test("a pan begins after 10 points and a scroll view leaves them out")
  func panHysteresis() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    scrollView.contentSize = CGSize(width: 400, height: 5000)
    controller.view.addSubview(scrollView)
    stage.settle()
    stage.touchDown(at: CGPoint(x: 200, y: 150))
    stage.touchMove(to: CGPoint(x: 200, y: 140.5))
    #expect(!scrollView.isDragging)
    stage.touchMove(to: CGPoint(x: 200, y: 139.5))
    #expect(scrollView.isDragging)
    stage.touchMove(to: CGPoint(x: 200, y: 100))
    stage.advance(frames: 1)
    expectMeasure(scrollView.contentOffset.y, 40, within: 0.01)
    stage.touchUp()
    stage.settle()
  }
}
