import LayoutSolver
import QuartzCore

/// A relationship between attributes of two views or layout guides, or between an attribute and a
/// constant, that must be satisfied: `first = multiplier × second + constant`, or the corresponding
/// inequality.
@MainActor open class NSLayoutConstraint: NSObject {
  private(set) var first = LayoutOperand.nothing
  private(set) var second: LayoutOperand?
  /// The relation between the two sides.
  open private(set) var relation = Relation.equal
  /// The multiplier of the second attribute.
  open private(set) var multiplier: CGFloat = 1
  /// The view whose `constraints` contain this one while it is active.
  weak var holder: UIView?

  /// The constant that is added to the second side, in points.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { holder?.layoutEngine?.constantDidChange(self) } }
  }

  /// The priority of the constraint. The default value is `required`. It can't change from or to
  /// `required` while the constraint is active in a window.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue, let holder else { return }
      guard (priority == .required) != (oldValue == .required) else {
        holder.layoutEngine?.priorityDidChange(self)
        return
      }
      precondition(
        holder.window == nil,
        "NSLayoutConstraint.priority: an active constraint can't change from or to required")
      holder.layoutEngine?.reinstall(self)
    }
  }

  /// The number of system spacings between two baselines; `nil` for other constraints.
  var baselineDistances: CGFloat?

  /// The name that identifies the constraint in its description.
  open var identifier: String?

  /// Creates a constraint without items, which can't be activated. It is for subclasses, which
  /// inherit the other initializer with it.
  public override init() { super.init() }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Creates a constraint between attributes of two views or layout guides. If there is no second
  /// item, the second attribute doesn't matter.
  ///
  /// As in Apple's implementation it is a programming error to set a location, such as an edge,
  /// equal to a constant, or to pair attributes that don't belong together: sizes pair with sizes,
  /// vertical locations with each other, and so do horizontal ones, of which `left` and `right`
  /// don't pair with `leading` and `trailing`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item1 = view1 as? any LayoutItem, view2 == nil || view2 is any LayoutItem else {
      preconditionFailure("NSLayoutConstraint: the items must be views or layout guides")
    }
    let item2 = view2 as? any LayoutItem
    if let fault = Self.fault(
      between: attr1, and: item2 == nil ? nil : attr2, multiplier: multiplier, constant: c)
    {
      preconditionFailure("NSLayoutConstraint: \(fault)")
    }
    self.init(
      .attribute(item1, attr1), relation, item2.map { .attribute($0, attr2) },
      multiplier: multiplier, constant: c)
  }

  /// The view or guide of the first side.
  open var firstItem: AnyObject? { first.item }
  /// The view or guide of the second side; `nil` if that side is a constant.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the first side.
  open var firstAttribute: Attribute { first.attribute }
  /// The attribute of the second side.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// A Boolean value that determines whether the constraint is active. Activating it adds it to the
  /// nearest common ancestor of both items.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.removeConstraint(self) } }
  }

  /// Returns the constraints that a visual format describes, such as `H:|-[name]-[value(>=100)]|`.
  ///
  /// If the format can't be parsed, the message of the exception that Apple's implementation raises
  /// is written to standard error, and the result is empty.
  ///
  /// - Parameters:
  ///   - format: The format, horizontal unless it begins with `V:`.
  ///   - opts: Options for the alignment of the views perpendicular to the direction of the format.
  ///   - metrics: The numbers, by the names used in the format.
  ///   - views: The views and layout guides, by the names used in the format.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { make(format, opts, metrics ?? [:], views) }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    if case .nothing = first {
      preconditionFailure("NSLayoutConstraint.isActive: the constraint was made without items")
    }
    let views = owners
    guard let first = views.first else { return }
    let common = sequence(first: first, next: \.superview).first { view in
      views.allSatisfy { $0.isDescendant(of: view) }
    }
    guard let common else {
      preconditionFailure(
        "NSLayoutConstraint.isActive: the items of \(self) have no common ancestor")
    }
    common.addConstraint(self)
  }

  /// The views and guides of both sides.
  var items: [any LayoutItem] { first.items + (second?.items ?? []) }
  /// The views among the items, and the owning views of the guides.
  var owners: [UIView] { items.compactMap(\.owner) }
  /// A Boolean value that indicates whether all items still exist.
  var isComplete: Bool { first.isComplete && second?.isComplete != false }
  /// A Boolean value that indicates whether the constraint depends on the layout direction.
  var followsLayoutDirection: Bool {
    ([first] + [second].compactMap { $0 }).contains(where: \.followsLayoutDirection)
  }
  /// A Boolean value that indicates whether one of the sides is a baseline.
  var mentionsBaselines: Bool {
    ([first] + [second].compactMap { $0 }).contains(where: \.mentionsBaselines)
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { LayoutDescription.of(self) }
  }
}

/// An item that constraints can refer to: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the owning view of the guide.
  var owner: UIView? { get }
}

/// One side of a constraint.
@MainActor enum LayoutOperand {
  /// The side of a constraint that was created without items.
  case nothing
  case attribute(Reference, NSLayoutConstraint.Attribute)
  /// The distance between two attributes.
  case distance(
    Reference, NSLayoutConstraint.Attribute, to: Reference, NSLayoutConstraint.Attribute)

  /// A weak reference to an item.
  struct Reference {
    weak var item: (any LayoutItem)?
  }

  static func attribute(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> Self {
    .attribute(Reference(item: item), attribute)
  }

  var items: [any LayoutItem] {
    switch self {
    case .nothing: []
    case .attribute(let item, _): [item.item].compactMap { $0 }
    case .distance(let from, _, let to, _): [from.item, to.item].compactMap { $0 }
    }
  }

  var item: AnyObject? { items.first }

  /// A Boolean value that indicates whether all items still exist.
  var isComplete: Bool {
    switch self {
    case .nothing: false
    case .attribute: items.count == 1
    case .distance: items.count == 2
    }
  }

  private var attributes: [NSLayoutConstraint.Attribute] {
    switch self {
    case .nothing: []
    case .attribute(_, let attribute): [attribute]
    case .distance(_, let first, _, let second): [first, second]
    }
  }

  /// A Boolean value that indicates whether the operand is an edge, a center or a size, rather than
  /// the distance between two attributes.
  var isPlace: Bool { attributes.count == 1 }

  var followsLayoutDirection: Bool { attributes.contains(where: \.followsLayoutDirection) }

  var mentionsBaselines: Bool {
    attributes.contains(.firstBaseline) || attributes.contains(.lastBaseline)
  }

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .nothing: .notAnAttribute
    case .attribute(_, let attribute): attribute
    case .distance(_, let attribute, _, _):
      [.top, .bottom, .centerY, .firstBaseline, .lastBaseline].contains(attribute)
        ? .height : .width
    }
  }
}
