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

  /// Whether any view uses Auto Layout: views of an app that doesn't need not be searched.
  static var isInUse = false

  init() { Self.isInUse = true }
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
