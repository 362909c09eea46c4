import Paging
import UIKit

/// A page of the browser. Any view can be one; `ImageCell` is the one for photographs.
@MainActor public protocol PhotoBrowserCell: UIView, ReusablePage {
  /// What grows out of a thumbnail and returns to it. The default is nil: the whole page.
  var zoomContentView: UIView? { get }

  /// The picture as it is on the page now, for transitions. The default is that of
  /// `zoomContentView` if it is an image view; nil when the page has none, and grows as a whole.
  var photoContent: PhotoContent? { get }

  /// Whether the cell wants a drag for itself, whose content would move this way: a zoomed photo
  /// that has more to show there. The browser pages or dismisses otherwise.
  func wantsDrag(_ direction: CGVector) -> Bool

  /// Appearance as of view controllers: exactly once each, balanced on swipes that turn back.
  func pageWillAppear()
  func pageDidAppear()
  func pageWillDisappear()
  func pageDidDisappear()

  /// A drag takes the page off the screen: its size as a part of the whole, 1 down to 0.3.
  func dismissDragDidMove(to scale: CGFloat)
  func dismissDragDidEnd(isClosing: Bool)

  /// What lies over the photos comes or goes; also told when the page comes into view.
  func chromeDidChange(isShown: Bool)

  /// A picture of the transition, until the page has its own.
  func setPlaceholder(_ image: UIImage)

  /// Keys: false leaves them to the browser.
  func press(_ key: UIKey) -> Bool
  func zoom(_ command: ZoomCommand) -> Bool
  /// Points, of the content.
  func pan(by offset: CGVector) -> Bool
}

extension PhotoBrowserCell {
  public var zoomContentView: UIView? { nil }

  public var photoContent: PhotoContent? {
    guard let view = zoomContentView as? UIImageView, let image = view.image else { return nil }
    return PhotoContent(image: image, photoSize: image.size, frame: convert(view.bounds, from: view))
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

/// The picture of a page.
@MainActor public struct PhotoContent {
  public var image: UIImage
  /// Upright pixels of the whole photo, of which `image` may be a smaller version.
  public var photoSize: CGSize
  /// Of the whole photo, in the cell's coordinates; parts may lie outside.
  public var frame: CGRect

  public init(image: UIImage, photoSize: CGSize, frame: CGRect) {
    self.image = image
    self.photoSize = photoSize
    self.frame = frame
  }
}

public enum ZoomCommand: Hashable, Sendable { case zoomIn, zoomOut, fit, actualSize }
