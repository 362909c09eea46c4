import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// Every way to open and close the browser.
@MainActor @Suite(.serialized) struct TransitionTests {
  private func closes(_ world: BrowserWorld, within seconds: TimeInterval = 0.6) {
    world.browser?.close(animated: true)
    world.stage.advance(by: seconds)
    #expect(world.closed.count == 1 && world.strayViews == 0)
    #expect(world.thumbnails.values.allSatisfy { !$0.isHidden })
  }

  @Test("The default is a fade, and a zoom with a source view")
  func defaults() {
    let browser = PhotoBrowser<Int>()
    #expect(browser.transition is FadeTransition)
    let world = BrowserWorld()
    browser.setSource(world)
    #expect(type(of: browser.transition) == MorphTransition.self)
    browser.transition = NoTransition()
    #expect(browser.transition is NoTransition)
  }

  @Test("A fade animates the whole browser and leaves nothing transparent")
  func fade() {
    let world = BrowserWorld()
    let browser = world.open(1, settle: false) { $0.transition = FadeTransition() }
    world.stage.advance(by: 0.1)
    let shown = browser.view.layer.presentation()?.opacity ?? 1
    #expect(shown > 0.2 && shown < 0.8)
    #expect(world.hidden.isEmpty)
    world.settle()
    #expect(browser.isOpen && browser.view.alpha == 1 && browser.backdropView.alpha == 1)
    closes(world)
  }

  @Test("Without a transition it appears and disappears in the next frame")
  func none() {
    let world = BrowserWorld()
    let browser = world.open(1, settle: false) { $0.transition = NoTransition() }
    world.stage.advance(frames: 1)
    #expect(browser.isOpen && browser.calls == ["willAppear", "didAppear"])
    browser.close(animated: true)
    world.stage.advance(frames: 2)
    #expect(world.closed == [1] && world.strayViews == 0)
  }

  @Test("A zoom starts from its source view, hides only that, and ends at the current page's")
  func zoom() {
    let world = BrowserWorld()
    let browser = world.open(2, settle: false) {
      $0.removeSource()
      $0.transition = ZoomTransition { world.thumbnails[$0] }
    }
    #expect(distance(world.window, world.thumbnails[2]?.frame ?? .zero) < 1)
    #expect(world.thumbnails.filter { $0.value.isHidden }.map(\.key) == [2])
    world.settle()
    #expect(distance(world.window, OpeningTests.fit) < 1)
    #expect(world.thumbnails.values.allSatisfy { !$0.isHidden })
    browser.page(by: 1)
    world.settle()
    browser.close(animated: true)
    var last = CGRect.null
    for _ in 0..<60 where world.closed.isEmpty {
      world.stage.advance(frames: 1)
      if world.closed.isEmpty { last = world.window }
    }
    #expect(distance(last, world.thumbnails[3]?.frame ?? .zero) < 3)
    #expect(world.thumbnails.values.allSatisfy { !$0.isHidden })
  }

  @Test("A zoom without a source view for the page fades")
  func zoomWithoutSource() {
    let world = BrowserWorld()
    let browser = world.open(2, settle: false) { $0.transition = ZoomTransition { _ in nil } }
    var opacities: [CGFloat] = [browser.transitionController.pose.opacity]
    for _ in 0..<3 {
      #expect(distance(world.window, OpeningTests.fit) < 1, "it stays at its position")
      world.stage.advance(frames: 2)
      opacities.append(browser.transitionController.morphView.alpha)
    }
    #expect(opacities[0] < 0.3 && opacities[3] < 1 && opacities == opacities.sorted())
    #expect(Set(opacities).count == 4 && world.hidden.isEmpty && world.revealed.isEmpty)
    world.settle()
    #expect(browser.isOpen && browser.currentCell?.alpha == 1)
    browser.close(animated: true)
    world.stage.advance(by: 0.06)
    let leaving = browser.transitionController.morphView.alpha
    #expect(leaving < 0.95 && leaving > 0.05 && distance(world.window, OpeningTests.fit) < 1)
    world.settle()
    #expect(world.closed == [2] && world.strayViews == 0)
    #expect(world.thumbnails.values.allSatisfy { !$0.isHidden })
  }

  @Test("A smooth zoom animates the caller's view between the caller's frame and the photo's")
  func smoothZoom() {
    let world = BrowserWorld()
    var made: [UIImageView] = []
    let browser = world.open(2, settle: false) {
      $0.transition = SmoothZoomTransition { index, destination in
        let thumbnail = world.thumbnails[index] ?? UIImageView()
        let view = UIImageView(image: thumbnail.image)
        view.contentMode = .scaleAspectFill
        made.append(view)
        return (view, thumbnail.convert(thumbnail.bounds, to: destination))
      }
    }
    #expect(made.count == 1 && made.first?.superview === browser.transitionController.morphView)
    #expect(distance(world.window, world.thumbnails[2]?.frame ?? .zero) < 1)
    world.stage.advance(by: 0.1)
    let flown = made[0].convert(made[0].bounds, to: browser.view)
    #expect(distance(flown, world.window) < 0.01)
    world.settle()
    #expect(browser.isOpen && made[0].superview == nil)
    closes(world)
    #expect(made.count == 2 && made[1].superview == nil)
  }

