import QuartzCore

/// Arranges views in a row or a column by constraints that it makes itself.
@MainActor open class UIStackView: UIView {
  /// How views share the stack along its axis.
  public enum Distribution: Int, Sendable {
    /// They fill it, each as its hugging and compression priorities allow.
    case fill = 0
    /// They fill it in equal sizes.
    case fillEqually
    /// They fill it in proportion to the sizes of their content.
    case fillProportionally
    /// The distances between them are equal, and at least `spacing`.
    case equalSpacing
    /// The distances between their centers are equal, with at least `spacing` between them.
    case equalCentering
  }

  /// Where views are across the axis.
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill = 0
    /// At the leading edge, of a column, or at the top, of a row.
    case leading
    /// On the first baseline; for rows.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge, of a column, or at the bottom, of a row.
    case trailing
    /// On the last baseline; for rows.
    case lastBaseline

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// A custom spacing that means the stack's `spacing`.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// A spacing that means the system's standard distance, 8 points.
  public class var spacingUseSystem: CGFloat { 1.1754943508222875e-38 }

  /// The views that the stack arranges, in their order; all of them are subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []

  /// Whether views are in a row or a column; a row by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange(axis != oldValue) } }
  /// How views share the stack along its axis; they fill it by default.
  open var distribution = Distribution.fill { didSet { arrange(distribution != oldValue) } }
  /// Where views are across the axis; they fill the stack by default.
  open var alignment = Alignment.fill { didSet { arrange(alignment != oldValue) } }
  /// The distance between neighbors in points, or the smallest one; 0 by default.
  open var spacing: CGFloat = 0 { didSet { arrange(spacing != oldValue) } }
  /// Whether distances in a column are measured between baselines; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { arrange(isBaselineRelativeArrangement != oldValue) }
  }
  /// Whether views keep within the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrange(isLayoutMarginsRelativeArrangement != oldValue) }
  }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty row; the coder isn't read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: Views

  /// Adds a view at the end.
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

  /// Stops arranging a view, which remains a subview.
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

  /// Sets the distance after a view, instead of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrange(true)
  }

  /// Returns the distance that was set after a view; `spacingUseDefault` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether the stack arranges a view, even if it is hidden.
  func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  /// Called when an arranged view was hidden or shown. Inside of an animation everything that moves
  /// does so at once.
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

  /// Makes the constraints of the arrangement anew.
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

  /// Gives hidden views no length, at the end of the view before them: from there they appear.
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
