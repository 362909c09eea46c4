import QuartzCore

/// A single row of a table.
@MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The styles of a cell's labels and image.
  public enum CellStyle: Int, Sendable {
    /// A title and an image.
    case `default` = 0
    /// A title, a gray detail at the right, and an image.
    case value1
    /// A small tinted title and a detail beside it.
    case value2
    /// A title, a smaller detail below it, and an image.
    case subtitle
  }

  /// The styles of the separators between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none = 0
    /// A hairline.
    case singleLine
  }

  /// The styles of the editing control before a row's content.
  public enum EditingStyle: Int, Sendable {
    /// The row has no editing control.
    case none = 0
    /// The editing control deletes the row.
    case delete
    /// The editing control inserts a row.
    case insert
  }

  /// The appearances of a selected cell. All styles except `none` look the same.
  public enum SelectionStyle: Int, Sendable {
    /// The appearance doesn't change.
    case none = 0
    /// The background is gray or the selected background view.
    case blue
    /// The background is gray or the selected background view.
    case gray
    /// The background is gray or the selected background view.
    case `default`
  }

  /// The accessories at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory.
    case none = 0
    /// A chevron, for a row that opens another screen.
    case disclosureIndicator
    /// A checkmark.
    case checkmark = 3
  }

  /// Called when the drag state of the cell has changed. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The view that contains the cell's content, beside the accessory.
  open private(set) var contentView: UIView = TableCellContentView()
  /// The identifier with which the cell is reused.
  open package(set) var reuseIdentifier: String?
  /// The style of the cell's appearance while it is selected.
  open var selectionStyle: SelectionStyle = .default
  /// Whether the cell is in editing mode; false by default. Setting it isn't animated.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }
  /// The style of the editing control; `none` while there is no such control.
  open var editingStyle: EditingStyle { editing.row?.style ?? .none }
  /// Whether the reorder control is shown in editing mode. The table sets it for rows that can be
  /// moved.
  open var showsReorderControl: Bool {
    get { editing.showsReorderControl }
    set {
      editing.showsReorderControl = newValue
      setNeedsLayout()
    }
  }
  /// Whether the content is indented for the editing control in editing mode; true by default.
  open var shouldIndentWhileEditing: Bool {
    get { editing.shouldIndent }
    set {
      editing.shouldIndent = newValue
      setNeedsLayout()
    }
  }
  /// Whether the row's actions are revealed.
  open var showingDeleteConfirmation: Bool { editing.showsDeleteConfirmation }
  /// The accessory in editing mode; none by default.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view in place of the accessory in editing mode.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  /// The accessory at the right; none by default.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }
  /// A view in place of the accessory, which keeps its size.
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
  /// A view behind the content while the cell is selected or highlighted; nil, the default, stands
  /// for a gray one.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if selectionView === oldValue { selectionView = nil }
      updateSelection(animated: false)
    }
  }
  /// The inset of the separator below the cell; nil for the table's.
  var ownSeparatorInset: UIEdgeInsets?
  /// The inset of the separator below the cell, in points; by default the table's.
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
    // Constraints in the content view must never be solved for a size that the cell no longer has.
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.layoutMargins = Self.contentMargins
    addSubview(contentView)
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  /// Creates a cell with the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
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

  /// Called before the cell is reused. Ends its highlight; overrides must call `super`.
  open func prepareForReuse() {
    if isHighlighted { setHighlighted(false, animated: false) }
  }

  // MARK: Content

  /// The label of the title, created when first accessed.
  open var textLabel: UILabel? { content.text(in: self) }
  /// The label of the detail, created when first accessed; nil in the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : content.detail(in: self) }
  /// The view of the image, created when first accessed.
  open var imageView: UIImageView? { content.image(in: self) }

  // MARK: Configurations

  private let configurator = CellConfigurator()
  private var isConfigured: Bool {
    configurator.content != nil || configurator.background != nil
      || configurationUpdateHandler != nil
  }
  /// The configuration of the content; nil, the default, for labels and subviews that the app adds.
  /// Setting it replaces the content view of another kind of configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurator.content }
    set { configurator.setContent(newValue, in: self) }
  }
  /// The configuration of the background; nil, the default, for `backgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurator.background }
    set { configurator.setBackground(newValue, in: self) }
  }
  /// Whether the content configuration is updated when the cell's state changes. The default is
  /// true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurator.updatesContent }
    set { configurator.updatesContent = newValue }
  }
  /// Whether the background configuration is updated when the cell's state changes. The default is
  /// true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurator.updatesBackground }
    set { configurator.updatesBackground = newValue }
  }
  /// A closure that is called with a cell and its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// Called before the cell is laid out if its state has changed.
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
  /// Returns the content configuration of the cell's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { cellStyle.content }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate(self) }
  /// Called to update the configurations for the specified state. The default does nothing.
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
    if let selectionView, selectedBackgroundView == nil || selectionView === selectedBackgroundView
    {
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

  /// The custom actions; by default those that a swipe over the row reveals.
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

  /// Returns the size that the constraints in the content view require; without constraints, the
  /// result of `sizeThatFits(_:)`.
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
