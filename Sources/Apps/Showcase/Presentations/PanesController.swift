import Presentations
import UIKit
import UIKitCompat

/// Two view controllers side by side that alerts can be children of.
final class PanesController: UIViewController {
  private(set) lazy var panes = [
    pane(photo: 1, title: String(showcase: "One half")),
    pane(photo: 9, title: String(showcase: "The other")),
  ]

  private let stack = UIStackView()

  private func pane(photo: Int, title: String) -> SceneController {
    SceneController(
      photo: photo,
      [
        SceneController.Row(title) { pane in
          guard pane.children.isEmpty else { return }
          pane.presentChild(NoticeController(photo: photo, width: 280)) {
            $0.drag = .all
            $0.duration = 0.3
          }
        }
      ]
    ) { _, _ in }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.scrollEdgeAppearance = .overPhotos
    stack.distribution = .fillEqually
    view.add(filling: stack)
    for pane in panes {
      addChild(pane)
      stack.addArrangedSubview(pane.view)
      pane.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    onEscape { [weak self] in self?.navigationController?.popViewController(animated: true) }
  }
}

extension PanesController: TourStop {
  func show(to guide: TourGuide) async throws {
    guide.tap(panes[0].buttons[0])
    try guide.stills("One", over: 0.3)
    await guide.finishLoading()
    guide.tap(panes[1].buttons[0])
    guide.recording.record(0.6)
    await guide.finishLoading()
    try guide.recording.still("Both")
    guide.app.press(.keyboardEscape)
    try guide.stills("The other goes", over: 0.3)
  }
}
