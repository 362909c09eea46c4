import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Sheets at rest and under fingers.
@Suite(.serialized) @MainActor struct SheetTests {
  // MARK: Places

  @Test func theDefaultStyleIsAPageSheet() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (root, screen) = (UIViewController(), UIViewController())
    stage.show(root)
    let sheet = try #require(screen.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large] && sheet.selectedDetentIdentifier == nil)
    #expect(!sheet.prefersGrabberVisible && sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(sheet.preferredCornerRadius == UISheetPresentationController.automaticDimension)
    #expect(
      sheet.largestUndimmedDetentIdentifier == nil && !sheet.prefersEdgeAttachedInCompactHeight)
    root.present(screen, animated: false)
    stage.advance(frames: 2)
    #expect(screen.presentationController === sheet && sheet.presentationStyle == .pageSheet)
    #expect(
      screen.view.convert(screen.view.bounds, to: nil)
        == CGRect(x: 0, y: 20, width: 390, height: 824))
    #expect(root.view.window != nil, "the presenter stays")
  }

  @Test func mediumIsHalfTheRoom() throws {
    let world = SheetWorld()
    try world.present()
    #expect(world.frame == CGRect(x: 0, y: 432, width: 390, height: 412))
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, CGRect(x: 288, y: 20, width: 704, height: 760)),
    (.formSheet, CGRect(x: 370, y: 90, width: 540, height: 620)),
  ])
  func sheetsFloatInWideWindows(style: UIModalPresentationStyle, frame: CGRect) throws {
    let world = SheetWorld(CGSize(width: 1280, height: 800), style: style)
    try world.present()
    #expect(world.frame == frame)
    let isNarrow = style == .formSheet
    #expect(world.screen.traitCollection.horizontalSizeClass == (isNarrow ? .compact : .regular))
    #expect(world.screen.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test func aFormSheetHasThePreferredSizeAndFollowsIt() throws {
    let world = SheetWorld(CGSize(width: 1280, height: 800), style: .formSheet)
    world.screen.preferredContentSize = CGSize(width: 400, height: 300)
    try world.present()
    #expect(world.frame == CGRect(x: 440, y: 250, width: 400, height: 300))
    world.screen.preferredContentSize = CGSize(width: 480, height: 5000)
    world.stage.settle()
    #expect(world.frame == CGRect(x: 400, y: 20, width: 480, height: 760))
  }

  @Test func customDetentsResolveAndBadOnesAreLeftOut() throws {
    let world = SheetWorld()
    var asked: [CGFloat] = []
    let low = UISheetPresentationController.Detent.Identifier("low")
    let sheet = try world.present([
      .large(),
      .custom(identifier: low) {
        asked.append($0.maximumDetentValue)
        return 200
      },
      .custom { _ in nil }, .custom { _ in .nan }, .custom { _ in -4 }, .custom { _ in .infinity },
    ])
    #expect(world.top == 644, "the smallest is selected")
    #expect(asked.last == 824)
    sheet.selectedDetentIdentifier = .medium
    world.stage.settle()
    #expect(world.top == 644, "one that isn't there stands for the smallest")
    sheet.detents = []
    #expect(sheet.detents.count == 6)
  }

  @Test func invalidatedDetentsAreAskedAgain() throws {
    let world = SheetWorld()
    var height: CGFloat = 200
    let sheet = try world.present([.custom { _ in height }])
    height = 300
    world.stage.advance(frames: 3)
    #expect(world.top == 644)
    sheet.animateChanges { sheet.invalidateDetents() }
    #expect(world.top == 644)
    world.stage.advance(frames: 4)
    #expect(world.top < 640 && world.top > 548)
    world.stage.settle()
    #expect(world.top == 544)
  }

  @Test func withoutAnimateChangesANewDetentAppliesAtOnce() throws {
    let world = SheetWorld()
    let sheet = try world.present()
    sheet.selectedDetentIdentifier = .large
    world.stage.advance(frames: 1)
    #expect(world.top == 20)
    #expect(world.log.take() == [], "only a person's choice is told")
  }

  @Test func inACompactHeightASheetCoversTheWindowUnlessItMayStayAtTheEdge() throws {
    let world = SheetWorld(CGSize(width: 800, height: 400))
    let sheet = try world.present()
    #expect(world.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    sheet.prefersEdgeAttachedInCompactHeight = true
    world.stage.settle()
    #expect(world.frame == CGRect(x: 0, y: 10, width: 800, height: 390), "medium is inactive")
    world.screen.preferredContentSize = CGSize(width: 500, height: 0)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    world.stage.settle()
    #expect(world.frame == CGRect(x: 150, y: 10, width: 500, height: 390))
  }

  @Test func thePresenterStepsBackBehindALargeSheetAndReturns() throws {
    let world = SheetWorld()
    let sheet = try world.present()
    #expect(world.root.view.transform.isIdentity)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    world.stage.settle()
    let frame = world.root.view.frame
    #expect(abs(frame.minX - 16) < 0.01 && abs(frame.minY - 10) < 0.01)
    world.root.dismiss(animated: true)
    world.stage.settle()
    #expect(world.root.view.transform.isIdentity && world.root.view.layer.cornerRadius == 0)
    #expect(world.root.view.frame == world.window.bounds)
  }

  // MARK: Fingers

  @Test func aDragGoesToTheNearestDetentAndTellsTheDelegate() throws {
    let world = SheetWorld()
    let sheet = try world.present()
    world.drag(from: 500, to: 250)
    world.stage.settle()
    #expect(world.top == 20 && sheet.selectedDetentIdentifier == .large)
    #expect(world.log.take() == ["detent large"])
    world.drag(from: 100, to: 150)
    world.stage.settle()
    #expect(world.top == 20 && world.log.take() == [])
  }

  @Test func aThrowCarriesFurtherThanTheFinger() throws {
    let world = SheetWorld()
    let sheet = try world.present()
    world.drag(from: 500, to: 430, duration: 0.06, hold: 0)
    #expect(world.top > 300)
    world.stage.settle()
    #expect(world.top == 20 && sheet.selectedDetentIdentifier == .large)
  }

  @Test func aSecondTouchCatchesTheSheetInFlight() throws {
    let world = SheetWorld()
    try world.present()
    world.drag(from: 500, to: 430, duration: 0.06, hold: 0)
    world.stage.advance(frames: 6)
    let caught = world.top
    #expect(caught > 30 && caught < 420)
    world.stage.touchDown(at: CGPoint(x: 195, y: caught + 60))
    world.stage.advance(frames: 20)
    #expect(world.top == caught, "it stands still under the finger")
    world.stage.touchMove(to: CGPoint(x: 195, y: caught + 130), duration: 0.2)
    #expect(abs(world.top - (caught + 60)) < 1, "and follows it, less the slop of a drag")
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.top == 20 || world.top == 432)
  }

  @Test func aCaughtSheetThatIsNotDraggedGoesOn() throws {
    let world = SheetWorld()
    try world.present()
    world.drag(from: 500, to: 430, duration: 0.06, hold: 0)
    world.stage.advance(frames: 6)
    world.stage.touchDown(at: CGPoint(x: 195, y: 700))
    world.stage.advance(frames: 10)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.top == 20)
  }

  @Test func aSheetThatAppearsCanBeCaughtAndIsThenPresented() throws {
    let world = SheetWorld()
    let sheet = try #require(world.sheet)
    sheet.delegate = world.listener
    var completions = 0
    world.root.present(world.screen, animated: true) { completions += 1 }
    world.stage.advance(frames: 8)
    let caught = world.top
    #expect(caught > 40 && caught < 844 && completions == 0)
    world.stage.touchDown(at: CGPoint(x: 195, y: caught + 40))
    world.stage.advance(frames: 5)
    #expect(completions == 1 && world.top == caught)
    #expect(world.log.take().suffix(1) == ["sheet didAppear+"])
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.top == 20)
  }

  @Test func aboveTheLargestDetentItResists() throws {
    let world = SheetWorld()
    try world.present([.medium()])
    world.stage.touchDown(at: CGPoint(x: 195, y: 500))
    world.stage.touchMove(to: CGPoint(x: 195, y: 200), duration: 0.3)
    #expect(world.top < 425 && world.top > 372, "60 points at most")
    #expect(world.frame.maxY == 844, "it stays at the edge")
    world.stage.advance(by: 0.2)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.top == 432 && world.log.take() == [])
  }

  @Test func sidewaysDragsAreNotTheSheets() throws {
    let world = SheetWorld()
    try world.present()
    world.stage.touchDown(at: CGPoint(x: 60, y: 600))
    world.stage.touchMove(to: CGPoint(x: 300, y: 680), duration: 0.2)
    #expect(world.top == 432)
    world.stage.touchUp()
  }

  @Test func aTapOnTheGrabberGoesToTheNextDetent() throws {
    let world = SheetWorld()
    let sheet = try world.present()
    sheet.prefersGrabberVisible = true
    world.stage.advance(frames: 2)
    world.stage.tap(at: CGPoint(x: 195, y: 432 + 8))
    world.stage.settle()
    #expect(world.top == 20 && world.log.take() == ["detent large"])
    world.stage.tap(at: CGPoint(x: 195, y: 20 + 8))
    world.stage.settle()
    #expect(world.top == 432)
  }

  @Test func tabLeadsToTheGrabber() throws {
    let world = SheetWorld()
    let sheet = try world.present()
    sheet.prefersGrabberVisible = true
    world.stage.press(.keyboardTab)
    world.stage.press(.keyboardReturnOrEnter)
    world.stage.settle()
    #expect(world.top == 20 && world.log.take() == ["detent large"])
  }

  // MARK: Leaving

  private static let leaving = [
    "willDismiss", "sheet willDisappear+", "sheet didDisappear+", "didDismiss",
  ]

  @Test func aThrowDownDismissesInApplesOrder() throws {
    let world = SheetWorld()
    try world.present()
    world.drag(from: 500, to: 620, duration: 0.08, hold: 0)
    world.stage.settle()
    #expect(world.isGone && world.log.take() == Self.leaving)
  }

  @Test func aTapOutsideDismisses() throws {
    let world = SheetWorld()
    try world.present()
    world.stage.tap(at: CGPoint(x: 195, y: 200))
    world.stage.settle()
    #expect(world.isGone && world.log.take() == Self.leaving)
  }

  @Test func escapeDismisses() throws {
    let world = SheetWorld()
    try world.present()
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.isGone && world.log.take() == Self.leaving)
  }

  @Test func codeThatDismissesIsNotAPerson() throws {
    let world = SheetWorld()
    try world.present()
    world.screen.dismiss(animated: true)
    world.stage.settle()
    #expect(world.isGone)
    #expect(world.log.take() == ["sheet willDisappear+", "sheet didDisappear+"])
  }

  @Test(arguments: [true, false]) func whoMayNotLeaveIsToldSo(byDelegate: Bool) throws {
    let world = SheetWorld()
    try world.present()
    if byDelegate {
      world.listener.allows = false
    } else {
      world.screen.isModalInPresentation = true
    }
    world.stage.touchDown(at: CGPoint(x: 195, y: 500))
    world.stage.touchMove(to: CGPoint(x: 195, y: 800), duration: 0.2)
    #expect(world.top > 432 && world.top < 492, "it resists")
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.top == 432 && world.log.take() == ["didAttempt"])
    world.stage.tap(at: CGPoint(x: 195, y: 200))
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.top == 432 && world.log.take() == ["didAttempt", "didAttempt"])
  }

  @Test func aChildMayKeepItsContainer() throws {
    let world = SheetWorld()
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    world.root.present(navigation, animated: true)
    world.stage.settle()
    child.isModalInPresentation = true
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.root.presentedViewController === navigation)
    child.isModalInPresentation = false
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.root.presentedViewController == nil)
  }

  @Test func aSheetThatAPersonThrowsAwayCanBeCaught() throws {
    let world = SheetWorld()
    try world.present()
    world.drag(from: 500, to: 560, duration: 0.06, hold: 0)
    world.stage.advance(frames: 3)
    let caught = world.top
    #expect(caught > 440 && caught < 800)
    world.log.clear()
    world.stage.touchDown(at: CGPoint(x: 195, y: caught + 20))
    world.stage.advance(frames: 3)
    #expect(world.log.take() == ["sheet willAppear+", "sheet didAppear+"])
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.top == 432 && world.root.presentedViewController === world.screen)
    world.drag(from: 500, to: 800, duration: 0.1, hold: 0)
    world.stage.settle()
    #expect(world.isGone)
  }

  // MARK: What lies behind

  @Test func whatIsNotDimmedCanBeUsed() throws {
    let world = SheetWorld()
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    world.root.view.addSubview(button)
    let sheet = try world.present()
    sheet.largestUndimmedDetentIdentifier = .medium
    world.stage.tap(at: CGPoint(x: 150, y: 120))
    world.stage.settle()
    #expect(presses == 1 && world.top == 432)
    sheet.selectedDetentIdentifier = .large
    world.stage.settle()
    world.stage.tap(at: CGPoint(x: 150, y: 12))
    world.stage.settle()
    #expect(world.isGone, "at the large detent, outside of the sheet dismisses")
  }
}
