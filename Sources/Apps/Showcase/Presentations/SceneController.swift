import UIKit
import UIKitCompat

/// A photo that fills the screen with a column of buttons, to present over.
final class SceneController: UIViewController {
  struct Row {
    let title: String
    let action: @MainActor (SceneController) -> Void

    init(_ title: String, _ action: @escaping @MainActor (SceneController) -> Void) {
      self.title = title
      self.action = action
    }
  }

  typealias Visit = @MainActor (SceneController, TourGuide) async throws -> Void

  private let rows: [Row]
  private let photo: DemoItem?
  private let visit: Visit
  private(set) var buttons: [UIButton] = []

  init(photo index: Int, _ rows: [Row], visit: @escaping Visit) {
    self.rows = rows
    self.visit = visit
    photo = Samples.photos.indices.contains(index) ? Samples.photos[index] : nil
    super.init(nibName: nil, bundle: nil)
    navigationItem.scrollEdgeAppearance = .overPhotos
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    let backdrop = UIImageView()
    backdrop.contentMode = .scaleAspectFill
    backdrop.clipsToBounds = true
    backdrop.show(photo)
    ScenePhotos.shared.prepare(Array(Samples.photos.prefix(10)))
    buttons = rows.map { row in
      let button = GlassButton(row.title)
      button.addAction(
        UIAction { [weak self] _ in if let self { row.action(self) } }, for: .touchUpInside)
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 52).isActive = true
      return button
    }
    let column = UIStackView(.vertical, spacing: 12, buttons)
    view.add(filling: backdrop)
    view.add(column)
    let safe = view.safeAreaLayoutGuide
    let width = column.widthAnchor.constraint(equalTo: safe.widthAnchor, constant: -48)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      width,
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 360),
      column.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      column.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
    ])
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    onEscape { [weak self] in self?.navigationController?.popViewController(animated: true) }
  }
}

extension SceneController: TourStop {
  func show(to guide: TourGuide) async throws { try await visit(self, guide) }
}

/// White text on a blur.
final class GlassButton: UIButton {
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))

  init(_ title: String) {
    super.init(frame: .zero)
    glass.isUserInteractionEnabled = false
    glass.layer.cornerRadius = 14
    glass.clipsToBounds = true
    // White words can be read over bright photos, too.
    glass.contentView.backgroundColor = UIColor(white: 0, alpha: 0.12)
    insertSubview(glass, at: 0)
    setTitle(title, for: .normal)
    setTitleColor(.white, for: .normal)
    titleLabel?.setScaledFont(.systemFont(ofSize: 17, weight: .medium), maximum: 30)
    titleLabel?.adjustsFontSizeToFitWidth = true
    titleLabel?.minimumScaleFactor = 0.5
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    sendSubviewToBack(glass)
  }
}
