import QuartzCore

/// The views that only a configured button has, and the content shown last.
@MainActor final class ConfiguredParts {
  var background: ConfiguredBackgroundView?
  var activity: UIActivityIndicatorView?
  var indicator: UIImageView?
  var needsUpdate = true
  var onSelection: ((UIMenu) -> Void)?
  /// The sizes and line break modes last applied to the labels, which apps can change afterwards.
  var titleLooks: TitleLooks?
  var subtitleLooks: TitleLooks?
  /// The text last given to the labels; a new text requires a layout.
  var title: AttributedString?
  var subtitle: AttributedString?

  struct TitleLooks: Equatable {
    var size: UIButton.Configuration.Size
    var mode: NSLineBreakMode
  }
}

extension UIButton {
  /// Called when the user has chosen another element of the menu whose selection the button shows.
  package var onSelection: ((UIMenu) -> Void)? {
    get { configured.onSelection }
    set { configured.onSelection = newValue }
  }

  /// The configuration for the current state of the button.
  var shownConfiguration: Configuration? {
    automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
  }

  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    updateConfiguration()
    // Changes made by the update itself don't require another one.
    configured.needsUpdate = false
  }

  // MARK: Content

  func apply(_ shown: Configuration) {
    let color = shown.foreground(tint: tintColor)
    applyTitle(of: shown, color: color)
    applySubtitle(of: shown, color: color)
    let showsImage = currentImage != nil && !shown.showsActivityIndicator
    if let image = currentImage, showsImage {
      imageView?.preferredSymbolConfiguration = shown.preferredSymbolConfigurationForImage
      imageView?.image = image
      imageView?.tintColor = shown.imageColorTransformer.map { $0(color) } ?? color
      imageView?.alpha = shown.contentAlpha
    }
    imageView?.isHidden = !showsImage
    applyActivity(of: shown, color: color)
    applyIndicator(of: shown, color: color)
  }

  private func applyTitle(of shown: Configuration, color: UIColor) {
    guard hasTitle, let label = titleLabel else {
      titleLabel?.isHidden = true
      return
    }
    let looks = ConfiguredParts.TitleLooks(size: shown.buttonSize, mode: shown.titleLineBreakMode)
    if configured.titleLooks != looks {
      configured.titleLooks = looks
      label.dress(in: looks, font: shown.buttonSize.titleFont)
    }
    if let title = shown.attributedTitle, shown.hasTitleAttributes {
      let text = title.dressed(
        font: shown.buttonSize.titleFont, color: color, shown.titleTextAttributesTransformer)
      label.show(text, instead: &configured.title)
      label.isHidden = false
    } else {
      configured.title = nil
      applyTitle(color: color)
    }
    label.align(alignment(of: shown).textAlignment(isMirrored: isMirrored))
    label.alpha = shown.contentAlpha
  }

  private func applySubtitle(of shown: Configuration, color: UIColor) {
    guard let subtitle = shown.subtitle, !subtitle.isEmpty else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
      configured.subtitleLooks = nil
      configured.subtitle = nil
      return
    }
    let label = subtitleLabel ?? UILabel()
    if subtitleLabel == nil {
      subtitleLabel = label
      addSubview(label)
    }
    let looks = ConfiguredParts.TitleLooks(
      size: shown.buttonSize, mode: shown.subtitleLineBreakMode)
    if configured.subtitleLooks != looks {
      configured.subtitleLooks = looks
      label.dress(in: looks, font: shown.buttonSize.subtitleFont)
    }
    if let text = shown.attributedSubtitle, shown.hasSubtitleAttributes {
      let dressed = text.dressed(
        font: shown.buttonSize.subtitleFont, color: color, shown.subtitleTextAttributesTransformer)
      label.show(dressed, instead: &configured.subtitle)
    } else {
      configured.subtitle = nil
      label.text = subtitle
      label.textColor = color
    }
    label.align(alignment(of: shown).textAlignment(isMirrored: isMirrored))
    label.alpha = shown.contentAlpha
  }

  private func applyActivity(of shown: Configuration, color: UIColor) {
    guard shown.showsActivityIndicator else {
      configured.activity?.stopAnimating()
      return
    }
    let view = configured.activity ?? UIActivityIndicatorView(style: .medium)
    if configured.activity == nil {
      configured.activity = view
      addSubview(view)
    }
    view.isUserInteractionEnabled = false
    view.color = shown.activityIndicatorColorTransformer.map { $0(color) } ?? color
    view.startAnimating()
  }

  private func applyIndicator(of shown: Configuration, color: UIColor) {
    configured.indicator?.isHidden = !shown.showsIndicator
    guard shown.showsIndicator else { return }
    let view =
      configured.indicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    if configured.indicator == nil {
      configured.indicator = view
      view.contentMode = .center
      view.preferredSymbolConfiguration = .init(pointSize: 12, weight: .semibold)
      addSubview(view)
    }
    view.tintColor = shown.indicatorColorTransformer.map { $0(color) } ?? color
    view.alpha = shown.contentAlpha
  }

  private func alignment(of shown: Configuration) -> Configuration.TitleAlignment {
    guard shown.titleAlignment == .automatic else { return shown.titleAlignment }
    switch contentHorizontalAlignment {
    case .leading: return .leading
    case .trailing: return .trailing
    case .left: return isMirrored ? .trailing : .leading
    case .right: return isMirrored ? .leading : .trailing
    case .center, .fill: break
    }
    let isBeside =
      shown.imagePlacement == .leading && (currentImage != nil || shown.showsActivityIndicator)
    return isBeside && shown.subtitle != nil ? .leading : .center
  }

  // MARK: Layout

  /// Whether a long title wraps: with a configuration it does, unless the label has one line.
  var wrapsTitle: Bool {
    configuration != nil
      && (hasTitle && titleLabel?.numberOfLines != 1
        || subtitleLabel.map { $0.numberOfLines != 1 } ?? false)
  }

  /// Returns the content for a width in points; 0 is unlimited.
  private func content(of shown: Configuration, inWidth width: CGFloat) -> ButtonContent {
    var content = ButtonContent()
    content.placement = shown.imagePlacement
    content.imagePadding = shown.imagePadding
    content.titlePadding = shown.titlePadding
    content.imageReservation = shown.imageReservation
    content.alignment = alignment(of: shown)
    content.image =
      shown.showsActivityIndicator
      ? configured.activity?.intrinsicContentSize ?? .zero : currentImageSize
    if shown.showsIndicator {
      content.indicator = configured.indicator?.sizeThatFits(.zero) ?? .zero
    }
    if hasTitle { content.title = titleLabel?.sizeThatFits(.zero) ?? .zero }
    content.subtitle = subtitleLabel?.sizeThatFits(.zero) ?? .zero
    guard width > 0 else { return content }
    let insets = shown.contentInsets
    let beside = content.isImageBeside ? content.imageRoom.width : 0
    let room = max(1, width - insets.leading - insets.trailing - beside - content.indicatorRoom)
    if let label = titleLabel, hasTitle { content.title = label.size(content.title, inWidth: room) }
    if let label = subtitleLabel { content.subtitle = label.size(content.subtitle, inWidth: room) }
    return content
  }

  func configuredSize(inWidth width: CGFloat) -> CGSize {
    guard let shown = shownConfiguration else { return .zero }
    let size = content(of: shown, inWidth: width).size
    let insets = shown.contentInsets
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  var configuredBaselines: (first: CGFloat, last: CGFloat) {
    updateConfigurationIfNeeded()
    apply()
    guard let shown = shownConfiguration, hasTitle, let font = titleLabel?.font else {
      return (0, 0)
    }
    let content = content(of: shown, inWidth: 0)
    let frames = content.frames(
      in: CGRect(origin: .zero, size: content.size), side: .center, vertical: .center,
      isMirrored: false)
    let last = subtitleLabel == nil ? frames.title : frames.subtitle
    let lastFont = subtitleLabel?.font ?? font
    return (
      (shown.contentInsets.top + frames.title.minY + font.ascender).rounded(),
      (shown.contentInsets.bottom + content.size.height - last.maxY - lastFont.descender).rounded()
    )
  }

  func layOutConfigured() {
    guard let shown = shownConfiguration else { return }
    let insets = shown.contentInsets
    let left = isMirrored ? insets.trailing : insets.leading
    let right = isMirrored ? insets.leading : insets.trailing
    let box = CGRect(
      x: left, y: insets.top, width: bounds.width - left - right,
      height: bounds.height - insets.top - insets.bottom)
    let frames = content(of: shown, inWidth: bounds.width).frames(
      in: box, side: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isMirrored: isMirrored)
    if hasTitle { titleLabel?.frame = frames.title }
    subtitleLabel?.frame = frames.subtitle
    if shown.showsActivityIndicator {
      configured.activity?.frame = frames.image
    } else if currentImage != nil {
      imageView?.frame = frames.image
    }
    if shown.showsIndicator { configured.indicator?.frame = frames.indicator }
  }

  /// The corner radius of the background, in points; `nil` if there is no background.
  var configuredRadius: CGFloat? {
    guard let shown = shownConfiguration, shown.hasBackground(tint: tintColor) else { return nil }
    return shown.radius(for: bounds.size, traits: traitCollection)
  }

  func layOutConfiguredBackground() {
    guard let shown = shownConfiguration, let radius = configuredRadius else {
      configured.background?.isHidden = true
      return
    }
    let view = configured.background ?? ConfiguredBackgroundView()
    if configured.background == nil {
      configured.background = view
      // The background of a button that appears within an animation must not grow from nothing.
      UIView.performWithoutAnimation {
        view.frame = bounds
        insertSubview(view, at: 0)
      }
    }
    view.isHidden = false
    view.frame = bounds
    view.alpha = shown.backgroundAlpha
    view.show(shown.shownBackground(tint: tintColor), corners: (.all, radius))
  }
}

