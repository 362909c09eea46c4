import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

@testable import showcase

/// Two screens that don't know each other, and one image.
@MainActor enum PairNotice {
  static func look(_ visit: ShowcaseVisit) async throws {
    let album = try #require(visit.screen.children.first as? AlbumController)
    let first = album.items[0].id
    #expect(await visit.stage.wait { album.thumbnailView(for: first)?.image != nil })
    let thumbnail = try #require(album.thumbnailView(for: first))
    let start = visit.rect(thumbnail)
    visit.tap(thumbnail)
    visit.stage.advance(by: 0.1)
    // As visible during the transition.
    let widths = visit.all(UIImageView.self) { $0.image != nil }.compactMap {
      $0.layer.presentation()?.frame.width
    }
    let flying = widths.filter { $0 > start.width + 10 && $0 < visit.bounds.width - 10 }
    #expect(!flying.isEmpty, "nothing grows out of \(start)")
    visit.settle()
    let stack = visit.screen.navigationController
    let shown = visit.screen.presentedViewController ?? stack?.presentedViewController
    #expect((shown ?? stack?.topViewController) is OnePhotoController)
    visit.stage.press(.keyboardEscape)
    visit.settle()
    #expect(
      visit.screen.view.window != nil && visit.rect(thumbnail) == start && !thumbnail.isHidden)
  }
}
