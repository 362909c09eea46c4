import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct PageViewTests {
  private func swipe(
    _ world: PageWorld, by x: CGFloat, y: CGFloat = 0, duration: TimeInterval = 0.15
  ) {
    let start = CGPoint(x: 200 - x / 2, y: 400 - y / 2)
    world.stage.touchDown(at: start)
    world.stage.touchMove(to: CGPoint(x: start.x + x, y: start.y + y), duration: duration)
    world.stage.touchUp()
  }

  @Test func aSwipeTurnsToTheNextPageInApplesOrder() {
    let world = PageWorld()
    #expect(world.shown == "1" && world.inWindow == "1" && world.visible == "1")
    #expect(world.asked == ["before 1", "after 1"])
    world.asked = []
    world.log.clear()
    swipe(world, by: -200)
    #expect(world.take() == ["will 2"])
    #expect(world.log.take() == ["2 willAppear+", "1 willDisappear+"])
    world.stage.settle()
    #expect(world.shown == "2" && world.inWindow == "2" && world.visible == "2")
    #expect(world.log.take() == ["1 didDisappear+", "2 didAppear+"])
    #expect(world.take() == ["did from 1 completed"])
    // What is known isn't asked for.
    #expect(world.asked == ["after 2"])
    #expect(world.pages[2].parent === world.pager && world.pages[1].parent == nil)
  }

  @Test func aPageThatIsLetGoReturns() {
    let world = PageWorld()
    world.log.clear()
    world.stage.touchDown(at: CGPoint(x: 300, y: 400))
    world.stage.touchMove(to: CGPoint(x: 220, y: 400), duration: 0.3)
    world.stage.advance(by: 0.3)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.shown == "1" && world.visible == "1" && world.inWindow == "1")
    #expect(world.take() == ["will 2", "did from 1 returned"])
    #expect(
      world.log.take() == [
        "2 willAppear+", "1 willDisappear+", "2 willDisappear+", "2 didDisappear+",
        "1 willAppear+", "1 didAppear+",
      ])
  }

  @Test func fastSwipesTurnOnFromThePageThatIsNearest() {
    let world = PageWorld(start: 0)
    for _ in 0..<3 {
      swipe(world, by: -260, duration: 0.08)
      world.stage.advance(by: 0.1)
    }
    world.stage.settle()
    #expect(world.shown == "3")
    #expect(world.visible == "3" && world.inWindow == "3")
    #expect(world.take().filter { $0.hasSuffix("completed") }.count == 3)
  }

  @Test func theAppTurnsWithoutTheDelegate() {
    let world = PageWorld()
    var ends: [Bool] = []
    world.pager.setViewControllers([world.pages[4]], direction: .reverse, animated: true) {
      ends.append($0)
    }
    #expect(world.shown == "4")
    world.stage.advance(frames: 4)
    #expect((world.frame(4)?.minX ?? 0) < 0 && (world.frame(1)?.minX ?? 0) > 0)
    #expect(ends.isEmpty)
    world.stage.settle()
    #expect(ends == [true] && world.take().isEmpty)
    #expect(world.visible == "4" && world.inWindow == "4")
    // Interrupted by another turn.
    world.pager.setViewControllers([world.pages[0]], direction: .forward, animated: true) {
      ends.append($0)
    }
    world.stage.advance(frames: 4)
    world.pager.setViewControllers([world.pages[2]], direction: .forward, animated: true) {
      ends.append($0)
    }
    world.stage.settle()
    #expect(ends == [true, false, true])
    #expect(world.visible == "2" && world.inWindow == "2")
    // Its neighbors are those of the data source again.
    swipe(world, by: -200)
    world.stage.settle()
    #expect(world.shown == "3")
  }

  @Test func keysTheWheelAndATouchpadTurnPages() {
    let world = PageWorld()
    world.stage.press(.keyboardRightArrow)
    world.stage.settle()
    #expect(world.shown == "2")
    #expect(world.take() == ["will 2", "did from 1 completed"])
    for _ in 0..<2 { world.stage.press(.keyboardLeftArrow) }
    world.stage.settle()
    #expect(world.shown == "0")
    world.stage.wheel(at: CGPoint(x: 200, y: 400), detents: 1)
    world.stage.settle()
    #expect(world.shown == "1")
    world.stage.touchpadScroll(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 320, dy: 0))
    world.stage.settle()
    #expect(world.shown == "2")
    #expect(world.visible == "2" && world.inWindow == "2")
  }

  @Test func keysReachThePagesInsideOfContainers() {
    let world = PageWorld()
    world.stage.window?.rootViewController = nil
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(world.pager, for: .secondary)
    world.stage.window?.rootViewController = split
    world.stage.resize(to: CGSize(width: 1000, height: 700))
    world.stage.settle()
    world.stage.press(.keyboardRightArrow)
    world.stage.settle()
    #expect(world.shown == "2" && world.visible == "2")
    world.stage.press(.keyboardF9)
    world.stage.settle()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func pagesBelowEachOtherHaveGaps() {
    let world = PageWorld(orientation: .vertical, spacing: 20)
    #expect(world.frame(1) == CGRect(x: 0, y: 0, width: 400, height: 800))
    world.stage.touchDown(at: CGPoint(x: 200, y: 600))
    world.stage.touchMove(to: CGPoint(x: 200, y: 290), duration: 0.3)
    let (first, second) = (world.frame(1) ?? .zero, world.frame(2) ?? .zero)
    #expect(abs(second.minY - first.maxY - 20) < 0.01)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.shown == "2")
    #expect(world.frame(2) == CGRect(x: 0, y: 0, width: 400, height: 800))
    world.stage.press(.keyboardPageUp)
    world.stage.settle()
    #expect(world.shown == "1")
  }

  @Test func pagesFollowToTheLeftInRightToLeftLayouts() {
    let world = PageWorld(isMirrored: true)
    swipe(world, by: 200)
    world.stage.settle()
    #expect(world.shown == "2")
    world.stage.press(.keyboardRightArrow)
    world.stage.settle()
    #expect(world.shown == "1")
    #expect(world.inWindow == "1")
  }

  @Test func theEndsHoldAndWithoutADataSourceNothingMoves() {
    let world = PageWorld(start: 4)
    swipe(world, by: -300)
    world.stage.settle()
    #expect(world.shown == "4" && world.take().isEmpty)
    world.pager.dataSource = nil
    swipe(world, by: 300)
    world.stage.settle()
    #expect(world.shown == "4" && world.take().isEmpty)
    world.pager.setViewControllers([], direction: .forward, animated: false)
    #expect(world.shown == "4")
  }

  @Test func theIndicatorFollowsAndTurns() {
    let world = PageWorld(showsIndicator: true)
    let indicator = world.pager.pageView?.indicator
    #expect(indicator?.isHidden == false && indicator?.numberOfPages == 5)
    #expect(indicator?.currentPage == 1)
    #expect(world.frame(1)?.height == 763)
    swipe(world, by: -200)
    world.stage.settle()
    #expect(indicator?.currentPage == 2)
    world.pager.setViewControllers([world.pages[0]], direction: .reverse, animated: true)
    world.stage.settle()
    #expect(indicator?.currentPage == 0)
    world.stage.tap(at: CGPoint(x: 330, y: 781))
    world.stage.settle()
    #expect(world.shown == "1" && indicator?.currentPage == 1)
  }

  @Test func aResizedWindowKeepsThePage() {
    let world = PageWorld()
    world.stage.resize(to: CGSize(width: 900, height: 500))
    world.stage.settle()
    #expect(world.shown == "1" && world.inWindow == "1")
    #expect(world.frame(1) == CGRect(x: 0, y: 0, width: 900, height: 500))
    world.pager.setViewControllers([world.pages[2]], direction: .forward, animated: true)
    world.stage.advance(frames: 3)
    world.stage.resize(to: CGSize(width: 500, height: 700))
    world.stage.settle()
    #expect(world.shown == "2" && world.inWindow == "2" && world.visible == "2")
    #expect(world.frame(2)?.width == 500)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func staysConsistentWhateverHappens(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = PageWorld(
      count: 7, orientation: seed % 4 == 3 ? .vertical : .horizontal,
      spacing: seed % 2 == 0 ? 0 : 16, start: 3, showsIndicator: seed == 2, isMirrored: seed == 4)
    var calls = 0
    var ends = 0
    for _ in 0..<150 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        let x = CGFloat(Int.random(in: -380...380, using: &random))
        let along = world.pager.navigationOrientation == .vertical
        let duration = Double.random(in: 0.03...0.4, using: &random)
        swipe(world, by: along ? 0 : x, y: along ? x : 0, duration: duration)
      case 2:
        let keys: [UIKeyboardHIDUsage] = [
          .keyboardRightArrow, .keyboardLeftArrow, .keyboardPageDown,
        ]
        world.stage.press(keys.randomElement(using: &random) ?? .keyboardEnd)
      case 3:
        let detents: CGFloat = Bool.random(using: &random) ? 1 : -1
        world.stage.wheel(at: CGPoint(x: 150, y: 200), detents: detents)
      case 4:
        calls += 1
        world.pager.setViewControllers(
          [world.pages[Int.random(in: 0..<7, using: &random)]],
          direction: Bool.random(using: &random) ? .forward : .reverse,
          animated: Bool.random(using: &random)
        ) { _ in ends += 1 }
      case 5:
        world.stage.resize(
          to: CGSize(width: CGFloat(Int.random(in: 320...900, using: &random)), height: 800))
      default:
        world.stage.touchDown(at: CGPoint(x: 160, y: 300))
        world.stage.advance(frames: 2)
        world.stage.touchUp()
      }
      if Bool.random(using: &random) {
        world.stage.advance(frames: 3)
      } else {
        world.stage.settle()
      }
    }
    world.stage.settle()
    #expect(world.visible == world.shown, "seed \(seed)")
    #expect(world.inWindow == world.shown, "seed \(seed)")
    #expect(calls == ends, "seed \(seed)")
    let frame = world.pages.first { $0.name == world.shown }.flatMap {
      world.frame(Int($0.name) ?? 0)
    }
    #expect(frame?.origin == .zero, "seed \(seed)")
    #expect(world.pager.children.count == 1)
  }

  // MARK: Pictures

  private nonisolated static let pictures =
    ProcessInfo.processInfo.environment["VITRINE_COLUMNS_PICTURES"]

  @Test(.enabled(if: pictures != nil)) func writePictures() throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = try #require(HostServices.current.encoder)
    for (name, size, isDark, isMirrored) in [
      ("phone", CGSize(width: 390, height: 844), false, false),
      ("tablet-dark", CGSize(width: 1024, height: 768), true, false),
      ("desk-rtl", CGSize(width: 1400, height: 900), false, true),
    ] {
      let world = PageWorld(size: size, spacing: 20, showsIndicator: true, isMirrored: isMirrored)
      world.stage.window?.overrideUserInterfaceStyle = isDark ? .dark : .light
      world.pager.view.backgroundColor = .systemBackground
      world.stage.press(isMirrored ? .keyboardLeftArrow : .keyboardRightArrow)
      world.stage.advance(frames: 3)
      let picture = try #require(world.stage.picture())
      try encoder.pngData(picture).write(to: folder.appendingPathComponent("page-\(name).png"))
    }
  }
}
