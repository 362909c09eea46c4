import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// Overlays and callbacks.
@MainActor @Suite(.serialized) struct OverlayTests {
  final class Caption: UIView, PhotoBrowserOverlay {
    let button = UIButton(type: .system)
    var updates: [String] = []
    var presses = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      button.frame = CGRect(x: 100, y: 700, width: 190, height: 60)
      button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    func update(for browser: PhotoBrowserController, index: Int) {
      let id = (browser as? PhotoBrowser<Int>)?.currentID
      updates.append("\(index) \(id ?? -1)")
    }
  }

  @Test("An overlay follows each page, takes touches on its controls only, and hides with the rest")
  func overlay() {
    let world = BrowserWorld()
    let caption = Caption()
    let browser = world.open(1) { $0.overlays = [caption] }
    #expect(caption.frame == browser.view.bounds && caption.updates.last == "1 1")
    world.stage.tap(at: CGPoint(x: 195, y: 730))
    #expect(caption.presses == 1 && browser.chrome.isShown)
    world.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.2)
    world.settle()
    #expect(browser.currentIndex == 2 && caption.updates.last == "2 2")
    world.stage.tap(at: CGPoint(x: 195, y: 300))
    world.settle()
    #expect(browser.chrome.alpha == 0)
    world.stage.tap(at: CGPoint(x: 195, y: 730))
    world.settle()
    #expect(caption.presses == 1 && browser.chrome.isShown)
    browser.overlays = []
    #expect(caption.superview == nil)
  }

  @Test("Overlays are hidden before the photo is closed, and shown again if it is reversed")
  func goingHome() {
    let world = BrowserWorld()
    let browser = world.open(1)
    #expect(browser.chrome.alpha > 0.9)
    world.stage.press(.keyboardEscape)
    world.stage.advance(frames: 4)
    let onTheWay = browser.chrome.alpha
    #expect(onTheWay < 0.9 && browser.transitionController.phase == .dismissing)
    let middle = CGPoint(x: world.window.midX, y: world.window.midY)
    world.stage.touchDown(at: middle)
    world.stage.touchMove(to: CGPoint(x: middle.x, y: middle.y - 20), duration: 0.05)
    #expect(browser.transitionController.phase == .held && browser.chrome.alpha <= onTheWay)
    world.stage.touchMove(to: CGPoint(x: middle.x, y: middle.y - 160), duration: 0.1)
    world.stage.touchUp()
    world.settle()
    #expect(browser.isOpen && browser.chrome.alpha > 0.9)
    world.stage.press(.keyboardEscape)
    world.stage.advance(by: 0.25)
    #expect(browser.chrome.alpha < 0.1)
    world.settle()
    #expect(world.closed == [1])
  }

  @Test("A drag that begins on an overlay's control doesn't move the photo")
  func dragOnControl() {
    let world = BrowserWorld()
    let browser = world.open(1) { $0.overlays = [Caption()] }
    world.stage.touchDown(at: CGPoint(x: 195, y: 730))
    world.stage.touchMove(to: CGPoint(x: 195, y: 820), duration: 0.1)
    #expect(browser.transitionController.phase == .presented)
    world.stage.touchUp()
  }

  @Test("The original is offered with its size, loads with progress, and is shown in place")
  func original() async {
    let world = BrowserWorld()
    let large = BrowserWorld.picture(width: 1600, height: 1200)
    let button = OriginalButton<Int>()
    var asked: [Int] = []
    button.original = { $0 == 1 ? .remote(bytes: 4_230_000) : .none }
    button.load = { id, progress in
      asked.append(id)
      progress(0.42)
      #expect(button.title == "42 %")
      return large
    }
    let browser = world.open(1) {
      $0.overlays = [button]
      $0.loadImage = { _, _ in world.image }
    }
    #expect(button.title == "View Original (4.2 MB)")
    guard let cell = browser.currentCell as? ImageCell else { return }
    cell.zoomMotion.zoom(to: 2, about: CGPoint(x: 100, y: 400), animated: false)
    cell.showFrame()
    let seen = cell.imageView.frame
    world.stage.tap(at: CGPoint(x: 195, y: 770))
    #expect(await world.stage.wait { cell.image === large })
    #expect(button.title == nil && asked == [1])
    #expect(distance(cell.imageView.frame, seen) < 0.5)
    browser.page(by: 1)
    world.settle()
    #expect(button.title == nil)
  }

  @Test("A cached original is shown at once; after a failure it is offered again")
  func cachedAndFailing() async {
    let world = BrowserWorld()
    let large = BrowserWorld.picture(width: 1600, height: 1200)
    let button = OriginalButton<Int>()
    button.original = { $0 == 1 ? .cached : .remote(bytes: nil) }
    button.load = { id, _ in
      guard id == 1 else { throw PhotoBrowserError.noLoader }
      return large
    }
    let browser = world.open(1) {
      $0.overlays = [button]
      $0.loadImage = { _, _ in world.image }
    }
    #expect(await world.stage.wait { (browser.currentCell as? ImageCell)?.image === large })
    #expect(button.title == nil)
    browser.page(by: 1)
    world.settle()
    #expect(button.title == "View Original")
    world.stage.tap(at: CGPoint(x: 195, y: 770))
    #expect(await world.stage.wait { button.title?.hasSuffix("Try Again") == true })
  }

  @Test("A progress ring appears after half a second, between 1 and 100 per cent")
  func progress() {
    let world = BrowserWorld()
    let browser = world.open(1) {
      $0.loadImage = { _, _ in
        try await Task.sleep(for: .seconds(60))
        throw CancellationError()
      }
    }
    guard let cell = browser.currentCell as? ImageCell else { return }
    #expect(cell.ring.isHidden)
    browser.setLoadingProgress(0.005, for: 1)
    #expect(cell.ring.isHidden)
    browser.setLoadingProgress(0.4, for: 1)
    #expect(!cell.ring.isHidden && cell.spinner.isHidden)
    browser.setLoadingProgress(1, for: 1)
    #expect(cell.ring.isHidden)
    browser.setLoadingProgress(0.4, for: 1)
    cell.setImage(world.image, photoSize: world.photoSize)
    #expect(cell.ring.isHidden)
  }

  @Test("Long presses, and a drag's progress and end, are reported")
  func hooks() {
    let world = BrowserWorld()
    var (presses, scales, ends) = (0, [CGFloat](), [Bool]())
    let browser = world.open(1) {
      $0.onDismissDrag = { scales.append($0) }
      $0.onDismissDragEnd = { ends.append($0) }
    }
    (browser.currentCell as? ImageCell)?.onLongPress = { if $0.state == .began { presses += 1 } }
    world.stage.touchDown(at: CGPoint(x: 195, y: 420))
    world.stage.advance(by: 0.6)
    world.stage.touchUp()
    #expect(presses == 1)
    world.stage.touchDown(at: CGPoint(x: 195, y: 300))
    world.stage.touchMove(to: CGPoint(x: 195, y: 553.2), duration: 0.2)
    #expect(abs((scales.last ?? 0) - 0.7) < 0.01 && ends.isEmpty)
    world.stage.touchCancel()
    world.settle()
    #expect(ends == [false])
    world.stage.drag(
      from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700), duration: 0.2, hold: 0.1)
    #expect(ends == [false, true])
  }

  @Test("A tap closes or does nothing, as configured")
  func taps() {
    let world = BrowserWorld()
    let browser = world.open(1) { $0.tapAction = .nothing }
    let wasShown = browser.chrome.isShown
    world.stage.tap(at: CGPoint(x: 195, y: 420))
    world.settle()
    #expect(browser.isOpen && browser.chrome.isShown == wasShown)
    browser.tapAction = .closes
    (browser.currentCell as? ImageCell)?.doubleTapRecognizer.isEnabled = false
    world.stage.tap(at: CGPoint(x: 195, y: 420))
    #expect(browser.transitionController.phase == .dismissing)
    world.settle()
    #expect(world.closed == [1])
  }

  @Test("Keys pressed during the opening turn pages afterwards")
  func earlyKeys() {
    let world = BrowserWorld()
    let browser = world.open(1, settle: false)
    world.stage.advance(frames: 2)
    world.stage.press(.keyboardRightArrow)
    world.stage.press(.keyboardRightArrow)
    #expect(browser.currentIndex == 1)
    world.stage.advance(by: 1.5)
    #expect(browser.currentIndex == 3 && world.pageChanges.last == 3)
  }
}
