import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite struct ErrorPageTests {
  private struct Damaged: Error, CustomStringConvertible {
    var description: String { "No picture." }
  }

  /// How many lines of text the frame shows.
  private func lines(_ stage: Stage) -> Int {
    stage.nodeDescription.components(separatedBy: "text ").count - 1
  }

  @Test("a neighbour's photo that can't be shown says so when its page comes")
  func neighbour() async {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let root = UIViewController()
    stage.show(root)
    let browser = PhotoBrowser()
    browser.numberOfPhotos = { 3 }
    browser.loadImage = { id, _ in
      if id.base as? Int == 1 { throw Damaged() }
      return BrowserWorld.picture(width: 40, height: 30)
    }
    browser.open(at: 0, by: .present(from: root))
    #expect(
      await stage.wait {
        browser.pagingView.livePages.contains { ($0.page as? ImageCell)?.errorMessage != nil }
      })
    stage.advance(by: 0.9)
    let before = lines(stage)
    stage.press(.keyboardRightArrow)
    stage.advance(by: 0.9)
    #expect(lines(stage) == before + 2, "\(stage.nodeDescription)")
  }
}
