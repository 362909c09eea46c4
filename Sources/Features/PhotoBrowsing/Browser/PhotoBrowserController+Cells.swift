import UIKit

/// The cells that the browser has at the moment.
extension PhotoBrowserController {
  /// The cells that are on screen, by their pages' order: one at rest, two during a swipe.
  public var visibleCells: [any PhotoBrowserCell] {
    guard isViewLoaded else { return [] }
    let bounds = pagingView.bounds
    return pagingView.livePages.compactMap { $0.page as? any PhotoBrowserCell }
      .filter { $0.frame.intersects(bounds) }
  }

  /// Returns the cell of a page; nil unless the page is on screen or next to it.
  public func cell(at index: Int) -> (any PhotoBrowserCell)? {
    pagingView.page(at: index) as? any PhotoBrowserCell
  }

  /// The browser that is shown over everything else of the app; nil if none is open.
  public static var topmost: PhotoBrowserController? {
    var controller = topmostController()
    while let candidate = controller {
      if let browser = candidate as? PhotoBrowserController { return browser }
      controller = candidate.parent ?? candidate.presentingViewController
    }
    return nil
  }

  /// Passes the browser's settings on to the cells that exist.
  func updateCells() {
    for case let cell as ImageCell in pagingView.livePages.map(\.page) { passSettings(to: cell) }
  }

  func passSettings(to cell: ImageCell) {
    cell.zoomsByWheel = wheelAction == .zooms
    cell.zoomLimits = zoomLimits
    cell.rotationRecognizer.isEnabled = allowsRotationGesture
  }
}
