import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Screens set their views' `frame`, also during transitions.
@MainActor @Suite(.serialized) struct LayoutTests {
  /// A page with a heading that it positions in each layout pass.
  private final class PlacingPage: HeroPage {
    let heading = UIView()
    var layouts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      heading.backgroundColor = .black
      heading.heroModifiers = [.translate(y: -60)]
      view.addSubview(heading)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      heading.frame = CGRect(x: 20, y: 40, width: view.bounds.width - 40, height: 50)
    }

    var frameInWindow: CGRect { heading.convert(heading.bounds, to: nil) }
  }

  @MainActor private struct World {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let page = PlacingPage("first")
    let next = HeroPage("second")
    let navigation: UINavigationController

    init() {
      stage.frameInterval = 1.0 / 120
      navigation = UINavigationController(rootViewController: page)
      navigation.isNavigationBarHidden = true
      navigation.isHeroEnabled = true
      stage.show(navigation)
      stage.settle()
      navigation.pushViewController(next, animated: true)
      stage.settle()
    }
  }

  /// The dimming view that a pop adds to the screen below causes a layout pass.
  @Test("A view that is laid out during the start ends at its final position")
  func relayoutAtTheStart() {
    let world = World()
    world.navigation.popViewController(animated: true)
    var lowest: CGFloat = -.infinity
    for _ in 0..<60 {
      world.stage.advance(frames: 1)
      lowest = max(lowest, world.page.frameInWindow.minY)
    }
    world.stage.settle()
    #expect(lowest <= 40.01, "at \(lowest)")
    #expect(world.page.frameInWindow == CGRect(x: 20, y: 40, width: 360, height: 50))
  }

  @Test("Resizing the window during the transition updates the target")
  func resizeInFlight() {
    let world = World()
    world.navigation.popViewController(animated: true)
    world.stage.advance(by: 0.1)
    world.stage.resize(to: CGSize(width: 700, height: 600))
    var last = world.page.frameInWindow
    for _ in 0..<60 {
      world.stage.advance(frames: 1)
      let (below, above) = (world.page.view!, world.next.view!)
      let (end, start) = (
        below.convert(below.bounds, to: nil).maxX, above.convert(above.bounds, to: nil).minX
      )
      #expect(above.window == nil || end >= start - 0.5, "a gap from \(end) to \(start)")
      let now = world.page.frameInWindow
      #expect(now.minY <= 40.01 && now.minY >= last.minY - 0.5, "\(last.minY) to \(now.minY)")
      last = now
    }
    world.stage.settle()
    #expect(world.page.frameInWindow == CGRect(x: 20, y: 40, width: 660, height: 50))
  }

  /// A card with an image that shrinks from filling it to the upper half of a page.
  private func card() -> HeroWorld {
    let world = HeroWorld(size: CGSize(width: 800, height: 600)) {
      let card = $0.add("card", CGRect(x: 300, y: 60, width: 200, height: 160), .white)
      $0.add("picture", CGRect(x: 0, y: 0, width: 200, height: 160), .red, to: card)
    } _: {
      let card = $0.add("card", CGRect(x: 0, y: 0, width: 800, height: 600), .white)
      $0.add("picture", CGRect(x: 0, y: 0, width: 800, height: 300), .red, to: card)
      let textView = UIView(frame: CGRect(x: 40, y: 330, width: 300, height: 60))
      textView.backgroundColor = .black
      textView.heroModifiers = [.fade]
      card.addSubview(textView)
      $0.pieces["words"] = textView
    }
    world.second.isHeroDismissDragEnabled = true
    return world
  }

  @Test("The contents of a dragged view stay unchanged and arrive with it")
  func dragKeepsContents() throws {
    let world = card()
    world.go()
    world.settle()
    world.stage.touchDown(at: CGPoint(x: 400, y: 200))
    world.stage.touchMove(to: CGPoint(x: 420, y: 330), duration: 0.3)
    let transition = try #require(world.second.heroTransition)
    func rects() throws -> (card: CGRect, picture: CGRect) {
      (
        try #require(world.flight("card", of: transition)),
        try #require(world.flight("picture", of: transition))
      )
    }
    let held = try rects()
    let scale = held.card.width / 800
    #expect(scale < 0.95 && near(held.picture.height, 300 * scale, 1), "as it was on the page")
    #expect(near(held.picture.width, held.card.width, 0.5))
    world.stage.touchUp()
    while transition.state == .animating {
      world.stage.advance(frames: 1)
      guard transition.state == .animating else { break }
      let now = try rects()
      #expect(near(now.picture.minX, now.card.minX, 1) && near(now.picture.minY, now.card.minY, 1))
      #expect(near(now.picture.width, now.card.width, 2), "\(now)")
    }
    world.settle()
    #expect(world.first.pieces["picture"]?.alpha == 1)
  }

  @Test("A subview that the other screen lacks appears with its container")
  func contentsAppear() throws {
    let world = card()
    let transition = try #require(world.go())
    let textView = try #require(world.second.pieces["words"])
    world.advance(0.3)
    let element = try #require(
      transition.planner?.elements.first { $0.participants.first?.view === textView })
    #expect(element.view.alpha > 0.9 && element.view.window != nil)
    // The first pixel of the words, in blue, green, red or the like: black whatever the order.
    let picture = try #require(world.stage.picture(scale: 1))
    let offset = 360 * picture.bytesPerRow + 100 * 4
    let color = picture.withPixels { [UInt8]($0[offset..<offset + 3]) }
    #expect(color.allSatisfy { $0 < 40 }, "\(color)")
    world.settle()
  }
}
