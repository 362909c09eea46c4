import UIKit

/// The layout of two items.
@MainActor public struct MixedToastOptions {
  /// The direction in which the two items follow one another.
  public enum Axis: Sendable {
    /// The first item is above the second.
    case vertical
    /// The first item is at the leading edge.
    case horizontal
  }

  /// The alignment across the axis.
  public enum Alignment: Sendable {
    /// At the top or leading edge.
    case start
    /// In the middle.
    case center
    /// At the bottom or trailing edge.
    case end
  }

  /// The direction in which the two items follow one another.
  public var axis = Axis.vertical
  /// The position of the smaller item beside the larger one.
  public var alignment = Alignment.center
  /// The space between the two, in points.
  public var spacing: CGFloat = 15
  /// The space around both items.
  public var margins = UIEdgeInsets.all(20)

  /// Creates the default options.
  public init() {}
}

/// Combines two items: a title and a text, an activity indicator and a text.
@MainActor public final class MixedToastItem<First: ToastItem, Second: ToastItem>: ToastItemGroup {
  public var options = MixedToastOptions()
  /// The item at the top or leading edge.
  public let first: First
  /// The item at the bottom or trailing edge.
  public let second: Second
  private let pairView = UIView()

  /// Creates an item that shows two others side by side.
  public init(first: First, second: Second) {
    self.first = first
    self.second = second
    pairView.addSubview(first.view)
    pairView.addSubview(second.view)
  }

  public var items: [any ToastItem] { [first, second] }

  /// Both items may ask for another size. The toast is dismissed when one of them has finished.
  public var link: ToastItemLink? {
    didSet {
      first.link = link
      second.link = link
    }
  }

  public var view: UIView { pairView }
  public var margins: UIEdgeInsets { options.margins }

  public var spokenText: String? {
    guard let first = first.spokenText else { return second.spokenText }
    guard let second = second.spokenText else { return first }
    return String(localized: "\(first), \(second)", bundle: .toasts)
  }

  public func start() {
    first.start()
    second.start()
  }

  public func stop() {
    first.stop()
    second.stop()
  }

  public func layOut(within limit: CGSize) -> CGSize {
    let isVertical = options.axis == .vertical
    let one = first.layOut(within: limit)
    let rest =
      isVertical
      ? CGSize(width: limit.width, height: max(0, limit.height - one.height - options.spacing))
      : CGSize(width: max(0, limit.width - one.width - options.spacing), height: limit.height)
    let two = second.layOut(within: rest)
    let size =
      isVertical
      ? CGSize(
        width: max(one.width, two.width), height: one.height + options.spacing + two.height)
      : CGSize(
        width: one.width + options.spacing + two.width, height: max(one.height, two.height))
    place(one, two, in: size)
    return size
  }

  private func place(_ one: CGSize, _ two: CGSize, in size: CGSize) {
    let isMirrored = pairView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var frames: [CGRect]
    if options.axis == .vertical {
      frames = [
        CGRect(x: across(one.width, size.width), y: 0, width: one.width, height: one.height),
        CGRect(
          x: across(two.width, size.width), y: one.height + options.spacing, width: two.width,
          height: two.height),
      ]
    } else {
      frames = [
        CGRect(x: 0, y: across(one.height, size.height), width: one.width, height: one.height),
        CGRect(
          x: one.width + options.spacing, y: across(two.height, size.height), width: two.width,
          height: two.height),
      ]
    }
    if isMirrored {
      frames = frames.map { $0.offsetBy(dx: size.width - $0.minX - $0.maxX, dy: 0) }
    }
    first.view.frame = frames[0]
    second.view.frame = frames[1]
  }

  private func across(_ extent: CGFloat, _ room: CGFloat) -> CGFloat {
    switch options.alignment {
    case .start: 0
    case .center: (room - extent) / 2
    case .end: room - extent
    }
  }
}
