import QuartzCore

/// A view that arranges views in a row or a column with constraints that it creates itself.
@MainActor open class UIStackView: UIView {
  /// Constants that specify how views are distributed along the axis of a stack view.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack, according to their hugging and compression resistance priorities.
    case fill = 0
    /// The views fill the stack with equal sizes.
    case fillEqually
    /// The views fill the stack in proportion to their intrinsic content sizes.
    case fillProportionally
    /// The spacing between the views is equal, and at least `spacing`.
    case equalSpacing
    /// The distances between the centers of the views are equal, with a spacing of at least
    /// `spacing`.
    case equalCentering
  }

  /// Constants that specify how views are aligned perpendicular to the axis of a stack view.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill = 0
    /// The views are aligned at the leading edge of a column, or at the top of a row.
    case leading
    /// The views are aligned on their first baselines; only for rows.
    case firstBaseline
    /// The views are centered.
    case center
    /// The views are aligned at the trailing edge of a column, or at the bottom of a row.
    case trailing
    /// The views are aligned on their last baselines; only for rows.
    case lastBaseline

    /// The views are aligned at the top of a row.
    public static var top: Alignment { .leading }
    /// The views are aligned at the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// A custom spacing that represents the stack view's `spacing`.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// A spacing that represents the system's standard spacing of 8 points.
  public class var spacingUseSystem: CGFloat { 1.1754943508222875e-38 }

  /// The views that the stack view arranges, in order; all of them are subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []

  /// The axis along which the views are arranged. The default value is `horizontal`.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange(axis != oldValue) } }
  /// The distribution of the views along the axis. The default value is `fill`.
  open var distribution = Distribution.fill { didSet { arrange(distribution != oldValue) } }
  /// The alignment of the views perpendicular to the axis. The default value is `fill`.
  open var alignment = Alignment.fill { didSet { arrange(alignment != oldValue) } }
  /// The spacing between adjacent views in points, or the minimum spacing. The default value is 0.
  open var spacing: CGFloat = 0 { didSet { arrange(spacing != oldValue) } }
  /// A Boolean value that determines whether the spacing in a column is measured between baselines.
  /// The default value is `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { arrange(isBaselineRelativeArrangement != oldValue) }
  }
  /// A Boolean value that determines whether the views are arranged relative to the layout margins.
  /// The default value is `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrange(isLayoutMarginsRelativeArrangement != oldValue) }
  }

  /// Creates a stack view that arranges the views in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack view; the coder isn't read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: Views

  /// Adds a view to the end of the arranged views.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index of `arrangedSubviews`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "UIStackView.insertArrangedSubview: \(stackIndex) is not in 0…\(arrangedSubviews.count)")
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
    arrange(true)
  }

  /// Removes a view from the arranged views; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrange(true)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets a custom spacing after a view, which is used instead of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrange(true)
  }

  /// Returns the custom spacing after a view, or `spacingUseDefault` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Returns a Boolean value that indicates whether the stack view arranges a view, even if it is
  /// hidden.
  func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  /// Called when an arranged view was hidden or shown. In an animation, layout is performed
  /// immediately, so that all resulting moves are animated.
  func visibilityDidChange() {
    arrange(true)
    if ViewAnimation.current != nil { layoutRoot.layoutIfNeeded() }
  }

  open override var forFirstBaselineLayout: UIView {
    arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    arrangedSubviews.last { !$0.isHidden }?.forLastBaselineLayout ?? self
  }

  // MARK: Constraints

  open override class var requiresConstraintBasedLayout: Bool { true }

  private func arrange(_ isNeeded: Bool) { if isNeeded { setNeedsUpdateConstraints() } }

  /// Recreates the constraints of the arrangement.
  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangement)
    let views = arrangedSubviews.filter { !$0.isHidden }
    arrangement = StackArrangement(
      stack: self, views: views, spacings: views.map(spacing(after:))
    ).constraints()
    NSLayoutConstraint.activate(arrangement)
    layoutEngine?.baselineViewDidChange(of: self)
    super.updateConstraints()
  }

  // MARK: Hidden views

  override func collapses(_ subview: UIView) -> Bool { subview.isHidden && arranges(subview) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    collapseHiddenViews()
  }

  /// Sets the length of hidden views to zero, at the end of the view before them, from where they
  /// appear when they are shown.
  private func collapseHiddenViews() {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: effectiveMargins) : bounds
    var x = isReversed ? area.maxX : area.minX
    var y = area.minY
    for view in arrangedSubviews {
      let frame = view.untransformedFrame
      if !view.isHidden {
        (x, y) = (isReversed ? frame.minX : frame.maxX, frame.maxY)
      } else if axis == .horizontal {
        view.takeFrame(CGRect(x: x, y: frame.minY, width: 0, height: frame.height))
      } else {
        view.takeFrame(CGRect(x: frame.minX, y: y, width: frame.width, height: 0))
      }
    }
  }

  private func spacing(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    return value == Self.spacingUseSystem ? LayoutSpacing.standard : value
  }
}
