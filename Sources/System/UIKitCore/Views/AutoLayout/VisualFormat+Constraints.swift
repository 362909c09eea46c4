import QuartzCore

extension NSLayoutConstraint {
  /// Returns the constraints of a format; if it can't be parsed, writes a message and returns no
  /// constraints.
  static func make(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { $0 as? any LayoutItem }
    do {
      var parser = VisualFormatParser(format, metrics: metrics, names: Set(items.keys))
      return try VisualFormatConstraints(
        format: try parser.parse(), options: options, items: items
      ).make()
    } catch {
      Warning.write((error as? VisualFormatError)?.message(for: format) ?? "\(error)")
      return []
    }
  }
}

/// Creates the constraints of a parsed format.
@MainActor private struct VisualFormatConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let items: [String: any LayoutItem]

  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Predicate = VisualFormat.Predicate

  private var isHorizontal: Bool { format.axis == .horizontal }
  private var length: Attribute { isHorizontal ? .width : .height }

  /// The edges at which the format starts and ends.
  private var edges: (start: Attribute, end: Attribute) {
    guard isHorizontal else { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  /// A Boolean value that indicates whether coordinates decrease from the start to the end.
  private var isReversed: Bool { edges.start == .right }

  func make() throws -> [NSLayoutConstraint] {
    let views = format.views.compactMap { items[$0.name] }
    guard let first = views.first, let last = views.last else { return [] }
    try checkAlignment()
    var result: [NSLayoutConstraint] = []
    if let start = format.start {
      let outer = try superview(of: first)
      result += connect(outer, margin(edges.start, start), first, edges.start, start)
    }
    for (index, view) in views.enumerated() {
      for size in format.views[index].sizes { result += [self.size(of: view, size)] }
      guard index > 0 else { continue }
      let (before, after) = spacingEdges
      result += connect(views[index - 1], before, view, after, format.connections[index - 1])
      result += options.alignments.map {
        NSLayoutConstraint(
          .attribute(views[index - 1], $0), .equal, .attribute(view, $0), constant: 0)
      }
    }
    if let end = format.end {
      let outer = try superview(of: last)
      result += connect(last, edges.end, outer, margin(edges.end, end), end)
    }
    return result
  }

  /// Checks that views are only aligned perpendicular to the direction of the format.
  private func checkAlignment() throws {
    guard options.alignments.contains(where: { $0.axis == format.axis }) else { return }
    let (edge, way) = isHorizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
    throw VisualFormatError(
      reason:
        "Options mask required views to be aligned on a \(edge) edge, which is not allowed for "
        + "layout that is also \(way).", place: 0)
  }

  private func superview(of item: any LayoutItem) throws -> any LayoutItem {
    if let outer = (item as? UIView).map({ $0.superview }) ?? item.owner { return outer }
    throw VisualFormatError(
      reason:
        "Unable to interpret '|' character, because the related view doesn't have a superview",
      place: format.superviewPlace)
  }

  private var spacingEdges: (before: Attribute, after: Attribute) {
    guard !isHorizontal, options.contains(.spacingBaselineToBaseline) else {
      return (edges.end, edges.start)
    }
    return (.lastBaseline, .firstBaseline)
  }

  /// Returns the attribute of a connection to the superview, whose standard spacing is its layout
  /// margin.
  private func margin(_ edge: Attribute, _ connection: VisualFormat.Connection) -> Attribute {
    guard case .standard = connection else { return edge }
    switch edge {
    case .left: return .leftMargin
    case .right: return .rightMargin
    case .leading: return .leadingMargin
    case .trailing: return .trailingMargin
    case .top: return .topMargin
    default: return .bottomMargin
    }
  }

  /// Returns the constraints that place `after` behind `before`, in the direction of the format.
  private func connect(
    _ before: any LayoutItem, _ end: Attribute, _ after: any LayoutItem, _ start: Attribute,
    _ connection: VisualFormat.Connection
  ) -> [NSLayoutConstraint] {
    let isAtMargin = end.withinMargins != nil || start.withinMargins != nil
    let predicates: [Predicate] =
      switch connection {
      case .flush: [Predicate(object: .constant(0))]
      case .standard: [Predicate(object: .constant(isAtMargin ? 0 : LayoutSpacing.standard))]
      case .distance(let predicates): predicates
      }
    return predicates.compactMap { predicate in
      guard case .constant(let distance) = predicate.object else { return nil }
      let (first, second): (LayoutOperand, LayoutOperand) =
        isReversed
        ? (.attribute(before, end), .attribute(after, start))
        : (.attribute(after, start), .attribute(before, end))
      let result = NSLayoutConstraint(first, predicate.relation, second, constant: distance)
      result.priority = predicate.priority
      return result
    }
  }

  private func size(of item: any LayoutItem, _ predicate: Predicate) -> NSLayoutConstraint {
    var (second, constant): (LayoutOperand?, CGFloat) = (nil, 0)
    switch predicate.object {
    case .constant(let value): constant = value
    case .view(let name): second = items[name].map { .attribute($0, length) }
    }
    let result = NSLayoutConstraint(
      .attribute(item, length), predicate.relation, second, constant: constant)
    result.priority = predicate.priority
    return result
  }
}
