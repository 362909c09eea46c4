import QuartzCore

/// The view of an alert controller: a dimmed background with a panel in the center or, for an
/// action sheet, at the bottom with the cancel button in a separate panel.
final class AlertView: UIView {
  let dim = UIView()
  /// The view that contains the panels, which the transition moves.
  let stage = PassthroughView()
  var onAnswer: ((UIAlertAction) -> Void)?
  var onOutside: (() -> Void)?

  private let style: UIAlertController.Style
  private let panel: AlertPanel
  private let cancelPanel: AlertPanel
  private static let alertWidth: CGFloat = 270
  private static let widestSheet: CGFloat = 420
  private static let popoverWidth: CGFloat = 304
  private static let margin: CGFloat = 8

  init(style: UIAlertController.Style) {
    self.style = style
    panel = AlertPanel(radius: 14)
    cancelPanel = AlertPanel(radius: 14)
    super.init(frame: .zero)
    dim.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    addSubview(dim)
    addSubview(stage)
    stage.addSubview(panel)
    stage.addSubview(cancelPanel)
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] in if $0.state == .ended { self?.onOutside?() } }
    dim.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction],
    preferred: UIAlertAction?
  ) {
    let isSheet = style == .actionSheet
    var (main, apart) = (actions, [UIAlertAction]())
    let cancels = actions.filter { $0.style == .cancel }
    main.removeAll { $0.style == .cancel }
    // The cancel button is the first of two buttons, and the last of more than two.
    if isSheet {
      apart = cancels
    } else {
      main = main.count == 1 ? cancels + main : main + cancels
    }
    let size: CGFloat = isSheet ? 20 : 17
    panel.show(fields)
    panel.show(
      title: title, message: message, isSheet: isSheet,
      buttons: main.map { button($0, preferred, size) })
    cancelPanel.show(
      title: nil, message: nil, isSheet: isSheet,
      buttons: apart.map { button($0, preferred, size) })
    cancelPanel.isHidden = apart.isEmpty
    setNeedsLayout()
  }

  private func button(
    _ action: UIAlertAction, _ preferred: UIAlertAction?, _ fontSize: CGFloat
  ) -> AlertButton {
    let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
    let button = AlertButton(action, isBold: isBold, fontSize: fontSize)
    button.addAction(UIAction { [weak self] _ in self?.onAnswer?(action) }, for: .touchUpInside)
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dim.frame = bounds
    stage.fill(bounds)
    dim.isHidden = isInPopover
    panel.isPlain = isInPopover
    guard !isInPopover else {
      cancelPanel.frame = .zero
      return panel.frame = bounds
    }
    let contentArea = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    if style == .alert { layOutAlert(in: contentArea) } else { layOutSheet(in: contentArea) }
  }

  /// A Boolean value that indicates whether the alert is displayed in a popover, which a touch
  /// outside cancels.
  private var isInPopover: Bool { viewController?.presentation is UIPopoverPresentationController }

  /// The size of the actions in a popover.
  var popoverSize: CGSize {
    let width = Self.popoverWidth
    return CGSize(width: width, height: panel.height(forWidth: width))
  }

  /// Wider for large text, of which few words would fit into a line.
  private var alertWidth: CGFloat {
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else {
      return Self.alertWidth
    }
    let scaled = UIFontMetrics.default.scaledValue(
      for: Self.alertWidth, compatibleWith: traitCollection)
    return min(max(scaled, Self.alertWidth), Self.widestSheet).rounded()
  }

  private func layOutAlert(in room: CGRect) {
    let width = min(alertWidth, room.width)
    let height = min(panel.height(forWidth: width), room.height)
    panel.frame = CGRect(
      x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width,
      height: height)
  }

  private func layOutSheet(in room: CGRect) {
    let width = min(room.width, Self.widestSheet)
    let x = (room.midX - width / 2).rounded()
    var bottom = room.maxY
    if !cancelPanel.isHidden {
      let height = cancelPanel.height(forWidth: width)
      cancelPanel.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
      bottom -= height + Self.margin
    }
    let height = min(panel.height(forWidth: width), bottom - room.minY)
    panel.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
  }
}

/// A view that doesn't receive touches itself, unlike its subviews.
final class PassthroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