extension UILabel {
  /// Applies the font and the line break mode of a configuration.
  fileprivate func dress(in looks: ConfiguredParts.TitleLooks, font: UIFont) {
    self.font = font
    adjustsFontForContentSizeCategory = true
    let wraps = looks.mode == .byWordWrapping || looks.mode == .byCharWrapping
    numberOfLines = wraps ? 0 : 1
    lineBreakMode = looks.mode == .byWordWrapping ? .byTruncatingTail : looks.mode
  }

  /// Aligns the text if it isn't aligned so already, since each change requires a layout.
  fileprivate func align(_ alignment: NSTextAlignment) {
    if textAlignment != alignment { textAlignment = alignment }
  }

  /// Shows text unless it is already shown.
  fileprivate func show(_ text: AttributedString, instead last: inout AttributedString?) {
    guard last != text else { return }
    last = text
    attributedText = NSAttributedString(text)
  }

  /// Returns the size of the text in a width: its natural size if it fits.
  fileprivate func size(_ natural: CGSize, inWidth room: CGFloat) -> CGSize {
    // A frame aligned to pixels may be slightly narrower than the content.
    guard natural.width > room + 1 else { return natural }
    guard numberOfLines != 1 else { return CGSize(width: room, height: natural.height) }
    return sizeThatFits(CGSize(width: room, height: 0))
  }
}

extension AttributedString {
  /// Returns the text with the attributes that it lacks, as changed by the transformer.
  @MainActor fileprivate func dressed(
    font: UIFont, color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> AttributedString {
    var base = AttributeContainer()
    base.uiKit.font = font
    base.uiKit.foregroundColor = color
    var text = self
    text.mergeAttributes(transformer.map { $0(base) } ?? base, mergePolicy: .keepCurrent)
    return text
  }
}

extension UIButton.Configuration.TitleAlignment {
  fileprivate func textAlignment(isMirrored: Bool) -> NSTextAlignment {
    switch self {
    case .automatic, .center: .center
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    }
  }
}
