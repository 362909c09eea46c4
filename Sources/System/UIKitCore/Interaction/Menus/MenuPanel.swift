import QuartzCore

/// The surface of a menu: its rows and strips, which scroll if they don't fit on the screen.
final class MenuPanel: UIView {
  private(set) var items: [MenuItemView] = []
  /// The deferred elements whose indicators are shown.
  private(set) var loading: [UIDeferredMenuElement] = []
  let metrics: MenuMetrics
  let scroll = UIScrollView()
  private let surface = UIView()
  let upperEdge = MenuEdge(isTop: true, color: background)
  let lowerEdge = MenuEdge(isTop: false, color: background)
  private var blocks: [Block] = []

  /// A part of the menu over its whole width.
  private struct Block {
    var views: [UIView]
    var height: (CGFloat) -> CGFloat
    var hasLine = false
  }

  init(metrics: MenuMetrics, isTransparent: Bool) {
    self.metrics = metrics
    super.init(frame: .zero)
    surface.backgroundColor = Self.background
    surface.layer.cornerRadius = isTransparent ? MenuMetrics.cornerRadius : 0
    surface.clipsToBounds = true
    surface.layer.borderWidth = 0.5
    scroll.alwaysBounceVertical = false
    scroll.bounces = false
    layer.cornerRadius = surface.layer.cornerRadius
    if isTransparent {
      layer.shadowOpacity = 0.22
      layer.shadowRadius = 12
      layer.shadowOffset = CGSize(width: 0, height: 6)
      layer.backgroundColor = Self.background.resolvedColor(with: .current).cgColor
    }
    addSubview(surface)
    surface.addSubview(scroll)
    scroll.delegate = self
    for edge in [upperEdge, lowerEdge] { surface.addSubview(edge) }
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  private static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.985, alpha: 1)
  }

  /// Whether fingers can scroll the content.
  var isScrollable: Bool { scroll.contentSize.height > scroll.bounds.height + 0.5 }

  // MARK: Content

  func show(_ entries: [MenuEntry]) {
    for block in blocks { for view in block.views { view.removeFromSuperview() } }
    blocks = []
    items = []
    loading = []
    let columns = MenuRow.Columns(of: entries)
    for entry in entries { add(entry, columns) }
    setNeedsLayout()
  }

  private func add(_ entry: MenuEntry, _ columns: MenuRow.Columns) {
    switch entry {
    case .title(let text): addTitle(text)
    case .action(let action): addRow(.action(action), columns)
    case .submenu(let menu): addRow(.submenu(menu), columns)
    case .loading(let deferred): addIndicator(for: deferred)
    case .strip(let actions, let strip): addStrip(actions, strip)
    case .separator: addSeparator()
    }
  }

  private func add(_ block: Block) {
    blocks.append(block)
    for view in block.views {
      view.semanticContentAttribute = semanticContentAttribute
      scroll.addSubview(view)
    }
  }

  private func addRow(_ choice: MenuItemView.Choice, _ columns: MenuRow.Columns) {
    let row = MenuRow(choice, columns: columns, metrics: metrics)
    items.append(row)
    let hasLine =
      metrics.isForTouch && blocks.last.map { !$0.views.contains { $0 is MenuGap } } == true
    add(Block(views: [row], height: row.height, hasLine: hasLine))
  }

  private func addStrip(_ actions: [UIAction], _ strip: MenuStrip) {
    let cells = actions.map { MenuCell($0, strip: strip, metrics: metrics) }
    items += cells
    let height = MenuCell.height(of: strip, metrics: metrics)
    add(Block(views: cells, height: { _ in height }))
  }

  private func addTitle(_ text: String) {
    let label = UILabel()
    label.text = text
    label.font = metrics.headerFont
    label.textColor = MenuItemView.detail
    label.numberOfLines = 3
    label.accessibilityTraits = .header
    let (padding, margin) = (metrics.padding, metrics.textMargin)
    add(
      Block(views: [label]) { width in
        let room = CGSize(width: width - 2 * padding, height: 1000)
        return label.sizeThatFits(room).height.rounded(.up) + 2 * min(8, margin)
      })
  }

  private func addIndicator(for deferred: UIDeferredMenuElement) {
    loading.append(deferred)
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    let height = metrics.rowHeight
    add(Block(views: [indicator], height: { _ in height }))
  }

  private func addSeparator() {
    let height = metrics.separatorHeight
    add(Block(views: [MenuGap(isForTouch: metrics.isForTouch)], height: { _ in height }))
  }

  // MARK: Layout

  /// The size at which everything is visible.
  var naturalSize: CGSize {
    let rows = items.compactMap { ($0 as? MenuRow)?.naturalWidth }
    let titles = blocks.compactMap { $0.views.first as? UILabel }
      .map { $0.sizeThatFits(.zero).width + 2 * metrics.padding + 1 }
    let cells = blocks.filter { $0.views.first is MenuCell }
      .map { CGFloat($0.views.count) * metrics.imageSide * 1.9 }
    let widest = (rows + titles + cells).max() ?? 0
    let limit = metrics.widths.upperBound * max(1, metrics.scale * 0.8)
    let width = max(metrics.widths.lowerBound, min(widest, limit)).rounded(.up)
    return CGSize(width: width, height: height(forWidth: width))
  }

  private func height(forWidth width: CGFloat) -> CGFloat {
    let content = blocks.reduce(0) { $0 + $1.height(width) }
    return max(metrics.rowHeight, content) + 2 * metrics.edge
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = bounds
    scroll.frame = bounds
    surface.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    let width = bounds.width
    var y = metrics.edge
    for block in blocks {
      let height = block.height(width)
      layOut(block, at: y, height: height)
      y += height
    }
    layOutLines()
    scroll.contentSize = CGSize(width: width, height: y + metrics.edge)
    scroll.isScrollEnabled = isScrollable
    let height = min(metrics.rowHeight, bounds.height / 3)
    upperEdge.frame = CGRect(x: 0, y: 0, width: width, height: height)
    lowerEdge.frame = CGRect(x: 0, y: bounds.height - height, width: width, height: height)
    showEdges()
  }

  /// Shows where the content goes on.
  private func showEdges() {
    let end = scroll.contentSize.height - scroll.bounds.height
    upperEdge.isHidden = !isScrollable || scroll.contentOffset.y < 1
    lowerEdge.isHidden = !isScrollable || scroll.contentOffset.y > end - 1
  }

  private func layOut(_ block: Block, at y: CGFloat, height: CGFloat) {
    let width = bounds.width
    if let label = block.views.first as? UILabel {
      label.frame = CGRect(
        x: metrics.padding, y: y, width: width - 2 * metrics.padding, height: height)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      label.textAlignment = isMirrored ? .right : .left
    } else if let indicator = block.views.first as? UIActivityIndicatorView {
      indicator.center = CGPoint(x: width / 2, y: y + height / 2)
    } else {
      let inset = block.views.count > 1 ? metrics.highlightInset : 0
      let part = (width - 2 * inset) / CGFloat(block.views.count)
      for (index, view) in orderedLeftToRight(block.views).enumerated() {
        view.frame = CGRect(x: inset + CGFloat(index) * part, y: y, width: part, height: height)
      }
    }
  }

  private func orderedLeftToRight(_ views: [UIView]) -> [UIView] {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? views.reversed() : views
  }

  private var lines: [UIView] = []

  /// Adds the thin separators between rows for fingers.
  private func layOutLines() {
    for line in lines { line.removeFromSuperview() }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    lines = blocks.filter(\.hasLine).compactMap { block in
      guard let row = block.views.first else { return nil }
      let line = UIView(
        frame: CGRect(x: 0, y: row.frame.minY, width: bounds.width, height: thickness))
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      scroll.addSubview(line)
      return line
    }
  }

  // MARK: Items

  /// Returns the item at a point in the panel.
  func item(at point: CGPoint) -> MenuItemView? {
    guard bounds.contains(point) else { return nil }
    let inContent = scroll.convert(point, from: self)
    return items.first { $0.frame.contains(inContent) }
  }

  func scrollToItem(_ item: MenuItemView) {
    // The one after it is in sight, too.
    let margin = isScrollable ? metrics.rowHeight : metrics.edge
    scroll.scrollRectToVisible(item.frame.insetBy(dx: 0, dy: -margin), animated: false)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if layer.shadowOpacity > 0 {
      layer.backgroundColor = Self.background.resolvedColor(with: traitCollection).cgColor
    }
    setNeedsLayout()
  }
}

/// The gap between two sections: a band for fingers, a line for a pointer.
final class MenuGap: UIView {
  private let line = UIView()
  private let isForTouch: Bool

  init(isForTouch: Bool) {
    self.isForTouch = isForTouch
    super.init(frame: .zero)
    line.backgroundColor = isForTouch ? .quaternarySystemFill : .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame =
      isForTouch
      ? bounds
      : CGRect(
        x: 12, y: (bounds.height / 2).rounded(), width: max(0, bounds.width - 24), height: thickness
      )
  }
}

extension MenuPanel: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showEdges() }
}
