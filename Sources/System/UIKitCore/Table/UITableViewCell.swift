import QuartzCore

/// One row.
@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine }
  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable { case none = 0, disclosureIndicator, checkmark = 3 }

  public let contentView: UIView = TableCellContentView()
  public package(set) var reuseIdentifier: String?
  open var selectionStyle: SelectionStyle = .default
  open var isEditing = false

  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// Instead of what `accessoryType` shows.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Nil shows the system's grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if selectionView === oldValue { selectionView = nil }
      updateSelection(animated: false)
    }
  }
  /// Of the line below it; the table's when it is nil.
  var ownSeparatorInset: UIEdgeInsets?
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? place.inset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  let cellStyle: CellStyle
  var place = TableCellPlace()
  var content = TableCellContent()
  let line = UIView()
  private var isSelectedStorage = false
  private var isHighlightedStorage = false
  private var selectionView: UIView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    contentView.frame = bounds
    addSubview(contentView)
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  /// Makes one of a class that is only known at run time; subclasses that override
  /// `init(style:reuseIdentifier:)`, as on Apple's systems they do, inherit it.
  public required convenience init() {
    let identifier = Self.identifierOfNext
    UITableViewCell.identifierOfNext = nil
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private static var identifierOfNext: String?

  static func make(reuseIdentifier: String) -> Self {
    UITableViewCell.identifierOfNext = reuseIdentifier
    let cell = self.init()
    cell.reuseIdentifier = reuseIdentifier
    return cell
  }

  open func prepareForReuse() {
    if isHighlighted { setHighlighted(false, animated: false) }
  }

  // MARK: Content

  /// Made when it is first asked for.
  open var textLabel: UILabel? { content.text(in: self) }
  /// None in the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : content.detail(in: self) }
  open var imageView: UIImageView? { content.picture(in: self) }

  // MARK: Selection

  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedStorage else { return }
    isSelectedStorage = selected
    updateSelection(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedStorage else { return }
    isHighlightedStorage = highlighted
    updateSelection(animated: animated)
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func updateSelection(animated: Bool) {
    let isShown = (isSelectedStorage || isHighlightedStorage) && selectionStyle != .none
    guard isShown || selectionView != nil else { return }
    let view = currentSelectionView()
    let change = { view.alpha = isShown ? 1 : 0 }
    guard animated else { return change() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change)
  }

  private func currentSelectionView() -> UIView {
    if let selectionView, selectedBackgroundView == nil || selectionView === selectedBackgroundView {
      return selectionView
    }
    selectionView?.removeFromSuperview()
    let view = selectedBackgroundView ?? UIView()
    if selectedBackgroundView == nil { view.backgroundColor = .systemGray4 }
    view.isUserInteractionEnabled = false
    view.frame = bounds
    view.alpha = 0
    insertSubview(view, belowSubview: contentView)
    selectionView = view
    return view
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectionView?.frame = bounds
    layOutContent()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfContent(fitting: size) }
}
