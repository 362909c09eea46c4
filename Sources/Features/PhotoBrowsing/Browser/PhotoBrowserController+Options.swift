import UIKit

/// The types of the browser's settings and events.
extension PhotoBrowserController {
  /// An event of the page at an index.
  public typealias CellEvent = (_ cell: any PhotoBrowserCell, _ index: Int) -> Void

  /// The directions of paging.
  public enum ScrollDirection: Sendable {
    /// Pages are side by side.
    case horizontal
    /// Pages are above each other.
    case vertical
  }

  /// An action of a tap on a photo.
  public enum TapAction {
    /// Shows or hides the page indicator, the close button and overlays.
    case togglesChrome
    /// Closes the browser.
    case closes
    /// Does nothing.
    case nothing
    /// Calls a closure with the browser whose photo was tapped.
    case performs((_ browser: PhotoBrowserController) -> Void)
  }

  /// An action of a mouse's wheel over a photo.
  public enum WheelAction: Sendable {
    /// Zooms the photo.
    case zooms
    /// Turns the page by each notch. With Control the wheel zooms.
    case turnsPages
  }

  /// The edge at which the page indicator is shown.
  public enum IndicatorEdge: Sendable {
    /// In the middle of the upper edge.
    case top
    /// In the middle of the lower edge.
    case bottom
    /// In the middle of the edge where a line of text begins.
    case leading
    /// In the middle of the edge where a line of text ends.
    case trailing
  }

  /// Returns the name of a photo for screen readers, which read it with the number of its page.
  public var photoName: ((_ index: Int) -> String?)? {
    get { parts.photoName }
    set {
      parts.photoName = newValue
      if isViewLoaded { updateIndicator() }
    }
  }

  /// The number of photos behind and ahead of the current one, in the direction of travel, that
  /// `PhotoBrowser.onPrefetch` is called with. The default is one behind and two ahead. The pages
  /// beside the current one load their photos in any case.
  public var prefetchRange: (behind: Int, ahead: Int) {
    get { pagingView.lookAhead }
    set { pagingView.lookAhead = (max(0, newValue.behind), max(0, newValue.ahead)) }
  }

  /// The memory that the photos take which `PhotoBrowser.onPrefetch` is called with, in bytes, if
  /// each is decoded to fit a page with four bytes a pixel. At least one is named. If it is nil, the
  /// default, `prefetchRange` alone limits them.
  public var prefetchMemoryLimit: Int? {
    get { parts.prefetchMemoryLimit }
    set { parts.prefetchMemoryLimit = newValue }
  }

  /// Whether two fingers turn the current photo, in quarters; see `rotate(by:animated:)`. The
  /// default is false.
  public var allowsRotationGesture: Bool {
    get { parts.allowsRotationGesture }
    set {
      parts.allowsRotationGesture = newValue
      updateCells()
    }
  }

  /// The edge at which the page indicator is shown. The default is the bottom.
  public var pageIndicatorEdge: IndicatorEdge {
    get { chrome.indicatorEdge }
    set { chrome.indicatorEdge = newValue }
  }
}
