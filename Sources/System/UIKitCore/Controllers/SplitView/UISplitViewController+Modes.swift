import QuartzCore

extension UISplitViewController {
  /// The columns beside the secondary one, from the innermost to the outermost.
  var leadingColumns: [SplitColumn] {
    let kinds: [Column] = style == .tripleColumn ? [.supplementary, .primary] : [.primary]
    return kinds.compactMap { columns[$0] }
  }

  /// The columns from the primary to the secondary one.
  var orderedColumns: [SplitColumn] {
    leadingColumns.reversed() + [columns[.secondary]].compactMap { $0 }
  }

  // MARK: Widths

  func width(_ column: Column, _ part: KeyPath<SplitWidth, CGFloat>) -> CGFloat {
    (widths[column] ?? SplitWidth())[keyPath: part]
  }

  func setWidth(_ column: Column, _ part: WritableKeyPath<SplitWidth, CGFloat>, _ value: CGFloat) {
    widths[column, default: SplitWidth()][keyPath: part] = value
    viewIfLoaded?.setNeedsLayout()
  }

  func resolvedWidth(_ column: Column) -> CGFloat {
    let total = viewIfLoaded?.bounds.width ?? 0
    let automatic: CGFloat = column == .supplementary ? 375 : 320
    return (widths[column] ?? SplitWidth()).resolved(default: automatic, in: total)
  }

  // MARK: Modes

  func mode(showing count: Int, _ behavior: SplitBehavior) -> DisplayMode {
    switch (min(count, leadingColumns.count), behavior) {
    case (...0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// The behavior that suits the view's size and the preferences.
  private var wishedBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .automatic, .secondaryOnly: break
    }
    let geometry = geometry(extent: 0)
    // The secondary column needs this width beside the other columns to be usable, in points.
    let room = geometry.size.width - geometry.inner
    if style == .doubleColumn { return room >= 480 ? .tile : .overlay }
    if room - geometry.outer >= 400 { return .tile }
    return room >= 400 ? .displace : .overlay
  }

  private func preferredCount(_ behavior: SplitBehavior) -> Int {
    switch preferredDisplayMode {
    case .secondaryOnly: return 0
    case .oneBesideSecondary, .oneOverSecondary: return 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return leadingColumns.count
    case .automatic: break
    }
    guard behavior != .overlay else { return 0 }
    guard behavior == .tile, style == .tripleColumn else { return 1 }
    let geometry = geometry(extent: 0)
    return geometry.size.width - geometry.inner - geometry.outer >= 600 ? 2 : 1
  }

  func preferencesDidChange() {
    chosenCount = nil
    guard isViewLoaded, hasMode, !isCollapsed else { return }
    updateMode(animated: UIView.inheritedAnimationDuration > 0)
  }

  /// Updates the display mode for the preferences and the view's size.
  func updateMode(animated: Bool) {
    let wished = wishedBehavior
    if wished != behavior {
      if hasMode { chosenCount = nil }
      behavior = wished
    }
    hasMode = true
    setShownCount(chosenCount ?? preferredCount(wished), animated: animated)
  }

  func setShownCount(_ count: Int, animated: Bool, velocity: CGFloat? = nil) {
    let count = max(0, min(count, leadingColumns.count))
    if count != shownCount {
      delegate?.splitViewController(self, willChangeTo: mode(showing: count, behavior))
      shownCount = count
    }
    let extent = geometry(extent: 0).extent(showing: count)
    if animated, viewIfLoaded?.window != nil, !isCollapsed {
      reveal.settle(at: extent, velocity: velocity)
      revealDidMove()
    } else {
      reveal.jump(to: extent)
    }
    updateBarButtons()
  }

  // MARK: Showing and hiding

  func reveal(_ column: Column) {
    guard columns[column] != nil else { return }
    if isCollapsed { return revealCollapsed(column) }
    switch column {
    case .primary: choose(leadingColumns.count)
    case .supplementary: choose(max(1, shownCount))
    case .secondary:
      if behavior == .overlay { choose(0) }
      if behavior == .displace, shownCount == 2 { choose(1) }
    case .compact: break
    }
  }

  func conceal(_ column: Column) {
    guard columns[column] != nil else { return }
    if isCollapsed { return concealCollapsed(column) }
    switch column {
    case .primary: choose(min(shownCount, leadingColumns.count - 1))
    case .supplementary: choose(0)
    case .secondary, .compact: break
    }
  }

  /// Shows a number of columns at the request of the user or the app.
  func choose(_ count: Int, velocity: CGFloat? = nil) {
    chosenCount = count
    guard hasMode, isViewLoaded else {
      shownCount = max(0, min(count, leadingColumns.count))
      return
    }
    setShownCount(count, animated: true, velocity: velocity)
  }

  /// The number of columns that are shown after the display mode button is pressed.
  var countForAction: Int {
    switch delegate?.targetDisplayModeForAction(in: self) ?? .automatic {
    case .automatic: break
    case .secondaryOnly: return 0
    case .oneBesideSecondary, .oneOverSecondary: return 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return leadingColumns.count
    }
    if shownCount < leadingColumns.count { return shownCount + 1 }
    return leadingColumns.count - 1
  }
}
