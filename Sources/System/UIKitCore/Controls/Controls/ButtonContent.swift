import QuartzCore

/// The sizes of a configured button's content, and the layout that follows from them.
struct ButtonContent {
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// The image or the activity indicator.
  var image = CGSize.zero
  var indicator = CGSize.zero
  var placement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var imageReservation: CGFloat = 0
  var alignment = UIButton.Configuration.TitleAlignment.center
  /// The distance between the content and the indicator, in points.
  static let indicatorPadding: CGFloat = 6

  struct Frames {
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var image = CGRect.zero
    var indicator = CGRect.zero
  }

  var isImageBeside: Bool { placement != .top && placement != .bottom }
  var hasText: Bool { title != .zero || subtitle != .zero }
  var hasImage: Bool { image != .zero }

  /// The size of the title above the subtitle.
  var text: CGSize {
    let gap = title != .zero && subtitle != .zero ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// The space that the image takes up beside or above the text, including the padding.
  var imageRoom: CGSize {
    guard hasImage || imageReservation > 0 && isImageBeside else { return .zero }
    let padding = hasText && hasImage ? imagePadding : 0
    return isImageBeside
      ? CGSize(width: max(image.width, imageReservation) + padding, height: image.height)
      : CGSize(width: image.width, height: image.height + padding)
  }

  var indicatorRoom: CGFloat {
    guard indicator != .zero else { return 0 }
    return indicator.width + (hasText || hasImage ? Self.indicatorPadding : 0)
  }

  /// The size of the content without insets.
  var size: CGSize {
    let (text, room) = (text, imageRoom)
    let inner =
      isImageBeside
      ? CGSize(width: text.width + room.width, height: max(text.height, room.height))
      : CGSize(width: max(text.width, room.width), height: text.height + room.height)
    return CGSize(width: inner.width + indicatorRoom, height: max(inner.height, indicator.height))
  }

  /// Returns the frames of the content in a box, mirrored for right-to-left layouts.
  ///
  /// - Parameter side: The alignment of the content; `left` and `right` are absolute.
  func frames(
    in box: CGRect, side: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment, isMirrored: Bool
  ) -> Frames {
    let inner = CGSize(width: size.width - indicatorRoom, height: size.height)
    var frames = Frames()
    // Computed as if from left to right; the result is mirrored at the end.
    let start: UIControl.ContentHorizontalAlignment =
      isMirrored ? (side == .left ? .right : side == .right ? .left : side) : side
    let free = box.width - size.width
    let room = max(0, free)
    // Centered content that doesn't fit overflows both edges.
    let x = start.offset(in: side == .center ? free : room)
    let span = vertical.span(inner.height, from: 0, to: box.height)
    let content = CGRect(
      x: x, y: span.y, width: side == .fill ? inner.width + room : inner.width, height: span.height)
    place(in: content, &frames)
    frames.indicator = CGRect(
      x: (side == .center ? x + size.width : box.width) - indicator.width,
      y: (box.height - indicator.height) / 2, width: indicator.width, height: indicator.height)
    for path in [\Frames.title, \.subtitle, \.image, \.indicator] {
      if isMirrored { frames[keyPath: path].origin.x = box.width - frames[keyPath: path].maxX }
      frames[keyPath: path] = frames[keyPath: path].offsetBy(dx: box.minX, dy: box.minY)
    }
    return frames
  }

  private func place(in content: CGRect, _ frames: inout Frames) {
    var text = content
    let room = imageRoom
    switch placement {
    case .trailing:
      text.size.width -= room.width
      frames.image.origin.x = content.maxX - image.width
    case .top:
      text.origin.y += room.height
      text.size.height -= room.height
      frames.image.origin.y = content.minY
    case .bottom:
      text.size.height -= room.height
      frames.image.origin.y = content.maxY - image.height
    default:
      text.origin.x += room.width
      text.size.width -= room.width
      frames.image.origin.x = content.minX + max(0, imageReservation - image.width) / 2
    }
    if isImageBeside {
      frames.image.origin.y = content.midY - image.height / 2
    } else {
      frames.image.origin.x = content.midX - image.width / 2
    }
    frames.image.size = image
    placeText(in: text, &frames)
  }

  private func placeText(in text: CGRect, _ frames: inout Frames) {
    let part: CGFloat = alignment == .trailing ? 1 : alignment == .center ? 0.5 : 0
    func x(_ width: CGFloat) -> CGFloat { text.minX + max(0, text.width - width) * part }
    let height = self.text.height
    let y = text.minY + max(0, text.height - height) / 2
    frames.title = CGRect(
      x: x(title.width), y: y, width: min(title.width, text.width), height: title.height)
    frames.subtitle = CGRect(
      x: x(subtitle.width), y: y + height - subtitle.height, width: min(subtitle.width, text.width),
      height: subtitle.height)
  }
}
