import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct SplitViewTests {
  private static let wide = CGSize(width: 1024, height: 768)
  private static let narrow = CGSize(width: 390, height: 844)
  private static let middle = CGSize(width: 700, height: 800)

  private func sidebar(_ split: UISplitViewController) { split.preferredPrimaryColumnWidth = 300 }

  @Test func tilesColumnsWhereThereIsRoom() {
    let world = SplitWorld(Self.wide, set: sidebar)
    #expect(world.split.displayMode == .oneBesideSecondary)
    #expect(world.split.splitBehavior == .tile)
    #expect(world.frame(.primary) == CGRect(x: 0, y: 0, width: 300, height: 768))
    #expect(world.frame(.secondary) == CGRect(x: 300, y: 0, width: 724, height: 768))
    #expect(world.visible == "DP")
    #expect(world.split.primaryColumnWidth == 300)
    #expect(world.screen(.primary).traitCollection.horizontalSizeClass == .compact)
    #expect(world.screen(.secondary).traitCollection.horizontalSizeClass == .regular)
    #expect(world.screen(.secondary).splitViewController === world.split)
  }

  @Test func laysColumnsOverTheContentWhereThereIsLess() {
    let world = SplitWorld(Self.middle, set: sidebar)
    #expect(world.split.displayMode == .secondaryOnly)
    #expect(world.split.splitBehavior == .overlay)
    #expect(world.frame(.primary) == nil)
    #expect(world.visible == "D")
    world.log.clear()
    _ = world.told.take()
    world.split.show(.primary)
    #expect(world.split.displayMode == .oneOverSecondary)
    #expect(world.told.take() == ["mode oneOverSecondary", "show primary"])
    world.stage.advance(frames: 4)
    let way = world.frame(.primary)?.minX ?? 0
    #expect(way > -300 && way < 0)
    #expect(world.frame(.secondary)?.width == 700)
    world.stage.settle()
    #expect(world.frame(.primary)?.minX == 0)
    #expect(world.log.take() == ["P didLoad", "P willAppear+", "P didAppear+"])
    // A tap on the dimmed content hides them.
    world.stage.tap(at: CGPoint(x: 600, y: 400))
    world.stage.settle()
    #expect(world.frame(.primary) == nil)
    #expect(world.log.take() == ["P willDisappear+", "P didDisappear+"])
    #expect(world.told.take() == ["mode secondaryOnly", "hide primary"])
  }

  @Test func keysReachOnlyTheColumnThatLiesOverTheContent() {
    let world = SplitWorld(Self.middle, set: sidebar)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 600, y: 300, width: 80, height: 40)
    world.screen(.secondary).view.addSubview(button)
    world.stage.settle()
    let stops = { world.split.view.window?.keyboardStops.map { ObjectIdentifier($0.responder) } }
    #expect(stops()?.contains(ObjectIdentifier(button)) == true)
    world.split.show(.primary)
    world.stage.settle()
    #expect(stops()?.contains(ObjectIdentifier(button)) == false)
    world.split.hide(.primary)
    world.stage.settle()
    #expect(stops()?.contains(ObjectIdentifier(button)) == true)
  }

  @Test func aSwipeHoldsTheColumnsAndThrowsThemBack() {
    let world = SplitWorld(Self.middle, set: sidebar)
    let stage = world.stage
    _ = world.told.take()
    stage.touchDown(at: CGPoint(x: 4, y: 400))
    stage.touchMove(to: CGPoint(x: 214, y: 400), duration: 0.3)
    #expect(world.split.reveal.isHeld)
    #expect(abs((world.frame(.primary)?.maxX ?? 0) - 200) < 1)
    #expect(world.screen(.primary).balance == 0)
    stage.advance(by: 0.2)
    stage.touchUp()
    stage.settle()
    #expect(world.split.displayMode == .oneOverSecondary)
    #expect(world.screen(.primary).balance == 1)
    #expect(
      world.told.take() == ["gesture", "show primary", "mode oneOverSecondary", "gesture over"])
    // Caught while it goes, and thrown in again.
    world.split.hide(.primary)
    stage.advance(frames: 5)
    let before = world.split.reveal.extent
    #expect(before > 20 && before < 299)
    stage.touchDown(at: CGPoint(x: 60, y: 300))
    stage.touchMove(to: CGPoint(x: 160, y: 300), duration: 0.1)
    #expect(world.split.reveal.isHeld)
    stage.touchUp()
    stage.settle()
    #expect(world.split.displayMode == .oneOverSecondary)
    #expect(world.split.reveal.extent == 300)
    #expect(world.visible == "DP")
  }

  @Test func collapsesToOneStackAndExpandsAgain() {
    let world = SplitWorld(Self.wide, set: sidebar)
    world.told.top = .primary
    _ = world.told.take()
    world.stage.resize(to: Self.narrow)
    world.stage.settle()
    #expect(world.split.isCollapsed)
    #expect(world.told.take().filter { !$0.hasPrefix("show") } == ["top? secondary", "collapsed"])
    #expect(world.stack == ["P"])
    #expect(world.frame(.primary) == CGRect(origin: .zero, size: Self.narrow))
    #expect(world.visible == "P")
    world.split.show(.secondary)
    world.stage.settle()
    #expect(world.stack == ["P", "D"])
    #expect(world.visible == "D")
    let deeper = RecordingController("X", world.log)
    world.screen(.secondary).navigationController?.pushViewController(deeper, animated: false)
    world.stage.resize(to: Self.wide)
    world.stage.settle()
    #expect(!world.split.isCollapsed)
    #expect(world.screen(.primary).navigationController?.viewControllers.count == 1)
    #expect(deeper.navigationController?.viewControllers.map(\.title) == ["D", "X"])
    #expect(deeper.balance == 1 && world.screen(.primary).balance == 1)
    #expect(world.told.take().last == "expanded")
  }

  @Test func contentThatWasPoppedComesBackBesideTheOthers() {
    let world = SplitWorld(Self.narrow, set: sidebar)
    #expect(world.split.isCollapsed)
    #expect(world.stack == ["P", "D"])
    world.split.show(.primary)
    world.stage.settle()
    #expect(world.stack == ["P"])
    world.stage.resize(to: Self.wide)
    world.stage.settle()
    #expect(world.visible == "DP")
    #expect(world.screen(.secondary).navigationController?.viewControllers.map(\.title) == ["D"])
  }

  @Test func columnsReturnInAWideWindowAlthoughTheyWereHiddenInANarrowOne() {
    let world = SplitWorld(Self.middle, set: sidebar)
    world.split.show(.primary)
    world.stage.settle()
    world.split.hide(.primary)
    world.stage.settle()
    world.stage.resize(to: Self.narrow)
    world.stage.settle()
    world.stage.resize(to: Self.wide)
    world.stage.settle()
    #expect(world.split.displayMode == .oneBesideSecondary)
    #expect(world.visible == "DP")
  }

  @Test func detailReplacesTheContentOrIsPushed() {
    let world = SplitWorld(Self.wide, set: sidebar)
    let other = RecordingController("E", world.log)
    world.screen(.primary).showDetailViewController(other, sender: nil)
    world.stage.settle()
    #expect(world.split.viewController(for: .secondary) === other)
    #expect(world.visible == "P" && other.balance == 1)
    world.stage.resize(to: Self.narrow)
    world.stage.settle()
    #expect(world.stack == ["P", "E"])
    world.split.show(.primary)
    world.stage.settle()
    let third = RecordingController("F", world.log)
    world.screen(.primary).showDetailViewController(third, sender: nil)
    world.stage.settle()
    #expect(world.stack == ["P", "F"])
    #expect(third.balance == 1 && other.balance == 0)
  }

  @Test func threeColumnsAreRevealedOneByOne() {
    let world = SplitWorld(CGSize(width: 1000, height: 700), style: .tripleColumn)
    #expect(world.split.splitBehavior == .displace)
    #expect(world.split.displayMode == .oneBesideSecondary)
    #expect(world.frame(.supplementary)?.width == 375)
    world.split.show(.primary)
    world.stage.settle()
    #expect(world.split.displayMode == .twoDisplaceSecondary)
    #expect(world.frame(.primary) == CGRect(x: 0, y: 0, width: 320, height: 700))
    #expect(world.frame(.secondary) == CGRect(x: 695, y: 0, width: 625, height: 700))
    world.stage.resize(to: CGSize(width: 1500, height: 900))
    world.stage.settle()
    #expect(world.split.displayMode == .twoBesideSecondary)
    #expect(world.frame(.secondary) == CGRect(x: 695, y: 0, width: 805, height: 900))
    world.split.hide(.supplementary)
    world.stage.settle()
    #expect(world.visible == "D")
    world.stage.resize(to: Self.narrow)
    world.stage.settle()
    #expect(world.stack == ["P", "S", "D"])
  }

  @Test func columnsStandAtTheRightInRightToLeftWindows() {
    let world = SplitWorld(Self.wide) {
      self.sidebar($0)
      $0.loadViewIfNeeded()
      $0.view.semanticContentAttribute = .forceRightToLeft
    }
    #expect(world.frame(.primary) == CGRect(x: 724, y: 0, width: 300, height: 768))
    #expect(world.frame(.secondary) == CGRect(x: 0, y: 0, width: 724, height: 768))
    world.split.primaryEdge = .trailing
    world.stage.settle()
    #expect(world.frame(.primary)?.minX == 0)
  }

  @Test func theDividerChangesTheWidthWithinLimits() {
    let world = SplitWorld(Self.wide) {
      self.sidebar($0)
      $0.maximumPrimaryColumnWidth = 360
    }
    world.stage.mouseDown(at: CGPoint(x: 300, y: 500))
    world.stage.mouseMove(to: CGPoint(x: 320, y: 500))
    world.stage.mouseMove(to: CGPoint(x: 350, y: 500))
    world.stage.advance(frames: 2)
    let width = world.split.primaryColumnWidth
    #expect(width > 325 && width <= 350)
    #expect(world.frame(.secondary)?.minX == width)
    world.stage.mouseMove(to: CGPoint(x: 700, y: 500))
    world.stage.mouseUp()
    world.stage.settle()
    #expect(world.split.primaryColumnWidth == 360)
  }

  @Test(arguments: [false, true]) func assistiveTechnologiesWidenTheColumn(isTrailing: Bool) throws
  {
    let world = SplitWorld(Self.wide) {
      self.sidebar($0)
      if isTrailing { $0.primaryEdge = .trailing }
    }
    let divider = try #require(world.split.splitView?.dividers.first { !$0.isHidden })
    divider.accessibilityIncrement()
    world.stage.settle()
    #expect(world.split.primaryColumnWidth == 320)
    divider.accessibilityDecrement()
    world.stage.settle()
    #expect(world.split.primaryColumnWidth == 300)
  }

  @Test func theBaseColumnIsReplacedUnderTheOthers() {
    let world = SplitWorld(Self.narrow, set: sidebar)
    #expect(world.stack == ["P", "D"])
    world.split.setViewController(RecordingController("Q", world.log), for: .primary)
    world.stage.settle()
    #expect(world.stack == ["Q", "D"])
    #expect(world.visible == "D")
    world.stage.resize(to: Self.wide)
    world.stage.settle()
    let detail = world.screen(.secondary).navigationController
    #expect(detail?.viewControllers.map(\.title) == ["D"])
    #expect(world.split.viewController(for: .primary)?.title == "Q")
    world.stage.resize(to: Self.narrow)
    world.stage.settle()
    world.split.setViewController(nil, for: .primary)
    world.stage.settle()
    #expect(world.stack == ["D"] && world.visible == "D")
  }

  @Test func keysAndTheBarsButtonShowAndHide() {
    let world = SplitWorld(Self.middle, set: sidebar)
    world.stage.press(.keyboardF9)
    world.stage.settle()
    #expect(world.split.displayMode == .oneOverSecondary)
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    #expect(world.split.displayMode == .secondaryOnly)
    let button = world.stage.elements().first { $0.label == "Show Sidebar" }
    #expect(button != nil)
    button?.tap()
    world.stage.settle()
    #expect(world.split.displayMode == .oneOverSecondary)
    world.split.displayModeButtonVisibility = .never
    world.stage.settle()
    #expect(
      !world.stage.elements().contains { $0.label.hasSuffix("Sidebar") && $0.object is UIButton })
  }

  // MARK: Random

  @Test(arguments: [1, 2, 3] as [UInt64])
  func staysConsistentWhateverHappens(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let style: UISplitViewController.Style = seed % 2 == 0 ? .tripleColumn : .doubleColumn
    let world = SplitWorld(Self.wide, style: style)
    let kinds: [UISplitViewController.Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    var pushed: [RecordingController] = []
    for step in 0..<150 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let width = CGFloat(Int.random(in: 320...1500, using: &random))
        world.stage.resize(to: CGSize(width: width, height: 700))
      case 2: world.split.show(kinds.randomElement(using: &random) ?? .primary)
      case 3: world.split.hide(kinds.randomElement(using: &random) ?? .primary)
      case 4:
        let behaviors: [UISplitViewController.SplitBehavior] = [
          .automatic, .tile, .overlay, .displace,
        ]
        world.split.preferredSplitBehavior = behaviors.randomElement(using: &random) ?? .tile
      case 5:
        let screen = RecordingController("X\(step)", world.log)
        let navigations = world.split.viewControllers.compactMap { $0 as? UINavigationController }
        if let navigation = navigations.randomElement(using: &random), pushed.count < 20 {
          navigation.pushViewController(screen, animated: Bool.random(using: &random))
          pushed.append(screen)
        }
      case 6:
        let x: CGFloat = Bool.random(using: &random) ? 3 : 200
        world.stage.touchDown(at: CGPoint(x: x, y: 300))
        world.stage.touchMove(
          to: CGPoint(x: CGFloat(Int.random(in: 10...600, using: &random)), y: 310), duration: 0.1)
        world.stage.touchUp()
      default:
        let screen = RecordingController("D\(step)", world.log)
        world.split.showDetailViewController(screen, sender: nil)
        pushed.append(screen)
      }
      if Bool.random(using: &random) {
        world.stage.advance(frames: 3)
      } else {
        world.stage.settle()
      }
    }
    world.stage.settle()
    #expect(world.split.isCollapsed == ((world.stage.window?.bounds.width ?? 0) < 600))
    world.stage.resize(to: Self.wide)
    world.stage.settle()
    // Whoever is in the window was told so, and nobody else.
    for screen in pushed + world.screens.values {
      let isShown = screen.viewIfLoaded?.window != nil
      #expect((screen.balance == 1) == isShown, "\(screen.name), seed \(seed)")
    }
    #expect(world.frame(.secondary) != nil)
    let edge = world.split.reveal.extent
    #expect(edge == world.split.geometry(extent: 0).extent(showing: world.split.shownCount))
  }

  // MARK: Pictures

  private nonisolated static let pictures =
    ProcessInfo.processInfo.environment["VITRINE_COLUMNS_PICTURES"]

  /// Writes pictures to a folder, to be looked at.
  @Test(.enabled(if: pictures != nil)) func writePictures() throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, size, isDark, isMirrored) in [
      ("phone", Self.narrow, false, false), ("tablet", Self.wide, false, false),
      ("desk-dark", CGSize(width: 1400, height: 900), true, false),
      ("tablet-rtl", Self.wide, false, true), ("portrait", Self.middle, false, false),
      ("portrait-dark", Self.middle, true, false),
    ] {
      let stage = Stage(size: size)
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredPrimaryColumnWidth = 300
      let list = FolderList()
      list.title = "Folders"
      let grid = PhotoGrid()
      grid.title = "Norway"
      let log = SplitLog()
      log.top = .primary
      split.delegate = log
      split.setViewController(list, for: .primary)
      split.setViewController(grid, for: .secondary)
      if isDark { split.overrideUserInterfaceStyle = .dark }
      split.loadViewIfNeeded()
      if isMirrored { split.view.semanticContentAttribute = .forceRightToLeft }
      stage.show(split)
      stage.settle()
      try write(stage, folder, name)
      if name.hasPrefix("portrait") {
        split.show(.primary)
        stage.advance(frames: 4)
        try write(stage, folder, name + "-flight")
        stage.settle()
        try write(stage, folder, name + "-over")
      } else if name == "tablet" {
        split.hide(.primary)
        stage.advance(frames: 5)
        try write(stage, folder, name + "-flight")
      }
    }
  }

  private func write(_ stage: Stage, _ folder: URL, _ name: String) throws {
    let picture = try #require(stage.picture())
    let encoder = try #require(HostServices.current.encoder)
    try encoder.pngData(picture).write(to: folder.appendingPathComponent("split-\(name).png"))
  }
}
