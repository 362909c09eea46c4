import QuartzCore

/// A control with a title and an image that runs actions when it is clicked or tapped.
@MainActor open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button with a white title, for an appearance of the app's own.
    case custom = 0
    /// A button with a title in the tint color.
    case system = 1
  }

  /// The kind with which the button was created.
  open private(set) var buttonType: ButtonType
  /// The label that shows the title. Its text and color are set by the button.
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The view that shows the image. Its image and tint color are set by the button.
  open private(set) lazy var imageView: UIImageView? = makeImageView()

  /// The content and appearance. With nil, the default, the values for states apply.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// Called before the button is laid out, which happens after each change of its state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsLayout() } }

  /// The menu of the button; nil by default. A secondary click or a long press shows it, and with
  /// `showsMenuAsPrimaryAction` each click.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// Whether the button shows a selection, which using it changes: with a menu as primary action the
  /// chosen action, of which one is always checked; otherwise `isSelected`, which each click toggles.
  /// The default is false.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  /// What the menu's actions have as their sender in place of the button.
  weak var menuSender: NSObject?

  private var titles: [State.RawValue: String] = [:]
  private var images: [State.RawValue: UIImage] = [:]
  private var colors: [State.RawValue: UIColor] = [:]
  private var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  private var backgroundImages: [State.RawValue: UIImage] = [:]
  private let backgroundLayer = CALayer()
  private var backgroundImageView: UIImageView?

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    setUp()
  }

  private init(ofType type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) { self.init(ofType: buttonType) }

  /// Creates a button with the title and image of an action, which it runs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button from a configuration. Title and image of the action are used if the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func setUp() { layer.addSublayer(backgroundLayer) }

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
      if configuration?.title == nil && !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15)
    // As Apple's buttons with a configuration do.
    if configuration != nil {
      label.font = UIFontMetrics.default.scaledFont(for: label.font)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
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

  /// Sets the color of the title for a state. It also tints symbols.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    setNeedsLayout()
  }

  /// Sets the title with attributes for a state. It takes the place of a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the image behind the content for a state. It is stretched to the size of the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    setNeedsLayout()
  }

  /// Returns the title for a state, or that for the normal state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// Returns the image for a state, or that for the normal state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// Returns the title color for a state, or that for the normal state; nil if there is none.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }

  /// Returns the title with attributes for a state, or that for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  /// Returns the image behind the content for a state, or that for the normal state.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  /// The title that is shown in the current state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title with attributes that is shown in the current state; nil unless one was set.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.title == nil ? attributedTitle(for: state) : nil
  }
  /// The color of the title in the current state.
  open var currentTitleColor: UIColor { foreground }
  /// The image behind the content in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  private var hasTitle: Bool { currentTitle != nil || currentAttributedTitle != nil }
  /// The image that is shown in the current state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  private var currentImageSize: CGSize {
    let preferred = configuration?.preferredSymbolConfigurationForImage
    return currentImage?.size(preferring: preferred, for: traitCollection) ?? .zero
  }

  private var foreground: UIColor {
    if let color = configuration?.foreground(tint: tintColor) { return color }
    if let color = titleColor(for: state) { return color }
    return buttonType == .system ? tintColor : .white
  }

  // MARK: Layout

  private var insets: NSDirectionalEdgeInsets {
    configuration?.contentInsets
      ?? NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
  }

  private var padding: CGFloat {
    currentImage == nil || !hasTitle ? 0 : configuration?.imagePadding ?? 0
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    apply()
    let title = titleSize(inWidth: size.width)
    let image = currentImageSize
    if title == .zero && image == .zero && configuration == nil {
      return CGSize(width: 30, height: 34)
    }
    let width = title.width + image.width + padding + insets.leading + insets.trailing
    let margins = insets.top + insets.bottom
    // Without a configuration, only a title has margins.
    if configuration == nil {
      let text = currentTitle == nil ? 0 : title.height + margins
      return CGSize(width: width, height: max(text, image.height))
    }
    return CGSize(width: width, height: max(title.height, image.height) + margins)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Whether a long title wraps, as it does with a configuration unless the label has one line.
  private var wrapsTitle: Bool {
    configuration != nil && hasTitle && titleLabel?.numberOfLines != 1
  }

  private func titleSize(inWidth width: CGFloat) -> CGSize {
    guard hasTitle, let label = titleLabel else { return .zero }
    let natural = label.sizeThatFits(.zero)
    let image = currentImageSize.width
    let room = max(1, width - image - padding - insets.leading - insets.trailing)
    // A frame on whole pixels may be a little narrower than the content.
    guard wrapsTitle, width > 0, natural.width > room + 1 else { return natural }
    return label.sizeThatFits(CGSize(width: room, height: 0))
  }

  override var heightDependsOnWidth: Bool { wrapsTitle }

  override func layoutContentSize(forWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard wrapsTitle, let width, width < natural.width else { return natural }
    let height = sizeThatFits(CGSize(width: width, height: 0)).height
    return CGSize(width: natural.width, height: height)
  }

  /// The baselines of the title in the button's own height.
  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard hasTitle, let label = titleLabel, let font = label.font else { return (0, 0) }
    let space = max(0, intrinsicContentSize.height - label.sizeThatFits(.zero).height) / 2
    return ((space + font.ascender).rounded(), (space - font.descender).rounded())
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configurationUpdateHandler?(self)
    apply()
    let title = titleSize(inWidth: bounds.width)
    let image = currentImageSize
    let availableWidth = max(0, bounds.width - image.width - padding)
    let titleWidth = min(title.width, availableWidth)
    layOutContent(title: CGSize(width: titleWidth, height: title.height), image: image)
    layOutBackground()
    focusRing?.layOut(in: self)
  }

  /// Places image and title side by side, as the alignments want it.
  private func layOutContent(title: CGSize, image: CGSize) {
    let width = image.width + padding + title.width
    let side = effectiveContentHorizontalAlignment
    let isAtEdge = side != .center
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isAtEdge ? (isMirrored ? insets.trailing : insets.leading) : 0
    let right = isAtEdge ? (isMirrored ? insets.leading : insets.trailing) : 0
    var x = left + side.offset(in: max(0, bounds.width - left - right - width))
    let isCentered = contentVerticalAlignment == .center
    let (top, bottom) =
      isCentered ? (0, bounds.height) : (insets.top, bounds.height - insets.bottom)
    if currentImage != nil {
      let span = contentVerticalAlignment.span(image.height, from: top, to: bottom)
      imageView?.frame = CGRect(x: x, y: span.y, width: image.width, height: span.height)
      x += image.width + padding
    }
    if hasTitle {
      let span = contentVerticalAlignment.span(title.height, from: top, to: bottom)
      let room = side == .fill ? max(title.width, bounds.width - right - x) : title.width
      titleLabel?.frame = CGRect(x: x, y: span.y, width: room, height: span.height)
    }
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

  private func layOutBackground() {
    layOutBackgroundImage()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    backgroundLayer.frame = bounds
    let color = configuration?.fill(tint: tintColor)
    backgroundLayer.backgroundColor = color?.concrete(for: traitCollection)
    backgroundLayer.cornerRadius = configuration?.radius(for: bounds.size) ?? 0
    CATransaction.commit()
  }

  private func apply() {
    if let title = currentAttributedTitle {
      titleLabel?.textColor = foreground
      titleLabel?.attributedText = title
    } else if let title = currentTitle {
      titleLabel?.text = title
      titleLabel?.textColor = foreground
    }
    titleLabel?.isHidden = !hasTitle
    if let image = currentImage {
      imageView?.preferredSymbolConfiguration = configuration?.preferredSymbolConfigurationForImage
      imageView?.image = image
      imageView?.tintColor = foreground
    }
    imageView?.isHidden = currentImage == nil
    let dim: CGFloat = isEnabled ? (isHighlighted ? 0.5 : 1) : 0.35
    titleLabel?.alpha = dim
    imageView?.alpha = dim
    backgroundLayer.opacity = isHighlighted ? 0.75 : 1
  }

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
    let isMine = isHighlighted && !isTracking
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
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
