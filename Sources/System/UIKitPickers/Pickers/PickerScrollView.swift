import QuartzCore

/// The scrolling rows of a wheel, which settle only where a row is in the center.
@MainActor final class PickerScrollView: UIScrollView, ScrollStops {
  var rowHeight: CGFloat = 32
  /// Called before the mouse wheel turns the rows.
  var onTurn: (() -> Void)?

  private func snapped(_ offset: CGFloat) -> CGFloat {
    let top = -contentInset.top
    return ((offset - top) / rowHeight).rounded() * rowHeight + top
  }

  package func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(x: proposed.x, y: snapped(proposed.y))
  }

  package var restingPlaceWhenCaught: CGPoint? {
    CGPoint(x: contentOffset.x, y: snapped(contentOffset.y))
  }

  package var turnsPagesByWheel: Bool { true }

  /// Each step of the mouse wheel turns one row.
  package func page(after offset: CGPoint, toward step: CGPoint) -> CGPoint {
    onTurn?()
    let change = step.y == 0 ? 0 : step.y > 0 ? rowHeight : -rowHeight
    return CGPoint(x: offset.x, y: snapped(offset.y) + change)
  }
}
