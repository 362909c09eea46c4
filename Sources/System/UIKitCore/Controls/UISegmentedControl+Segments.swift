import QuartzCore

extension UISegmentedControl {
  /// One segment, with the views that show it.
  @MainActor final class Segment {
    var title: String?
    var image: UIImage?
    let action: UIAction?
    /// In points; 0 gives the segment a part of the width that the others leave.
    var width: CGFloat = 0
    var isEnabled = true
    let label = UILabel()
    let imageView = UIImageView(frame: .zero)
    /// The line at the leading edge.
    let divider = UIView()

    private static let margin: CGFloat = 12
    private static let symbolSide: CGFloat = 18

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
      self.title = title
      self.image = image
      self.action = action
      label.textAlignment = .center
      imageView.contentMode = .scaleAspectFit
      divider.isUserInteractionEnabled = false
      divider.backgroundColor = .separator
    }

    private var imageSize: CGSize {
      guard let image else { return .zero }
      return image.symbol == nil
        ? image.size : CGSize(width: Self.symbolSide, height: Self.symbolSide)
    }

    /// The same for the selected and the normal font, so that selecting moves nothing.
    @MainActor var naturalWidth: CGFloat {
      guard image == nil else { return imageSize.width + 2 * Self.margin }
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.text = title
      return label.sizeThatFits(.zero).width.rounded(.up) + 2 * Self.margin
    }

    func layOut(in frame: CGRect, isSelected: Bool, isEnabled: Bool, isPressed: Bool) {
      let size = imageSize
      imageView.image = image
      imageView.isHidden = image == nil
      imageView.tintColor = .label
      imageView.frame = CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
      label.isHidden = image != nil
      label.text = title
      label.font = .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
      let height = label.sizeThatFits(.zero).height
      label.frame = CGRect(
        x: frame.minX + 2, y: frame.midY - height / 2, width: max(0, frame.width - 4),
        height: height)
      let alpha: CGFloat = isEnabled && self.isEnabled ? (isPressed ? 0.4 : 1) : 0.3
      label.alpha = alpha
      imageView.alpha = alpha
    }

    func removeViews() {
      for view in [label, imageView, divider] { view.removeFromSuperview() }
    }
  }

  /// Inserts a segment with a title. Indices out of range are limited.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(Segment(title: title), at: segment) }
  }

  /// Inserts a segment with an image. Indices out of range are limited.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    change(animated: animated) { insert(Segment(image: image), at: segment) }
  }

  /// Inserts a segment with the image of an action, or its title if it has none. Selecting the
  /// segment runs the action.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let title = action.image == nil ? action.title : nil
    change(animated: animated) {
      insert(Segment(title: title, image: action.image, action: action), at: segment)
    }
  }

  /// Removes a segment. Nothing is selected afterwards if it was the selected one.
  public func removeSegment(at segment: Int, animated: Bool) {
    change(animated: animated) { remove(at: segment) }
  }

  /// Removes all segments.
  public func removeAllSegments() { while !segments.isEmpty { remove(at: segments.count - 1) } }

  private func change(animated: Bool, _ body: () -> Void) {
    body()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, animations: { self.layoutIfNeeded() })
  }

  /// Sets the title of a segment, in place of its image.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
    segments[segment].image = nil
    segmentsDidChange()
  }

  /// Returns the title of a segment; nil if it shows an image.
  public func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  /// Sets the image of a segment, in place of its title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].image = image
    if image != nil { segments[segment].title = nil }
    segmentsDidChange()
  }

  /// Returns the image of a segment; nil if it shows a title.
  public func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

  /// Sets the width of a segment in points. With 0, the default, it shares the remaining width.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = width
    segmentsDidChange()
  }

  /// Returns the width that was set for a segment; 0 if none was set.
  public func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

  /// Sets whether the user can select a segment.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
    segmentsDidChange()
  }

  /// Returns whether the user can select a segment.
  public func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
  /// Returns the action of a segment; nil if it has none.
  public func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

  /// Returns the index of the segment with an action; `noSegment` if there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
}
