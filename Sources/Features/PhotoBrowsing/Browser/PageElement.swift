import UIKit
import UIKitCompat

/// The current photo for assistive technologies: its name, its number, and how to turn the page.
@MainActor final class PageElement: UIAccessibilityElement {
  private weak var browser: PhotoBrowserController?
  private var (page, count) = (0, 0)
  /// Pixels of the screen for each pixel of the photo; nil if it is fitted.
  private var zoom: CGFloat?

  init(of browser: PhotoBrowserController) {
    self.browser = browser
    super.init(accessibilityContainer: browser.pagingView)
    accessibilityTraits = [.image, .adjustable]
  }

  /// Says a page's name and number, and how large a zoomed photo is.
  func show(_ name: String?, page: Int, count: Int, cell: (any PhotoBrowserCell)?) {
    accessibilityLabel = name ?? String(localized: "Photo", bundle: .photoBrowsing)
    (self.page, self.count, zoom) = (page, count, (cell as? ImageCell)?.spokenZoom)
    describe()
  }

  func showZoom(of cell: ImageCell) {
    guard cell.spokenZoom != zoom else { return }
    zoom = cell.spokenZoom
    describe()
  }

  private func describe() {
    guard let zoom else {
      accessibilityValue = String(localized: "\(page + 1) of \(count)", bundle: .photoBrowsing)
      return
    }
    let percent = Double(zoom).formatted(.percent.precision(.fractionLength(0)).locale(.user))
    accessibilityValue = String(
      localized: "\(page + 1) of \(count), zoomed to \(percent)", bundle: .photoBrowsing)
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

extension ImageCell {
  fileprivate var spokenZoom: CGFloat? { isZoomed ? pixelZoom : nil }
}
