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
    return buttonType == .custom ? .white : tintColor
  }

  /// The distance above and below a title without a configuration, in points.
  private var titleMargin: CGFloat { contentEdgeInsets == .zero ? 6 : 0 }

  private var plainTitleSize: CGSize {
    hasTitle ? titleLabel?.sizeThatFits(.zero) ?? .zero : .zero
  }

  var plainSize: CGSize {
    let title = plainTitleSize
    let image = currentImageSize
    let insets = contentEdgeInsets
    if title == .zero && image == .zero && insets == .zero { return CGSize(width: 30, height: 34) }
    // Only a title has margins.
    let text = currentTitle == nil ? 0 : title.height + 2 * titleMargin
    return CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(text, image.height) + insets.top + insets.bottom)
  }

  /// Places the image and the title side by side according to the content alignments.
  func layOutPlain() {
    var title = plainTitleSize
    let image = currentImageSize
    let content = bounds.inset(by: contentEdgeInsets)
    let inset = titleEdgeInsets.left + titleEdgeInsets.right
    title.width = min(title.width, max(0, content.width - image.width - inset))
    let side = effectiveContentHorizontalAlignment
    var x = content.minX + side.offset(in: max(0, content.width - image.width - title.width))
    let margin = contentVerticalAlignment == .center ? 0 : titleMargin
    let (top, bottom) = (content.minY + margin, content.maxY - margin)
    if currentImage != nil {
      let span = contentVerticalAlignment.span(image.height, from: top, to: bottom)
      let frame = CGRect(x: x, y: span.y, width: image.width, height: span.height)
      imageView?.frame = moved(frame, by: imageEdgeInsets)
      x += image.width
    }
    if hasTitle {
      let span = contentVerticalAlignment.span(title.height, from: top, to: bottom)
      let room = side == .fill ? max(title.width, content.maxX - x - inset) : title.width
      let frame = CGRect(x: x, y: span.y, width: room, height: span.height)
      titleLabel?.frame = moved(frame, by: titleEdgeInsets)
    }
  }

  /// Returns the place of a part whose room is made smaller by insets: centered content moves by
  /// half the difference of opposite insets, aligned content by the inset of its side.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let dx =
      switch effectiveContentHorizontalAlignment {
      case .left, .fill: insets.left
      case .right: -insets.right
      default: (insets.left - insets.right) / 2
      }
    let dy =
      switch contentVerticalAlignment {
      case .top, .fill: insets.top
      case .bottom: -insets.bottom
      default: (insets.top - insets.bottom) / 2
      }
    return frame.offsetBy(dx: dx, dy: dy)
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
