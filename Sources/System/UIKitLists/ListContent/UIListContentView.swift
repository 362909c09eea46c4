import QuartzCore

/// A view that shows a list content configuration.
@MainActor open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private var list: UIListContentConfiguration

  /// Returns whether the view can show a configuration, which a list content configuration must be.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The configuration that the view shows. Configurations of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      list = newValue
      show()
    }
  }

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    imageView.contentMode = .scaleAspectFit
    show()
  }

  /// Returns `nil`, because there is no configuration to show.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    imageView.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
    imageView.image = list.image
    imageView.isHidden = list.image == nil
    imageView.tintColor = list.imageProperties.tintColor
    imageView.layer.cornerRadius = list.imageProperties.cornerRadius
    imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
    show(list.text, list.attributedText, list.textProperties, in: label)
    show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties,
      in: secondaryLabel)
    label.accessibilityTraits = list.isHeader ? .header : .staticText
    for view in [imageView, label, secondaryLabel] as [UIView] { view.alpha = list.alpha }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
    label.isHidden = (text ?? attributed?.string ?? "").isEmpty
  }

  // MARK: Layout

  private struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  /// The distance of the text from the leading edge.
  var textStart: CGFloat { frames(max(1, bounds.width)).text.minX }

  private var imageSize: CGSize {
    let preferred = list.imageProperties.preferredSymbolConfiguration
    guard let size = list.image?.size(preferring: preferred, for: traitCollection), size.width > 0,
      size.height > 0
    else { return .zero }
    let most = list.imageProperties.maximumSize
    let scale = min(
      1, most.width > 0 ? most.width / size.width : 1,
      most.height > 0 ? most.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Returns the size of a text that is wrapped to a width; `nil` for no limit.
  private func size(of label: UILabel, in width: CGFloat?) -> CGSize {
    guard !label.isHidden else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
    return CGSize(
      width: min(size.width.rounded(.up), width ?? size.width.rounded(.up)),
      height: size.height.rounded(.up))
  }

  /// Returns the width that is kept for an image of a size.
  private func reservedWidth(for image: CGSize) -> CGFloat {
    let reserved = list.imageProperties.reservedLayoutSize.width
    return image == .zero ? 0 : reserved > 0 ? reserved : image.width
  }

  private func textStart(beside image: CGSize) -> CGFloat {
    list.directionalLayoutMargins.leading
      + (image == .zero ? 0 : reservedWidth(for: image) + list.imageToTextPadding)
  }

  /// Returns the frames in a left-to-right layout for a width.
  private func frames(_ width: CGFloat) -> Frames {
    let margins = list.directionalLayoutMargins
    let image = imageSize
    let reserved = list.imageProperties.reservedLayoutSize
    let imageWidth = reservedWidth(for: image)
    let start = textStart(beside: image)
    let room = max(1, width - start - margins.trailing)
    var frames = Frames()
    let gap = list.textToSecondaryTextHorizontalPadding
    let mayBeSide = list.prefersSideBySideTextAndSecondaryText && !secondaryLabel.isHidden
    let natural = mayBeSide ? size(of: label, in: nil) : .zero
    let value = mayBeSide ? size(of: secondaryLabel, in: nil) : .zero
    let isSide = mayBeSide && natural.width + gap + value.width <= room
    if isSide {
      frames.text = CGRect(x: start, y: 0, width: room - gap - value.width, height: natural.height)
      frames.secondary = CGRect(
        x: start + room - value.width, y: 0, width: value.width, height: value.height)
      frames.height = max(natural.height, value.height)
      frames.text.origin.y = (frames.height - natural.height) / 2
      frames.secondary.origin.y = (frames.height - value.height) / 2
    } else {
      let (text, secondary) = (size(of: label, in: room), size(of: secondaryLabel, in: room))
      let between =
        label.isHidden || secondaryLabel.isHidden ? 0 : list.textToSecondaryTextVerticalPadding
      frames.text = CGRect(x: start, y: 0, width: room, height: text.height)
      frames.secondary = CGRect(
        x: start, y: text.height + between, width: room, height: secondary.height)
      frames.height = text.height + between + secondary.height
    }
    let imageHeight = max(image.height, image == .zero ? 0 : reserved.height)
    frames.image = CGRect(
      x: margins.leading + (imageWidth - image.width) / 2, y: 0, width: image.width,
      height: image.height)
    frames.height = max(
      list.leastHeight, max(frames.height, imageHeight) + margins.top + margins.bottom)
    return frames
  }

  /// The width at which no text is wrapped, in points.
  private var naturalWidth: CGFloat {
    let margins = list.directionalLayoutMargins
    let start = textStart(beside: imageSize)
    let (text, secondary) = (
      size(of: label, in: nil).width, size(of: secondaryLabel, in: nil).width
    )
    let isSide = list.prefersSideBySideTextAndSecondaryText && !secondaryLabel.isHidden
    let texts =
      isSide
      ? text + list.textToSecondaryTextHorizontalPadding + secondary : max(text, secondary)
    return start + texts + margins.trailing
  }

  /// The size at which no text is wrapped.
  open override var intrinsicContentSize: CGSize {
    let width = naturalWidth
    return CGSize(width: width, height: frames(width).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: frames(width).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(bounds.width)
    let margins = list.directionalLayoutMargins
    let texts = max(frames.text.maxY, frames.secondary.maxY)
    let free = bounds.height - margins.top - margins.bottom
    let top = margins.top + max(0, (free - texts) / 2).rounded()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect, _ y: CGFloat) {
      var frame = frame.offsetBy(dx: 0, dy: y)
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      if view.frame != frame { view.frame = frame }
    }
    place(label, frames.text, top)
    place(secondaryLabel, frames.secondary, top)
    place(imageView, frames.image, margins.top + ((free - frames.image.height) / 2).rounded())
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UIListContentView: HeightFollowingWidth {
  package func contentHeight(forWidth width: CGFloat) -> CGFloat { frames(width).height }
}
