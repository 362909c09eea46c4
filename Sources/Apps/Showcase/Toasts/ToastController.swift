import Toasts
import UIKit
import UIKitCompat

/// A photograph to show toasts over, and buttons that show them; the first is pressed at the start.
///
/// Each demonstration is this screen with other buttons.
final class ToastController: UIViewController {
  private let demo: Demo
  private let trials: [ToastTrial]
  private let photo: Int
  private let noteLabel = UILabel()
  let pictureView = UIImageView()
  let buttonBar: ButtonFlow
  /// Lies over the bottom of the photograph where a demonstration needs one.
  private(set) var toolbar: UIView?
  private var hasBegun = false

  /// - Parameter photo: which of the sample album.
  init(_ demo: Demo, photo: Int = 0, _ trials: [ToastTrial]) {
    self.demo = demo
    self.photo = photo
    self.trials = trials
    buttonBar = ButtonFlow(titles: trials.map(\.title))
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(
    _ demo: Demo, photo: Int = 0, _ show: @escaping @MainActor (ToastController) -> Void
  ) {
    self.init(demo, photo: photo, [ToastTrial("Show again", run: show)])
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Life

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    noteLabel.text = demo.note
    noteLabel.numberOfLines = 0
    noteLabel.font = .systemFont(ofSize: 15)
    noteLabel.textColor = .secondaryLabel
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 16
    pictureView.backgroundColor = .secondarySystemBackground
    buttonBar.onPress = { [weak self] in self?.run($0) }
    for part in [noteLabel, pictureView, buttonBar] { view.addSubview(part) }
    loadPicture()
  }

  private func loadPicture() {
    let photos = Samples.photos
    guard photos.indices.contains(photo) else { return }
    Task { [weak self] in
      let pixels = CGSize(width: 1600, height: 1600)
      let image = try? await Photographs.shared.load(photos[self?.photo ?? 0], pixels: pixels)
      self?.pictureView.image = image
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    guard room.width > 0 else { return }
    let note = noteLabel.sizeThatFits(CGSize(width: min(room.width, 640), height: 1000))
    noteLabel.frame = CGRect(origin: room.origin, size: note)
    let buttons = buttonBar.height(forWidth: room.width)
    buttonBar.frame = CGRect(
      x: room.minX, y: room.maxY - buttons, width: room.width, height: buttons)
    let top = noteLabel.frame.maxY + 16
    pictureView.frame = CGRect(
      x: room.minX, y: top, width: room.width, height: max(0, buttonBar.frame.minY - 16 - top))
    toolbar?.frame = CGRect(
      x: 0, y: view.bounds.height - 72 - view.safeAreaInsets.bottom, width: view.bounds.width,
      height: 72 + view.safeAreaInsets.bottom)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    guard !hasBegun else { return }
    hasBegun = true
    run(0)
  }

  func run(_ index: Int) {
    if trials.indices.contains(index) { trials[index].run(self) }
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if view.toasts.handle(presses) { return }
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    navigationController?.popViewController(animated: true)
  }

  // MARK: Toolbar

  /// A bar that toasts have to make room for, there and gone by turns.
  func toggleToolbar() {
    let bar = toolbar ?? makeToolbar()
    toolbar = bar
    bar.isHidden.toggle()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.toasts.obstaclesDidChange()
  }

  private func makeToolbar() -> UIView {
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    let label = UILabel()
    label.text = "A toolbar"
    label.textAlignment = .center
    label.frame = CGRect(x: 0, y: 0, width: 320, height: 72)
    label.autoresizingMask = [.flexibleWidth]
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 72)
    bar.contentView.addSubview(label)
    bar.isHidden = true
    view.addSubview(bar)
    view.toasts.avoid(bar)
    return bar
  }
}

extension ToastController: TourStop {
  func show(to guide: TourGuide) async throws {
    for (index, trial) in trials.enumerated() {
      view.toasts.dismissAll()
      guide.recording.film(0.2)
      guide.tap(buttonBar.buttons[index])
      try guide.stills(trial.title, over: 0.3)
      guide.recording.film(1)
      await guide.finishLoading()
      try guide.recording.still("\(trial.title), later")
    }
    view.toasts.shown.last?.dismiss()
    for percent in [25, 50, 75] {
      guide.recording.film(0.07)
      try guide.recording.still("Going \(percent)")
    }
    guide.recording.film(0.5)
  }
}
