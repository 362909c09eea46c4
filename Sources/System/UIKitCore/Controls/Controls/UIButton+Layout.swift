import QuartzCore

/// The layout of buttons without a configuration, and the content of both kinds of buttons.
extension UIButton {
  var currentImageSize: CGSize {
    let preferred = configuration?.preferredSymbolConfigurationForImage
    return currentImage?.size(preferring: preferred, for: traitCollection) ?? .zero
  }

  var foreground: UIColor {
    if let color = shownConfiguration?.foreground(tint: tintColor) { return color }
    if let color = titleColor(for: state) { return color }
    return buttonType == .system ? tintColor : .white
  }

  /// The distance above and below a title without a configuration, in points.
  private var titleMargin: CGFloat { 6 }

  private var plainTitleSize: CGSize {
    hasTitle ? titleLabel?.sizeThatFits(.zero) ?? .zero : .zero
  }

  var plainSize: CGSize {
    let title = plainTitleSize
    let image = currentImageSize
    if title == .zero && image == .zero { return CGSize(width: 30, height: 34) }
    // Only a title has margins.
    let text = currentTitle == nil ? 0 : title.height + 2 * titleMargin
    return CGSize(width: title.width + image.width, height: max(text, image.height))
  }

  /// Places the image and the title side by side according to the content alignments.
  func layOutPlain() {
    var title = plainTitleSize
    let image = currentImageSize
    title.width = min(title.width, max(0, bounds.width - image.width))
    let side = effectiveContentHorizontalAlignment
    var x = side.offset(in: max(0, bounds.width - image.width - title.width))
    let isCentered = contentVerticalAlignment == .center
    let (top, bottom) = isCentered ? (0, bounds.height) : (titleMargin, bounds.height - titleMargin)
    if currentImage != nil {
      let span = contentVerticalAlignment.span(image.height, from: top, to: bottom)
      imageView?.frame = CGRect(x: x, y: span.y, width: image.width, height: span.height)
      x += image.width
    }
    if hasTitle {
      let span = contentVerticalAlignment.span(title.height, from: top, to: bottom)
      let room = side == .fill ? max(title.width, bounds.width - x) : title.width
      titleLabel?.frame = CGRect(x: x, y: span.y, width: room, height: span.height)
    }
  }

  /// Shows the title and the image of the current state.
  func apply() {
    if let shown = shownConfiguration { return apply(shown) }
    applyTitle(color: foreground)
    if let image = currentImage {
      imageView?.preferredSymbolConfiguration = nil
      imageView?.image = image
      imageView?.tintColor = foreground
    }
    imageView?.isHidden = currentImage == nil
    let dim: CGFloat = isEnabled ? (isHighlighted ? 0.5 : 1) : 0.35
    titleLabel?.alpha = dim
    imageView?.alpha = dim
  }

  /// Shows the title that was set for the state.
  func applyTitle(color: UIColor) {
    if let title = currentAttributedTitle {
      titleLabel?.textColor = color
      titleLabel?.attributedText = title
    } else if let title = currentTitle {
      titleLabel?.text = title
      titleLabel?.textColor = color
    }
    titleLabel?.isHidden = !hasTitle
  }
}

extension UIButton: BaselineText {
  var baselineFont: UIFont? { titleLabel?.font }
}
