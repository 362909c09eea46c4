import LayoutSolver
import QuartzCore

/// The conversion of constraints to linear expressions for the solver.
extension LayoutEngine {
  /// Returns the first side minus the second, or `nil` if an item no longer exists.
  func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard constraint.isComplete, let common = constraint.holder ?? root else { return nil }
    let reader = OperandReader(engine: self, common: common, constraint: constraint)
    // In a right-to-left layout, distances and inequalities are measured to the left.
    let direction: Double = reader.isMirrored ? -1 : 1
    var result = LinearExpression()
    result.add(reader.read(constraint.first), times: direction)
    if let second = constraint.second {
      result.add(reader.read(second), times: -constraint.multiplier * direction)
    }
    result.constant -= constraint.constant + constraint.baselineSpacing
    return result
  }
}

/// Converts the operands of a constraint to expressions in the coordinates of the view that holds
/// it.
@MainActor private struct OperandReader {
  let engine: LayoutEngine
  let common: UIView
  let constraint: NSLayoutConstraint

  /// A Boolean value that indicates whether the constraint relates horizontal positions that are
  /// measured to the left, because the layout direction is right to left.
  var isMirrored: Bool {
    let places = [constraint.first, constraint.second].compactMap { $0 }.filter(\.isPlace)
    return places.contains(where: \.followsLayoutDirection) && isRightToLeft
  }

  func read(_ operand: LayoutOperand) -> LinearExpression {
    switch operand {
    case .nothing: return LinearExpression()
    case .attribute(let item, let attribute):
      return item.item.map { value(of: attribute, $0) } ?? LinearExpression()
    case .distance(let from, let first, let to, let second):
      var result = to.item.map { value(of: second, $0) } ?? LinearExpression()
      if let item = from.item { result.add(value(of: first, item), times: -1) }
      guard first == .leading || first == .trailing, isRightToLeft else { return result }
      var mirrored = LinearExpression()
      mirrored.add(result, times: -1)
      return mirrored
    }
  }

  private func value(
    of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem
  ) -> LinearExpression {
    if let plain = attribute.withinMargins, let view = item as? UIView {
      return value(of: plain, view.layoutMarginsGuide)
    }
    let item = attribute.isDimension ? item : contentItem(of: item)
    let member = engine.member(item)
    let isReversed = isRightToLeft
    switch attribute {
    case .width: return LinearExpression(member.width)
    case .height: return LinearExpression(member.height)
    case .left: return x(item, member, 0)
    case .right: return x(item, member, 1)
    case .leading: return x(item, member, isReversed ? 1 : 0)
    case .trailing: return x(item, member, isReversed ? 0 : 1)
    case .centerX: return x(item, member, 0.5)
    case .top: return y(item, member, 0)
    case .bottom: return y(item, member, 1)
    case .centerY: return y(item, member, 0.5)
    case .firstBaseline: return firstBaseline(of: item)
    case .lastBaseline: return lastBaseline(of: item)
    default: return LinearExpression()
    }
  }

  /// Returns the first baseline of an item. The baseline of a view is that of the nested view that
  /// contains the text.
  private func firstBaseline(of item: any LayoutItem) -> LinearExpression {
    let item = (item as? UIView)?.firstBaselineView ?? item
    var result = y(item, engine.member(item), 0)
    result.constant += Double((item as? UIView)?.baselineOffsets.first ?? 0)
    return result
  }

  private func lastBaseline(of item: any LayoutItem) -> LinearExpression {
    let item = (item as? UIView)?.lastBaselineView ?? item
    var result = y(item, engine.member(item), 1)
    result.constant -= Double((item as? UIView)?.baselineOffsets.last ?? 0)
    return result
  }

  /// A Boolean value that indicates whether the leading edge is the right one; this depends on the
  /// view that holds the constraint.
  private var isRightToLeft: Bool {
    common.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns the content layout guide of a scroll view, whose edges stand for those of the scroll
  /// view in constraints of its content; otherwise the item itself.
  private func contentItem(of item: any LayoutItem) -> any LayoutItem {
    guard let scrollView = item as? UIScrollView,
      constraint.owners.contains(where: { $0 !== scrollView && $0.isDescendant(of: scrollView) })
    else { return item }
    return scrollView.contentLayoutGuide
  }

  private func x(
    _ item: any LayoutItem, _ member: LayoutEngine.Member, _ part: Double
  ) -> LinearExpression {
    var result = origin(of: item, member, \.left) { $0.left }
    if part != 0 { result.terms.append(.init(member.width, part)) }
    return result
  }

  private func y(
    _ item: any LayoutItem, _ member: LayoutEngine.Member, _ part: Double
  ) -> LinearExpression {
    var result = origin(of: item, member, \.top) { $0.top }
    if part != 0 { result.terms.append(.init(member.height, part)) }
    return result
  }

  /// Returns the left or top edge in the coordinates of the common view.
  private func origin(
    of item: any LayoutItem, _ member: LayoutEngine.Member,
    _ variable: KeyPath<LayoutEngine.Member, Variable>, _ inset: (UIEdgeInsets) -> CGFloat
  ) -> LinearExpression {
    var result = LinearExpression()
    var view: UIView?
    if let start = item as? UIView {
      guard start !== common else {
        // In the view's own coordinates, the alignment rectangle begins at its insets.
        result.constant = inset(start.alignmentRectInsets)
        return result
      }
      result.terms.append(.init(member[keyPath: variable]))
      view = start.superview
    } else {
      result.terms.append(.init(member[keyPath: variable]))
      view = item.owner
    }
    while let next = view, next !== common {
      result.terms.append(.init(engine.member(next)[keyPath: variable]))
      result.constant -= inset(next.alignmentRectInsets)
      view = next.superview
    }
    return result
  }
}

extension LinearExpression {
  fileprivate mutating func add(_ other: LinearExpression, times factor: Double) {
    for term in other.terms { terms.append(.init(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }
}
