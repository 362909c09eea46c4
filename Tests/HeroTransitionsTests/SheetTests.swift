import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Elements that move into sheets, out of them and between them.
@MainActor @Suite(.serialized) struct SheetTests {
  static let large = CGRect(x: 40, y: 100, width: 200, height: 200)

  private func world(
    _ style: UIModalPresentationStyle, size: CGSize = CGSize(width: 400, height: 800),
    detents: [UISheetPresentationController.Detent] = [.large()],
    _ second: ((HeroPage) -> Void)? = nil
  ) -> HeroWorld {
    let world = HeroWorld(
      .modal, size: size, nil, second ?? { $0.add("blue", Self.large) })
    world.second.modalPresentationStyle = style
    world.second.sheetPresentationController?.detents = detents
    return world
  }

  private func frame(_ view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: nil) } }

  @Test(
    "Elements move into a sheet and out of it, and the sheet is as UIKit made it",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet],
    [CGSize(width: 400, height: 800), CGSize(width: 1280, height: 800)])
  func intoAndOut(_ style: UIModalPresentationStyle, _ size: CGSize) throws {
    let world = world(style, size: size)
    let before = TreeRecord(world.window)
    let transition = try #require(world.go())
    #expect(near(world.flight("blue", of: transition), HeroWorld.small))
    world.advance(0.15)
    let half = try #require(world.flight("blue", of: transition))
    #expect(half.width > 105 && half.width < 195)
    world.settle()
    let blue = try #require(world.second.pieces["blue"])
    let place = try #require(frame(blue))
    #expect(blue.frame == Self.large && place.minY > Self.large.minY)
    let clip = try #require(world.second.view.superview)
    #expect(clip.layer.cornerRadius == 10 && clip.clipsToBounds)
    #expect(clip.superview?.layer.shadowOpacity == 0.18)
    let back = try #require(world.back())
    #expect(near(world.flight("blue", of: back), place))
    world.settle()
    #expect(TreeRecord(world.window).changes(since: before) == [])
    #expect(world.first.told == ["will", "end", "will", "end"])
  }

  @Test("The content of a sheet receives touches, and a cancelled one leaves nothing")
  func touches() throws {
    var taps = 0
    let world = world(.pageSheet) { page in
      let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
      button.frame = CGRect(x: 150, y: 300, width: 100, height: 100)
      button.heroModifiers = [.fade]
      page.view.addSubview(button)
    }
    let before = TreeRecord(world.window)
    let cancelled = try #require(world.go())
    world.advance(0.1)
    cancelled.cancel()
    world.settle()
    #expect(TreeRecord(world.window).changes(since: before) == [])
    world.go()
    world.settle()
    world.stage.tap(at: CGPoint(x: 200, y: 370))
    #expect(taps == 1)
    let kept = try #require(world.back())
    world.advance(0.1)
    kept.cancel()
    world.settle()
    world.stage.tap(at: CGPoint(x: 200, y: 370))
    #expect(taps == 2)
  }

  @Test("A sheet without modifiers comes from the bottom and leaves there")
  func fromTheBottom() throws {
    let world = world(.pageSheet, detents: [.medium()]) { _ in }
    let transition = try #require(world.go())
    #expect(transition.scene?.animation == .cover(direction: .up))
    let sheet = try #require(transition.scene?.to.root)
    #expect(near(sheet.frame.minY, 800))
    world.settle()
    let rest = sheet.frame
    #expect(near(rest.maxY, 800) && rest.minY > 350)
    _ = world.back()
    world.advance(0.3)
    #expect(sheet.frame.minY > rest.minY + 200)
  }

  @Test("The content behind is dimmed along with the transition")
  func dimming() throws {
    let world = world(.pageSheet, detents: [.medium()])
    func brightness() throws -> UInt8 {
      try #require(world.stage.picture()).color(at: CGPoint(x: 300, y: 300))[0]
    }
    world.go()
    #expect(try brightness() == 255)
    world.advance(0.15)
    let half = try brightness()
    world.settle()
    let dimmed = try brightness()
    #expect(dimmed == 204 && half > dimmed && half < 255)
    _ = world.back()
    #expect(try brightness() == dimmed)
    world.advance(0.15)
    #expect(try brightness() > dimmed)
    world.settle()
    #expect(try brightness() == 255)
  }

  @Test("A sheet at a detent is dragged to another one, and dismissed from where it was released")
  func drags() throws {
    let world = world(.pageSheet, detents: [.medium(), .large()])
    world.go()
    world.settle()
    let medium = try #require(frame(world.second.view))
    world.stage.drag(from: CGPoint(x: 200, y: medium.minY + 20), to: CGPoint(x: 200, y: 60))
    world.settle()
    let large = try #require(frame(world.second.view))
    #expect(large.minY < 40 && world.second.heroTransition == nil)
    world.stage.touchDown(at: CGPoint(x: 350, y: large.minY + 20))
    world.advance(0.02)
    world.stage.touchMove(to: CGPoint(x: 350, y: large.minY + 620), duration: 0.4)
    let dragged = try #require(frame(world.second.pieces["blue"]))
    #expect(dragged.minY > large.minY + 600)
    world.stage.touchUp()
    let transition = try #require(world.second.heroTransition)
    #expect(!transition.isPresenting)
    #expect(near(world.flight("blue", of: transition), dragged, 12))
    world.settle()
    #expect(world.first.presentedViewController == nil)
    #expect(world.first.pieces["blue"]?.alpha == 1)
  }

  @Test("A card becomes the sheet, with its corners")
  func cardToSheet() throws {
    let world = HeroWorld(
      .modal, { $0.add("card", HeroWorld.small).layer.cornerRadius = 30 },
      { $0.view.heroID = "card" })
    world.second.modalPresentationStyle = .pageSheet
    let transition = try #require(world.go())
    let element = try #require(transition.planner?.elements.first)
    #expect(element.from.looks.corners == CornerRadii(all: 30))
    let corners = element.to.looks.corners
    #expect(corners.topLeft == 10 && corners.topRight == 10 && corners.bottomLeft == 0)
    transition.update(1)
    world.settle()
    transition.finish()
    world.settle()
    #expect(world.second.view.alpha == 1)
    #expect(world.second.view.superview?.superview?.layer.shadowOpacity == 0.18)
  }

  @Test("From one sheet to another, and from a sheet to a full screen")
  func between() throws {
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
      let world = world(.pageSheet)
      world.go()
      world.settle()
      let before = TreeRecord(world.window)
      let third = HeroPage("third") { $0.add("blue", CGRect(x: 10, y: 50, width: 60, height: 60)) }
      third.isHeroEnabled = true
      third.modalPresentationStyle = style
      let start = try #require(frame(world.second.pieces["blue"]))
      world.second.present(third, animated: true)
      let transition = try #require(third.heroTransition)
      #expect(near(world.flight("blue", of: transition), start), "\(style)")
      world.settle()
      let end = try #require(frame(third.pieces["blue"]))
      #expect(third.pieces["blue"]?.alpha == 1)
      third.dismiss(animated: true)
      #expect(near(world.flight("blue", of: third.heroTransition), end), "\(style)")
      world.settle()
      #expect(near(frame(world.second.pieces["blue"]), start), "\(style)")
      #expect(TreeRecord(world.window).changes(since: before) == [], "\(style)")
    }
  }

  @Test("Enabling changes the default style to full screen, and disabling changes it back")
  func style() {
    let page = HeroPage("page")
    page.isHeroEnabled = true
    #expect(page.modalPresentationStyle == .fullScreen)
    page.isHeroEnabled = false
    #expect(page.modalPresentationStyle == .automatic)
    page.modalPresentationStyle = .formSheet
    page.isHeroEnabled = true
    #expect(page.modalPresentationStyle == .formSheet)
    page.isHeroEnabled = false
    #expect(page.modalPresentationStyle == .formSheet)
  }
}
