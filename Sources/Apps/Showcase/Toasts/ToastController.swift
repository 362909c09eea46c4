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
  private let noteLabel = UILabel()
  let canvas: CanvasController
  let buttonBar: ButtonFlow
  private var hasBegun = false

  /// Creates the screen.
  ///
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
    self.init(demo, photo: photo, bars: bars, [ToastExample(String(showcase: "Show again"), run: show)])
  }

  required init?(coder: NSCoder) { nil }

  var toasts: ToastQueue { canvas.view.toasts }

// MARK: Lifecycle

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    noteLabel.text = demo.note
    noteLabel.numberOfLines = 0
    noteLabel.font = .systemFont(ofSize: 15)
    noteLabel.textColor = .secondaryLabel
    buttonBar.onPress = { [weak self] in self?.run($0) }
    view.addSubview(noteLabel)
    addChild(canvas)
    view.addSubview(canvas.view)
    canvas.didMove(toParent: self)
    view.addSubview(buttonBar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let contentArea = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    guard contentArea.width > 0 else { return }
    let note = noteLabel.sizeThatFits(CGSize(width: min(contentArea.width, 640), height: 1000))
    noteLabel.frame = CGRect(origin: contentArea.origin, size: note)
    let buttons = buttonBar.height(forWidth: contentArea.width)
    buttonBar.frame = CGRect(
      x: contentArea.minX, y: contentArea.maxY - buttons, width: contentArea.width, height: buttons)
    let top = noteLabel.frame.maxY + 16
    canvas.view.frame = CGRect(
      x: contentArea.minX, y: top, width: contentArea.width,
      height: max(0, buttonBar.frame.minY - 16 - top))
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
