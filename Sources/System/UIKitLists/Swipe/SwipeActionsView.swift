import QuartzCore

/// The actions beside a swiped row, laid out in the width that the row uncovers.
final class SwipeActionsView: UIView {
  let buttons: [SwipeActionButton]
  private let isAtLeft: Bool
  /// The extent to which the first action covers the others, from 0 to 1.
  var spread: CGFloat = 0 { didSet { if spread != oldValue { setNeedsLayout() } } }
  /// The width of all actions side by side, in points.
  let naturalWidth: CGFloat
  private let widths: [CGFloat]

  init(_ configuration: UISwipeActionsConfiguration, isAtLeft: Bool) {
    self.isAtLeft = isAtLeft
    buttons = configuration.actions.map { SwipeActionButton($0) }
    widths = buttons.map(\.naturalWidth)
    naturalWidth = widths.reduce(0, +)
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() {
      button.isAtLeft = isAtLeft
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard naturalWidth > 0 else { return }
    let (width, height) = (bounds.width, bounds.height)
    let stretch = width / naturalWidth
    // Distances are measured from the edge adjacent to the row; the first action is the farthest.
    var distance: CGFloat = 0
    for (index, button) in buttons.enumerated().reversed() {
      let isFirst = index == 0
      let start = isFirst ? distance * stretch * (1 - spread) : distance * stretch
      let length = isFirst ? width - start : widths[index] * stretch
      let x = isAtLeft ? width - start - length : start
      button.contentCenter = min(length, widths[index]) / 2
      if stretch < 1 { button.contentCenter = widths[index] * stretch / 2 }
      button.frame = CGRect(x: x, y: 0, width: length, height: height)
      button.setNeedsLayout()
      distance += widths[index]
    }
  }
}
