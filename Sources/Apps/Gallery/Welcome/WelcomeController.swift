import UIKit
import UIKitCompat

/// Introduces three gestures when the program is started for the first time.
final class WelcomeController: UIViewController {
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private(set) var drawings: [GestureDrawing] = []
  private let button = UIButton(configuration: .borderedProminent())

  /// The margin at the sides, in points.
  private static let margin: CGFloat = 28

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
    preferredContentSize = CGSize(width: 460, height: 520)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 26
    addTitle()
    addRow(
      .zoom, String(gallery: "Make thumbnails larger"),
      String(gallery: "Pinch, or turn the wheel while you hold Ctrl."))
    addRow(
      .drag, String(gallery: "Put a photo back"),
      String(gallery: "Drag an open photo down, and it returns to the library."))
    addRow(
      .band, String(gallery: "Select several photos"),
      String(gallery: "Draw a rectangle around them with the mouse, or hold a finger on one."))
    button.configuration?.title = String(gallery: "Continue")
    button.configuration?.buttonSize = .large
    button.configuration?.baseBackgroundColor = .windowFill
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    layOut()
  }

  private func addTitle() {
    let title = UILabel()
    title.text = String(gallery: "Welcome")
    // Long words have to fit the narrowest window.
    title.setScaledFont(.systemFont(ofSize: 30, weight: .bold), maximum: 44)
    title.textAlignment = .center
    title.numberOfLines = 0
    title.accessibilityTraits = .header
    column.addArrangedSubview(title)
  }

  private func addRow(_ gesture: GestureDrawing.Gesture, _ title: String, _ text: String) {
    let drawing = GestureDrawing(gesture)
    drawings.append(drawing)
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.setScaledFont(.systemFont(ofSize: 17, weight: .semibold), maximum: 24)
    let textLabel = UILabel()
    textLabel.text = text
    textLabel.setScaledFont(.systemFont(ofSize: 15), maximum: 24)
    textLabel.textColor = .detailText
    for label in [titleLabel, textLabel] { label.numberOfLines = 0 }
    let texts = UIStackView(arrangedSubviews: [titleLabel, textLabel])
    texts.axis = .vertical
    texts.spacing = 3
    let row = UIStackView(arrangedSubviews: [drawing, texts])
    row.spacing = 18
    row.alignment = .center
    NSLayoutConstraint.activate([
      drawing.widthAnchor.constraint(equalToConstant: GestureDrawing.size.width),
      drawing.heightAnchor.constraint(equalToConstant: GestureDrawing.size.height),
    ])
    column.addArrangedSubview(row)
  }

  private func layOut() {
    for view in [scrollView, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    let (safe, margin) = (view.safeAreaLayoutGuide, Self.margin)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 36),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margin),
      column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -2 * margin),
      button.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margin),
      button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -margin),
      button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    button.becomeFirstResponder()
    for drawing in drawings { drawing.start() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for drawing in drawings { drawing.stop() }
  }
}
