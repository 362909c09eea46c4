import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// The title bar on desktops that leave it to the programs.
@MainActor @Suite(.serialized) struct WindowControlsTests {
  private final class Screen: UIViewController {
    var hidesStatusBar = false
    var style = UIStatusBarStyle.lightContent
    var onTransition: ((any UIViewControllerTransitionCoordinator) -> Void)?
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      onTransition?(coordinator)
    }
  }

  private static let gnome = HostTitleBarButtons(trailing: [.minimize, .maximize, .close])

  private let stage = Stage(size: CGSize(width: 800, height: 600))

  private func navigation(
    _ buttons: HostTitleBarButtons? = Self.gnome, rightItem: String = "Done"
  ) -> UINavigationController {
    let screen = Screen()
    screen.title = "Photos"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: rightItem)
    let navigation = UINavigationController(rootViewController: screen)
    stage.show(navigation)
    stage.titleBarButtons = buttons
    stage.settle()
    return navigation
  }

  @Test func aDesktopWithTitleBarsHasNoControls() {
    _ = navigation(nil)
    #expect(stage.element(.button, "Close") == nil)
    #expect(stage.window?.windowScene?.windowControls == nil)
  }

  @Test func theBarEndsBesideTheControls() throws {
    _ = navigation(nil)
    let alone = try #require(stage.element(.button, "Done")).frame
    stage.titleBarButtons = Self.gnome
    stage.settle()
    let beside = try #require(stage.element(.button, "Done")).frame
    let labels = ["Minimize", "Maximize", "Close"]
    let frames = try labels.map { try #require(stage.element(.button, $0)).frame }
    #expect(frames.map(\.minX) == [690, 724, 758] && frames.allSatisfy { $0.maxY == 44 })
    #expect(beside.maxX == alone.maxX - 110)
    stage.titleBarButtons = HostTitleBarButtons(leading: [.close])
    stage.settle()
    #expect(stage.element(.button, "Done")?.frame == alone)
    #expect(stage.element(.button, "Close")?.frame.minX == 8)
    stage.titleBarButtons = nil
    stage.settle()
    #expect(stage.element(.button, "Close") == nil)
  }

  @Test func theButtonsActOnTheWindow() throws {
    _ = navigation()
    try #require(stage.element(.button, "Minimize")).tap()
    #expect(stage.isWindowMinimized)
    try #require(stage.element(.button, "Maximize")).tap()
    #expect(stage.isWindowMaximized)
    stage.titleBarButtons = HostTitleBarButtons(trailing: [.restore, .close])
    stage.settle()
    try #require(stage.element(.button, "Restore")).tap()
    #expect(!stage.isWindowMaximized)
    let scene = stage.window?.windowScene
    try #require(stage.element(.button, "Close")).tap()
    #expect(scene?.activationState == .unattached)
  }

  @Test func draggingTheBarMovesTheWindow() throws {
    let navigation = navigation()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in taps += 1 }
    navigation.navigationBar.addGestureRecognizer(tap)
    stage.click(at: CGPoint(x: 300, y: 20))
    #expect(taps == 1 && stage.timesWindowMoved == 0)
    stage.advance(by: 1)
    stage.mouseDown(at: CGPoint(x: 300, y: 20))
    stage.mouseMove(to: CGPoint(x: 305, y: 20))
    #expect(stage.timesWindowMoved == 0)
    stage.mouseMove(to: CGPoint(x: 309, y: 20))
    stage.mouseMove(to: CGPoint(x: 330, y: 20))
    stage.mouseUp()
    #expect(stage.timesWindowMoved == 1 && taps == 1)
    // A button, the content below and a finger move something else.
    let done = try #require(stage.element(.button, "Done")).frame
    for start in [CGPoint(x: done.midX, y: done.midY), CGPoint(x: 300, y: 50)] {
      stage.mouseDown(at: start)
      stage.mouseMove(to: CGPoint(x: start.x - 40, y: start.y))
      stage.mouseUp()
    }
    stage.touchDown(at: CGPoint(x: 300, y: 20))
    stage.touchMove(to: CGPoint(x: 340, y: 20))
    stage.touchUp()
    #expect(stage.timesWindowMoved == 1)
  }

  @Test func aDoubleClickMaximizes() {
    _ = navigation()
    stage.click(at: CGPoint(x: 300, y: 20))
    stage.advance(by: 0.5)
    stage.click(at: CGPoint(x: 300, y: 20))
    #expect(!stage.isWindowMaximized)
    stage.advance(by: 0.1)
    stage.click(at: CGPoint(x: 302, y: 20))
    #expect(stage.isWindowMaximized)
  }

  @Test func theControlsFollowTheStatusBar() throws {
    let screen = Screen()
    stage.show(screen)
    stage.titleBarButtons = Self.gnome
    stage.settle()
    let controls = try #require(stage.window?.windowScene?.windowControls)
    let close = try #require(controls.subviews.last)
    #expect(controls.traitCollection.userInterfaceStyle == .dark && close.alpha == 1)
    screen.hidesStatusBar = true
    screen.setNeedsStatusBarAppearanceUpdate()
    stage.settle()
    #expect(close.alpha == 0)
    #expect(stage.window?.windowScene?.movesDesktopWindow(from: CGPoint(x: 300, y: 20)) == false)
    // They come with the pointer and go when it rests, but not under it.
    stage.hover(at: CGPoint(x: 300, y: 300))
    stage.advance(by: 1)
    #expect(close.alpha == 1)
    stage.advance(by: 3)
    #expect(close.alpha == 0)
    stage.hover(at: CGPoint(x: 300, y: 20))
    stage.advance(by: 5)
    #expect(close.alpha == 1)
    // A finger leaves no pointer behind.
    stage.tap(at: CGPoint(x: 300, y: 200))
    stage.settle()
    #expect(close.alpha == 0)
  }

  @Test func regionsLeaveRoomAtTheCorners() throws {
    let view = UIView(frame: CGRect(x: 100, y: 10, width: 700, height: 100))
    let below = UIView(frame: CGRect(x: 0, y: 44, width: 800, height: 100))
    let screen = Screen()
    stage.show(screen)
    for view in [view, below] { screen.view.addSubview(view) }
    stage.titleBarButtons = Self.gnome
    stage.settle()
    func insets(_ view: UIView, _ axis: UIView.LayoutRegion.AdaptivityAxis?) -> UIEdgeInsets {
      view.edgeInsets(for: .safeArea(cornerAdaptation: axis))
    }
    #expect(insets(view, nil) == .zero)
    #expect(insets(view, .horizontal) == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 110))
    #expect(insets(view, .vertical) == UIEdgeInsets(top: 34, left: 0, bottom: 0, right: 0))
    #expect(insets(below, .horizontal) == .zero && insets(below, .vertical) == .zero)
    let margins = view.edgeInsets(for: .margins(cornerAdaptation: .horizontal))
    #expect(margins.left == view.layoutMargins.left && margins.right == 110)
  }

  @Test func theControlsHaveTheColorsOfTheScreenBelow() throws {
    let screen = Screen()
    screen.style = .default
    let window = stage.show(screen)
    stage.titleBarButtons = Self.gnome
    stage.settle()
    let controls = try #require(window.windowScene?.windowControls)
    func style() -> UIUserInterfaceStyle { controls.traitCollection.userInterfaceStyle }
    #expect(style() == .light)
    window.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(style() == .dark)
    window.overrideUserInterfaceStyle = .unspecified
    stage.prefersDarkAppearance = true
    stage.settle()
    #expect(style() == .dark)
    stage.prefersDarkAppearance = false
    let dark = Screen()
    dark.style = .default
    dark.overrideUserInterfaceStyle = .dark
    dark.modalPresentationStyle = .fullScreen
    screen.present(dark, animated: false)
    stage.settle()
    #expect(style() == .dark)
  }

  @Test func aScreenWithoutABarDeterminesTheStyle() throws {
    let navigation = navigation()
    let controls = try #require(stage.window?.windowScene?.windowControls)
    #expect(controls.traitCollection.userInterfaceStyle == .light)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setNeedsStatusBarAppearanceUpdate()
    stage.settle()
    #expect(controls.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aBarThatIsShownLaterEndsBesideTheControls() throws {
    let navigation = navigation()
    let shown = try #require(stage.element(.button, "Done")).frame
    navigation.setNavigationBarHidden(true, animated: false)
    stage.resize(to: CGSize(width: 900, height: 600))
    stage.settle()
    navigation.setNavigationBarHidden(false, animated: false)
    stage.settle()
    #expect(stage.element(.button, "Done")?.frame == shown.offsetBy(dx: 100, dy: 0))
  }

  @Test func layoutAlongsideAResizeSeesTheControlsWhereTheyWillBe() throws {
    let navigation = navigation()
    let before = try #require(stage.element(.button, "Done")).frame
    let screen = try #require(navigation.topViewController as? Screen)
    screen.onTransition = {
      $0.animate(alongsideTransition: { _ in navigation.view.layoutIfNeeded() })
    }
    stage.resize(to: CGSize(width: 1200, height: 600))
    stage.settle()
    #expect(stage.element(.button, "Done")?.frame == before.offsetBy(dx: 400, dy: 0))
  }

  @Test func theControlsAreMirrored() throws {
    _ = navigation()
    stage.window?.semanticContentAttribute = .forceRightToLeft
    let controls = try #require(stage.window?.windowScene?.windowControls)
    controls.semanticContentAttribute = .forceRightToLeft
    controls.setNeedsLayout()
    stage.settle()
    #expect(stage.element(.button, "Close")?.frame.minX == 8)
    #expect(controls.areas == [CGRect(x: 0, y: 0, width: 110, height: 44)])
  }
}
