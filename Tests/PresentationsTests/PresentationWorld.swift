import Testing
import UIKit
import UIKitStage

@testable import Presentations

/// A controller with a preferred size, which counts its callbacks.
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

  /// The view's visible frame in window coordinates.
  func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// The views in the window besides the root's.
  var strangers: [UIView] { window.subviews.filter { $0 !== root.view } }

  /// Advances a number of frames at a given frame rate.
  func frames(_ perSecond: Double) { stage.frameInterval = 1 / perSecond }
}
