import QuartzCore

/// A control with a title and an image that performs its actions when it is clicked or tapped.
@MainActor open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button with a white title, for a custom appearance.
    case custom = 0
    /// A button with a title in the tint color.
    case system = 1
    /// A button with an i in a circle, for details.
    case detailDisclosure
    /// The same as `detailDisclosure`.
    case infoLight
    /// The same as `detailDisclosure`.
    case infoDark
    /// A button with a plus sign in a circle.
    case contactAdd
    /// The same as `system`.
    case plain
    /// A gray button with a cross, which closes a screen.
    case close

    /// The symbol that the button shows; nil for none.
    fileprivate var symbol: UIImage? {
      switch self {
      case .custom, .system, .plain: nil
      case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
      case .contactAdd: UIImage(systemName: "plus.circle")
      case .close: UIImage(systemName: "xmark.circle.fill")
      }
    }
  }

  /// The kind with which the button was created.
  open private(set) var buttonType = ButtonType.custom
  /// The label that shows the title. Its text and color are set by the button.
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The view that shows the image. Its image and tint color are set by the button.
  open private(set) lazy var imageView: UIImageView? = makeImageView()

  /// The label that shows the configuration's subtitle; `nil` without one.
  open internal(set) var subtitleLabel: UILabel?

  /// A closure called when the state of a button changes.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The content and appearance. If `nil`, the default, the values set for states apply.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// Called before the button is laid out after each change of its state; it can change the
  /// configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A Boolean value that determines whether the button updates the colors of its configuration for
  /// its state. The default value is `true`.
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The menu of the button; `nil` by default. It is shown by a secondary click or a long press
  /// and, with `showsMenuAsPrimaryAction`, by each click.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// A Boolean value that determines whether the primary action changes a selection that the button
  /// shows: with a menu as primary action the chosen action, of which one is always checked;
  /// otherwise `isSelected`, which each click toggles. The default value is `false`.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  /// The distances from the edges of the button to its content, in points; zero by default, which
  /// leaves a small distance above and below a title. Buttons with a configuration ignore it.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }
  /// The distances by which the title is moved or made narrower, in points, which the size of the
  /// button doesn't follow. Buttons with a configuration ignore it.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// The distances by which the image is moved, in points, which the size of the button doesn't
  /// follow. Buttons with a configuration ignore it.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The sender of the menu's actions in place of the button.
  weak var menuSender: NSObject?

  private var titles: [State.RawValue: String] = [:]
  private var images: [State.RawValue: UIImage] = [:]
  private var colors: [State.RawValue: UIColor] = [:]
  private var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  private var backgroundImages: [State.RawValue: UIImage] = [:]
  private var backgroundImageView: UIImageView?
  /// The views and values that only configured buttons have.
  let configured = ConfiguredParts()

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of the specified type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .close { tintColor = .secondaryLabel }
    guard let symbol = buttonType.symbol else { return }
    let large = UIImage.SymbolConfiguration(textStyle: .title3)
    setImage(symbol.applyingSymbolConfiguration(large), for: .normal)
  }

  /// Creates a button that performs an action and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration. The action provides the title and the image if the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil && !action.title.isEmpty {
        configuration?.title = action.title
      }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15)
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .center
    addSubview(view)
    return view
  }

  // MARK: Content

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentDidChange()
  }

  /// Sets the title color for a state, which also tints symbols.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    setNeedsLayout()
  }

  /// Sets the attributed title for a state, which takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the background image for a state. It is stretched to the size of the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    setNeedsLayout()
  }

  /// Returns the title for a state, or that for the normal state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// Returns the image for a state, or that for the normal state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// Returns the title color for a state, or that for the normal state; `nil` if there is none.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }

  /// Returns the attributed title for a state, or that for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  /// Returns the background image for a state, or that for the normal state.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  /// The title that is shown in the current state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The attributed title in the current state; `nil` unless one was set.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.title == nil ? attributedTitle(for: state) : nil
  }
  /// The color of the title in the current state.
  open var currentTitleColor: UIColor { foreground }
  /// The background image in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }
  /// The image that is shown in the current state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    apply()
    return configuration == nil ? plainSize : configuredSize(inWidth: size.width)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var heightDependsOnWidth: Bool { wrapsTitle }

  override func layoutContentSize(forWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard wrapsTitle, let width, width < natural.width else { return natural }
    let height = sizeThatFits(CGSize(width: width, height: 0)).height
    return CGSize(width: natural.width, height: height)
  }

  /// The baselines of the title in the button's own height.
  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    if configuration != nil { return configuredBaselines }
    guard hasTitle, let label = titleLabel, let font = label.font else { return (0, 0) }
    let space = max(0, intrinsicContentSize.height - label.sizeThatFits(.zero).height) / 2
    return ((space + font.ascender).rounded(), (space - font.descender).rounded())
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    apply()
    if configuration == nil { layOutPlain() } else { layOutConfigured() }
    layOutBackgroundImage()
    layOutConfiguredBackground()
    focusRing?.layOut(in: self)
  }

  private func layOutBackgroundImage() {
    guard let image = currentBackgroundImage else {
      backgroundImageView?.isHidden = true
      return
    }
    let view = backgroundImageView ?? UIImageView()
    if backgroundImageView == nil {
      backgroundImageView = view
      insertSubview(view, at: 0)
    }
    view.isHidden = false
    view.image = image
    view.frame = bounds
    view.alpha = isEnabled ? (isHighlighted ? 0.75 : 1) : 0.35
  }

  package override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Requests a call of `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration for the state of the button. By default it calls the update handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Menu

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }

  override func willSendPrimaryAction() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }

  // MARK: Keyboard

  package override var takesKeyboardFocus: Bool { true }

  override var keyboardFocusRadius: CGFloat { configuredRadius ?? super.keyboardFocusRadius }

  /// Space and Return press the button for as long as they are held.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine = handleKeys(presses) { key in
      guard case .activate = key else { return false }
      isHighlighted = true
      return true
    }
    if !isMine { super.pressesBegan(presses, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine =
      isHighlighted && !isTracking
      && handleKeys(presses) { key in
        if case .activate = key { true } else { false }
      }
    guard isMine else { return super.pressesEnded(presses, with: event) }
    isHighlighted = false
    if showPrimaryMenu(isForTouch: false, isByKey: true) { return }
    willSendPrimaryAction()
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !isTracking { isHighlighted = false }
    super.pressesCancelled(presses, with: event)
  }

  package override func traitsDidChange() {
    super.traitsDidChange()
    setNeedsUpdateConfiguration()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }
}
