import QuartzCore

/// The Auto Layout state of a view, which is created on first use.
@MainActor final class ViewLayoutState {
  var translatesAutoresizingMask = true
  /// The active constraints whose nearest common ancestor is this view.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var needsUpdateConstraints = false
  /// The layout engine; only set for the topmost view of a hierarchy.
  var engine: LayoutEngine?
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var topGuide: CoveredEdgeGuide?
  var bottomGuide: CoveredEdgeGuide?
  /// The distance of the view's position according to its constraints from its frame, which is
  /// rounded to whole pixels. Subviews are rounded from their exact positions, so that rounding
  /// errors don't accumulate.
  var roundingRemainder = CGPoint.zero
  /// A Boolean value that indicates whether the view only stays visible until the animation that
  /// hides it in a stack view ends.
  var isHiding = false

  var allGuides: [UILayoutGuide] {
    guides
      + [
        marginsGuide, safeAreaGuide, readableGuide, contentGuide, frameGuide, keyboardGuide,
        topGuide, bottomGuide,
      ].compactMap { $0 }
  }
}

/// The priorities along each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
