import QuartzCore

/// A control that shows a color and opens a color picker.
@MainActor open class UIColorWell: UIControl {
  /// The title of the color picker; nil, the default, for the standard one.
  open var title: String?
  /// Whether the user can select translucent colors. The default is true.
  open var supportsAlpha = true
  /// The selected color; nil, the default, for none. Setting it sends no control event.
  open var selectedColor: UIColor? { didSet { setNeedsLayout() } }

  private lazy var observer = ColorWellObserver(self)
  private let rim = CAGradientLayer()
  private let gap = CALayer()
  private let disc = CALayer()
  private let slash = CALayer()
  private static let side: CGFloat = 28

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // Resembles a color wheel, as far as a linear gradient can.
    rim.colors = [
      UIColor.systemRed, .systemYellow, .systemGreen, .systemCyan, .systemBlue, .systemPurple,
    ]
    .map(\.cgColor)
    rim.startPoint = CGPoint(x: 0, y: 0)
    rim.endPoint = CGPoint(x: 1, y: 1)
    rim.masksToBounds = true
    for part in [rim, gap, disc, slash] { layer.addSublayer(part) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let circle = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    CATransaction.withoutActions {
      for (part, inset) in [(rim as CALayer, 0.0), (gap, 3.0), (disc, 4.5)] {
        part.frame = circle.insetBy(dx: inset, dy: inset)
        part.cornerRadius = max(0, side / 2 - inset)
      }
      gap.backgroundColor = UIColor.systemBackground.concrete(for: traitCollection)
      disc.backgroundColor = selectedColor?.concrete(for: traitCollection)
      slash.isHidden = selectedColor != nil
      slash.bounds = CGRect(x: 0, y: 0, width: side - 9, height: 2)
      slash.position = CGPoint(x: circle.midX, y: circle.midY)
      slash.setAffineTransform(CGAffineTransform(rotationAngle: -.pi / 4))
      slash.backgroundColor = UIColor.systemRed.concrete(for: traitCollection)
    }
    alpha = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.35
    focusRing?.layOut(in: self)
  }

  package func followTraits() {
    setNeedsLayout()
  }

  package var focusRingRadius: CGFloat { bounds.height / 2 }

  // MARK: Dialog

  private func open() {
    let controllers = sequence(first: self as UIResponder, next: \.next)
    guard let presenter = controllers.lazy.compactMap({ $0 as? UIViewController }).first,
      presenter.presentedViewController == nil
    else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.selectedColor = selectedColor ?? .black
    picker.supportsAlpha = supportsAlpha
    picker.delegate = observer
    presenter.present(picker, animated: true)
  }

  package func willSendTap() { open() }
  package var isTapPrimary: Bool { false }

  fileprivate func take(_ color: UIColor) {
    selectedColor = color
    sendValueChange()
  }

  // MARK: Keyboard

  package var isKeyboardStop: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine = handleKeys(presses) { key in
      guard case .activate = key else { return false }
      open()
      return true
    }
    if !isMine { super.pressesBegan(presses, with: event) }
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    open()
    return true
  }
}

/// Forwards the colors of the picker to a color well.
@MainActor private final class ColorWellObserver: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(_ well: UIColorWell) { self.well = well }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { well?.take(color) }
}

extension UIColorWell: AccessibilityDescribing {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: title ?? String(uikit: "Color"),
      value: selectedColor?.accessibilityName ?? String(uikit: "None"),
      traits: isEnabled ? .button : [.button, .notEnabled])
  }
}

extension UIColorWell: TraitsFollowing, ControlManners {}
