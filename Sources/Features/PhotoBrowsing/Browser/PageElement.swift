import UIKit
import UIKitCompat

/// The current photo for assistive technologies: its name, its number, and how to turn the page.
@MainActor final class PageElement: UIAccessibilityElement {
  private weak var browser: PhotoBrowserController?

  init(of browser: PhotoBrowserController) {
    self.browser = browser
    super.init(accessibilityContainer: browser.pagingView)
    accessibilityTraits = [.image, .adjustable]
  }

  /// Says a page's name and number.
  func show(_ name: String?, page: Int, count: Int) {
    accessibilityLabel = name ?? String(localized: "Photo", bundle: .photoBrowsing)
    accessibilityValue = String(localized: "\(page + 1) of \(count)", bundle: .photoBrowsing)
  }

  override func accessibilityIncrement() { _ = turn(by: 1) }
  override func accessibilityDecrement() { _ = turn(by: -1) }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .next: return turn(by: 1)
    case .previous: return turn(by: -1)
    case .left, .right, .up, .down: return false
    @unknown default: return false
    }
  }

  /// Assistive technologies call on the main thread, though headers may not say so.
  private nonisolated func turn(by pages: Int) -> Bool {
    MainActor.assumeIsolated { browser?.page(by: pages) ?? false }
  }
}
