import Toasts
import UIKit
import UIKitCompat

/// A screen with what to notice, a photo that toasts are shown over, and buttons that show them;
/// the first is pressed at the start.
///
/// Each demo is this screen with other buttons.
final class ToastController: DemoScreen {
  private let demo: Demo
  private let trials: [ToastExample]
  let canvas: CanvasController
  let buttonBar: ButtonFlow
  private var hasBegun = false

  /// - Parameters:
  ///   - photo: The index of a sample photo.
  ///   - bars: The bars of the canvas.
  init(_ demo: Demo, photo: Int = 0, bars: CanvasController.Bars? = nil, _ trials: [ToastExample]) {
    self.demo = demo
    self.trials = trials
    canvas = CanvasController(photo: photo, bars: bars)
    buttonBar = ButtonFlow(titles: trials.map(\.title))
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(
    _ demo: Demo, photo: Int = 0, bars: CanvasController.Bars? = nil,
    _ show: @escaping @MainActor (CanvasController) -> Void
  ) {
    self.init(
      demo, photo: photo, bars: bars, [ToastExample(String(showcase: "Show again"), run: show)])
  }

  required init?(coder: NSCoder) { nil }

  var toasts: ToastQueue { canvas.view.toasts }

  // MARK: Lifecycle

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    buttonBar.onPress = { [weak self] in self?.run($0) }
    let noteLabel = UILabel(demo.note, size: 15, color: .detailText)
    let column = UIStackView(.vertical, spacing: 16, [canvas.view, buttonBar])
    addChild(canvas)
    view.add(noteLabel, column)
    canvas.didMove(toParent: self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      noteLabel.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      noteLabel.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      noteLabel.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor),
      noteLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
      column.topAnchor.constraint(equalTo: noteLabel.bottomAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBegun else { return }
    hasBegun = true
    run(0)
  }

  func run(_ index: Int) {
    if trials.indices.contains(index) { trials[index].run(canvas) }
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !toasts.handle(presses) { super.pressesBegan(presses, with: event) }
  }
}

extension ToastController: TourStop {
  func show(to guide: TourGuide) async throws {
    toasts.dismissAll()
    for (index, trial) in trials.enumerated() {
      guide.tap(buttonBar.buttons[index])
      try guide.stills(trial.title, over: 0.3)
      guide.recording.record(0.7)
      try guide.recording.still("\(trial.title), later")
    }
    if toasts.shown.isEmpty { run(0) }
    guide.recording.record(0.6)
    toasts.shown.last?.dismiss()
    try guide.stills("Going", over: 0.3)
    toasts.dismissAll()
    run(0)
    await guide.finishLoading()
    try guide.recording.still("Much later")
  }
}
