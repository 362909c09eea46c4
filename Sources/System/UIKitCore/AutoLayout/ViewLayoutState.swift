import QuartzCore

/// What Auto Layout stores with a view; created when it is first needed.
@MainActor final class ViewLayoutState {
  var translatesAutoresizingMask = true
  /// The active constraints of which this view is the nearest common container.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var needsUpdateConstraints = false
  /// Of the topmost view of a hierarchy.
  var engine: LayoutEngine?
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// How far the view's place by its constraints is from its frame, which is on whole pixels. Views in
  /// it are rounded from their own exact places, so that such distances don't add up.
  var roundingRemainder = CGPoint.zero
  /// Whether the view is shown only until the animation that hides it in a stack view ends.
  var isHiding = false

  var allGuides: [UILayoutGuide] {
    guides
      + [marginsGuide, safeAreaGuide, readableGuide, contentGuide, frameGuide, keyboardGuide]
      .compactMap { $0 }
  }
}

/// A priority for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
