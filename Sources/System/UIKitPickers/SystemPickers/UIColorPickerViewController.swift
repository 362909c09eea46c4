import QuartzCore

/// The methods with which an app receives the color that the user selects. All are optional.
@MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called with each color; `continuously` is true if more will follow while the user tries out
  /// colors.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the user has closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A view controller in which the user selects a color by its shares of red, green and blue.
@MainActor open class UIColorPickerViewController: UIViewController {
  /// The delegate of the color picker.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The selected color. The default is black.
  open var selectedColor = UIColor.black { didSet { if isViewLoaded { showColor() } } }
  /// Whether the user can select translucent colors. The default is true.
  open var supportsAlpha = true { didSet { if isViewLoaded { showColor() } } }

  private lazy var form = ColorForm { [weak self] color, isTrying in
    self?.take(UIColor(cgColor: color), continuously: isTrying)
  }
  private var first: UIColor?

  /// Creates a color picker.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
    preferredContentSize = CGSize(width: 360, height: 400)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    form.heading.text = title ?? String(uikit: "Choose a color")
    form.cancel.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    form.done.addAction(UIAction { [weak self] _ in self?.choose() }, for: .primaryActionTriggered)
    view.addSubview(form)
    showColor()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if first == nil { first = selectedColor }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    form.frame = view.bounds
  }

  private func showColor() {
    form.show(selectedColor.concrete(for: traitCollection), supportsAlpha: supportsAlpha)
  }

  private func take(_ color: UIColor, continuously: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }

  private func choose() {
    take(selectedColor, continuously: false)
    end()
  }

  private func cancel() {
    if let first, selectedColor != first { take(first, continuously: false) }
    end()
  }

  private func end() {
    delegate?.colorPickerViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }

  open override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  /// Called when the user has dismissed the picker, which keeps the color.
  package func personDidDismiss() { delegate?.colorPickerViewControllerDidFinish(self) }
}

extension UIColorPickerViewController: DismissalFollowing {}
