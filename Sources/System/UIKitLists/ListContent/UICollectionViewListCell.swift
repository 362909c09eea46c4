import QuartzCore

/// A cell of a list, with accessories, indentation and separators above and below.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The indentation level of the content, in steps of `indentationWidth`. The default value is 0;
  /// a data source with an outline sets it to the level of the item.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points. The default value is 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// A Boolean value that determines whether leading accessories are indented, too. The default
  /// value is `true`.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The accessories at the edges. The default is none.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for shown in shown { shown.view.removeFromSuperview() }
      shown = []
      showAccessories()
    }
  }

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  /// In seconds, as on iOS.
  private static let editingDuration: TimeInterval = 0.3

  private(set) var shown: [ListAccessoryView] = []
  private let line = UIView()
  private var topLine: UIView?
  private(set) var place: ListPlace?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    line.isUserInteractionEnabled = false
    line.isHidden = true
    addSubview(line)
  }

  /// Returns the default content configuration of the cell in its list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (place?.isHeader == true, place?.appearance) {
    case (true, .plain), (true, .sidebarPlain): .plainHeader()
    case (true, .sidebar): .sidebarHeader()
    case (true, _): .groupedHeader()
    case (false, .sidebar): .sidebarCell()
    case (false, _): .cell()
    }
  }

  override func adopt(_ place: ListPlace) {
    guard place != self.place else { return }
    self.place = place
    if hasDefaultBackground || backgroundConfiguration == nil { setDefaultBackground(place) }
    refreshBackground()
    line.isHidden = place.separator == nil
    line.backgroundColor = place.separator?.color
    if let top = place.topSeparator {
      let view = topLine ?? UIView()
      view.isUserInteractionEnabled = false
      view.backgroundColor = top.color
      if topLine == nil { addSubview(view) }
      topLine = view
    }
    topLine?.isHidden = place.topSeparator == nil
    setNeedsLayout()
  }

  private func setDefaultBackground(_ place: ListPlace) {
    setsDefaultBackground = true
    backgroundConfiguration =
      switch place.appearance {
      case .plain, .sidebarPlain: place.isHeader ? .listPlainHeaderFooter() : .listPlainCell()
      case .grouped, .insetGrouped: place.isHeader ? .clear() : .listGroupedCell()
      case .sidebar: place.isHeader ? .listSidebarHeader() : .listSidebarCell()
      }
    setsDefaultBackground = false
  }

  override var groupCorners: (CACornerMask, CGFloat)? { place?.corners }

  /// Applies the position of the item in an outline.
  func adopt(_ outline: OutlinePlace, animated: Bool) {
    let changes = {
      if self.indentationLevel != outline.level { self.indentationLevel = outline.level }
      guard self.isExpanded != outline.isExpanded else { return }
      self.isExpanded = outline.isExpanded
      self.turnChevrons()
    }
    guard animated, window != nil else { return changes() }
    UIView.animate(
      withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction,
      animations: changes)
  }

  private func turnChevrons() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for shown in shown {
      if case .outline = shown.accessory.content, let chevron = shown.view as? ListChevronControl {
        chevron.turn(by: isExpanded ? .pi / 2 : 0, isMirrored: isMirrored)
        chevron.accessibilityLabel =
          isExpanded ? String(uikit: "Collapse") : String(uikit: "Expand")
      } else if shown.accessory.kind == .disclosure {
        (shown.view as? SymbolBox)?.point(toLeft: isMirrored)
      }
    }
  }

  override func editingDidChange() {
    guard accessories.contains(where: { $0.displayed != .always }) else { return }
    guard window != nil, UIView.areAnimationsEnabled, list?.needsReload == false, place != nil
    else {
      return showAccessories()
    }
    let old = shown
    var new: [ListAccessoryView] = []
    UIView.performWithoutAnimation {
      showAccessories(removesOld: false)
      new = shown.filter { one in !old.contains { $0.view === one.view } }
      let frames = old.map(\.view.frame)
      let (content, below, above) = (contentView.frame, line.frame, topLine?.frame ?? .zero)
      layOutAccessories()
      (contentView.frame, line.frame) = (content, below)
      topLine?.frame = above
      for (one, frame) in zip(old, frames) { one.view.frame = frame }
      for one in new {
        let isAtLeft = one.view.frame.midX < bounds.midX
        one.view.center.x += isAtLeft ? -40 : 40
        one.view.alpha = 0
      }
    }
    let gone = old.filter { one in !shown.contains { $0.view === one.view } }
    UIView.animate(
      withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        for one in new { one.view.alpha = 1 }
        for one in gone { one.view.alpha = 0 }
        self.setNeedsLayout()
        self.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        for one in gone where self?.shown.contains(where: { $0.view === one.view }) != true {
          one.view.removeFromSuperview()
          one.view.alpha = 1
        }
      })
  }

  override func selectionDidChange() { updateDiscs() }

  private func updateDiscs() {
    for shown in shown where shown.accessory.kind == .multiselect {
      (shown.view as? ListDiscControl)?.isOn = isSelected
    }
  }

  /// Shows separators between reorder controls and other accessories beside them.
  private func updateReorderControls() {
    let trailing = shown.filter { !$0.accessory.isLeading }
    for one in trailing {
      guard case .reorder(let showsSeparator) = one.accessory.content else { continue }
      (one.view as? TableReorderControl)?.showsSeparator = showsSeparator && trailing.count > 1
    }
  }

  /// Shows the accessories of the editing mode; accessories that remain keep their views.
  private func showAccessories(removesOld: Bool = true) {
    let old = shown
    let indices =
      UICellAccessory.order(of: accessories, isLeading: true, isEditing: isInEditing)
      + UICellAccessory.order(of: accessories, isLeading: false, isEditing: isInEditing)
    shown = indices.map { index in
      old.first { $0.index == index }
        ?? ListAccessoryView(
          index: index, accessory: accessories[index], view: makeView(of: accessories[index]))
    }
    for one in old where removesOld && !shown.contains(where: { $0.view === one.view }) {
      one.view.removeFromSuperview()
    }
    for one in shown where one.view.superview !== self { addSubview(one.view) }
    updateDiscs()
    updateReorderControls()
    UIView.performWithoutAnimation { turnChevrons() }
    setNeedsLayout()
  }

  /// The custom actions; by default those that a swipe over the item reveals.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? actionsOfItem }
    set { super.accessibilityCustomActions = newValue }
  }

  private var actionsOfItem: [UIAccessibilityCustomAction]? {
    guard let list, let path = list.indexPath(for: self) else { return nil }
    let actions = outlineActions + (list.swipes?.accessibilityActions(of: path) ?? [])
    return actions.isEmpty ? nil : actions
  }

  /// Whether the item is expanded; by default as the chevron of an outline shows it.
  open override var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get {
      let status = super.accessibilityExpandedStatus
      guard status == .unsupported, chevron != nil else { return status }
      return isExpanded ? .expanded : .collapsed
    }
    set { super.accessibilityExpandedStatus = newValue }
  }

  /// The visible chevron of an outline's item.
  private var chevron: UIView? {
    shown.lazy.map(\.view).first { $0 is ListChevronControl && !$0.isHidden }
  }

  /// The action of the chevron, for a cell that is an element by itself.
  private var outlineActions: [UIAccessibilityCustomAction] {
    guard isAccessibilityElement, let chevron = chevron as? ListChevronControl,
      let name = chevron.accessibilityLabel
    else { return [] }
    let action = UIAccessibilityCustomAction(name: name) { [weak chevron] _ in
      chevron?.sendActions(for: .touchUpInside)
      return chevron != nil
    }
    return [action]
  }

  // MARK: Layout

  /// The distances of the content from the leading and trailing edges.
  private var contentEdges: (leading: CGFloat, trailing: CGFloat) {
    let indent = CGFloat(indentationLevel) * indentationWidth
    func total(_ isLeading: Bool) -> CGFloat {
      shown.filter { $0.accessory.isLeading == isLeading }.reduce(0) { $0 + $1.room + Self.gap }
    }
    let (leading, trailing) = (total(true), total(false))
    return (indent + leading, trailing > 0 ? trailing - Self.gap + Self.margin : 0)
  }

  override var fittingWidthLost: CGFloat { contentEdges.leading + contentEdges.trailing }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutAccessories()
    turnChevrons()
  }

  private func layOutAccessories() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ frame: CGRect) -> CGRect {
      guard isMirrored else { return frame }
      return CGRect(
        x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    let edges = contentEdges
    contentView.frame = placed(
      CGRect(
        x: edges.leading, y: 0, width: max(0, bounds.width - edges.leading - edges.trailing),
        height: bounds.height))
    func place(_ one: ListAccessoryView, at start: CGFloat) {
      let size = one.size
      let height = one.accessory.kind == .reorder ? bounds.height : size.height
      one.view.frame = placed(
        CGRect(
          x: start + (one.room - size.width) / 2, y: ((bounds.height - height) / 2).rounded(),
          width: size.width, height: height))
    }
    var start =
      Self.margin + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
    var end = bounds.width - Self.margin
    for one in shown where one.accessory.isLeading {
      place(one, at: start)
      start += one.room + Self.gap
    }
    for one in shown.reversed() where !one.accessory.isLeading {
      end -= one.room
      place(one, at: end)
      end -= Self.gap
    }
    let thickness = 1 / max(1, traitCollection.displayScale)
    let text = edges.leading + ((configuredView as? UIListContentView)?.textStart ?? 16)
    func lineFrame(_ separator: ListPlace.Separator?, y: CGFloat) -> CGRect {
      let leading = separator?.insets?.leading ?? text
      return placed(
        CGRect(
          x: leading, y: y,
          width: max(0, bounds.width - leading - (separator?.insets?.trailing ?? 0)),
          height: thickness))
    }
    line.frame = lineFrame(self.place?.separator, y: bounds.height - thickness)
    topLine?.frame = lineFrame(self.place?.topSeparator, y: 0)
  }
}
