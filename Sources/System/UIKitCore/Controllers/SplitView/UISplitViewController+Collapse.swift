import QuartzCore

extension UISplitViewController {
  /// The column whose view controller is shown while the columns are collapsed.
  var collapsedColumn: SplitColumn? {
    if let compact = columns[.compact], compact.host != nil { return compact }
    return baseColumn
  }

  var collapsedHost: UIViewController? { collapsedColumn?.host }

  /// The outermost column with a navigation controller, whose stack receives the screens of the
  /// others.
  private var baseColumn: SplitColumn? { orderedColumns.first { $0.navigation != nil } }

  /// Collapses or expands the columns if the width class requires it.
  func updateCollapse() {
    guard isViewLoaded, viewIfLoaded?.window != nil else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return }
    if isCompact { collapse() } else { expand() }
  }

  // MARK: Collapsing

  private func collapse() {
    let hasCompact = columns[.compact]?.host != nil
    let last = orderedColumns.last { $0.host != nil }?.kind ?? .primary
    let proposed: Column = hasCompact ? .compact : last
    var top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if columns[top]?.host == nil { top = proposed }
    reveal.jump(to: geometry(extent: 0).extent(showing: shownCount))
    isCollapsed = true
    splitView?.endEditing(true)
    let shown = collapsedColumn
    for column in columns.values where column !== shown { leave(column) }
    if !hasCompact { stackColumns(to: top, animated: false) }
    if let shown { enter(shown) }
    for column in columns.values { dropTraits(of: column) }
    updateBarButtons()
    place()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Removes a column from the view.
  private func leave(_ column: SplitColumn) {
    column.pane.isHidden = true
    column.isAnnounced = false
    guard column.isInstalled, let host = column.host else { return }
    host.beginAppearanceTransition(false, animated: false)
    column.uninstall()
    host.endAppearanceTransition()
  }

  private func enter(_ column: SplitColumn) {
    column.pane.isHidden = false
    guard !column.isInstalled, let host = column.host else { return }
    if appearance.isVisible { host.beginAppearanceTransition(true, animated: false) }
    column.pane.place(splitView?.bounds ?? .zero)
    column.install()
    if appearance.phase == .appeared { host.endAppearanceTransition() }
  }

  /// The columns that are stacked above the base column, in stack order.
  private var stackedColumns: [SplitColumn] {
    guard let base = baseColumn else { return [] }
    return Array(orderedColumns.drop { $0 !== base }.dropFirst()).filter { $0.host != nil }
  }

  /// Returns the index of a column's first screen on the common stack; nil if it isn't there.
  private func start(of column: SplitColumn, in stack: [UIViewController]) -> Int? {
    guard column.isCollapsed else { return nil }
    return stack.firstIndex { screen in column.parked.contains { $0 === screen } }
  }

  /// Pushes the screens of the columns up to the specified one onto the common stack, and pops
  /// those above it.
  private func stackColumns(to top: Column, animated: Bool) {
    guard let base = baseColumn, let navigation = base.navigation else { return }
    var stack = navigation.stack
    noteStack(stack)
    if top == base.kind {
      if let end = stackedColumns.compactMap({ start(of: $0, in: stack) }).min() {
        stack = Array(stack.prefix(end))
      }
      return navigation.setViewControllers(stack, animated: animated)
    }
    for column in stackedColumns {
      let begin = start(of: column, in: stack)
      if begin == nil {
        // Screens of later columns are above these.
        let later = stackedColumns.drop { $0 !== column }.dropFirst()
        let end = later.compactMap { start(of: $0, in: stack) }.min() ?? stack.count
        stack.insert(contentsOf: take(column), at: end)
      }
      if column.kind == top {
        let later = stackedColumns.drop { $0 !== column }.dropFirst()
        if let end = later.compactMap({ start(of: $0, in: stack) }).min() {
          stack = Array(stack.prefix(end))
        }
        break
      }
    }
    navigation.setViewControllers(stack, animated: animated)
  }

  /// Takes a column's screens out of its own navigation controller.
  private func take(_ column: SplitColumn) -> [UIViewController] {
    if !column.isCollapsed {
      column.parked = column.navigation?.stack ?? []
      column.isCollapsed = true
      column.navigation?.setViewControllers([], animated: false)
    }
    return column.parked
  }

  /// Records which screens each column has on the common stack, including those pushed since.
  private func noteStack(_ stack: [UIViewController]) {
    var rest = stack
    for column in stackedColumns.reversed() {
      guard let index = start(of: column, in: rest) else { continue }
      column.parked = Array(rest[index...])
      rest = Array(rest[..<index])
    }
  }

  func revealCollapsed(_ column: Column) {
    guard columns[.compact]?.host == nil else { return }
    stackColumns(to: column, animated: viewIfLoaded?.window != nil)
  }

  func concealCollapsed(_ column: Column) {
    guard columns[.compact]?.host == nil, let navigation = baseColumn?.navigation,
      let found = columns[column]
    else { return }
    noteStack(navigation.stack)
    guard let index = start(of: found, in: navigation.stack), index > 0 else { return }
    navigation.setViewControllers(
      Array(navigation.stack[..<index]), animated: viewIfLoaded?.window != nil)
  }

  // MARK: Expanding

  private func expand() {
    let base = baseColumn
    if let navigation = base?.navigation {
      noteStack(navigation.stack)
      var rest = navigation.stack
      let stacked = stackedColumns
      if let end = stacked.compactMap({ start(of: $0, in: rest) }).min() {
        rest = Array(rest[..<end])
      }
      if rest.count != navigation.stack.count {
        navigation.setViewControllers(rest, animated: false)
      }
      for column in stacked where column.isCollapsed {
        column.isCollapsed = false
        let screens = column.parked.filter { screen in !rest.contains { $0 === screen } }
        column.parked = []
        column.navigation?.setViewControllers(screens, animated: false)
      }
    }
    isCollapsed = false
    if let compact = columns[.compact] { leave(compact) }
    // The user's choice applied to the former size.
    chosenCount = nil
    hasMode = false
    updateMode(animated: false)
    if let delegate {
      let proposed = displayMode
      let wished = delegate.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed)
      if wished != proposed, wished != .automatic { choose(count(of: wished), animated: false) }
    }
    updateColumns()
    updateBarButtons()
    place()
    delegate?.splitViewControllerDidExpand(self)
  }

  private func count(of mode: DisplayMode) -> Int {
    switch mode {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  private func choose(_ count: Int, animated: Bool) {
    chosenCount = count
    setShownCount(count, animated: animated)
  }

  // MARK: Replacing

  func replace(_ controller: UIViewController?, in kind: Column) {
    guard let column = columns[kind] else {
      return Warning.write("setViewController(_:for:): the style has no such column")
    }
    guard controller !== column.given || controller == nil else { return }
    let wasCollapsed = isCollapsed
    let stackHost = baseColumn
    let guests = wasCollapsed && column === stackHost ? takeOffStack() : []
    var rest: [UIViewController]?
    if wasCollapsed, column !== stackHost, column.isCollapsed,
      let stack = stackHost?.navigation?.stack
    {
      // The new screens replace the column's screens on the common stack and those above them.
      noteStack(stack)
      rest = start(of: column, in: stack).map { Array(stack[..<$0]) }
    }
    let isShown = rest != nil
    if let rest { stackHost?.navigation?.setViewControllers(rest, animated: false) }
    column.isCollapsed = false
    remove(column)
    if let former = column.take(controller) { drop(former) }
    putOnStack(guests)
    guard let host = column.host else { return updateAfterReplacing(column) }
    addChild(host)
    updateAfterReplacing(column)
    host.didMove(toParent: self)
    if isShown { stackColumns(to: kind, animated: false) }
  }

  /// Takes the screens of the other columns off the base column's stack before the base column is
  /// replaced, and returns these columns in stack order.
  private func takeOffStack() -> [SplitColumn] {
    guard let navigation = baseColumn?.navigation else { return [] }
    let stack = navigation.stack
    noteStack(stack)
    let guests = stackedColumns.filter { start(of: $0, in: stack) != nil }
    if let end = guests.compactMap({ start(of: $0, in: stack) }).min() {
      navigation.setViewControllers(Array(stack[..<end]), animated: false)
    }
    return guests
  }

  /// Pushes the screens of columns onto the stack of the base column, which may be one of them.
  private func putOnStack(_ guests: [SplitColumn]) {
    guard !guests.isEmpty, let base = baseColumn, let navigation = base.navigation else { return }
    var stack = base.isCollapsed ? base.parked : navigation.stack
    if base.isCollapsed { (base.isCollapsed, base.parked) = (false, []) }
    for column in guests where column !== base { stack += column.parked }
    navigation.setViewControllers(stack, animated: false)
  }

  private func remove(_ column: SplitColumn) {
    guard column.isInstalled, let host = column.host else { return }
    host.beginAppearanceTransition(false, animated: false)
    column.uninstall()
    host.endAppearanceTransition()
  }

  private func drop(_ host: UIViewController) {
    guard host.parentStorage === self else { return }
    setOverrideTraitCollection(nil, forChild: host)
    (host as? UINavigationController)?.containerItems = []
    host.willMove(toParent: nil)
    host.removeFromParent()
  }

  private func updateAfterReplacing(_ column: SplitColumn) {
    guard isViewLoaded else { return }
    if isCollapsed {
      if let shown = collapsedColumn {
        for other in columns.values where other !== shown { leave(other) }
        enter(shown)
      }
    } else {
      updateColumns()
    }
    updateBarButtons()
    place()
  }
}

extension UIViewController {
  var enclosingSplitViewController: UISplitViewController? {
    sequence(first: self, next: { $0.parentStorage }).dropFirst()
      .lazy.compactMap { $0 as? UISplitViewController }.first
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}
