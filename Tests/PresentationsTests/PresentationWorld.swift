import Testing
import UIKit
import UIKitStage

@testable import Presentations

/// A controller with a wish for its size that counts what it is told.
final class CardController: UIViewController {
  private(set) var calls: [String] = []
  /// 1 between appearing and disappearing.
  private(set) var balance = 0
  let color: UIColor

  init(_ size: CGSize = CGSize(width: 300, height: 200), color: UIColor = .white) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = size
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    balance = 1
    calls.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    balance = 0
    calls.append("didDisappear")
  }

  func forgetCalls() { calls = [] }
}

/// A stage of 400 × 800 points with one screen.
@MainActor final class PresentationWorld {
  let stage: Stage
  let root = CardController(.zero, color: .systemBlue)
  let window: UIWindow

  init(size: CGSize = CGSize(width: 400, height: 800)) {
    stage = Stage(size: size)
    window = stage.show(root)
    root.forgetCalls()
  }

  /// The view's frame as it is drawn, in the window.
  func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// What lies in the window beside the root's view.
  var strangers: [UIView] { window.subviews.filter { $0 !== root.view } }

  /// Frames to a second of so many.
  func frames(_ perSecond: Double) { stage.frameInterval = 1 / perSecond }
}
