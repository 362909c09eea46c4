import PhotoIndexing
import UIKit

/// The bar at the bottom while photos are chosen: how many they are, and what can be done with
/// them.
final class SelectionBar: UIVisualEffectView {
  private let commands: CommandTable
  private let selection: PhotoSelection
  private let label = UILabel()
  private let stack = UIStackView()
  private let more = UIButton(type: .system)
  private var buttons: [UIButton] = []
  /// Called when it appears or disappears.
  var onVisibility: ((_ isVisible: Bool) -> Void)?
  private(set) var isShown = false

  static let height: CGFloat = 52
  /// Widths in points: beside the bar, of a button and the space after it, and within the bar beside its
  /// buttons and after the text.
  private static let (margins, buttonSpace, labelMargins): (CGFloat, CGFloat, CGFloat) = (
    24, 46, 26
  )

  init(_ commands: CommandTable, selection: PhotoSelection) {
    self.commands = commands
    self.selection = selection
    super.init(effect: UIBlurEffect(style: .systemChromeMaterial))
    layer.cornerRadius = Self.height / 2
    clipsToBounds = true
    isHidden = true
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = String(gallery: "Selection")
    label.setScaledFont(.systemFont(ofSize: 15, weight: .semibold), maximum: 24)
    label.textColor = .label
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    setUp()
    selection.observe { [weak self] in self?.selectionDidChange() }
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    stack.spacing = 2
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    buttons = commands.selectionBar.map(button)
    buttons.forEach(stack.addArrangedSubview)
    hideSomeButtons()
    stack.insertArrangedSubview(label, at: 1)
    stack.setCustomSpacing(10, after: label)
    more.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    more.accessibilityLabel = String(gallery: "More")
    more.toolTip = more.accessibilityLabel
    more.showsMenuAsPrimaryAction = true
    more.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] completion in
        completion(self?.commands.elements(of: .photos) ?? [])
      }
    ])
    stack.addArrangedSubview(sized(more))
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.heightAnchor.constraint(equalToConstant: Self.height),
    ])
  }

  /// Leaves long and large text its room in a narrow window; the menu has all commands.
  private func hideSomeButtons() {
    let room = (superview?.bounds.width ?? .infinity) - Self.margins
    let needed = label.sizeThatFits(.zero).width + CGFloat(buttons.count + 1) * Self.buttonSpace
    let isTight = needed + Self.labelMargins > room
    // The first ends the selection; the last ones are used most.
    for button in buttons.dropFirst().dropLast(2) where button.isHidden != isTight {
      button.isHidden = isTight
    }
  }

  override func layoutSubviews() {
    hideSomeButtons()
    super.layoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    hideSomeButtons()
  }

  private func button(of command: PhotoCommand) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(command.symbol.flatMap { UIImage(systemName: $0) }, for: .normal)
    button.accessibilityLabel = command.title
    button.toolTip = command.toolTip
    button.addAction(UIAction { [commands] _ in commands.perform(command.id) }, for: .touchUpInside)
    return sized(button)
  }

  private func sized(_ button: UIButton) -> UIButton {
    button.widthAnchor.constraint(equalToConstant: 44).isActive = true
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return button
  }

  /// Puts it at the bottom of a view, in the middle.
  func join(_ view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: view.centerXAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
      widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -24),
    ])
  }

  /// Appears, says how many photos are chosen, or disappears.
  func selectionDidChange() {
    let count = selection.ids.count
    if count > 0 {
      label.text = String(gallery: "\(count) selected")
      hideSomeButtons()
    }
    guard isShown != (count > 0) else { return }
    isShown = count > 0
    superview?.bringSubviewToFront(self)
    if isShown { isHidden = false }
    onVisibility?(isShown)
    superview?.layoutIfNeeded()
    let isStill = UIAccessibility.isReduceMotionEnabled
    if isShown {
      alpha = 0
      if !isStill { transform = CGAffineTransform(translationX: 0, y: 24) }
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.alpha = self.isShown ? 1 : 0
      self.transform =
        self.isShown || isStill ? .identity : CGAffineTransform(translationX: 0, y: 24)
    } completion: { _ in
      self.isHidden = !self.isShown
    }
  }
}
