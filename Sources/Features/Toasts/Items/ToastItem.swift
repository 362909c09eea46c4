import UIKit

/// The content of a toast: text, an activity indicator, an image, or any view with a size.
///
/// An item doesn't know its background, position and duration, which belong to the container and
/// the queue.
@MainActor public protocol ToastItem: AnyObject {
  /// The appearance that can be set before the item is shown.
  associatedtype Options

  /// The options, read when the item is laid out.
  var options: Options { get set }

  /// The content, which the item lays out and the toast positions.
  var view: UIView { get }

  /// The margins between the content and the container, in points. A `MixedToastItem` has its own
  /// and ignores those of its parts.
  var margins: UIEdgeInsets { get }

  /// Lays out the content and returns its size.
  ///
  /// - Parameter limit: The available size in points, which changes with the window's.
  func layOut(within limit: CGSize) -> CGSize

  /// The text for a screen reader, from which the reading time is computed; nil for images only.
  var spokenText: String? { get }

  /// Called before the toast appears, to start animations.
  func start()

  /// Called after the toast has disappeared, to stop everything.
  func stop()

  /// The context of the toast that shows the item. Set by the toast.
  var link: ToastItemLink? { get set }
}

extension ToastItem {
  public var spokenText: String? { nil }
  public func start() {}
  public func stop() {}
}

/// Lets an item notify its toast.
@MainActor public struct ToastItemLink {
  /// Call it when the content needs another size.
  public let sizeDidChange: () -> Void
  /// Call it when the item has finished, to dismiss the toast.
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

/// An item that consists of others.
@MainActor public protocol ToastItemGroup: ToastItem {
  /// The items in the group, from first to last.
  var items: [any ToastItem] { get }
}

/// An item that shows an activity of unknown length.
@MainActor public protocol ActivityShowing: ToastItem {
  /// Whether the animation is running.
  var isAnimating: Bool { get }
}

/// An item that shows the progress of a task.
@MainActor public protocol ProgressShowing: ToastItem {
  /// Sets the progress, 0…1.
  func setProgress(_ progress: Float, animated: Bool)
}

extension UIEdgeInsets {
  /// Equal insets on all sides.
  static func all(_ inset: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
}
