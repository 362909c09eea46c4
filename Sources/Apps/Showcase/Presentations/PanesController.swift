import Presentations
import UIKit
import UIKitCompat

/// Two view controllers side by side that alerts can be children of.
final class PanesController: UIViewController {
  private(set) lazy var panes = [pane(photo: 1, title: String(showcase: "One half")), pane(photo: 9, title: String(showcase: "The other"))]

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
    for pane in panes {
      addChild(pane)
      view.addSubview(pane.view)
      pane.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let isWide = bounds.width > bounds.height
    for (index, pane) in panes.enumerated() {
      let part = CGFloat(index)
      pane.view.frame =
        isWide
        ? CGRect(x: part * bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
        : CGRect(x: 0, y: part * bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
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
    guide.stage.press(.keyboardEscape)
    try guide.stills("The other goes", over: 0.3)
  }
}
