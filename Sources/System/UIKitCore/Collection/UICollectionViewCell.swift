import QuartzCore

/// A view that a collection view reuses: the base class of cells, supplementary and decoration
/// views.
@MainActor open class UICollectionReusableView: UIView {
  /// The identifier for which the view was dequeued.
  open package(set) var reuseIdentifier: String?
  /// What was last applied to the view for the element that it shows.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  /// Creates a view of a class that is only known at run time, with the frame that `make` was
  /// given.
  ///
  /// Swift can only call a required initializer on such a class. Subclasses that override
  /// `init(frame:)`, as they do on Apple's systems, inherit this one.
  public required convenience init() {
    let frame = UICollectionReusableView.frameOfNext
    UICollectionReusableView.frameOfNext = .zero
    self.init(frame: frame)
  }

  private static var frameOfNext = CGRect.zero

  static func make(frame: CGRect) -> Self {
    UICollectionReusableView.frameOfNext = frame
    return self.init()
  }

  /// Called before a used view is dequeued again. The default does nothing.
  open func prepareForReuse() {}
  /// Called when the layout's attributes were applied, for attributes of subclasses, unless they are
  /// equal to those before. The default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes that the view prefers, after it was filled: by default those given, in the
  /// size that its constraints give it if it has any.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  /// Whether the view knows its size without constraints.
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
    // It grows at its end: its top left corner stays where it is.
    result.frame = CGRect(origin: attributes.frame.origin, size: size)
    return result
  }
}

/// A view that shows one item of a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Called when the cell is lifted, dragged and no longer dragged. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The view to which the item's subviews are added. It always has the size of the cell.
  open private(set) var contentView = UIView()
  /// Whether the item is selected. Shows `selectedBackgroundView`.
  open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
  /// Whether the user presses the item. Shows `selectedBackgroundView`.
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
      if let selectedBackgroundView { insertSubview(selectedBackgroundView, belowSubview: contentView) }
      updateBackground()
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  private let configurator = CellConfigurator()
  var configuredView: (any UIView & UIContentView)? { configurator.view }
  private var isConfigured: Bool {
    configurator.content != nil || configurator.background != nil || configurationUpdateHandler != nil
  }
  /// Whether the background is being set by the cell itself.
  var setsDefaultBackground = false
  private(set) var hasDefaultBackground = false
  /// Whether the collection view is in editing mode.
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
  /// Whether the item's children are shown in an outline.
  var isExpanded = false { didSet { listStateDidChange(isExpanded != oldValue) } }
  /// Whether the cell has revealed actions.
  var isSwiped = false { didSet { listStateDidChange(isSwiped != oldValue) } }
  /// Whether the cell is being dragged to another place.
  var isReordering = false { didSet { listStateDidChange(isReordering != oldValue) } }

  private func listStateDidChange(_ isChanged: Bool) {
    if isChanged, isConfigured { setNeedsUpdateConfiguration() }
  }
  /// The corners of a list's group that the cell is at.
  var groupCorners: (CACornerMask, CGFloat)? { nil }
  /// The width beside the content view.
  var fittingWidthLost: CGFloat { 0 }

  /// What the content view shows; nil, the default, for the subviews that the app adds. Setting it
  /// replaces the view that showed another kind of content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurator.content }
    set { configurator.setContent(newValue, in: self) }
  }
  /// The background; nil, the default, for `backgroundView` and `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurator.background }
    set {
      hasDefaultBackground = setsDefaultBackground
      configurator.setBackground(newValue, in: self)
    }
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
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
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
    state.isEditing = isInEditing
    state.isExpanded = isExpanded
    state.isSwiped = isSwiped
    state.isReordering = isReordering
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Asks for an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate(self) }
  /// Called to update the configurations for a state. The default does nothing.
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
    if isChanged, isConfigured { setNeedsUpdateConfiguration() }
  }

  private func updateBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  /// Returns the size that the constraints in the content view allow.
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
