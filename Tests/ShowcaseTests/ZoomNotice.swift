import Testing
import UIKit
import UIKitStage

@testable import showcase

/// A push that grows out of a photo, is caught, and is dragged away.
@MainActor enum ZoomNotice {
  static func look(_ visit: ShowcaseVisit) async throws {
    let photo = try #require(visit.all(PhotoView.self, in: visit.screen.view).first)
    #expect(await visit.stage.wait { photo.image != nil })
    let start = visit.rect(photo)
    visit.tap(photo)
    visit.stage.advance(by: 0.1)
    let page = try #require(
      visit.screen.navigationController?.topViewController as? ZoomedPhotoController)
    let flying = try #require(visit.all(PhotoView.self, in: page.view).first)
    #expect(visit.rect(flying).width > start.width + 10)
    #expect(visit.rect(flying).width < visit.bounds.width - 10 && photo.alpha == 0)
    visit.settle()
    let middle = CGPoint(x: visit.bounds.midX, y: visit.bounds.midY)
    visit.stage.drag(
      from: middle, to: CGPoint(x: middle.x, y: middle.y + 300), duration: 0.2)
    visit.settle()
    #expect(visit.screen.navigationController?.topViewController === visit.screen)
    #expect(visit.rect(photo) == start && photo.alpha == 1)
  }
}
