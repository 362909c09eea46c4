import HeroTransitions
import Testing
import UIKit
import UIKitStage

/// Each usage that the introduction to Hero shows, written against our API.
@MainActor @Suite(.serialized) struct Seed004HeroTests {
  /// Three views and a label in a screen's layout.
  final class Screen: UIViewController {
    let blueView = UIView()
    let purpleView = UIView()
    let greenView = UIView()
    let label = UILabel()
    private let offset: CGFloat
    private let side: CGFloat

    init(offset: CGFloat, side: CGFloat) {
      self.offset = offset
      self.side = side
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.text = "Hero"
      let colors: [(UIView, UIColor)] = [
        (blueView, .blue), (purpleView, .purple), (greenView, .green), (label, .clear),
      ]
      for (index, (piece, color)) in colors.enumerated() {
        piece.backgroundColor = color
        piece.frame = CGRect(
          x: offset, y: offset + CGFloat(index) * (side + 10), width: side, height: side)
        view.addSubview(piece)
      }
      blueView.heroID = "blue"
      purpleView.heroID = "purple"
      greenView.heroID = "green"
      label.heroID = "label"
    }
  }

  @Test("Give views the same ids and enable Hero")
  func simplePresent() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (first, second) = (Screen(offset: 20, side: 60), Screen(offset: 120, side: 120))
    stage.show(first)
    second.isHeroEnabled = true
    first.present(second, animated: true)
    let transition = try #require(second.heroTransition)
    #expect(transition.isPresenting && transition.fromViewController === first)
    #expect(
      [second.blueView, second.purpleView, second.greenView, second.label].allSatisfy {
        $0.alpha == 0
      })
    stage.advance(by: 0.15)
    #expect(transition.progress > 0.2 && transition.progress < 0.9)
    for (from, to) in pairs(first, second) {
      let seen = try #require(drawn(from, on: stage))
      #expect(isBetween(seen, from.frame, to.frame), "\(seen) on the way to \(to.frame)")
    }
    stage.settle()
    for (_, to) in pairs(first, second) { #expect(drawn(to, on: stage) == to.frame) }
    #expect(
      [second.blueView, second.purpleView, second.greenView, second.label].allSatisfy {
        $0.alpha == 1
      })
    #expect(second.heroTransition == nil && second.presentingViewController === first)
    second.dismiss(animated: true)
    #expect(second.heroTransition?.isPresenting == false)
    stage.advance(by: 0.15)
    for (to, from) in pairs(first, second) {
      let seen = try #require(drawn(from, on: stage))
      #expect(isBetween(seen, from.frame, to.frame), "\(seen) on the way back to \(to.frame)")
    }
    stage.settle()
    #expect(first.view.window != nil && first.blueView.alpha == 1)
    for (to, _) in pairs(first, second) { #expect(drawn(to, on: stage) == to.frame) }
  }

  @Test("Without a style it is full screen, and its content receives touches before and after")
  func withoutStyle() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (first, second) = (Screen(offset: 20, side: 60), Screen(offset: 120, side: 120))
    let home = stage.show(first)
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    second.view.addSubview(button)
    second.isHeroEnabled = true
    first.present(second, animated: true)
    stage.settle()
    #expect(second.view.frame == home.bounds)
    #expect(second.view.convert(second.view.bounds, to: nil) == home.bounds)
    stage.tap(at: CGPoint(x: 60, y: 60))
    #expect(taps == 1)
    second.dismiss(animated: true)
    stage.settle()
    #expect(first.presentedViewController == nil && first.view.superview === home)
  }

  private func pairs(_ first: Screen, _ second: Screen) -> [(UIView, UIView)] {
    [
      (first.blueView, second.blueView), (first.purpleView, second.purpleView),
      (first.greenView, second.greenView),
    ]
  }

  /// The visible frame of the view's color, if it is a single rectangle.
  private func drawn(_ view: UIView, on stage: Stage) -> CGRect? {
    var wanted: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    view.backgroundColor?.getRed(&wanted.0, green: &wanted.1, blue: &wanted.2, alpha: &wanted.3)
    guard let image = stage.picture(scale: 1) else { return nil }
    let color = [wanted.2, wanted.1, wanted.0].map { Int(($0 * 255).rounded()) }
    var (box, count) = (CGRect.null, 0)
    image.withPixels { pixels in
      for y in 0..<image.height {
        for x in 0..<image.width {
          let start = y * image.bytesPerRow + x * 4
          guard (0..<3).allSatisfy({ abs(Int(pixels[start + $0]) - color[$0]) < 30 }) else {
            continue
          }
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
          count += 1
        }
      }
    }
    guard CGFloat(count) > box.width * box.height * 0.9 else { return nil }
    return box
  }

  /// Whether it is clearly between both frames, in position and size.
  private func isBetween(_ frame: CGRect, _ a: CGRect, _ b: CGRect) -> Bool {
    zip(
      [frame.minX, frame.minY, frame.width],
      [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width)]
    ).allSatisfy { value, ends in
      let margin = abs(ends.0 - ends.1) * 0.08
      return value > min(ends.0, ends.1) + margin && value < max(ends.0, ends.1) - margin
    }
  }

  @Test("The transition is retained while it runs and released at its end")
  func context() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (first, second) = (Screen(offset: 20, side: 60), Screen(offset: 120, side: 120))
    stage.show(first)
    second.isHeroEnabled = true
    first.present(second, animated: true)
    weak var transition = second.heroTransition
    #expect(transition?.container != nil && transition?.state == .animating)
    stage.settle()
    #expect(transition == nil)
  }

  @Test("It says which controllers change, in which container, and in which direction")
  func fromTheContext() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (first, second) = (Screen(offset: 20, side: 60), Screen(offset: 120, side: 120))
    stage.show(first)
    second.isHeroEnabled = true
    first.present(second, animated: true)
    let transition = try #require(second.heroTransition)
    #expect(transition.fromViewController === first && transition.toViewController === second)
    #expect(first.view.superview === transition.container)
    #expect(second.view.superview === transition.container && transition.isPresenting)
    #expect(second.transitioningDelegate != nil && !transition.isInteractive)
  }

  /// A context of another transition of the same screens.
  private final class OtherContext: NSObject, UIViewControllerContextTransitioning {
    let containerView = UIView()
    let (isAnimated, isInteractive, transitionWasCancelled) = (true, false, false)
    let presentationStyle = UIModalPresentationStyle.fullScreen
    let targetTransform = CGAffineTransform.identity
    private let screens: [UITransitionContextViewControllerKey: UIViewController]
    private(set) var calls: [String] = []

    init(from: UIViewController, to: UIViewController) { screens = [.from: from, .to: to] }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { calls.append("update") }
    func finishInteractiveTransition() { calls.append("finish") }
    func cancelInteractiveTransition() { calls.append("cancel") }
    func pauseInteractiveTransition() { calls.append("pause") }
    func completeTransition(_ didComplete: Bool) { calls.append("complete") }
    func viewController(
      forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? { screens[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { .zero }
  }

  @Test("It begins once; a second context is ignored")
  func beginsOnce() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (first, second) = (Screen(offset: 20, side: 60), Screen(offset: 120, side: 120))
    stage.show(first)
    second.isHeroEnabled = true
    first.present(second, animated: true)
    let transition = try #require(second.heroTransition)
    let container = transition.container
    let other = OtherContext(from: first, to: second)
    stage.advance(by: 0.1)
    let progress = transition.progress
    transition.animateTransition(using: other)
    #expect(transition.container === container && transition.progress == progress)
    stage.settle()
    #expect(other.calls.isEmpty && second.presentingViewController === first)
  }

  @Test("Driven interactively: an update moves it; a release finishes or cancels it")
  func interactive() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (first, second) = (Screen(offset: 20, side: 60), Screen(offset: 120, side: 120))
    stage.show(first)
    second.isHeroEnabled = true
    first.present(second, animated: true)
    second.heroTransition?.update(0.3)
    stage.advance(by: 1)
    #expect(second.heroTransition?.progress == 0.3)
    second.heroTransition?.cancel()
    stage.settle()
    #expect(second.presentingViewController == nil && first.blueView.alpha == 1)
  }
}
