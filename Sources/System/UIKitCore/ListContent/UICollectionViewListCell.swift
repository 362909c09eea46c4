import QuartzCore

/// A cell of a list, with accessories, indentation and a line below.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// How far the content is indented, in steps of `indentationWidth`. The default is 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented, too. The default is true.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The views at the ends. The default is none.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12

  private var shown: [(accessory: UICellAccessory, view: UIView)] = []
  private let line = UIView()
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

  /// Returns the content that a cell of the list has by default.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard place?.isHeader == true else { return .cell() }
    return place?.appearance == .plain ? .plainHeader() : .groupedHeader()
  }

  override func adopt(_ place: ListPlace) {
    guard place != self.place else { return }
    self.place = place
    if hasDefaultBackground || backgroundConfiguration == nil { setDefaultBackground(place) }
    refreshBackground()
    line.isHidden = place.separator == nil
    line.backgroundColor = place.separator?.color
    setNeedsLayout()
  }

  private func setDefaultBackground(_ place: ListPlace) {
    setsDefaultBackground = true
    backgroundConfiguration =
      switch place.appearance {
      case .plain, .sidebarPlain: place.isHeader ? .listPlainHeaderFooter() : .listPlainCell()
      case .grouped, .insetGrouped: place.isHeader ? .clear() : .listGroupedCell()
      case .sidebar: .listSidebarCell()
      }
    setsDefaultBackground = false
  }

  override var groupCorners: (CACornerMask, CGFloat)? { place?.corners }

  override func editingDidChange() { accessoriesDidChange() }

  private func accessoriesDidChange() {
    for (_, view) in shown { view.removeFromSuperview() }
    shown = accessories.filter { $0.isShown(isEditing: isInEditing) }.map { ($0, $0.makeView()) }
    for (_, view) in shown { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  private func size(of view: UIView) -> CGSize {
    view is UILabel ? view.sizeThatFits(.zero) : view.bounds.size
  }

  /// The distances of the content from the leading and trailing ends.
  private var contentEdges: (leading: CGFloat, trailing: CGFloat) {
    let indent = CGFloat(indentationLevel) * indentationWidth
    func total(_ isLeading: Bool) -> CGFloat {
      shown.filter { $0.accessory.isLeading == isLeading }
        .reduce(0) { $0 + size(of: $1.view).width + Self.gap }
    }
    let (leading, trailing) = (total(true), total(false))
    return (
      indent + leading, trailing > 0 ? trailing - Self.gap + Self.margin : 0
    )
  }

  override var fittingWidthLost: CGFloat { contentEdges.leading + contentEdges.trailing }

  open override func layoutSubviews() {
    super.layoutSubviews()
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
    var start = Self.margin + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
    var end = bounds.width - Self.margin
    for (accessory, view) in shown where accessory.isLeading {
      let size = size(of: view)
      view.frame = placed(
        CGRect(
          x: start, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
      start += size.width + Self.gap
    }
    for (accessory, view) in shown.reversed() where !accessory.isLeading {
      let size = size(of: view)
      end -= size.width
      if case .symbol("chevron.right", _) = accessory.content {
        view.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
      }
      view.frame = placed(
        CGRect(
          x: end, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
      end -= Self.gap
    }
    let thickness = 1 / max(1, traitCollection.displayScale)
    let insets = place?.separator?.insets
    let leading = insets?.leading ?? edges.leading + ((configuredView as? UIListContentView)?.textStart ?? 16)
    line.frame = placed(
      CGRect(
        x: leading, y: bounds.height - thickness,
        width: max(0, bounds.width - leading - (insets?.trailing ?? 0)), height: thickness))
  }
}
