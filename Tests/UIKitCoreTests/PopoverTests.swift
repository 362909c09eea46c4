import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Where popovers lie.
@Suite @MainActor struct PopoverLayoutTests {
  private static let area = CGRect(x: 10, y: 10, width: 780, height: 580)

  struct Place: Sendable {
    var source: CGRect
    var direction: UIPopoverArrowDirection
    var panel: CGRect
    var tip: CGPoint
  }

  nonisolated private static let places = [
    // In the middle: below.
    Place(
      source: CGRect(x: 390, y: 100, width: 20, height: 20), direction: .up,
      panel: CGRect(x: 250, y: 133, width: 300, height: 200), tip: CGPoint(x: 400, y: 120)),
    // At the top, left and right edges: below, moved into the window.
    Place(
      source: CGRect(x: 0, y: 0, width: 40, height: 40), direction: .up,
      panel: CGRect(x: 10, y: 53, width: 300, height: 200), tip: CGPoint(x: 38, y: 40)),
    Place(
      source: CGRect(x: 760, y: 0, width: 40, height: 40), direction: .up,
      panel: CGRect(x: 490, y: 53, width: 300, height: 200), tip: CGPoint(x: 762, y: 40)),
    // At the bottom: above.
    Place(
      source: CGRect(x: 390, y: 560, width: 20, height: 40), direction: .down,
      panel: CGRect(x: 250, y: 347, width: 300, height: 200), tip: CGPoint(x: 400, y: 560)),
    // As high as the window: beside.
    Place(
      source: CGRect(x: 0, y: 0, width: 100, height: 600), direction: .left,
      panel: CGRect(x: 113, y: 200, width: 300, height: 200), tip: CGPoint(x: 100, y: 300)),
    Place(
      source: CGRect(x: 700, y: 0, width: 100, height: 600), direction: .right,
      panel: CGRect(x: 387, y: 200, width: 300, height: 200), tip: CGPoint(x: 700, y: 300)),
  ]

  @Test(arguments: places) func popoversLieBesideTheirSource(place: Place) {
    let layout = PopoverLayout(
      source: place.source, area: Self.area, size: CGSize(width: 300, height: 200), permitted: .any)
    #expect(layout.direction == place.direction && layout.panel == place.panel)
    #expect(layout.tip == place.tip)
  }

  @Test(arguments: [UIPopoverArrowDirection.up, .down, .left, .right])
  func onlyPermittedDirectionsAreUsed(direction: UIPopoverArrowDirection) {
    let source = CGRect(x: 390, y: 290, width: 20, height: 20)
    let layout = PopoverLayout(
      source: source, area: Self.area, size: CGSize(width: 200, height: 150), permitted: direction)
    #expect(layout.direction == direction && !layout.panel.intersects(source))
    #expect(Self.area.contains(layout.panel))
  }

  @Test func whatIsTooLargeGetsWhatRoomThereIs() {
    let source = CGRect(x: 390, y: 290, width: 20, height: 20)
    let size = CGSize(width: 2000, height: 2000)
    let layout = PopoverLayout(source: source, area: Self.area, size: size, permitted: .any)
    #expect(Self.area.contains(layout.panel) && !layout.panel.intersects(source))
    let over = PopoverLayout(
      source: source, area: Self.area, size: size, permitted: .up, overlaps: true)
    #expect(over.panel == CGRect(x: 10, y: 23, width: 780, height: 567))
    let free = PopoverLayout(source: source, area: Self.area, size: size, permitted: [])
    #expect(free.panel == Self.area && free.direction.isEmpty)
  }

  @Test func besideTheSourceTheReadingDirectionComesFirst() {
    let source = CGRect(x: 390, y: 0, width: 20, height: 600)
    func direction(_ isRightToLeft: Bool) -> UIPopoverArrowDirection {
      PopoverLayout(
        source: source, area: Self.area, size: CGSize(width: 200, height: 200), permitted: .any,
        isRightToLeft: isRightToLeft
      ).direction
    }
    #expect(direction(false) == .left && direction(true) == .right)
  }

