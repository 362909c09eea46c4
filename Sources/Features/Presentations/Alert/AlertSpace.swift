import UIKit

/// The space around an alert.
public struct AlertSpace: Equatable, Sendable {
  /// The bounds of the view that contains the alert.
  public var bounds: CGRect
  /// The safe area insets.
  public var safeArea: UIEdgeInsets
  /// The height that a keyboard covers at the bottom, in points.
  public var keyboardHeight: CGFloat
  /// The preferred content size of the presented controller, or else the size that fits its view.
  public var preferredContentSize: CGSize
  /// The alert's frame; zero while it is being computed.
  public var place: CGRect = .zero

  /// Creates a space without an alert.
  public init(
    bounds: CGRect, safeArea: UIEdgeInsets = .zero, keyboardHeight: CGFloat = 0,
    preferredContentSize: CGSize
  ) {
    self.bounds = bounds
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.preferredContentSize = preferredContentSize
  }

  /// The rectangle inside the safe area and above the keyboard.
  public var room: CGRect {
    var room = bounds.inset(by: safeArea)
    let covered = keyboardHeight - safeArea.bottom
    if covered > 0 { room.size.height = max(0, room.height - covered) }
    return room
  }
}

/// The position of an alert.
public struct AlertPlacement: Sendable {
  /// The alert's frame in its space.
  public var frame: @MainActor @Sendable (AlertSpace) -> CGRect

  /// Creates a placement.
  ///
  /// - Parameter frame: Returns the alert's frame whenever the space changes.
  public init(frame: @escaping @MainActor @Sendable (_ space: AlertSpace) -> CGRect) {
    self.frame = frame
  }

  /// Centered in the space or, if a bar or the keyboard would cover it, in the visible part. An
  /// alert that is too large is made smaller.
  public static let center = AlertPlacement { space in
    let (room, wanted) = (space.room, space.preferredContentSize)
    let size = CGSize(
      width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    var frame = CGRect(
      x: space.bounds.midX - size.width / 2, y: space.bounds.midY - size.height / 2,
      width: size.width, height: size.height)
    if frame.maxY > room.maxY || frame.minY < room.minY {
      frame.origin.y = room.midY - size.height / 2
    }
    if frame.maxX > room.maxX || frame.minX < room.minX {
      frame.origin.x = room.midX - size.width / 2
    }
    return frame.onWholePoints
  }

  /// At the bottom, above the keyboard if there is one. Its height includes the safe area below its
  /// content, and in wide windows it is as wide as its content.
  public static let bottom = AlertPlacement { space in
    let (bounds, room) = (space.bounds, space.room)
    let isOverKeyboard = space.keyboardHeight > space.safeArea.bottom
    let below = isOverKeyboard ? 0 : space.safeArea.bottom
    let wanted = space.preferredContentSize
    let width = min(wanted.width > 0 ? wanted.width : bounds.width, bounds.width)
    let height = min(wanted.height, room.height) + below
    let bottom = isOverKeyboard ? room.maxY : bounds.maxY
    return CGRect(x: bounds.midX - width / 2, y: bottom - height, width: width, height: height)
      .onWholePoints
  }

  /// Below the top of the safe area, with a margin.
  public static func top(margin: CGFloat = 8) -> AlertPlacement {
    AlertPlacement { space in
      let (room, wanted) = (space.room, space.preferredContentSize)
      let width = min(wanted.width, room.width - 2 * margin)
      return CGRect(
        x: room.midX - width / 2, y: room.minY + margin, width: width,
        height: min(wanted.height, room.height - 2 * margin)
      ).onWholePoints
    }
  }
}

extension CGRect {
  /// Rounds to whole points, because text is blurred on fractions.
  fileprivate var onWholePoints: CGRect {
    CGRect(x: minX.rounded(), y: minY.rounded(), width: width, height: height)
  }
}
