import UIKit

/// The current page for assistive technologies: its name, its number, and how to turn the page.
@MainActor final class CarouselElement: UIAccessibilityElement {
  private weak var carousel: Carousel?

  init(of carousel: Carousel) {
    self.carousel = carousel
    super.init(accessibilityContainer: carousel)
    accessibilityTraits = .adjustable
  }

  /// Says a page's name and number.
  func show(_ name: String?, page: Int, count: Int) {
    accessibilityLabel = name ?? String(localized: "Page", bundle: .carousels)
    accessibilityValue = String(localized: "\(page + 1) of \(count)", bundle: .carousels)
  }

  override func accessibilityIncrement() { turn(by: 1) }
  override func accessibilityDecrement() { turn(by: -1) }

  /// Assistive technologies call on the main thread, though headers may not say so.
  private nonisolated func turn(by pages: Int) {
    MainActor.assumeIsolated { _ = carousel?.move(by: pages) }
  }
}

extension Carousel {
  /// Lets assistive technologies find the current page, what is in it, and the pause button.
  func updateElements() {
    guard let index = currentIndex else { return accessibilityElements = [] }
    let page = page(at: index)
    element.show(page?.accessibilityLabel, page: index, count: itemCount)
    element.accessibilityFrameInContainerSpace = contentFrame
    // A page that is an element itself is what the first one says.
    let inside = page?.isAccessibilityElement == false ? page : nil
    accessibilityElements = [element] + [inside, pauseControl].compactMap { $0 }
  }
}