  /// In any place, a popover is in the area and its arrow at its edge.
  @Test func placesAreAlwaysInTheWindow() {
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &dice) }
      let area = CGRect(
        x: number(0...50), y: number(0...50), width: number(60...900), height: number(60...900))
      let source = CGRect(
        x: number(-50...950), y: number(-50...950), width: number(0...400), height: number(0...400))
      let layout = PopoverLayout(
        source: source, area: area, size: CGSize(width: number(-5...700), height: number(-5...700)),
        permitted: UIPopoverArrowDirection(rawValue: UInt.random(in: 0...15, using: &dice)),
        overlaps: Bool.random(using: &dice), isRightToLeft: Bool.random(using: &dice))
      #expect(area.insetBy(dx: -1, dy: -1).contains(layout.panel), "\(source) in \(area)")
      #expect(layout.panel.width > 0 && layout.panel.height > 0)
      #expect(layout.frame.integral.contains(layout.panel))
    }
  }
}

/// Popovers on screen.
@Suite(.serialized) @MainActor struct PopoverTests {
  private func present(
    in world: SheetWorld, at frame: CGRect = CGRect(x: 600, y: 100, width: 80, height: 40)
  ) throws -> UIPopoverPresentationController {
    let button = UIButton(frame: frame)
    world.root.view.addSubview(button)
    let popover = try #require(world.screen.popoverPresentationController)
    popover.sourceView = button
    popover.delegate = world.listener
    world.screen.preferredContentSize = CGSize(width: 300, height: 200)
    world.root.present(world.screen, animated: true)
    world.stage.settle()
    world.log.clear()
    return popover
  }

  private func makeWorld(_ size: CGSize = CGSize(width: 1280, height: 800)) -> SheetWorld {
    SheetWorld(size, style: .popover)
  }

  @Test func aPopoverHasThePreferredSizeBesideItsSource() throws {
    let world = makeWorld()
    #expect(world.screen.popoverPresentationController?.arrowDirection == .unknown)
    #expect(world.screen.sheetPresentationController == nil)
    let popover = try present(in: world)
    #expect(world.frame == CGRect(x: 490, y: 153, width: 300, height: 200))
    #expect(popover.arrowDirection == .up && popover.presentationStyle == .popover)
    #expect(world.screen.presentationController === popover)
    #expect(world.screen.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func itFollowsThePreferredSizeAndItsSource() throws {
    let world = makeWorld()
    let popover = try present(in: world)
    world.screen.preferredContentSize = CGSize(width: 400, height: 300)
    #expect(!world.stage.isAtRest)
    world.stage.settle()
    #expect(world.frame == CGRect(x: 440, y: 153, width: 400, height: 300))
    popover.sourceView?.frame.origin.y = 700
    popover.containerView?.setNeedsLayout()
    world.stage.settle()
    #expect(popover.arrowDirection == .down && world.frame.maxY == 687)
  }

