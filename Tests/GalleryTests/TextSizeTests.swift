import Albums
import Foundation
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// The gallery's text follows the desktop's text size while it runs.
@MainActor @Suite(.serialized) final class TextSizeTests {
  private let photos: DatedPhotos
  private let stage = Stage(size: CGSize(width: 900, height: 700))
  private let gallery: Gallery

  init() async throws {
    photos = try DatedPhotos(count: 9, folders: 3)
    try Data("no picture".utf8).write(to: photos.url("f0/z.jpg"))
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    gallery = try #require(delegate.gallery)
    let gallery = gallery
    #expect(
      await stage.wait {
        gallery.library.home.hasAlbums && gallery.thumbnailsAreShown
      })
    stage.settle()
  }

  /// All labels below that show text, by their text.
  private func labels(in view: UIView) -> [String: UILabel] {
    var found: [String: UILabel] = [:]
    func look(_ view: UIView) {
      if let label = view as? UILabel, let text = label.text, !text.isEmpty, !label.isHidden {
        found[text] = label
      }
      for subview in view.subviews where !subview.isHidden { look(subview) }
    }
    look(view)
    return found
  }

  private func checkAllGrow(in view: UIView, atLeast count: Int) {
    let before = labels(in: view).mapValues { $0.font.pointSize }
    #expect(before.count >= count, "\(before)")
    stage.textScale = 1.5
    stage.settle()
    for (text, label) in labels(in: view) {
      guard let old = before[text] else { continue }
      #expect(label.font.pointSize > old, "“\(text)”")
      let size = label.sizeThatFits(CGSize(width: max(1, label.bounds.width), height: 1000))
      #expect(label.bounds.height >= label.font.lineHeight.rounded(.down), "“\(text)” is cut")
      if label.numberOfLines == 1 {
        #expect(label.bounds.width >= size.width - 0.5, "“\(text)” has no room")
      }
    }
    stage.textScale = 1
    stage.settle()
    #expect(labels(in: view).mapValues { $0.font.pointSize } == before)
  }

  @Test func gridFollowsTheTextSize() { checkAllGrow(in: gallery.library.home.view, atLeast: 1) }

  @Test func headingFollowsTheTextSize() {
    checkAllGrow(in: gallery.library.home.heading, atLeast: 2)
  }

  @Test func albumsFollowTheTextSize() throws {
    stage.press(.keyboard2, modifiers: .control)
    stage.advance(by: 0.5)
    let before = try #require(gallery.library.home.shownAlbums).metrics.headerHeight
    checkAllGrow(in: gallery.library.home.view, atLeast: 8)
    stage.textScale = 2
    stage.settle()
    #expect(gallery.library.home.shownAlbums?.metrics.headerHeight == 2 * before)
  }

  @Test(arguments: [400, 1280]) func aLongProblemIsShownWhole(width: CGFloat) throws {
    stage.textScale = 2
    defer { stage.textScale = 1 }
    stage.settle()
    let line = StatusView()
    gallery.window.addSubview(line)
    defer { line.removeFromSuperview() }
    let sentence = "Changes are seen when this window comes to the front. "
    line.show(progress: nil, trouble: String(repeating: sentence, count: 4))
    line.place(in: CGRect(x: 0, y: 0, width: width, height: 800))
    line.layoutIfNeeded()
    let label = try #require(labels(in: line).values.first)
    let room = CGSize(width: label.bounds.width, height: 0)
    #expect(label.bounds.height >= label.sizeThatFits(room).height - 0.5)
    #expect(label.numberOfLines == 0 && line.frame.minY > 0)
  }

  @Test func theEmptyFoldersMessageFollowsTheTextSize() {
    let message = MessageView(frame: CGRect(x: 0, y: 0, width: 600, height: 500))
    message.show(icon: "photo", title: "No photos", detail: "Put some there.")
    gallery.library.home.view.addSubview(message)
    stage.settle()
    checkAllGrow(in: message, atLeast: 2)
  }
}
