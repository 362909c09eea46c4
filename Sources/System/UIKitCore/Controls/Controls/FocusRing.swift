import QuartzCore

/// The outline around the control that has the keyboard focus.
@MainActor package final class FocusRing {
  private let line = CALayer()
  private static let width: CGFloat = 2.5
  /// The distance between the control and the outline, in points.
  private static let gap: CGFloat = 2

  init(around control: UIControl) {
    line.zPosition = 1
    line.borderWidth = Self.width
    control.layer.addSublayer(line)
    layOut(in: control)
  }

  package func layOut(in control: UIControl) {
    let outset = Self.gap + Self.width
    CATransaction.withoutActions {
      line.frame = control.keyboardFocusFrame.insetBy(dx: -outset, dy: -outset)
      line.cornerRadius = min(control.keyboardFocusRadius + outset, line.bounds.height / 2)
      line.borderColor = control.tintColor.withAlphaComponent(0.6)
        .concrete(for: control.traitCollection)
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