  @Test func aTouchOutsideDismissesAndEscapeToo() throws {
    for escapes in [true, false] {
      let world = makeWorld()
      let popover = try present(in: world)
      if escapes {
        world.stage.press(.keyboardEscape)
      } else {
        world.stage.click(at: CGPoint(x: 100, y: 700))
      }
      world.stage.settle()
      #expect(world.isGone && popover.arrowDirection == .unknown)
      #expect(
        world.log.take() == [
          "willDismiss", "sheet willDisappear+", "sheet didDisappear+", "didDismiss",
        ])
    }
  }

  @Test func passthroughViewsCanBeUsed() throws {
    let world = makeWorld()
    let other = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    var presses = 0
    other.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    world.root.view.addSubview(other)
    let popover = try present(in: world)
    popover.passthroughViews = [other]
    world.stage.click(at: CGPoint(x: 80, y: 70))
    world.stage.settle()
    #expect(presses == 1 && !world.isGone)
    world.stage.click(at: CGPoint(x: 180, y: 70))
    world.stage.settle()
    #expect(presses == 1 && world.isGone)
  }

  @Test func inACompactWidthItIsASheetAndBack() throws {
    let world = makeWorld()
    let popover = try present(in: world)
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    world.stage.resize(to: CGSize(width: 390, height: 844))
    world.stage.settle()
    #expect(world.frame == CGRect(x: 0, y: 432, width: 390, height: 412))
    #expect(world.screen.presentationController === popover.adaptiveSheetPresentationController)
    #expect(world.screen.popoverPresentationController === popover)
    #expect(world.log.take() == [], "it stays on screen")
    world.stage.resize(to: CGSize(width: 1280, height: 800))
    world.stage.settle()
    #expect(world.frame == CGRect(x: 490, y: 153, width: 300, height: 200))
    #expect(world.screen.presentationController === popover)
    world.stage.resize(to: CGSize(width: 390, height: 844))
    world.stage.settle()
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.isGone)
    #expect(world.log.take().first == "willDismiss", "the popover's delegate is told of the sheet")
  }

  /// Nobody but the presentation keeps the controller.
  @Test func itOutlivesAChangeOfForm() throws {
    let world = makeWorld()
    weak var screen: UIViewController?
    do {
      let made = UIViewController()
      made.modalPresentationStyle = .popover
      made.popoverPresentationController?.sourceView = world.root.view
      screen = made
      world.root.present(made, animated: false)
    }
    for width in [390, 1280, 390] as [CGFloat] {
      world.stage.resize(to: CGSize(width: width, height: 800))
      world.stage.settle()
      #expect(screen != nil && screen?.presentingViewController === world.root)
    }
    world.root.dismiss(animated: false)
    world.stage.advance(frames: 3)
    #expect(screen == nil)
  }

  @Test func aPopoverBehindAFullScreenAdaptsOnceItIsBack() throws {
    let world = makeWorld()
    let popover = try present(in: world)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    world.screen.present(cover, animated: false)
    world.stage.resize(to: CGSize(width: 390, height: 844))
    world.stage.settle()
    #expect(world.screen.view.window == nil && world.screen.presentationController === popover)
    world.screen.dismiss(animated: false)
    world.stage.settle()
    #expect(world.screen.presentationController is UISheetPresentationController)
    #expect(world.frame.minX == 0 && world.frame.maxY == 844)
  }

  @Test func theDelegateKeepsItAPopover() throws {
    let world = makeWorld(CGSize(width: 390, height: 844))
    world.listener.style = UIModalPresentationStyle.none
    let popover = try present(in: world, at: CGRect(x: 20, y: 780, width: 60, height: 40))
    #expect(world.screen.presentationController === popover && popover.arrowDirection == .down)
    #expect(world.frame == CGRect(x: 10, y: 567, width: 300, height: 200))
  }

  @Test func anItemOfABarIsASource() throws {
    let world = makeWorld()
    let item = UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in })
    let child = UIViewController()
    child.navigationItem.rightBarButtonItem = item
    let stage = world.stage
    let navigation = UINavigationController(rootViewController: child)
    let window = stage.show(navigation)
    let screen = UIViewController()
    screen.modalPresentationStyle = .popover
    screen.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(screen.popoverPresentationController)
    popover.sourceItem = item
    child.present(screen, animated: false)
    stage.advance(frames: 3)
    let frame = screen.view.convert(screen.view.bounds, to: window)
    #expect(popover.arrowDirection == .up && frame.maxX == 1270 && frame.minY < 70)
    #expect(popover.barButtonItem === item)
  }

  @Test(arguments: [true, false]) func actionSheetsArePopoversWhereThereIsRoom(isWide: Bool) throws
  {
    let world = makeWorld(CGSize(width: isWide ? 1280 : 390, height: 844))
    let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    var answers: [String] = []
    sheet.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in answers.append("d") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("c") })
    let button = UIButton(frame: CGRect(x: 200, y: 100, width: 80, height: 40))
    world.root.view.addSubview(button)
    sheet.popoverPresentationController?.sourceView = button
    world.root.present(sheet, animated: true)
    world.stage.settle()
    let isPopover = sheet.presentationController is UIPopoverPresentationController
    #expect(isPopover == isWide)
    if isWide {
      let frame = sheet.view.convert(sheet.view.bounds, to: nil)
      #expect(frame.width == 304 && frame.height < 160 && frame.minY == 153)
    }
    world.stage.tap(at: CGPoint(x: 20, y: 400))
    world.stage.settle()
    #expect(answers == ["c"] && world.root.presentedViewController == nil)
  }

  @Test func alertsHaveNoPopover() {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    #expect(alert.popoverPresentationController == nil)
  }
}
