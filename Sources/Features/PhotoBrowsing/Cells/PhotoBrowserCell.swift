import Paging
import UIKit

/// A page of the browser. Any view can be one; `ImageCell` is the one for photos.
@MainActor public protocol PhotoBrowserCell: UIView, ReusablePage {
  /// The view that grows out of a thumbnail and returns to it. The default is nil: the whole page.
  var zoomContentView: UIView? { get }

  /// The image as it is on the page now, for transitions. The default is that of `zoomContentView`
  /// if it is an image view. If it is nil, the page grows as a whole.
  var photoContent: PhotoContent? { get }

  /// Whether the cell handles a drag that moves its content in a direction, such as one over a
  /// zoomed photo. Otherwise the browser pages or dismisses.
  func wantsDrag(_ direction: CGVector) -> Bool

  /// Called before the page appears. Appearance calls are balanced as those of view controllers
  /// are, also when a swipe is reversed.
  func pageWillAppear()
  /// Called after the page has appeared.
  func pageDidAppear()
  /// Called before the page disappears.
  func pageWillDisappear()
  /// Called after the page has disappeared.
  func pageDidDisappear()

  /// Called while a drag to dismiss moves the page, with its scale: 1 at first, 0.3 at least.
  func dismissDragDidMove(to scale: CGFloat)
  /// Called when a drag to dismiss has ended.
  func dismissDragDidEnd(isClosing: Bool)

  /// Called when the page indicator, the buttons and overlays are shown or hidden, and when the
  /// page appears.
  func chromeDidChange(isShown: Bool)

  /// Sets the image of a transition, to be shown until the page has its own.
  func setPlaceholder(_ image: UIImage)

  /// Handles a key. Returns false to leave it to the browser.
  func press(_ key: UIKey) -> Bool
  /// Zooms. Returns false if the cell can't zoom.
  func zoom(_ command: ZoomCommand) -> Bool
  /// Moves the content by an offset in points. Returns false if the browser should page instead.
  func pan(by offset: CGVector) -> Bool
}

extension PhotoBrowserCell {
  public var zoomContentView: UIView? { nil }

  public var photoContent: PhotoContent? {
    guard let view = zoomContentView as? UIImageView, let image = view.image else { return nil }
    return PhotoContent(
      image: image, photoSize: image.size, frame: convert(view.bounds, from: view))
  }

  public func wantsDrag(_ direction: CGVector) -> Bool { false }
  public func pageWillAppear() {}
  public func pageDidAppear() {}
  public func pageWillDisappear() {}
  public func pageDidDisappear() {}
  public func dismissDragDidMove(to scale: CGFloat) {}
  public func dismissDragDidEnd(isClosing: Bool) {}
  public func chromeDidChange(isShown: Bool) {}
  public func setPlaceholder(_ image: UIImage) {}
  public func press(_ key: UIKey) -> Bool { false }
  public func zoom(_ command: ZoomCommand) -> Bool { false }
  public func pan(by offset: CGVector) -> Bool { false }
  public func prepareForReuse() {}
}

/// The image of a page and its position.
@MainActor public struct PhotoContent {
  /// The image that the page shows.
  public var image: UIImage
  /// The size of the whole upright photo in pixels; `image` may be a smaller version.
  public var photoSize: CGSize
  /// The frame of the whole photo in the cell's coordinates, which may exceed its bounds.
  public var frame: CGRect

  /// Creates a description of the image that a page shows.
  public init(image: UIImage, photoSize: CGSize, frame: CGRect) {
    self.image = image
    self.photoSize = photoSize
    self.frame = frame
  }
}

/// A change of zoom by a key or a call.
public enum ZoomCommand: Hashable, Sendable {
  /// One step larger.
  case zoomIn
  /// One step smaller.
  case zoomOut
  /// The fitted size.
  case fit
  /// One pixel of the photo for each pixel of the screen.
  case actualSize
  /// The photo covers the page.
  case fill
  /// So many pixels of the screen for each pixel of the photo, in each direction.
  case pixels(CGFloat)
}
