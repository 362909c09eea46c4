import UIKit

/// Buttons in as many rows as needed.
final class ButtonFlow: UIView {
  private(set) var buttons: [UIButton] = []
  var onPress: ((_ index: Int) -> Void)?
  private static let gap: CGFloat = 8

  init(titles: [String]) {
    super.init(frame: .zero)
    buttons = titles.enumerated().map { index, title in
      var look = UIButton.Configuration.tinted()
      look.title = title
      look.cornerStyle = .capsule
      let action = UIAction { [weak self] _ in self?.onPress?(index) }
      let button = UIButton(configuration: look, primaryAction: action)
      addSubview(button)
      return button
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The height at the current width.
  override var intrinsicContentSize: CGSize {
    let height = frames(forWidth: bounds.width).last?.maxY
    return CGSize(width: UIView.noIntrinsicMetric, height: height ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (button, frame) in zip(buttons, frames(forWidth: bounds.width)) {
      button.frame = mirrored(frame)
    }
    if bounds.height != intrinsicContentSize.height { invalidateIntrinsicContentSize() }
  }

  private func frames(forWidth width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var origin = CGPoint.zero
    for button in buttons {
      let size = button.sizeThatFits(.zero)
      let height = max(36, size.height)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + height + Self.gap)
      }
      frames.append(CGRect(origin: origin, size: CGSize(width: size.width, height: height)))
      origin.x += size.width + Self.gap
    }
    return frames
  }
}
