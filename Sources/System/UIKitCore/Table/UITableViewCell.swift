import QuartzCore

/// The view of a row.
@MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The arrangement of a cell's labels and image.
  public enum CellStyle: Int, Sendable {
    /// A title and an image.
    case `default` = 0
    /// A title and at the right a gray detail, with an image.
    case value1
    /// A small tinted title and a detail beside it.
    case value2
    /// A title and below it a smaller detail, with an image.
    case subtitle
  }

  /// The line below cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A hairline.
    case singleLine
  }

  /// The control in front of a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One that deletes the row.
    case delete
    /// One that inserts a row.
    case insert
  }

  /// How a selected cell looks. All styles but `none` look the same.
  public enum SelectionStyle: Int, Sendable {
    /// No different.
    case none = 0
    /// Gray, or with the selected background view.
    case blue
    /// Gray, or with the selected background view.
    case gray
    /// Gray, or with the selected background view.
    case `default`
  }

  /// The symbol at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// A chevron, for a row that leads to another screen.
    case disclosureIndicator
    /// A checkmark.
    case checkmark = 3
  }

  /// Called when the cell is lifted, dragged and no longer dragged. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The view that contains the cell's content, beside the accessory.
  open private(set) var contentView: UIView = TableCellContentView()
  /// The identifier by which the cell is reused.
  open package(set) var reuseIdentifier: String?
  /// How the cell looks when it is selected.
  open var selectionStyle: SelectionStyle = .default
  /// Whether the cell is in editing mode; false by default. Setting it isn't animated.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }
  /// The control in front of the content in editing mode; none while there is no such control.
  open var editingStyle: EditingStyle { editing.row?.style ?? .none }
  /// Whether the control is shown by which the row is moved in editing mode. The table sets it for
  /// rows that can be moved.
  open var showsReorderControl: Bool {
    get { editing.showsReorderControl }
    set {
      editing.showsReorderControl = newValue
      setNeedsLayout()
    }
  }
  /// Whether the content makes space for the control in front of it in editing mode; true by
  /// default.
  open var shouldIndentWhileEditing: Bool {
    get { editing.shouldIndent }
    set {
      editing.shouldIndent = newValue
      setNeedsLayout()
    }
  }
  /// Whether the row shows the actions that it revealed.
  open var showingDeleteConfirmation: Bool { editing.showsDeleteConfirmation }
  /// The symbol at the right in editing mode; none by default.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view at the right in editing mode in place of the symbol.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  /// The symbol at the right; none by default.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view at the right in place of the symbol; it keeps its size.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }
  /// A view behind the content that fills the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view behind the content while the cell is selected or highlighted; nil, the default, shows a
  /// gray one.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if selectionView === oldValue { selectionView = nil }
      updateSelection(animated: false)
    }
  }
  /// The inset of the line below the cell; nil for the table's.
  var ownSeparatorInset: UIEdgeInsets?
  /// The inset of the line below the cell, in points; the table's unless set.
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
  var editing = TableCellEditing()
  private var isEditingStorage = false
  let line = UIView()
  private var isSelectedStorage = false
  private var isHighlightedStorage = false
  private var selectionView: UIView?

  /// Creates a cell with a style and a reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a cell with the default style; the coder isn't read.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    frame.size = CGSize(width: 320, height: UITableView.standardRowHeight)
    contentView.frame = bounds
    // Constraints in it must never be solved in a size that the cell no longer has.
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.layoutMargins = Self.contentMargins
    addSubview(contentView)
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  /// Creates a cell of a class that is known only as a metatype. Subclasses that override
  /// `init(style:reuseIdentifier:)`, as they do on Apple's systems, inherit it.
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

  // MARK: UIGestureRecognizerDelegate

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  // MARK: Reuse

  /// Called before the cell is reused. Ends its highlight; overrides have to call `super`.
  open func prepareForReuse() {
    if isHighlighted { setHighlighted(false, animated: false) }
  }

  // MARK: Content

  /// The label of the title, created when first accessed.
  open var textLabel: UILabel? { content.text(in: self) }
  /// The label of the detail, created when first accessed; nil in the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : content.detail(in: self) }
  /// The view of the image, created when first accessed.
  open var imageView: UIImageView? { content.picture(in: self) }

  // MARK: Configurations

  private let configurator = CellConfigurator()
  private var isConfigured: Bool {
    configurator.content != nil || configurator.background != nil || configurationUpdateHandler != nil
  }
  /// What the content view shows; nil, the default, for labels and the subviews that the app adds.
  /// Setting it replaces the view that showed another kind of content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurator.content }
    set { configurator.setContent(newValue, in: self) }
  }
  /// The background; nil, the default, for `backgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurator.background }
    set { configurator.setBackground(newValue, in: self) }
  }
  /// Whether the content follows the cell's state. The default is true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurator.updatesContent }
    set { configurator.updatesContent = newValue }
  }
  /// Whether the background follows the cell's state. The default is true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurator.updatesBackground }
    set { configurator.updatesBackground = newValue }
  }
  /// A closure that is called with a cell and its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// Called before the cell is laid out, when its state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    return state
  }
  /// Returns the content of the cell's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Asks for an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate(self) }
  /// Called to update the configurations for a state. The default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func stateDidChange() { if isConfigured { setNeedsUpdateConfiguration() } }

  // MARK: Selection

  /// Whether the cell is selected; setting it isn't animated.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted because it is touched; setting it isn't animated.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets the selection, optionally fading the background.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedStorage else { return }
    isSelectedStorage = selected
    stateDidChange()
    updateSelection(animated: animated)
  }

  /// Sets the highlight, optionally fading the background.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedStorage else { return }
    isHighlightedStorage = highlighted
    stateDidChange()
    updateSelection(animated: animated)
  }

  /// Sets the editing mode; called by the table, within an animation if `animated` is true.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingStorage else { return }
    isEditingStorage = editing
    editingDidChange()
  }

  private func updateSelection(animated: Bool) {
    updateEditControl()
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

  /// By default the actions that a swipe over the row reveals.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? actionsOfRow }
    set { super.accessibilityCustomActions = newValue }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    configurator.updateIfNeeded(self)
    placeContentView()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectionView?.frame = bounds
    layOutContent()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configurator.updateIfNeeded(self)
    guard let view = configurator.view else { return sizeOfContent(fitting: size) }
    let lost = size.width - contentWidth(of: size.width)
    let inner = view.systemLayoutSizeFitting(
      CGSize(width: size.width - lost, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: max(UITableView.standardRowHeight, inner.height))
  }

  /// The size that the constraints in the content view need; without any, `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !contentView.constraints.isEmpty else { return sizeThatFits(targetSize) }
    let target = CGSize(width: contentWidth(of: targetSize.width), height: targetSize.height)
    let size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: targetSize.width - target.width + size.width, height: size.height)
  }
}
