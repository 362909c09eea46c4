import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// A browser that is a part of a screen of the app's own.
@MainActor @Suite(.serialized) struct EmbeddingTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let browser = PhotoBrowser<Int>()
  private let container = UIViewController()
  private let frame = CGRect(x: 0, y: 100, width: 390, height: 400)

  private func embed() {
    let image = BrowserWorld.picture(width: 400, height: 300)
    browser.numberOfPhotos = { 3 }
    browser.loadImage = { _, _ in image }
    browser.placeholder = { _ in image }
    container.addChild(browser)
    browser.view.frame = frame
    container.view.addSubview(browser.view)
    browser.didMove(toParent: container)
    stage.advance(by: 0.9)
  }

  @Test("It shows photos, pages and zooms, in whatever space it is given")
  func pages() throws {
    stage.show(container)
    embed()
    #expect(browser.isOpen && browser.isEmbedded && browser.backdropView.alpha == 1)
    let cell = try #require(browser.currentCell as? ImageCell)
    #expect(cell.imageView.frame == CGRect(x: 0, y: 53.75, width: 390, height: 292.5))
    stage.drag(from: CGPoint(x: 330, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.2)
    stage.advance(by: 0.9)
    #expect(browser.currentIndex == 1)
    stage.doubleTap(at: CGPoint(x: 195, y: 300))
    stage.advance(by: 0.9)
    #expect((browser.currentCell as? ImageCell)?.isZoomed == true)
    browser.view.frame.size.height = 200
    stage.advance(by: 0.9)
    #expect(browser.currentCell?.frame.height == 200 && browser.isOpen)
  }

  @Test("Neither drags, pinches, keys nor calls close what isn't its own screen")
  func staysOpen() {
    let presenter = UIViewController()
    stage.show(presenter)
    container.modalPresentationStyle = .fullScreen
    presenter.present(container, animated: false)
    embed()
    stage.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 480), duration: 0.1)
    stage.advance(by: 0.9)
    browser.close(animated: true)
    stage.advance(by: 0.9)
    #expect(browser.isOpen && browser.view.window != nil)
    #expect(presenter.presentedViewController === container)
    #expect(browser.currentCell?.transform.isIdentity == true)
  }

  @Test("It leaves the bar of its container's navigation controller alone, and goes with it")
  func navigation() {
    let navigation = UINavigationController(rootViewController: container)
    var closed = 0
    browser.onClose = { _ in closed += 1 }
    stage.show(navigation)
    embed()
    #expect(!navigation.isNavigationBarHidden && navigation.navigationBar.alpha == 1)
    browser.willMove(toParent: nil)
    browser.view.removeFromSuperview()
    browser.removeFromParent()
    stage.advance(by: 0.5)
    #expect(closed == 1 && navigation.navigationBar.alpha == 1)
  }
}
