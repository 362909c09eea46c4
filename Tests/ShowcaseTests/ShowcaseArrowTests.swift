import Foundation
import Testing
import UIKit
import UIKitStage

@testable import Carousels
@testable import showcase

/// Arrow keys lead where they point, also where lines run from right to left.
@MainActor @Suite(.serialized) final class ShowcaseArrowTests {
  nonisolated static let languages = ["en", "ar"]
  private let stage = Stage(size: CGSize(width: 1000, height: 800))
  private var delegate: AppDelegate?

  init() {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    setenv("VITRINE_SAMPLES", samples.path, 1)
  }

  private func launch(_ name: String?, _ language: String) -> UIViewController? {
    stage.preferredLanguages = [language]
    let delegate = AppDelegate(first: name.flatMap { Catalog.demo(named: $0) })
    self.delegate = delegate
    stage.launch(delegate)
    stage.settle(limit: 3)
    return delegate.navigation.topViewController
  }

  /// Tests without a stage have its language and direction.
  private func end() {
    stage.preferredLanguages = ["en"]
    stage.advance(frames: 1)
  }

  @Test(arguments: languages) func throughTheMenu(language: String) throws {
    let menu = try #require(launch(nil, language) as? MenuController)
    defer { end() }
    let list = try #require(menu.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
    func place() throws -> CGPoint {
      let path = try #require(list.indexPathsForSelectedItems?.first)
      return try #require(list.cellForItem(at: path)).center
    }
    #expect(menu.isFirstResponder)
    stage.press(.keyboardDownArrow)
    let first = try place()
    stage.press(language == "ar" ? .keyboardLeftArrow : .keyboardRightArrow)
    let second = try place()
    #expect(second.y == first.y && (second.x < first.x) == (language == "ar"))
    stage.press(language == "ar" ? .keyboardRightArrow : .keyboardLeftArrow)
    #expect(try place() == first)
  }

  @Test(arguments: ["carousel-dots", "carousel-peek"], languages)
  func throughCarousels(name: String, language: String) throws {
    let screen = try #require(launch(name, language) as? CarouselScreen)
    defer { end() }
    let carousel = screen.carousel
    carousel.isSuspended = true
    stage.settle(limit: 3)
    let first = try #require(carousel.currentIndex)
    for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardLeftArrow] {
      // The page on that side, of which the edge is seen before it comes.
      stage.press(key)
      stage.settle(limit: 3)
      let isReversed = carousel.direction == .trailingToLeading
      let goesRight = key == .keyboardRightArrow
      let isForward = goesRight != (isReversed != (language == "ar"))
      let count = carousel.itemCount
      let next = (first + (isForward ? 1 : count - 1)) % count
      #expect(carousel.currentIndex == next, "\(name) \(language) \(key)")
      stage.press(goesRight ? .keyboardLeftArrow : .keyboardRightArrow)
      stage.settle(limit: 3)
      #expect(carousel.currentIndex == first, "back")
    }
  }
}
