import QuartzCore

/// A view that a collection view reuses: the base class of cells, supplementary views and
/// decoration views.
@MainActor open class UICollectionReusableView: UIView {
  /// The reuse identifier with which the view was dequeued.
  open package(set) var reuseIdentifier: String?
  /// The attributes that were last applied to the view for its current element, with their values
  /// then: a layout may return the same object with different ones.
  var applied:
    (attributes: UICollectionViewLayoutAttributes, values: UICollectionViewLayoutAttributes.Values)?

  /// Called before a used view is dequeued again. The default implementation does nothing.
  open func prepareForReuse() {}
  /// Called after layout attributes were applied, for the attributes of subclasses, unless they are
  /// equal to the previous ones. The default implementation does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the preferred attributes of the view after it was configured. The default
  /// implementation returns the specified attributes, with the size that results from the view's
  /// constraints if it has any.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// A Boolean value that indicates whether the view determines its size without constraints.
  var sizesItself: Bool { false }

  private func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard sizesItself || layoutParticipants.contains(where: { !$0.constraints.isEmpty }) else {
      return attributes
    }
    let fixed = attributes.values.fixedAxes
    var size = systemLayoutSizeFitting(
      attributes.size,
      withHorizontalFittingPriority: fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
      verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel)
    if fixed.contains(.horizontal) { size.width = attributes.size.width }
    if fixed.contains(.vertical) { size.height = attributes.size.height }
    guard size != attributes.size else { return attributes }
    let result = attributes.copied()
    // The view grows from its top left corner, whose position doesn't change.
    result.frame = CGRect(origin: attributes.frame.origin, size: size)
    return result
  }
}

/// A view that displays an item of a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Called when the drag state of the cell changes. The default implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The view that contains the cell's content. It always has the size of the cell.
  open private(set) var contentView = UIView()
  /// A Boolean value that indicates whether the item is selected, in which case
  /// `selectedBackgroundView` is displayed.
  open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
  /// A Boolean value that indicates whether the item is highlighted while the user presses it, in
  /// which case `selectedBackgroundView` is displayed.
  open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }

  /// A view behind the content that fills the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view over `backgroundView` that is visible while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, belowSubview: contentView)
      }
      updateBackground()
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  private let configurator = CellConfigurator()
  var configuredView: (any UIView & UIContentView)? { configurator.view }
  private var isConfigured: Bool {
    configurator.content != nil || configurator.background != nil
      || configurationUpdateHandler != nil
  }
  /// A Boolean value that indicates whether the cell itself is setting its background.
  var setsDefaultBackground = false
  private(set) var hasDefaultBackground = false
  /// A Boolean value that indicates whether the collection view is in editing mode.
  var isInEditing = false {
    didSet {
      guard isInEditing != oldValue else { return }
      editingDidChange()
      if isConfigured { setNeedsUpdateConfiguration() }
    }
  }
  func editingDidChange() {}
  /// Called when the cell was selected or deselected.
  func selectionDidChange() {}
  /// A Boolean value that indicates whether the item is expanded in an outline.
  var isExpanded = false { didSet { listStateDidChange(isExpanded != oldValue) } }
  /// A Boolean value that indicates whether the cell has revealed swipe actions.
  var isSwiped = false { didSet { listStateDidChange(isSwiped != oldValue) } }
  /// A Boolean value that indicates whether the cell is being reordered.
  var isReordering = false { didSet { listStateDidChange(isReordering != oldValue) } }

  private func listStateDidChange(_ isChanged: Bool) {
    if isChanged, isConfigured { setNeedsUpdateConfiguration() }
  }
  /// The rounded corners of the cell within its group in a list, with their radius.
  var groupCorners: (CACornerMask, CGFloat)? { nil }
  /// The width that isn't available to the content view.
  var fittingWidthLost: CGFloat { 0 }

  /// The configuration of the cell's content; `nil` if the app adds its own subviews. Setting a
  /// configuration of another type replaces the content view. The default value is `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurator.content }
    set { configurator.setContent(newValue, in: self) }
  }
  /// The configuration of the cell's background; `nil` if `backgroundView` and
  /// `selectedBackgroundView` are used. The default value is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurator.background }
    set {
      hasDefaultBackground = setsDefaultBackground
      configurator.setBackground(newValue, in: self)
    }
  }
  /// A Boolean value that determines whether the content configuration is updated when the cell's
  /// state changes. The default value is `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurator.updatesContent }
    set { configurator.updatesContent = newValue }
  }
  /// A Boolean value that determines whether the background configuration is updated when the
  /// cell's state changes. The default value is `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurator.updatesBackground }
    set { configurator.updatesBackground = newValue }
  }
  /// A closure that is called with a cell and its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// A handler that is called before layout when the cell's state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isInEditing
    state.isExpanded = isExpanded
    state.isSwiped = isSwiped
    state.isReordering = isReordering
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate(self) }
  /// Called to update the configurations for a state. The default implementation does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  func runConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  func refreshBackground() { configurator.showBackground(in: self) }
  func adopt(_ place: ListPlace) {}

  override var sizesItself: Bool { configurator.view != nil }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    configurator.updateIfNeeded(self)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func stateDidChange(_ isChanged: Bool) {
    updateBackground()
    if isChanged { selectionDidChange() }
    // Screen readers are told though nothing may be drawn.
    if isChanged, UIAccessibility.isVoiceOverRunning { FrameScheduler.shared.requestFrame() }
    if isChanged, isConfigured { setNeedsUpdateConfiguration() }
  }

  private func updateBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  /// Returns the size that satisfies the constraints in the content view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let lost = fittingWidthLost
    let target = CGSize(width: max(0, targetSize.width - lost), height: targetSize.height)
    let size = (configurator.view ?? contentView).systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + lost, height: size.height)
  }

  open override func layoutSubviews() {
    configurator.updateIfNeeded(self)
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }
}

extension UICollectionViewCell: ConfigurableCell {}

extension UICollectionViewCell: TapHandling {}
