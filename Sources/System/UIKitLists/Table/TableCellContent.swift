import QuartzCore

/// The values that depend on a cell's position in its table.
struct TableCellPlace {
  var isFirst = false
  var isLast = false
  var style = UITableView.Style.plain
  /// The color of the separator below the cell; nil for none.
  var separator: UIColor?
  var inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The width of the section index at the trailing edge, in points.
  var indexWidth: CGFloat = 0
}

/// The labels and image views of the system's cell styles, created on first use.
@MainActor struct TableCellContent {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var accessory: UIImageView?

  /// Whether the labels wrap because text is very large.
  private var wraps = false

  /// Lets single-line labels wrap while text is very large, since longer texts don't fit on a line.
  mutating func wrapTexts(isLarge: Bool) {
    guard isLarge || wraps else { return }
    wraps = isLarge
    for label in [text, detail].compactMap({ $0 }) {
      if isLarge, label.numberOfLines == 1, label.adjustsFontForContentSizeCategory {
        label.numberOfLines = 0
        wrapped.append(Weak(label))
      } else if !isLarge, wrapped.contains(where: { $0.value === label }) {
        label.numberOfLines = 1
      }
    }
    if !isLarge { wrapped = [] }
  }

  /// The labels that wrap in place of showing a single line.
  private var wrapped: [Weak<UILabel>] = []

  /// The texts that the labels show.
  var texts: [String] { [text, detail].compactMap { $0?.text }.filter { !$0.isEmpty } }

  mutating func text(in cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let label = UILabel()
    switch cell.cellStyle {
    case .value2:
      label.font = .systemFont(ofSize: 13)
      label.textColor = cell.tintColor
      label.textAlignment = .right
    case .default, .value1, .subtitle: label.font = .preferredFont(forTextStyle: .body)
    }
    label.adjustsFontForContentSizeCategory = true
    text = label
    cell.contentView.addSubview(label)
    return label
  }

  mutating func detail(in cell: UITableViewCell) -> UILabel {
    if let detail { return detail }
    let label = UILabel()
    switch cell.cellStyle {
    case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
    case .value2: label.font = .systemFont(ofSize: 13)
    case .default, .value1:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    }
    label.adjustsFontForContentSizeCategory = true
    detail = label
    cell.contentView.addSubview(label)
    return label
  }

  mutating func image(in cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    image = view
    cell.contentView.addSubview(view)
    return view
  }
}

/// The view that contains the system's labels and image.
///
/// The cell lays out its subviews, and must do so again when one of them changes size, for example
/// because an image has loaded.
@MainActor final class TableCellContentView: UIView {
  /// Whether the cell has just laid out this view.
  var isSettled = false

  override func layoutSubviews() {
    super.layoutSubviews()
    if !isSettled { superview?.setNeedsLayout() }
    isSettled = false
  }
}

extension UITableViewCell {
  /// Modeled on iOS, in points: the margin beside the content, the gap between its parts, the
  /// padding above and below text, the width of a `value2` title, the size of accessories and the
  /// corner radius of inset groups.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let padding: CGFloat = 11
  /// The margins of the content view: those of the system's labels.
  static let contentMargins = UIEdgeInsets(
    top: padding, left: margin, bottom: padding, right: margin)
  private static let titleWidth: CGFloat = 92
  private static let accessorySide: CGFloat = 14
  private static let cornerRadius: CGFloat = 10