  @Test("A page without an image zooms as a whole")
  func wholePage() {
    let world = BrowserWorld()
    let browser = world.open(1, settle: false) {
      $0.makeCell = { browser, _ in browser.dequeueCell(CellTests.PlainCell.self) { .init() } }
    }
    let start = browser.pagingView.frame
    let thumbnail = world.thumbnails[1]?.frame ?? .zero
    #expect(start.contains(thumbnail.insetBy(dx: 1, dy: 1)) && start.height < 230)
    #expect(browser.pagingView.alpha < 0.05)
    world.settle()
    #expect(browser.pagingView.frame == browser.view.bounds && browser.pagingView.alpha == 1)
    closes(world)
  }

  /// A typical custom transition that rotates the whole browser.
  final class TurnTransition: NSObject, PhotoBrowserTransitioning {
    var isShowing = true
    weak var browser: PhotoBrowserController?
    var heard: [String] = []

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.placeScreens(isShowing: isShowing)
      heard.append("\(isShowing) \(isNavigation) \(browser?.visibleContent?.frame.width ?? 0)")
      let view = context.view(forKey: isShowing ? .to : .from)
      let (turned, isShowing) = (CGAffineTransform(rotationAngle: 1), isShowing)
      if isShowing { view?.transform = turned }
      UIView.animate(withDuration: 0.25) {
        view?.transform = isShowing ? .identity : turned
      } completion: { _ in
        view?.transform = .identity
        context.completeTransition(isShowing: isShowing)
      }
    }
  }

  @Test("A custom transition gets the photo and the frame of a dragged one")
  func custom() {
    let world = BrowserWorld()
    let turn = TurnTransition()
    let browser = world.open(1) { $0.transition = turn }
    #expect(browser.isOpen && turn.heard == ["true false 390.0"])
    world.stage.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 722), duration: 0.3, hold: 0.2)
    world.settle()
    #expect(turn.heard.count == 2 && turn.heard[1] == "false false 195.0")
    #expect(world.closed == [1] && world.strayViews == 0)
  }

  @Test("A custom transition in a stack of screens is told so, and needs no ending of its own")
  func customInNavigation() {
    let world = BrowserWorld(inNavigation: true)
    let turn = TurnTransition()
    let browser = world.open(1, by: .push(onto: world.navigation)) { $0.transition = turn }
    #expect(browser.isOpen)
    browser.close(animated: true)
    world.settle()
    #expect(turn.heard.map { $0.prefix { $0 != "3" } } == ["true true ", "false true "])
    #expect(world.closed == [1] && world.navigation?.topViewController === world.root)
  }

  /// A transition that is a subclass and moves a copy of the photo from its thumbnail.
  final class CopyTransition: PhotoBrowserTransition {
    override func animate(
      _ screen: UIView, of browser: PhotoBrowserController, completion: @escaping () -> Void
    ) {
      guard let photo = browser.makePhotoView(), let thumbnail = browser.currentThumbnail else {
        return completion()
      }
      let (page, small) = (photo.frame, thumbnail.frame(in: browser.view))
      photo.frame = isShowing ? small : page
      screen.addSubview(photo)
      browser.setPageHidden(true)
      browser.setThumbnailHidden(true)
      UIView.animate(withDuration: duration) {
        photo.frame = self.isShowing ? page : small
      } completion: { _ in
        photo.removeFromSuperview()
        browser.setPageHidden(false)
        browser.setThumbnailHidden(false)
        completion()
      }
    }
  }

  @Test("A transition of a subclass moves a copy of the photo and leaves nothing behind")
  func subclass() throws {
    let world = BrowserWorld()
    let browser = world.open(1, settle: false) { $0.transition = CopyTransition() }
    #expect(world.hidden == [1] && browser.pagingView.isHidden)
    let photo = try #require(browser.view.subviews.last as? UIImageView)
    world.stage.advance(frames: 2)
    let width = photo.layer.presentation()?.frame.width ?? 0
    #expect(photo.image === world.image && width > 90 && width < 250)
    world.settle()
    #expect(browser.isOpen && photo.superview == nil && !browser.pagingView.isHidden)
    #expect(world.hidden.isEmpty)
    closes(world)
  }

  @Test("The same browser can be opened again")
  func again() {
    let world = BrowserWorld()
    let browser = world.open(1)
    closes(world)
    browser.open(at: 4, from: world.root)
    world.settle()
    #expect(browser.isOpen && browser.currentIndex == 4)
    world.stage.press(.keyboardEscape)
    world.settle()
    #expect(world.closed == [1, 4] && world.strayViews == 0)
  }

  @Test("The status bar is hidden only behind an open photo")
  func statusBar() {
    let world = BrowserWorld()
    let manager = world.stage.window?.windowScene?.statusBarManager
    world.open(1)
    #expect(manager?.isStatusBarHidden == true)
    world.stage.touchDown(at: CGPoint(x: 195, y: 300))
    world.stage.touchMove(to: CGPoint(x: 195, y: 320), duration: 0.1)
    #expect(manager?.isStatusBarHidden == false)
    world.stage.touchCancel()
    world.settle()
    #expect(manager?.isStatusBarHidden == true)
    closes(world)
    #expect(manager?.isStatusBarHidden == false)
  }

  @Test("The status bar comes and goes with a bar of the app's own")
  func statusBarWithControls() {
    let world = BrowserWorld()
    let manager = world.stage.window?.windowScene?.statusBarManager
    let browser = world.open(1)
    browser.showsCloseButton = false
    browser.areControlsShown = true
    world.settle()
    #expect(manager?.isStatusBarHidden == false)
    browser.areControlsShown = false
    world.settle()
    #expect(manager?.isStatusBarHidden == true)
  }
}
