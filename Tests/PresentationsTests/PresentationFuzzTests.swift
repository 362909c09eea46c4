import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import Presentations

/// A thousand sequences of user input and calls at arbitrary moments; afterwards everything is
/// restored.
@Suite(.serialized) @MainActor struct PresentationFuzzTests {
  private struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }

    mutating func part() -> CGFloat { CGFloat(roll(1001)) / 1000 }
  }

  @MainActor private final class Run {
    let world = PresentationWorld()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var taps = 0
    var dice = Dice(state: 1)
    var log: [String] = []
    private var released: [Weak] = []

    private struct Weak { weak var card: CardController? }

    init() {
      world.root.view.addSubview(button)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    }

    private var front: UIViewController {
      sequence(first: world.root as UIViewController) { $0.presentedViewController }.reduce(
        world.root
      ) { $1 }
    }

    private func makeCard() -> CardController {
      let card = CardController(CGSize(width: 100 + dice.roll(300), height: 100 + dice.roll(500)))
      released.append(Weak(card: card))
      return card
    }

    private func configure(_ context: inout AlertContext) {
      switch dice.roll(4) {
      case 0: context.useBottom()
      case 1: context.useTop()
      case 2: context.drag = .all
      default: break
      }
      switch dice.roll(4) {
      case 0: context.useBlurredCover()
      case 1: context.cover = nil
      default: break
      }
      if dice.roll(3) == 0 { context.contentSizeDuration = 0.3 }
      if dice.roll(4) == 0 { context.forwardsAppearance = .all }
      if dice.roll(3) == 0 { context.timing = .spring(dampingRatio: 0.7) }
    }

    func step() {
      let action = dice.roll(13)
      log.append("\(action)")
      switch action {
      case 0, 1:
        let animated = dice.roll(4) > 0
        front.presentAlert(makeCard(), animated: animated, configure: { configure(&$0) })
      case 2, 3:
        let edge = PushEdge.allCases[dice.roll(PushEdge.allCases.count)]
        let swipe: PushContext.Swipe = dice.roll(2) == 0 ? .anywhere : .fromEdge
        let animated = dice.roll(4) > 0
        front.presentPush(
          makeCard(), from: edge, animated: animated, configure: { $0.swipe = swipe })
      case 4:
        front.presentChild(makeCard(), animated: dice.roll(4) > 0, configure: { configure(&$0) })
      case 5: front.dismiss(animated: dice.roll(4) > 0)
      case 6: world.root.dismiss(animated: dice.roll(3) > 0)
      case 7: drag()
      case 8: world.stage.tap(at: point())
      case 9: world.stage.press(.keyboardEscape)
      case 10:
        front.alertPresentation?.reverse()
        front.pushPresentation?.reverse()
      case 11: resize()
      default:
        world.stage.showKeyboard(height: CGFloat(dice.roll(2) * 300))
        (front as? CardController)?.preferredContentSize.height = CGFloat(80 + dice.roll(500))
      }
      world.stage.advance(by: Double(dice.roll(9)) * 0.05)
    }

    private func point() -> CGPoint {
      let size = world.window.bounds.size
      return CGPoint(x: dice.part() * (size.width - 1), y: dice.part() * (size.height - 1))
    }

    private func drag() {
      let (start, end) = (point(), point())
      world.stage.touchDown(at: start)
      world.stage.touchMove(to: end, duration: Double(1 + dice.roll(8)) * 0.04)
      if dice.roll(4) == 0 { resize() }
      if dice.roll(4) == 0 { world.stage.touchCancel() } else { world.stage.touchUp() }
    }

    private func resize() {
      let sizes = [CGSize(width: 400, height: 800), CGSize(width: 900, height: 500)]
      world.stage.resize(to: sizes[dice.roll(2)])
    }

    func end() async -> [String] {
      world.stage.showKeyboard(height: 0)
      for _ in 0..<6 where world.root.presentedViewController != nil {
        world.root.dismiss(animated: true)
        world.stage.settle()
      }
      world.stage.settle()
      for child in world.root.children { (child as? ChildPresentation)?.dismissChild() }
      world.stage.settle()
      world.stage.resize(to: CGSize(width: 400, height: 800))
      world.stage.advance(frames: 2)
      var wrong: [String] = []
      func check(_ isRight: Bool, _ what: String) { if !isRight { wrong.append(what) } }
      let view: UIView = world.root.view
      check(world.root.presentedViewController == nil, "something is presented")
      check(view.superview === world.window && world.strangers.isEmpty, "strangers")
      check(view.frame == world.window.bounds && view.transform == .identity, "root's frame")
      check(view.alpha == 1 && !view.isHidden && view.subviews == [button], "root's looks")
      check(world.root.balance == 1 && world.root.children.isEmpty, "root's life")
      let before = taps
      world.stage.tap(at: CGPoint(x: 50, y: 50))
      check(taps == before + 1, "dead touches")
      world.stage.settle()
      check(world.stage.isAtRest, "unrest")
      if released.contains(where: { $0.card != nil }) {
        let isReleased = await world.stage.wait { self.released.allSatisfy { $0.card == nil } }
        check(isReleased, "leak")
      }
      released = []
      return wrong
    }
  }

  @Test func everythingIsRestored() async {
    var run = Run()
    var failures = 0
    for seed in Effort.seeds(240, long: 5_000, from: 1) where failures < 5 {
      run.dice.state = seed &* 0x9E37_79B9_7F4A_7C15
      run.log = []
      for _ in 0..<(3 + run.dice.roll(8)) { run.step() }
      let wrong = await run.end()
      guard !wrong.isEmpty else { continue }
      Issue.record("seed \(seed): \(wrong) after \(run.log.joined(separator: " "))")
      failures += 1
      run = Run()
    }
  }
}