  func adopt(_ place: TableCellPlace) {
    if place.indexWidth != self.place.indexWidth { setNeedsLayout() }
    self.place = place
    let isInset = place.style == .insetGrouped
    if backgroundView == nil, backgroundColor == nil {
      backgroundColor =
        place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    let corners = CACornerMask(
      (place.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [])
        + (place.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []))
    let radius = isInset && !corners.isEmpty ? Self.cornerRadius : 0
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    if isInset, layer.maskedCorners != corners { layer.maskedCorners = corners }
    if isInset && !clipsToBounds { clipsToBounds = true }
    line.isHidden = place.separator == nil || (place.isLast && place.style != .plain)
    line.backgroundColor = place.separator
    layOutLine()
  }

  private func layOutLine() {
    let inset = separatorInset
    let thickness = 1 / max(1, traitCollection.displayScale)
    let left = ownSeparatorInset == nil ? max(inset.left, textStart) + editingIndent : inset.left
    let width = max(0, bounds.width - left - inset.right - place.indexWidth)
    line.frame = CGRect(
      x: isRightToLeft ? inset.right + place.indexWidth : left, y: bounds.height - thickness,
      width: width,
      height: thickness)
  }

  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private var shownAccessoryType: AccessoryType {
    isEditing ? editingAccessoryType : accessoryType
  }

  func accessoryDidChange() {
    content.accessory?.removeFromSuperview()
    content.accessory = nil
    (isEditing ? accessoryView : editingAccessoryView)?.removeFromSuperview()
    if let view = shownAccessoryView {
      if view.superview !== self { addSubview(view) }
    } else if shownAccessoryType != .none {
      let isCheck = shownAccessoryType == .checkmark
      let view = UIImageView(image: UIImage(systemName: isCheck ? "checkmark" : "chevron.right"))
      view.tintColor = isCheck ? nil : .tertiaryLabel
      view.contentMode = .scaleAspectFit
      addSubview(view)
      content.accessory = view
    }
    setNeedsLayout()
  }

  private var accessorySize: CGSize {
    if let view = shownAccessoryView { return view.bounds.size }
    return shownAccessoryType == .none
      ? .zero : CGSize(width: Self.accessorySide, height: Self.accessorySide)
  }

  private var imageSize: CGSize { content.image?.image?.size ?? .zero }

  private var textStart: CGFloat {
    imageSize.width > 0 ? Self.margin + imageSize.width + Self.gap : Self.margin
  }

  /// Returns the width that the accessory leaves in a row of the specified width.
  func contentWidth(of width: CGFloat) -> CGFloat {
    let accessory = accessorySize.width
    let free = width - editingIndent - reorderWidth - place.indexWidth
    return max(0, free - (accessory > 0 ? accessory + Self.margin : 0))
  }

  private func textWidth(of width: CGFloat) -> CGFloat {
    let end = accessorySize.width > 0 ? Self.gap : Self.margin
    return max(0, contentWidth(of: width) - textStart - end)
  }

  func sizeOfContent(fitting size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    content.wrapTexts(isLarge: hasLargeText)
    let (title, detail) = textSizes(width)
    let texts = isStacked ? title.height + detail.height : max(title.height, detail.height)
    let height = max(texts, imageSize.height) + 2 * Self.padding
    return CGSize(width: width, height: max(UITableView.standardRowHeight, height))
  }

  private var hasLargeText: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Whether the detail is below the title because very large text leaves no room beside it.
  private var isStacked: Bool { cellStyle == .subtitle || cellStyle == .value1 && hasLargeText }

  private func textSizes(_ width: CGFloat) -> (title: CGSize, detail: CGSize) {
    let availableSize = CGSize(width: textWidth(of: width), height: 0)
    func size(_ label: UILabel?, _ limit: CGSize) -> CGSize {
      guard let label, label.attributedText?.length ?? 0 > 0 else { return .zero }
      return label.sizeThatFits(limit)
    }
    if cellStyle == .value2 {
      let rest = max(0, availableSize.width - Self.titleWidth - Self.gap)
      return (
        size(content.text, CGSize(width: Self.titleWidth, height: 0)),
        size(content.detail, CGSize(width: rest, height: 0))
      )
    }
    return (size(content.text, availableSize), size(content.detail, availableSize))
  }

  /// Sets the frame of the content view to the space that the editing controls and the accessory
  /// leave.
  func placeContentView() {
    let width = contentWidth(of: bounds.width)
    let x = isRightToLeft ? bounds.width - editingIndent - width : editingIndent
    let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
  }

  func layOutContent() {
    let bounds = bounds
    placeContentView()
    let accessory = accessorySize
    (shownAccessoryView ?? content.accessory)?.frame = CGRect(
      x: bounds.width - place.indexWidth - reorderWidth - Self.margin - accessory.width,
      y: (bounds.height - accessory.height) / 2, width: accessory.width, height: accessory.height)
    if editing.row != nil || isEditing { layOutEditing() }
    content.image?.frame = CGRect(
      x: Self.margin, y: (bounds.height - imageSize.height) / 2, width: imageSize.width,
      height: imageSize.height)
    layOutTexts()
    if isRightToLeft { mirrorContent() }
    let isFlipped = isRightToLeft && shownAccessoryType == .disclosureIndicator
    let transform = isFlipped ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    if let accessory = content.accessory, accessory.transform != transform {
      accessory.transform = transform
    }
    layOutLine()
    // Prevents the content view from requesting the layout that has just taken place.
    if contentView.layer.needsLayout() {
      (contentView as? TableCellContentView)?.isSettled = true
    }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func mirrorContent() {
    if let view = shownAccessoryView ?? content.accessory {
      view.frame.origin.x = bounds.width - view.frame.maxX
    }
    for case let view? in [content.image, content.text, content.detail] {
      view.frame.origin.x = contentView.bounds.width - view.frame.maxX
    }
  }

  private func layOutTexts() {
    content.wrapTexts(isLarge: hasLargeText)
    let (title, detail) = textSizes(bounds.width)
    let (start, width, height) = (textStart, textWidth(of: bounds.width), bounds.height)
    func centered(_ x: CGFloat, _ width: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(x: x, y: ((height - size.height) / 2).rounded(), width: width, height: size.height)
    }
    switch cellStyle {
    case .default: content.text?.frame = centered(start, width, title)
    case .subtitle,
      .value1 where isStacked:
      let top = ((height - title.height - detail.height) / 2).rounded()
      content.text?.frame = CGRect(x: start, y: top, width: width, height: title.height)
      content.detail?.frame = CGRect(
        x: start, y: top + title.height, width: width, height: detail.height)
    case .value1:
      let end = min(detail.width, width)
      content.detail?.frame = centered(start + width - end, end, detail)
      content.text?.frame = centered(start, max(0, width - end - Self.gap), title)
    case .value2:
      content.text?.frame = centered(start, Self.titleWidth, title)
      let x = start + Self.titleWidth + Self.gap
      content.detail?.frame = centered(x, max(0, start + width - x), detail)
    }
  }
}

extension UITableViewCell.CellStyle {
  /// The content configuration of the style, without text.
  @MainActor var content: UIListContentConfiguration {
    switch self {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}
