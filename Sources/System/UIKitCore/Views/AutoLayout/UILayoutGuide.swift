import QuartzCore

/// A rectangular area in a view that constraints can refer to, and that isn't drawn.
@MainActor open class UILayoutGuide: NSObject {
  /// The view that owns the guide.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      guard isOwn else { return }
      oldValue?.removeLayoutGuide(self)
      owningView?.addLayoutGuide(self)
    }
  }

  /// A string that identifies the guide in debugging. The default value is an empty string.
  open var identifier = ""

  /// The ways in which a guide is positioned.
  enum Placement {
    /// By constraints only.
    case free
    /// By insets from the edges of the owning view.
    case insets(@MainActor (UIView) -> UIEdgeInsets)
    /// At the top or bottom of the owning view, with the height of the safe area's inset.
    case coveredEdge(isTop: Bool)
    /// At the origin of the owning view's content, with the size that results from constraints.
    case content
  }

  let placement: Placement

  /// Creates a guide, which participates in layout once it is added to a view.
  public override init() {
    placement = .free
    super.init()
  }

  /// Creates a guide like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) {
    placement = .free
    super.init()
  }

  /// Creates a guide of the system, which isn't contained in the view's `layoutGuides`.
  init(_ identifier: String, of view: UIView, _ placement: Placement) {
    self.placement = placement
    super.init()
    self.identifier = identifier
    owningView = view
  }

  private var isOwn: Bool { if case .free = placement { true } else { false } }

  /// Returns the constraints that affect the guide's position or size along an axis, for debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { owningView?.constraints(mentioning: self, along: axis) ?? [] }
  /// A Boolean value that indicates whether the constraints don't fully determine the guide's
  /// position and size; slow, for debugging only.
  open var hasAmbiguousLayout: Bool { owningView?.layoutEngine?.isAmbiguous(self) ?? false }

  /// The guide's frame in the coordinates of the owning view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if case .insets(let insets) = placement {
      return owningView.bounds.inset(by: insets(owningView))
    }
    owningView.layoutEngine?.solve()
    return owningView.layoutEngine?.rect(of: self) ?? .zero
  }

  // MARK: Anchors

  /// The leading edge: the left edge, or the right one in a right-to-left layout.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The trailing edge: the right edge, or the left one in a right-to-left layout.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }

  // MARK: UIPopoverPresentationControllerSourceItem

  open func frame(in referenceView: UIView) -> CGRect {
    guard let owningView, owningView.window != nil else { return .zero }
    return referenceView.convert(layoutFrame, from: owningView)
  }
}
