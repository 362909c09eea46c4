import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions
@testable import showcase

/// Matched views of the Showcase's screens, frame by frame.
@MainActor @Suite(.serialized) struct HeroScreensTests {
  private let stage: Stage
  private let delegate: AppDelegate

  init() {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    setenv("VITRINE_SAMPLES", samples.path, 1)
    stage = Stage(size: CGSize(width: 1100, height: 760))
    delegate = AppDelegate(first: nil)
    stage.launch(delegate)
  }

  private func open(_ name: String) throws -> UIViewController {
    try delegate.router.show("/screen/\(name)", trust: .app, animated: false)
    stage.settle()
    return try #require(delegate.navigation.topViewController)
  }

  private func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
    (root as? View).map { [$0] } ?? root.subviews.flatMap { views(type, in: $0) }
  }

  private func label(_ start: String, in root: UIView) -> UILabel? {
    views(UILabel.self, in: root).first { $0.text?.hasPrefix(start) == true }
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func flight(of view: UIView, in transition: HeroTransition) -> MatchedElement? {
    transition.planner?.elements.first { $0.participants.contains { $0.view === view } }
  }

  /// The position of the animated view, or of the view at rest.
  private func place(of view: UIView, in transition: HeroTransition) -> (
    frame: CGRect, alpha: CGFloat
  ) {
    let seen = flight(of: view, in: transition)?.view ?? view
    return (frame(of: seen), seen.alpha)
  }

  private func watch(_ transition: HeroTransition, _ look: () throws -> Void) throws -> Int {
    var frames = 0
    while transition.state == .animating, frames < 200 {
      try look()
      frames += 1
      stage.advance(frames: 1)
    }
    stage.settle()
    return frames
  }

  @Test("Matching ids: the title lies over the shapes, and no text behind one")
  func match() throws {
    let first = try open("hero-match")
    stage.tap(at: CGPoint(x: 550, y: 700))
    stage.settle()
    let second = try #require(first.presentedViewController)
    let below = try #require(label("Nothing was said", in: first.view))
    let above = try #require(label("Each has found", in: second.view))
    second.heroDismiss()
    let transition = try #require(second.heroTransition)
    let title = try #require(label("Same ids", in: first.view))
    var seen = 0
    let frames = try watch(transition) {
      let heading = try #require(flight(of: title, in: transition)).view
      let layers = try #require(heading.superview).subviews
      let rank = try #require(layers.firstIndex(of: heading))
      for name in ["blue", "purple", "green"] {
        let shape = try #require(transition.planner?.elements.first { $0.id == name }).view
        #expect(try #require(layers.firstIndex(of: shape)) < rank)
        for words in [below, above] {
          let (place, alpha) = place(of: words, in: transition)
          let text = CGRect(origin: place.origin, size: words.sizeThatFits(place.size))
          guard frame(of: shape).insetBy(dx: 4, dy: 4).intersects(text) else { continue }
          #expect(alpha < 0.15, "\(name) covers “\(words.text ?? "")”")
          seen += 1
        }
      }
    }
    #expect(frames > 10 && seen > 0 && below.alpha == 1)
  }

  @Test("City guide: the screens fade in place")
  func city() async throws {
    let screen = try open("hero-city")
    let stack = try #require(screen.children.first as? UINavigationController)
    let list = try #require(stack.topViewController)
    stage.tap(at: CGPoint(x: 200, y: 400))
    for isBack in [false, true] {
      if isBack { stack.popViewController(animated: true) }
      let transition = try #require(stack.topViewController?.heroTransition)
      var opacities: Set<CGFloat> = []
      let frames = try watch(transition) {
        expectShadeAtFoot(transition)
        for view in [transition.fromViewController.view, transition.toViewController.view] {
          let view = try #require(view)
          #expect(frame(of: view).minX == 0 && view.transform == .identity)
          opacities.insert(view.alpha)
        }
      }
      #expect(frames > 10 && opacities.count > 5)
    }
    #expect(stack.viewControllers.count == 1)
  }

  private func expectShadeAtFoot(_ transition: HeroTransition) {
    let flights = transition.planner?.elements ?? []
    let places = ["place 0", "place shade 0"].compactMap { id in
      flights.first { $0.id == id }.map { frame(of: $0.view) }
    }
    #expect(places.count == 2)
    guard let picture = places.first, let shade = places.last else { return }
    #expect(abs(picture.maxY - shade.maxY) < 1 && abs(picture.minX - shade.minX) < 1)
    #expect(abs(picture.width - shade.width) < 1)
    // Content that ends above the bottom of the photo would show as a line across it.
    let view = flights.first { $0.id == "place shade 0" }?.view
    for content in view?.pane.subviews ?? [] where content.alpha > 0.01 {
      #expect(content.frame.insetBy(dx: -1, dy: -1).contains(view?.bounds ?? .null))
    }
  }

  @Test("City guide: during an interactive pop, the shade stays at the photo's lower edge")
  func citySwipe() throws {
    let screen = try open("hero-city")
    let stack = try #require(screen.children.first as? UINavigationController)
    stage.tap(at: CGPoint(x: 200, y: 400))
    stage.settle()
    stage.touchDown(at: CGPoint(x: 3, y: 400))
    for x in stride(from: 100.0, through: 700, by: 100) {
      stage.touchMove(to: CGPoint(x: x, y: 400), duration: 0.1)
      if let transition = stack.topViewController?.heroTransition { expectShadeAtFoot(transition) }
    }
    #expect(stack.topViewController?.heroTransition != nil)
    stage.touchMove(to: CGPoint(x: 1000, y: 400), duration: 0.1)
    stage.touchUp()
    stage.settle()
    #expect(stack.viewControllers.count == 1)
  }

  @Test("Card: both lines keep their common left edge, and no text leaves the card")
  func card() throws {
    let screen = try open("hero-card")
    let card = try #require(views(CardView.self, in: screen.view).first)
    let heading = try #require(label("Launch", in: card))
    let line = try #require(label("Tap to read", in: card))
    stage.tap(at: CGPoint(x: 200, y: 200))
    let page = try #require(screen.presentedViewController)
    let bodyLabel = try #require(label("The card is one", in: page.view))
    for isBack in [false, true] {
      if isBack { page.heroDismiss() }
      let transition = try #require(page.heroTransition)
      let frames = try watch(transition) {
        let (head, below) = (place(of: heading, in: transition), place(of: line, in: transition))
        if below.alpha > 0.05 {
          #expect(abs(head.frame.minX - below.frame.minX) < 2, "\(head.frame) \(below.frame)")
          #expect(below.frame.minY > head.frame.midY)
        }
        let text = place(of: bodyLabel, in: transition)
        let cardFrame = place(of: card, in: transition).frame
        if text.alpha > 0.1 {
          #expect(
            cardFrame.insetBy(dx: -2, dy: -2).contains(text.frame), "\(text.frame) \(cardFrame)")
        }
      }
      #expect(frames > 10)
    }
    #expect(line.alpha == 1 && screen.presentedViewController == nil)
  }
}
