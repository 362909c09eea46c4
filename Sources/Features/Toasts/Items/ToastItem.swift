import UIKit

/// The content of a toast: text, an activity indicator, an image, or any view with a size.
///
/// Items know nothing of their background, place and time; those are the container's and the
/// queue's.
@MainActor public protocol ToastItem: AnyObject {
  /// The appearance that can be set before the item is shown.
  associatedtype Options

  /// Read when the item is laid out.
  var options: Options { get set }

  /// The content. The item lays it out; the toast gives it a place.
  var view: UIView { get }

  /// Between the content and the edge of the container, in points. A mixed toast ignores those of
  /// its parts and has its own.
  var margins: UIEdgeInsets { get }

  /// Lays the content out and returns its size.
  ///
  /// - Parameter limit: the room there is, in points; it changes when the window does.
  func layOut(within limit: CGSize) -> CGSize

  /// The text for a screen reader, from which the reading time is computed; nil for images only.
  var spokenText: String? { get }

  /// The toast is about to be seen: begin to move.
  func start()

  /// The toast is gone: nothing may go on.
  func stop()

  /// The context of the toast that shows the item. Set by the toast.
  var link: ToastItemLink? { get set }
}

extension ToastItem {
  public var spokenText: String? { nil }
  public func start() {}
  public func stop() {}
}

/// The way from an item back to its toast.
@MainActor public struct ToastItemLink {
  /// The content wants another size.
  public let sizeDidChange: () -> Void
  /// The item has said all it had to; the toast leaves.
  public let didFinish: () -> Void

  /// Creates a link whose closures tell the toast what happens in its item.
  public init(sizeDidChange: @escaping () -> Void, didFinish: @escaping () -> Void) {
    self.sizeDidChange = sizeDidChange
    self.didFinish = didFinish
  }
}

/// An item whose text can change while it's shown.
@MainActor public protocol TextShowing: ToastItem {
  /// Replaces the text that is shown.
  func show(_ text: ToastText)
}

/// An item made of others.
@MainActor public protocol ToastItemGroup: ToastItem {
  /// The items in the group, from first to last.
  var items: [any ToastItem] { get }
}

/// An item that shows an activity of unknown length.
@MainActor public protocol ActivityShowing: ToastItem {
  /// Whether the item moves now.
  var isAnimating: Bool { get }
}

/// An item that shows the progress of a task.
@MainActor public protocol ProgressShowing: ToastItem {
  /// - Parameter progress: 0…1.
  func setProgress(_ progress: Float, animated: Bool)
}

extension UIEdgeInsets {
  /// The same on all sides.
  static func all(_ inset: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
}
