import QuartzCore

/// The decisions that controls of modules above this one make for themselves; those of this one
/// override the members of `UIControl`.
@MainActor package protocol ControlManners: UIControl {
  /// Whether the control responds to drags, such as those of a slider's thumb.
  var followsDrags: Bool { get }
  /// Whether a completed tap is the primary action.
  var isTapPrimary: Bool { get }
  /// Whether the Tab key moves the focus here.
  var isKeyboardStop: Bool { get }
  /// The rectangle that the focus ring surrounds.
  var focusRingFrame: CGRect { get }
  /// The corner radius of the focus ring's rectangle, in points.
  var focusRingRadius: CGFloat { get }
  /// Called when the control was enabled, disabled, selected or highlighted, or no longer is.
  func followState()
  /// Called before the events of a completed tap or key press are sent.
  func willSendTap()
}

extension ControlManners {
  package var followsDrags: Bool { false }
  package var isTapPrimary: Bool { true }
  package var isKeyboardStop: Bool { false }
  package var focusRingFrame: CGRect { bounds }
  package var focusRingRadius: CGFloat { UIControl.usualFocusRadius }
  package func followState() {}
  package func willSendTap() {}
}

extension UIControl {
  /// The control itself, if it is one of a module above this one.
  var manners: (any ControlManners)? { self as? any ControlManners }

  /// In points.
  package static let usualFocusRadius: CGFloat = 7
}
