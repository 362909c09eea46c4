import Foundation
import PhotoBrowsing
import Routing
import Testing
import UIKit
import UIKitStage

@testable import showcase

/// Screens of the Showcase open others by routes.
@MainActor @Suite(.serialized) struct PhotoRouteTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let delegate = AppDelegate(first: nil)

  init() {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    setenv("VITRINE_SAMPLES", samples.path, 1)
    stage.launch(delegate)
  }

  private func open(_ name: String) throws -> UIViewController {
    try delegate.router.show("showcase://screen/\(name)", trust: .app, animated: false)
    stage.settle()
    return try #require(delegate.navigation.topViewController)
  }

  private func tap(_ view: UIView) {
    stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    stage.advance(by: 1)
  }

  private func button(in view: UIView) -> UIButton? {
    (view as? UIButton) ?? view.subviews.lazy.compactMap { button(in: $0) }.first
  }

  @Test("Details are pushed onto the browser's stack and popped back to it")
  func details() async throws {
    let album = try #require(try open("embed") as? AlbumController)
    #expect(await stage.wait { album.thumbnailView(for: album.items[1].id)?.image != nil })
    tap(try #require(album.thumbnailView(for: album.items[1].id)))
    let browser = try #require(album.browser)
    let overlay = try #require(browser.overlays.first as? ActionOverlay)
    tap(try #require(button(in: overlay)))
    let details = try #require(browser.navigationController?.topViewController as? DetailController)
    #expect(details.routeURL == "/photo/\(album.items[1].id)/details")
    #expect(details.navigationController !== delegate.navigation)
    browser.navigationController?.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(browser.navigationController?.topViewController === browser)
  }

  @Test("The second side opens from the first one's thumbnail, and only within the app")
  func twoSides() async throws {
    let sides = try #require(try open("two-sides") as? TwoSidesController)
    let album = try #require(sides.children.first as? AlbumController)
    #expect(await stage.wait { album.thumbnailView(for: album.items[0].id)?.image != nil })
    let thumbnail = try #require(album.thumbnailView(for: album.items[0].id))
    stage.tap(
      at: thumbnail.convert(CGPoint(x: thumbnail.bounds.midX, y: thumbnail.bounds.midY), to: nil))
    stage.advance(frames: 4)
    let photo = try #require(delegate.navigation.presentedViewController as? OnePhotoController)
    #expect(photo.transitioningDelegate is PairTransition && photo.isBeingPresented)
    #expect(photo.routeURL == "/photo/\(album.items[0].id)")
    stage.advance(by: 1)
    stage.press(.keyboardEscape)
    stage.advance(by: 1)
    #expect(delegate.navigation.presentedViewController == nil)
    #expect(throws: RoutingError.self) {
      try delegate.router.show("showcase://photo/\(album.items[0].id)", trust: .external)
    }
    // Without a thumbnail on the first side it appears, too.
    try delegate.router.show("/photo/\(album.items[0].id)", trust: .app, from: delegate.navigation)
    stage.advance(by: 1)
    #expect(delegate.navigation.presentedViewController is OnePhotoController)
  }

  @Test("An unknown photo opens nothing and shows a message")
  func unknownPhoto() throws {
    #expect(throws: RoutingError.self) {
      try delegate.router.show("/photo/none.jpg/details", trust: .app)
    }
  }
}
