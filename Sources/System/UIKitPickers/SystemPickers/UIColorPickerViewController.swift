import HostInterface
import QuartzCore

/// The methods with which an app receives the color that the user selects. All are optional.
@MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called with each color; `continuously` is true if more will follow while the user tries out
  /// colors.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the dialog has closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A view controller in which the user selects a color. Its dialog is the desktop's and opens when
/// the controller is presented.
@MainActor open class UIColorPickerViewController: UIViewController {
  /// The delegate of the color picker.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The selected color. The default is black. Setting it while the dialog is open doesn't change
  /// the dialog.
  open var selectedColor = UIColor.black
  /// Whether the user can select translucent colors. The default is true.
  open var supportsAlpha = true

  private var dialog: (any HostDialog)?
  private var hasAsked = false
  private var first = UIColor.black

  /// Creates a color picker.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // Transparent, as the dialog is a separate window.
    view.backgroundColor = .clear
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAsked else { return }
    hasAsked = true
    first = selectedColor
    guard let host = UIApplication.current?.host as? any ColorChoosing else { return end() }
    let question = ColorQuestion(
      title: title ?? String(uikit: "Choose a color"),
      color: selectedColor.concrete(for: traitCollection), supportsAlpha: supportsAlpha)
    dialog = host.chooseColor(question, over: view.window?.windowScene?.hostWindow) {
      [weak self] in self?.answered($0)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    dialog?.close()
    dialog = nil
  }

  private func answered(_ answer: ColorAnswer) {
    switch answer {
    case .tried(let color): take(UIColor(cgColor: color), continuously: true)
    case .chosen(let color):
      take(UIColor(cgColor: color), continuously: false)
      end()
    case .cancelled:
      if selectedColor != first { take(first, continuously: false) }
      end()
    }
  }

  private func take(_ color: UIColor, continuously: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }

  private func end() {
    dialog = nil
    delegate?.colorPickerViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: false) }
  }
}
