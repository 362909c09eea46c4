import QuartzCore

/// The constraints between a stack view and its visible arranged views.
@MainActor struct StackArrangement {
  let stack: UIStackView
  let views: [UIView]
  /// The spacing after each view.
  let spacings: [CGFloat]

  /// The priority with which a stack is only as large as its views across its axis.
  private static let fit = UILayoutPriority(49)
  /// The priority of the views' shares of a stack, which is optional as there may not be enough
  /// space.
  private static let share = UILayoutPriority(999)

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var center: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossCenter: Attribute { isRow ? .centerY : .centerX }

  /// The area that contains the views.
  private var area: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  func constraints() -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return fitting() }
    return [
      constraint(first, start, .equal, area, start, "UISV-canvas-connection"),
      constraint(area, end, .equal, last, end, "UISV-canvas-connection"),
    ] + distances() + shares() + views.flatMap(alignment) + baselines() + fitting()
  }

  private func constraint(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: any LayoutItem, _ other: Attribute, _ identifier: String, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let result = NSLayoutConstraint(
      .attribute(first, attribute), relation, .attribute(second, other), multiplier: multiplier,
      constant: constant)
    result.identifier = identifier
    result.priority = priority
    return result
  }

  // MARK: Along the axis

  private var hasVariableSpacing: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private var pairs: [(UIView, UIView, CGFloat)] {
    zip(zip(views, views.dropFirst()), spacings).map { ($0.0, $0.1, $1) }
  }

  private func distances() -> [NSLayoutConstraint] {
    let isOnBaselines = !isRow && stack.isBaselineRelativeArrangement
    return pairs.map { before, after, spacing in
      constraint(
        after, isOnBaselines ? .firstBaseline : start,
        hasVariableSpacing ? .greaterThanOrEqual : .equal,
        before, isOnBaselines ? .lastBaseline : end, "UISV-spacing", constant: spacing)
    }
  }

  private func shares() -> [NSLayoutConstraint] {
    guard let first = views.first else { return [] }
    switch stack.distribution {
    case .fill: return []
    case .fillEqually:
      return views.dropFirst().map {
        constraint($0, length, .equal, first, length, "UISV-fill-equally")
      }
    case .fillProportionally: return proportions()
    case .equalSpacing: return equalDistances(from: end, to: start, priority: .required)
    case .equalCentering: return equalDistances(from: center, to: center, priority: Self.share)
    }
  }

  /// Returns constraints that make each view's length proportional to that of the first view with
  /// an intrinsic length.
  private func proportions() -> [NSLayoutConstraint] {
    let lengths = views.map {
      isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
    }
    guard let index = lengths.firstIndex(where: { $0 > 0 }) else { return [] }
    return views.indices.filter { $0 != index && lengths[$0] > 0 }.map {
      constraint(
        views[$0], length, .equal, views[index], length, "UISV-fill-proportionally",
        multiplier: lengths[$0] / lengths[index], priority: Self.share)
    }
  }

  private func equalDistances(
    from: Attribute, to: Attribute, priority: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    func distance(_ index: Int) -> LayoutOperand {
      .distance(
        LayoutOperand.Reference(item: views[index]), from,
        to: LayoutOperand.Reference(item: views[index + 1]), to)
    }
    guard views.count > 2 else { return [] }
    return (1..<views.count - 1).map {
      let result = NSLayoutConstraint(distance($0), .equal, distance(0), constant: 0)
      result.identifier = "UISV-distributing"
      result.priority = priority
      return result
    }
  }

  // MARK: Across the axis

  private func alignment(of view: UIView) -> [NSLayoutConstraint] {
    func at(_ attribute: Attribute) -> NSLayoutConstraint {
      constraint(view, attribute, .equal, area, attribute, "UISV-alignment")
    }
    let within = [
      constraint(view, crossStart, .greaterThanOrEqual, area, crossStart, "UISV-spanning-boundary"),
      constraint(area, crossEnd, .greaterThanOrEqual, view, crossEnd, "UISV-spanning-boundary"),
    ]
    switch stack.alignment {
    case .fill: return [at(crossStart), at(crossEnd)]
    case .leading: return [at(crossStart), within[1]]
    case .trailing: return [at(crossEnd), within[0]]
    case .center: return [at(crossCenter)] + within
    // Baselines don't determine the position of the row: first baselines are placed as high as
    // possible, last baselines as low as possible.
    case .firstBaseline: return within + [pull(view, crossStart)]
    case .lastBaseline: return within + [pull(view, crossEnd)]
    }
  }

  private func pull(_ view: UIView, _ attribute: Attribute) -> NSLayoutConstraint {
    constraint(
      view, attribute, .equal, area, attribute, "UISV-spanning-fit", priority: Self.fit)
  }

  private func baselines() -> [NSLayoutConstraint] {
    guard isRow, let first = views.first else { return [] }
    let attribute: Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return []
    }
    return views.dropFirst().map {
      constraint($0, attribute, .equal, first, attribute, "UISV-alignment")
    }
  }

  /// Returns constraints that limit the size of the stack to what its views need, where they don't
  /// determine it.
  private func fitting() -> [NSLayoutConstraint] {
    var lengths: [Attribute] = []
    if views.isEmpty || hasVariableSpacing { lengths.append(length) }
    if views.isEmpty || stack.alignment != .fill { lengths.append(isRow ? .height : .width) }
    return lengths.map {
      let fit = NSLayoutConstraint(.attribute(stack, $0), .equal, nil, constant: 0)
      fit.identifier = "UISV-canvas-fit"
      fit.priority = Self.fit
      return fit
    }
  }
}
