import QuartzCore

/// A rectangle in a view that constraints can refer to, and that isn't drawn.
@MainActor open class UILayoutGuide: NSObject {
  /// The view that the guide was added to.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      guard isOwn else { return }
      oldValue?.removeLayoutGuide(self)
      owningView?.addLayoutGuide(self)
    }
  }

  /// A name for debugging; empty by default.
  open var identifier = ""

  /// How the system places a guide.
  enum Placement {
    /// By constraints alone.
    case free
    /// At distances from the edges of the owning view.
    case insets(@MainActor (UIView) -> UIEdgeInsets)
    /// At the origin of the owning view's content, in the size that constraints give it.
    case content
  }

  let placement: Placement

  /// Creates a guide, which takes part in layout once it is added to a view.
  public override init() {
    placement = .free
    super.init()
  }

  /// Creates a guide like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) {
    placement = .free
    super.init()
  }

  /// A guide of the system, which isn't among the view's `layoutGuides`.
  init(_ identifier: String, of view: UIView, _ placement: Placement) {
    self.placement = placement
    super.init()
    self.identifier = identifier
    owningView = view
  }

  private var isOwn: Bool { if case .free = placement { true } else { false } }

  /// Returns the constraints that have a part in the guide's place or size along an axis, for
  /// debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { owningView?.constraints(mentioning: self, along: axis) ?? [] }
  /// Whether constraints leave open where the guide is or how large, for debugging; takes long.
  open var hasAmbiguousLayout: Bool { owningView?.layoutEngine?.isAmbiguous(self) ?? false }

  /// The rectangle in the coordinates of the owning view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if case .insets(let insets) = placement {
      return owningView.bounds.inset(by: insets(owningView))
    }
    owningView.layoutEngine?.solve()
    return owningView.layoutEngine?.rect(of: self) ?? .zero
  }
}
