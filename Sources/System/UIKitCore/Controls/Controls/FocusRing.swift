import QuartzCore

/// The outline around the control that has the keyboard focus: a line in the control's tint, and one
/// in the screen's color around it, so that it is seen on any background.
@MainActor package final class FocusRing {
  private let line = CALayer()
  private let edge = CALayer()
  private static let edgeWidth: CGFloat = 1.5
  private static let width: CGFloat = 2.5
  /// The distance between the control and the outline, in points.
  private static let gap: CGFloat = 2

  init(around control: UIControl) {
    line.zPosition = 1
    line.borderWidth = Self.width
    edge.borderWidth = Self.edgeWidth
    line.addSublayer(edge)
    control.layer.addSublayer(line)
    layOut(in: control)
  }

  package func layOut(in control: UIControl) {
    let outset = Self.gap + Self.width
    CATransaction.withoutActions {
      line.frame = control.keyboardFocusFrame.insetBy(dx: -outset, dy: -outset)
      line.cornerRadius = min(control.keyboardFocusRadius + outset, line.bounds.height / 2)
      line.borderColor = control.tintColor.concrete(for: control.traitCollection)
      edge.frame = line.bounds.insetBy(dx: -Self.edgeWidth, dy: -Self.edgeWidth)
      edge.cornerRadius = line.cornerRadius + Self.edgeWidth
      edge.borderColor = UIColor.systemBackground.concrete(for: control.traitCollection)
    }
  }

  func remove() { line.removeFromSuperlayer() }
}

extension UIControl {
  package func showFocusRing() {
    guard focusRing == nil else { return }
    focusRing = FocusRing(around: self)
  }

  func hideFocusRing() {
    focusRing?.remove()
    focusRing = nil
  }
}

extension CATransaction {
  /// Changes layers without implicit animations. View animations still apply.
  package static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}
