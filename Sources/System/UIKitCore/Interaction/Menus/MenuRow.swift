import QuartzCore

/// A row of a menu: check mark, title over subtitle, image, and a chevron if it opens a submenu.
final class MenuRow: MenuItemView {
  private let title = UILabel()
  private let subtitle = UILabel()
  private var mark: UIImageView?
  private var imageView: UIImageView?
  private var chevron: UIImageView?
  /// The label of the keys that perform the same command.
  private var keys: UILabel?
  private lazy var widestWord = Self.widestWord(of: element.title, in: metrics.titleFont)
  private let columns: Columns

  /// The columns that all rows of a menu have, so that what is in them is aligned.
  @MainActor struct Columns {
    /// Check marks before the titles.
    var marks = false
    /// Chevrons of submenus at the end.
    var chevrons = false

    init(of entries: [MenuEntry]) {
      for entry in entries {
        switch entry {
        case .action(let action) where action.state != .off: marks = true
        case .submenu: chevrons = true
        default: break
        }
      }
    }
  }

  init(_ choice: Choice, columns: Columns, metrics: MenuMetrics) {
    self.columns = columns
    super.init(choice, metrics: metrics)
    title.text = element.title
    title.font = metrics.titleFont
    title.textColor = color
    subtitle.text = element.subtitle
    subtitle.font = metrics.subtitleFont
    subtitle.textColor = detailColor
    for label in [title, subtitle] {
      label.numberOfLines = metrics.scale > 1.3 ? 0 : 2
      addSubview(label)
    }
    if let name = markName, let image = UIImage(systemName: name) {
      mark = makeImageView(image, color: color)
    }
    if let image { imageView = makeImageView(image, color: color) }
    if submenu != nil, let image = UIImage(systemName: "chevron.right") {
      chevron = makeImageView(image, color: .secondaryLabel)
    }
    if let text = action?.keyText {
      let label = UILabel()
      label.text = text
      label.font = metrics.subtitleFont
      label.textColor = detailColor
      label.isAccessibilityElement = false
      addSubview(label)
      keys = label
      accessibilityValue = text
    }
    accessibilityHint = action?.discoverabilityTitle
  }

  required init?(coder: NSCoder) { nil }

  private var markName: String? {
    switch action?.state {
    case .on: "checkmark"
    case .mixed: "minus"
    default: nil
    }
  }

  private static func widestWord(of title: String, in font: UIFont) -> CGFloat {
    title.split(separator: " ").reduce(0) {
      max($0, String($1).size(withAttributes: [.font: font]).width.rounded(.up))
    }
  }

  /// The widths before and after the text, without the keys.
  private var freeInsets: (leading: CGFloat, trailing: CGFloat) {
    let leading = columns.marks ? metrics.padding * 0.75 + metrics.checkWidth : metrics.padding
    var trailing = metrics.padding
    if imageView != nil { trailing += metrics.imageSide + metrics.spacing }
    if columns.chevrons { trailing += chevronSide + metrics.spacing }
    return (leading, trailing)
  }

  /// The widths before and after the text, beside which the keys are.
  private var insets: (leading: CGFloat, trailing: CGFloat) {
    let (leading, trailing) = freeInsets
    return (leading, trailing + (keys == nil ? 0 : keysWidth + metrics.spacing * 1.8))
  }

  /// Whether the keys are below the text, because beside them a word of it would have to break.
  private func areKeysBelow(_ width: CGFloat) -> Bool {
    keys != nil && widestWord > width - insets.leading - insets.trailing
  }

  private func textInsets(_ width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    areKeysBelow(width) ? freeInsets : insets
  }

  private var keysHeight: CGFloat { metrics.subtitleFont.lineHeight.rounded(.up) }

  private var chevronSide: CGFloat { metrics.checkWidth * 0.6 }

  private var keysWidth: CGFloat { keys?.sizeThatFits(.zero).width.rounded(.up) ?? 0 }

  /// The width without line breaks.
  var naturalWidth: CGFloat {
    let texts = max(
      title.sizeThatFits(.zero).width, subtitle.text == nil ? 0 : subtitle.sizeThatFits(.zero).width
    )
    return (texts + insets.leading + insets.trailing).rounded(.up) + 1
  }

  private func textHeights(_ width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let (leading, trailing) = textInsets(width)
    let room = CGSize(width: max(1, width - leading - trailing), height: 10_000)
    let second = subtitle.text?.isEmpty == false ? subtitle.sizeThatFits(room).height : 0
    return (title.sizeThatFits(room).height.rounded(.up), second.rounded(.up))
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let heights = textHeights(width)
    let below = areKeysBelow(width) ? keysHeight : 0
    return max(metrics.rowHeight, heights.title + heights.subtitle + below + 2 * metrics.textMargin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (leading, trailing) = textInsets(bounds.width)
    let heights = textHeights(bounds.width)
    let isBelow = areKeysBelow(bounds.width)
    let below = isBelow ? keysHeight : 0
    var y = ((bounds.height - heights.title - heights.subtitle - below) / 2).rounded()
    let width = bounds.width - leading - trailing
    place(title, from: leading, y: y, width: width, height: heights.title)
    y += heights.title
    place(subtitle, from: leading, y: y, width: width, height: heights.subtitle)
    for label in [title, subtitle] { label.textAlignment = isMirrored ? .right : .left }
    if let mark {
      let side = metrics.checkWidth * 0.7
      place(mark, from: metrics.padding * 0.75, width: side, height: side)
    }
    var end = bounds.width - metrics.padding
    if let chevron {
      let name = isMirrored ? "chevron.left" : "chevron.right"
      if chevron.image?.isSymbol(name) != true { chevron.image = UIImage(systemName: name) }
      place(chevron, from: end - chevronSide, width: chevronSide, height: chevronSide)
    }
    if columns.chevrons { end -= chevronSide + metrics.spacing }
    if let imageView {
      let side = metrics.imageSide
      place(imageView, from: end - side, width: side, height: side)
      end -= side + metrics.spacing
    }
    if let keys, isBelow {
      place(
        keys, from: leading, y: y + heights.subtitle, width: min(width, keysWidth), height: below)
    } else if let keys {
      place(keys, from: end - keysWidth, width: keysWidth, height: keysHeight)
    }
  }

  /// Places a view; `start` is measured from the leading edge. Without `y` the view is centered.
  private func place(
    _ view: UIView, from start: CGFloat, y: CGFloat? = nil, width: CGFloat, height: CGFloat
  ) {
    let x = isMirrored ? bounds.width - start - width : start
    let top = y ?? ((bounds.height - height) / 2)
    view.frame = CGRect(x: x, y: top, width: max(0, width), height: height)
  }
}
