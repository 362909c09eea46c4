import LayoutSolver
import QuartzCore

/// The constraints of a view hierarchy, and the frames that result from them.
///
/// The topmost view owns the engine. A view is a member when a constraint refers to it or when it
/// doesn't translate its autoresizing mask. Positions are those of alignment rectangles in the
/// coordinates of the superview, so that moving a view changes nothing inside it.
@MainActor final class LayoutEngine {
  /// The solver variables of a view or layout guide.
  final class Member {
    weak var item: (any LayoutItem)?
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable
    /// The implicit constraints: the frame of a view that isn't placed by constraints, the content
    /// size, and the insets of a guide.
    var own: [OwnConstraint: ConstraintID] = [:]

    init(_ item: any LayoutItem, _ solver: Solver) {
      self.item = item
      left = solver.makeVariable()
      top = solver.makeVariable()
      width = solver.makeVariable()
      height = solver.makeVariable()
    }

    var variables: [Variable] { [left, top, width, height] }
  }

  /// The reason for an implicit constraint.
  enum OwnConstraint: Hashable {
    case left, top, width, height
    case minimumWidth, minimumHeight
    case hugging(NSLayoutConstraint.Axis), compression(NSLayoutConstraint.Axis)
  }

  let solver = Solver()
  weak var root: UIView?
  /// A Boolean value that indicates whether the size of the root is calculated rather than given.
  let isFitting: Bool
  private var members: [ObjectIdentifier: Member] = [:]
  private var membersByVariable: [Variable: Member] = [:]
  private var ids: [ObjectIdentifier: ConstraintID] = [:]
  private var constraints: [ConstraintID: NSLayoutConstraint] = [:]
  /// The constraints that refer to a baseline, which moves with the font.
  private var baselineConstraints: [NSLayoutConstraint] = []
  /// The conflicts that were already reported.
  private var reported: Set<ConstraintID> = []
  /// The views that wait for `updateConstraints()`.
  var pendingUpdates: [Weak<UIView>] = []
  private var isSolving = false
  /// The members whose height must be recalculated for their current width.
  private var unsized: [ObjectIdentifier: Member] = [:]

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
  }

  private func didChange() { if !isFitting { root?.engineDidChange() } }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    guard ids[ObjectIdentifier(constraint)] == nil, let expression = expression(of: constraint)
    else { return }
    let id = solver.add(
      Constraint(
        expression, constraint.relation.solverRelation,
        priority: constraint.priority.solverPriority))
    ids[ObjectIdentifier(constraint)] = id
    constraints[id] = constraint
    if constraint.mentionsBaselines { baselineConstraints.append(constraint) }
    didChange()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let id = ids.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    constraints[id] = nil
    if constraint.mentionsBaselines { baselineConstraints.removeAll { $0 === constraint } }
    reported.remove(id)
    solver.remove(id)
    didChange()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let id = ids[ObjectIdentifier(constraint)],
      let expression = expression(of: constraint)
    else { return }
    solver.setConstant(expression.constant, of: id)
    didChange()
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let id = ids[ObjectIdentifier(constraint)] else { return }
    solver.setPriority(constraint.priority.solverPriority, of: id)
    didChange()
  }

  /// Adds the constraint again after the layout direction has changed.
  func reinstall(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  /// Adds the constraints that refer to a baseline of a view again, after a different nested view
  /// provides the baseline.
  func baselineViewDidChange(of view: UIView) {
    for constraint in baselineConstraints where constraint.items.contains(where: { $0 === view }) {
      reinstall(constraint)
    }
  }

  private func baselineMayHaveMoved(in view: UIView) {
    for constraint in baselineConstraints
    where constraint.items.contains(where: { ($0 as? UIView)?.hasBaseline(of: view) == true }) {
      constantDidChange(constraint)
    }
  }

  // MARK: Members

  func member(_ item: any LayoutItem) -> Member {
    if let member = members[ObjectIdentifier(item)] { return member }
    let member = Member(item, solver)
    members[ObjectIdentifier(item)] = member
    // A view with a layout state reports changes of its frame.
    _ = (item as? UIView)?.makeLayoutState()
    for variable in member.variables { membersByVariable[variable] = member }
    if let view = item as? UIView {
      update(member, for: view)
    } else if let guide = item as? UILayoutGuide {
      update(member, for: guide)
    }
    return member
  }

  func includes(_ item: any LayoutItem) -> Bool { members[ObjectIdentifier(item)] != nil }

  /// Removes a view or guide that no constraint refers to any longer.
  func forget(_ item: any LayoutItem) {
    guard let member = members.removeValue(forKey: ObjectIdentifier(item)) else { return }
    unsized[ObjectIdentifier(member)] = nil
    for id in member.own.values { solver.remove(id) }
    for variable in member.variables {
      membersByVariable[variable] = nil
      solver.remove(variable)
    }
  }

  /// Updates the implicit constraints of a view after its frame, content size or autoresizing
  /// translation has changed.
  func update(_ view: UIView) {
    guard let member = members[ObjectIdentifier(view)] else { return }
    update(member, for: view)
    baselineMayHaveMoved(in: view)
  }

  func update(_ guide: UILayoutGuide) {
    guard let member = members[ObjectIdentifier(guide)] else { return }
    update(member, for: guide)
  }

  private func update(_ member: Member, for view: UIView) {
    let isFittingRoot = isFitting && view === root
    let isPlaced = view.translatesAutoresizingMaskIntoConstraints && !isFittingRoot
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    let isRoot = view === root
    member.set(.left, isPlaced || isRoot ? rect.minX : nil, member.left, solver)
    member.set(.top, isPlaced || isRoot ? rect.minY : nil, member.top, solver)
    let hasSize = isPlaced || (isRoot && !isFitting)
    member.set(.width, hasSize ? rect.width : nil, member.width, solver)
    member.set(.height, hasSize ? rect.height : nil, member.height, solver)
    member.set(.minimumWidth, hasSize ? nil : 0, member.width, solver, .greaterThanOrEqual)
    member.set(.minimumHeight, hasSize ? nil : 0, member.height, solver, .greaterThanOrEqual)
    updateContentSize(of: view, member, isFree: !hasSize)
    if view.heightDependsOnWidth, !hasSize { unsized[ObjectIdentifier(member)] = member }
    didChange()
  }

  /// - Parameter width: The width for which the height of text is calculated; `nil` if it isn't
  ///   known yet.
  private func updateContentSize(
    of view: UIView, _ member: Member, isFree: Bool, width: CGFloat? = nil
  ) {
    let size = isFree ? view.layoutContentSize(forWidth: width) : nil
    for (axis, length, variable) in [
      (NSLayoutConstraint.Axis.horizontal, size?.width, member.width),
      (.vertical, size?.height, member.height),
    ] {
      let length = length.flatMap { $0 == UIView.noIntrinsicMetric ? nil : max(0, $0) }
      member.set(
        .hugging(axis), length, variable, solver, .lessThanOrEqual,
        view.contentHuggingPriority(for: axis))
      member.set(
        .compression(axis), length, variable, solver, .greaterThanOrEqual,
        view.compressionResistance(along: axis))
    }
  }

  private func update(_ member: Member, for guide: UILayoutGuide) {
    guard let view = guide.owningView else { return }
    member.set(.minimumWidth, 0, member.width, solver, .greaterThanOrEqual)
    member.set(.minimumHeight, 0, member.height, solver, .greaterThanOrEqual)
    switch guide.placement {
    case .free: break
    case .content:
      member.set(.left, 0, member.left, solver)
      member.set(.top, 0, member.top, solver)
    case .coveredEdge(let isTop):
      let (insets, parent) = (view.safeAreaInsets, self.member(view))
      member.set(.left, 0, member.left, solver)
      member.set(.width, 0, member.width, solver, relativeTo: parent.width)
      member.set(.height, isTop ? insets.top : insets.bottom, member.height, solver)
      if isTop {
        member.set(.top, 0, member.top, solver)
      } else {
        member.set(.top, -insets.bottom, member.top, solver, relativeTo: parent.height)
      }
    case .insets(let insets):
      let insets = insets(view)
      let parent = self.member(view)
      member.set(.left, insets.left, member.left, solver)
      member.set(.top, insets.top, member.top, solver)
      member.set(
        .width, -insets.left - insets.right, member.width, solver, relativeTo: parent.width)
      member.set(
        .height, -insets.top - insets.bottom, member.height, solver, relativeTo: parent.height)
    }
    didChange()
  }

  // MARK: Solving

  /// A Boolean value that indicates whether something has changed since the frames were last
  /// calculated.
  var needsSolving: Bool { solver.needsSolving || !pendingUpdates.isEmpty }

  /// Calculates the frames, and requests layout of the views whose subviews move.
  func solve() {
    guard solver.needsSolving, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    // The height of text depends on the width, so the solution is repeated with the new widths.
    for _ in 0..<4 {
      report(solver.solve())
      for variable in solver.takeChangedVariables() {
        guard let member = membersByVariable[variable] else { continue }
        if let view = member.item as? UIView {
          if !isFitting { view.superview?.setNeedsLayout() }
          if variable == member.width, view.heightDependsOnWidth {
            unsized[ObjectIdentifier(member)] = member
          }
        } else if let guide = member.item as? UILayoutGuide, !isFitting {
          guide.owningView?.setNeedsLayout()
        }
      }
      let stale = unsized.values
      unsized = [:]
      for member in stale {
        guard let view = member.item as? UIView, member.own[.width] == nil else { continue }
        let width = solver.value(of: member.width)
        updateContentSize(of: view, member, isFree: true, width: width > 0 ? width : nil)
      }
      guard solver.needsSolving else { return }
    }
  }

  private func report(_ conflict: Conflict?) {
    guard let conflict, !isFitting, reported.insert(conflict.suspended).inserted else { return }
    // Without a constraint of the app, the conflict is a guide that exceeds a view smaller than its
    // insets, which no app caused.
    guard conflict.constraints.contains(where: { constraints[$0] != nil }) else { return }
    let all = conflict.constraints.map(describe).joined(separator: "\n    ")
    Warning.write(
      """
      Unable to simultaneously satisfy constraints.
      Probably at least one of the constraints in the following list is one you don't want.
          \(all)
      Will attempt to recover by breaking constraint
          \(describe(conflict.suspended))
      """)
  }

  private func describe(_ id: ConstraintID) -> String {
    if let constraint = constraints[id] { return "\(constraint)" }
    for member in members.values {
      if let own = member.own.first(where: { $0.value == id })?.key, let item = member.item {
        return LayoutDescription.of(own, item)
      }
    }
    return "a constraint of the system"
  }

  /// Returns the alignment rectangle in the coordinates of the superview or owner, or `nil` if the
  /// item isn't a member.
  func rect(of item: any LayoutItem) -> CGRect? {
    guard let member = members[ObjectIdentifier(item)] else { return nil }
    return CGRect(
      x: solver.value(of: member.left), y: solver.value(of: member.top),
      width: solver.value(of: member.width), height: solver.value(of: member.height))
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let member = members[ObjectIdentifier(item)] else { return false }
    return member.variables.contains(where: solver.isAmbiguous)
  }

  /// Returns an alternative solution of equal quality, for views whose layout is ambiguous.
  func alternativeRect(of item: any LayoutItem) -> CGRect? {
    guard let member = members[ObjectIdentifier(item)] else { return nil }
    for variable in member.variables {
      if let values = solver.alternative(moving: variable) {
        return CGRect(
          x: values[member.left] ?? 0, y: values[member.top] ?? 0,
          width: values[member.width] ?? 0, height: values[member.height] ?? 0)
      }
    }
    return nil
  }
}

extension LayoutEngine.Member {
  /// Constrains `variable` to a value, or its distance to another variable, according to the
  /// relation; `nil` removes the constraint.
  func set(
    _ key: LayoutEngine.OwnConstraint, _ value: CGFloat?, _ variable: Variable, _ solver: Solver,
    _ relation: Constraint.Relation = .equal, _ priority: UILayoutPriority = .required,
    relativeTo other: Variable? = nil
  ) {
    guard let value, priority.rawValue > 0 else {
      if let id = own.removeValue(forKey: key) { solver.remove(id) }
      return
    }
    if let id = own[key] {
      solver.setConstant(-value, of: id)
      solver.setPriority(priority.solverPriority, of: id)
    } else {
      let terms =
        [LinearExpression.Term(variable)] + (other.map { [LinearExpression.Term($0, -1)] } ?? [])
      own[key] = solver.add(
        Constraint(
          LinearExpression(terms, constant: -value), relation, priority: priority.solverPriority))
    }
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: Constraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UILayoutPriority {
  var solverPriority: Priority { Priority(rawValue: min(max(rawValue, 0), 1000)) }
}
