import Routing
import UIKit
import UIKitStage

/// A stage with a navigation controller and an empty router.
@MainActor final class RoutingWorld {
  let stage = Stage(size: CGSize(width: 400, height: 800))
  let router = Router()
  let home = HomeScreen()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: home)
    stage.show(navigation)
  }

  var top: UIViewController? {
    stage.settle()
    return navigation.visibleViewController
  }

  func screen<Screen: UIViewController>(as type: Screen.Type = Screen.self) -> Screen? {
    top as? Screen
  }
}

final class HomeScreen: UIViewController {}

/// Records its life cycle.
final class NoteScreen: UIViewController, RouteDestination {
  let name: String
  var shownBy = RoutePresentation.automatic
  var action = SameDestinationAction.new
  private(set) var updates: [RouteParameters] = []
  var onLoad: ((NoteScreen) -> Void)?

  init(_ name: String, presentation: RoutePresentation = .automatic) {
    self.name = name
    shownBy = presentation
    super.init(nibName: nil, bundle: nil)
    Census.shared.add(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { onLoad?(self) }

  var routePresentation: RoutePresentation { shownBy }
  func routeAction(for request: RouteRequest) -> SameDestinationAction { action }
  func updateRoute(_ request: RouteRequest) { updates.append(request.parameters) }
}

/// Another class, for behavior that depends on the class.
final class OtherScreen: UIViewController, RouteDestination {}

/// Counts instances.
@MainActor final class Census {
  static let shared = Census()
  private struct Weak { weak var object: AnyObject? }
  private var members: [Weak] = []

  func add(_ object: AnyObject) { members.append(Weak(object: object)) }
  func reset() { members = [] }
  var living: Int { members.count { $0.object != nil } }
}

/// A source made of closures.
struct TestSource: RouteSource {
  var pattern: String
  var parameters: RouteParameters = [:]
  var trust = RouteTrust.app
  var decide: @MainActor (RouteRequest) -> RouteDecision = { _ in .proceed }
  var make: @MainActor (RouteRequest) throws -> (any RouteDestination)? = { NoteScreen($0.pattern) }

  func intercept(_ request: RouteRequest) -> RouteDecision { decide(request) }
  func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
    try make(request)
  }
}
