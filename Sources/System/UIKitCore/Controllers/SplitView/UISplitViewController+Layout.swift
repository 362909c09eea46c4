import QuartzCore

extension UISplitViewController {
  func loadSplitView() {
    let view = SplitView(frame: UIApplication.current?.keyWindow?.bounds ?? .zero)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    for column in [columns[.secondary], columns[.compact]] {
      if let column { view.addSubview(column.pane) }
    }
    view.addSubview(view.dim)
    for column in leadingColumns { view.addSubview(column.pane) }
    for (index, divider) in view.dividers.enumerated() {
      view.addSubview(divider)
      divider.onBegin = { [weak self] in self?.interaction.beginDivider(index) }
      divider.isMirrored = { [weak self] in self?.isMirrored == true }
      divider.onDrag = { [weak self] in self?.interaction.dragDivider(index, by: $0) }
    }
    view.onLayout = { [weak self] in self?.layOut() }
    view.onWindow = { [weak self] in self?.updateCollapse() }
    view.dim.onTap = { [weak self] in self?.interaction.dismissOverlay() }
    self.view = view
    interaction.attach(to: view)
  }

  /// Whether the primary column is at the right edge.
  var isMirrored: Bool {
    (viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      != (primaryEdge == .trailing)
  }

  func geometry(extent: CGFloat) -> SplitGeometry {
    let isTriple = style == .tripleColumn
    return SplitGeometry(
      size: viewIfLoaded?.bounds.size ?? .zero, behavior: behavior,
      inner: resolvedWidth(isTriple ? .supplementary : .primary),
      outer: isTriple ? resolvedWidth(.primary) : 0, extent: extent, isMirrored: isMirrored)
  }

  /// Lays out the columns for the view's size, which may require another display mode.
  private func layOut() {
    guard let view = splitView, !view.bounds.isEmpty else { return }
    updateCollapse()
    guard !isCollapsed else { return place() }
    if reveal.isHeld { return place() }
    let former = behavior
    let had = hasMode
    if !reveal.isMoving {
      updateMode(animated: false)
    } else {
      updateMode(animated: had && former == behavior)
    }
    place()
  }

  func revealDidMove() {
    guard isViewLoaded, !isCollapsed else { return }
    updateColumns()
    place()
    splitView?.window?.windowScene?.requestFrame()
  }

  /// Sets all frames for the current extent.
  func place() {
    guard let view = splitView, let secondary = columns[.secondary] else { return }
    UIView.performWithoutAnimation {
      let bounds = view.bounds
      columns[.compact]?.pane.place(bounds)
      guard !isCollapsed else {
        collapsedColumn?.pane.place(bounds)
        view.dim.isHidden = true
        for divider in view.dividers { divider.isHidden = true }
        for column in leadingColumns { column.pane.layer.shadowOpacity = 0 }
        return
      }
      let geometry = geometry(extent: reveal.extent)
      secondary.pane.place(geometry.secondaryFrame)
      let frames = [geometry.innerFrame, geometry.outerFrame]
      let isOver = behavior == .overlay
      for (index, column) in leadingColumns.enumerated() {
        column.pane.place(frames[index])
        column.pane.isElevated = isOver
        column.pane.layer.shadowOpacity = isOver && column.isInstalled ? 0.25 : 0
        placeDivider(view.dividers[index], at: frames[index], isShown: column.isInstalled)
      }
      view.dim.fill(geometry.secondaryFrame)
      view.dim.alpha = geometry.dimming
      view.dim.isHidden = geometry.dimming <= 0
      secondary.pane.accessibilityElementsHidden = isOver && shownCount > 0
    }
  }

  private func placeDivider(_ divider: SplitDivider, at frame: CGRect, isShown: Bool) {
    divider.isHidden = !isShown
    divider.isUserInteractionEnabled = !reveal.isMoving
    let x = isMirrored ? frame.minX : frame.maxX
    divider.frame = CGRect(
      x: x - SplitDivider.reach / 2, y: 0, width: SplitDivider.reach, height: frame.height)
    divider.accessibilityValue = "\(Int(frame.width))"
  }

  // MARK: Visible columns

  /// Installs the columns that are visible in the view, and notifies them.
  func updateColumns() {
    guard isViewLoaded, !isCollapsed, hasMode else { return }
    if let secondary = columns[.secondary] { show(secondary, isWanted: true, isExposed: true) }
    let geometry = geometry(extent: reveal.extent)
    for (index, column) in leadingColumns.enumerated() {
      let start = geometry.extent(showing: index)
      let isWanted = reveal.isHeld ? reveal.extent > start : shownCount > index
      show(column, isWanted: isWanted, isExposed: isWanted || reveal.extent > start + 0.01)
    }
  }

  private func show(_ column: SplitColumn, isWanted: Bool, isExposed: Bool) {
    announce(column, isWanted)
    guard let host = column.host else {
      column.pane.isHidden = !isExposed
      return
    }
    // The traits must be set before the view moves to the window.
    if isExposed { adjustTraits(of: column) }
    let isMoving = reveal.isMoving && column.kind != .secondary
    let isSeen = appearance.isVisible
    if isExposed {
      if !column.isInstalled {
        if isSeen { host.beginAppearanceTransition(true, animated: isMoving) }
        column.pane.isHidden = false
        place()
        column.install()
      }
      if isSeen { host.beginAppearanceTransition(isWanted, animated: isMoving) }
      if !isMoving, appearance.phase == .appeared { host.endAppearanceTransition() }
    } else if column.isInstalled {
      host.beginAppearanceTransition(false, animated: isMoving)
      column.uninstall()
      column.pane.isHidden = true
      host.endAppearanceTransition()
    } else {
      column.pane.isHidden = true
    }
  }

  private func announce(_ column: SplitColumn, _ isShown: Bool) {
    guard column.isAnnounced != isShown else { return }
    column.isAnnounced = isShown
    if isShown {
      delegate?.splitViewController(self, willShow: column.kind)
    } else {
      delegate?.splitViewController(self, willHide: column.kind)
    }
  }

  /// When the controller has appeared, so have the columns that were added during its appearance.
  func finishAppearance() {
    guard !isCollapsed else { return }
    updateColumns()
  }

  /// Columns at the side have a compact width class, regardless of the window's.
  private func adjustTraits(of column: SplitColumn) {
    guard let host = column.host, host.parentStorage === self else { return }
    let isNarrow = column.kind != .secondary && !isCollapsed
    let wished: UIUserInterfaceSizeClass? = isNarrow ? .compact : nil
    let current = overrideTraitCollection(forChild: host)?.horizontalSizeClass
    guard wished != current, wished != nil || current != nil else { return }
    setOverrideTraitCollection(
      wished.map { UITraitCollection(horizontalSizeClass: $0) }, forChild: host)
  }

  func dropTraits(of column: SplitColumn) {
    guard let host = column.host, host.parentStorage === self,
      overrideTraitCollection(forChild: host) != nil
    else { return }
    setOverrideTraitCollection(nil, forChild: host)
  }
}
