import UIKit
import UIKitStage

@testable import UIKitCore

/// The callbacks of one controller, and those out of order.
@MainActor final class FuzzDiary {
  private(set) var calls: [String] = []
  private(set) var wrong: [String] = []
  /// The last callback about its parent.
  private(set) var lastMove = ""
  private(set) var hasAppeared = false
  var onNote: (() -> Void)?

  private static let legal: [String: Set<String>] = [
    "": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
    "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
    "didDisappear": ["willAppear"],
  ]

  var isAtRest: Bool { ["", "didAppear", "didDisappear"].contains(last) }
  private var last: String { calls.last ?? "" }

  func note(_ call: String) {
    if Self.legal[last]?.contains(call) != true { wrong.append("\(last) then \(call)") }
    calls.append(call)
    if call == "didAppear" { hasAppeared = true }
    onNote?()
  }

  func noteMove(_ call: String) { lastMove = call }
}

@MainActor protocol FuzzController: UIViewController {
  var name: String { get }
  var diary: FuzzDiary { get }
}

/// A screen with a button that counts taps.
final class FuzzScreen: UIViewController, FuzzController {
  let name: String
  let diary = FuzzDiary()
  let button = UIButton(frame: CGRect(x: 60, y: 120, width: 80, height: 40))
  private(set) var taps = 0

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override var description: String { name }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.note("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.note("didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    diary.noteMove(parent == nil ? "will leave" : "will come")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    diary.noteMove(parent == nil ? "left" : "came")
  }
}

final class FuzzNavigation: UINavigationController, FuzzController {
  let name: String
  let diary = FuzzDiary()

  init(_ name: String, root: UIViewController) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    viewControllers = [root]
  }

  required init?(coder: NSCoder) { nil }

  override var description: String { name }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.note("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.note("didDisappear")
  }
}

final class FuzzTabs: UITabBarController, FuzzController {
  let name: String
  let diary = FuzzDiary()

  init(_ name: String, _ screens: [UIViewController]) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    viewControllers = screens
  }

  required init?(coder: NSCoder) { nil }

  override var description: String { name }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.note("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.note("didDisappear")
  }
}
