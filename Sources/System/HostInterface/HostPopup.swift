import Quartz2D
import RenderTree

/// A surface over a window that may leave the window's bounds, such as a menu.
///
/// Events over it go to the window, in the window's coordinates.
@MainActor package protocol HostPopup: AnyObject {
  /// In points, in the coordinates of the window. It may differ from what was asked for: the host
  /// keeps the surface on the screen.
  var frame: CGRect { get }
  /// Whether what isn't drawn shows what lies below the surface. Without a compositor it doesn't.
  var isTransparent: Bool { get }
  /// Called when `frame` has changed other than by `place(_:)`.
  var onFrameChange: (@MainActor () -> Void)? { get set }
  /// Called when the desktop or the user has closed the surface, such as by a click elsewhere.
  var onDismissal: (@MainActor () -> Void)? { get set }
  /// Shows the surface, or moves it.
  func place(_ placement: HostPopupPlacement)
  /// Shows a tree until the next call.
  func present(_ node: RenderNode)
  func close()
}

/// Where a popup lies.
package struct HostPopupPlacement: Hashable, Sendable {
  package enum Side: Hashable, Sendable { case below, above, left, right }
  /// `start` is left or top, regardless of the direction of text.
  package enum Alignment: Hashable, Sendable { case start, center, end }

  /// The rectangle beside which the popup lies, in the coordinates of the window.
  package var anchor: CGRect
  /// The side of the anchor. Where the screen has no room there, it is the opposite one.
  package var side: Side
  /// The edges of anchor and popup that are on one line.
  package var alignment: Alignment
  /// The size of the popup without margins, in points.
  package var size: CGSize
  /// The margin on each side for a shadow, which may leave the screen.
  package var margin: CGFloat

  package init(
    anchor: CGRect, side: Side, alignment: Alignment = .start, size: CGSize, margin: CGFloat = 0
  ) {
    self.anchor = anchor
    self.side = side
    self.alignment = alignment
    self.size = size
    self.margin = margin
  }

  package var isVertical: Bool { side == .below || side == .above }

  /// The frame with its margins, within a screen: on the opposite side if only that has room, then
  /// moved, then reduced.
  package func frame(in screen: CGRect) -> CGRect {
    var origin = origin(on: side)
    if !fits(origin, screen) {
      let opposite = self.origin(on: side.opposite)
      if fits(opposite, screen) { origin = opposite }
    }
    let width = min(size.width, screen.width)
    let height = min(size.height, screen.height)
    origin.x = max(screen.minX, min(origin.x, screen.maxX - width))
    origin.y = max(screen.minY, min(origin.y, screen.maxY - height))
    return CGRect(origin: origin, size: CGSize(width: width, height: height))
      .insetBy(dx: -margin, dy: -margin)
  }

  private func fits(_ origin: CGPoint, _ screen: CGRect) -> Bool {
    isVertical
      ? origin.y >= screen.minY && origin.y + size.height <= screen.maxY
      : origin.x >= screen.minX && origin.x + size.width <= screen.maxX
  }

  private func origin(on side: Side) -> CGPoint {
    func aligned(_ start: CGFloat, _ length: CGFloat, _ own: CGFloat) -> CGFloat {
      switch alignment {
      case .start: start
      case .center: start + (length - own) / 2
      case .end: start + length - own
      }
    }
    let x = aligned(anchor.minX, anchor.width, size.width)
    let y = aligned(anchor.minY, anchor.height, size.height)
    return switch side {
    case .below: CGPoint(x: x, y: anchor.maxY)
    case .above: CGPoint(x: x, y: anchor.minY - size.height)
    case .left: CGPoint(x: anchor.minX - size.width, y: y)
    case .right: CGPoint(x: anchor.maxX, y: y)
    }
  }
}

extension HostPopupPlacement.Side {
  package var opposite: Self {
    switch self {
    case .below: .above
    case .above: .below
    case .left: .right
    case .right: .left
    }
  }
}
