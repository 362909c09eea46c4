import Presentations
import Routing
import Testing
import UIKit
import UIKitStage

/// Each usage of a router that the project set out from, written against ours.
@Suite(.serialized) @MainActor struct Seed003RoutingTests {
  // MARK: 1.1 Sources that register themselves

  enum SimpleRoute: String, CaseIterable, RouteSource {
    case systemPush = "/app/systemPush"
    case systemPresent = "/app/systemPresent"
    case pushStyle = "/app/pushStyle"
    case alert = "/app/alert"
    case login = "/app/login"

    func makeDestination(for request: RouteRequest) -> (any RouteDestination)? {
      switch self {
      case .systemPush: Page(.push)
      case .systemPresent: Page(.present)
      case .pushStyle: Page(.likePushing)
      case .alert: Page(.asAlert)
      case .login: LoginPage()
      }
    }
  }

  class Page: UIViewController, RouteDestination {
    let routePresentation: RoutePresentation

    init(_ presentation: RoutePresentation) {
      routePresentation = presentation
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class LoginPage: UIViewController, RouteDestination {}

  @MainActor final class World {
    let stage = Stage()
    let router = Router()
    let caller = UIViewController()
    let navigation: UINavigationController

    init() throws {
      navigation = UINavigationController(rootViewController: caller)
      stage.show(navigation)
      router.ownHosts = ["www.appwebsite.com"]
      try SimpleRoute.registerAll(in: router)
    }

    var front: UIViewController? {
      stage.settle()
      let visible = navigation.visibleViewController
      return (visible as? UINavigationController)?.topViewController ?? visible
    }
  }

  // MARK: 1.2 Opening

  @Test func bySourcePathAndURL() throws {
    let world = try World()
    try world.router.show(SimpleRoute.systemPush, from: world.caller)
    #expect(world.front is Page)
    try world.router.show("/app/systemPush", from: world.caller)
    if let url = URL(string: "https://www.appwebsite.com/app/systemPush/") {
      try world.router.show(url, from: world.caller)
    }
    #expect(world.navigation.viewControllers.count == 4)
  }

  /// The seed's own line, which says nothing but the path and takes no error.
  @Test func byAPathInOneLine() throws {
    let world = try World()
    _ = try? world.router.show("/app/systemPush", from: world.caller)
    #expect(world.front is Page)
  }

  @Test func routersShareNothing() throws {
    let world = try World()
    #expect(throws: RoutingError.self) { try Router().show("/app/systemPush", from: world.caller) }
    #expect(world.front === world.caller)
  }

  @Test func everyScreenShowsItselfItsOwnWay() throws {
    for (route, isPushed) in [
      (SimpleRoute.systemPush, true), (.systemPresent, false), (.pushStyle, false), (.alert, false),
    ] {
      let world = try World()
      try world.router.show(route, from: world.caller)
      #expect(world.front is Page)
      #expect((world.navigation.viewControllers.count == 2) == isPushed)
      #expect((world.navigation.presentedViewController != nil) == !isPushed)
    }
  }

  @Test func anAlertComesUpInTheMiddleAndATapBesideItTakesItAway() throws {
    let world = try World()
    try world.router.show(SimpleRoute.alert, from: world.caller)
    let alert = try #require(world.front as? Page)
    #expect(alert.alertPresentation != nil)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame == CGRect(x: 195 - 140, y: 422 - 80, width: 280, height: 160))
    #expect(world.caller.view.window != nil, "the screen below doesn't move")
    world.stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(world.front === world.caller && alert.view.window == nil)
  }

  @Test func whatIsPresentedLikeAPushComesFromTheRightAndIsSweptBack() throws {
    let world = try World()
    try world.router.show(SimpleRoute.pushStyle, from: world.caller)
    world.stage.advance(by: 0.15)
    let page = try #require(world.navigation.presentedViewController as? Page)
    let onItsWay = page.view.convert(page.view.bounds, to: nil)
    #expect(onItsWay.minX > 20 && onItsWay.minX < 370 && onItsWay.minY == 0)
    #expect(world.front === page)
    #expect(page.view.convert(page.view.bounds, to: nil) == world.stage.window?.bounds)
    world.stage.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.2)
    #expect(world.front === world.caller && page.view.window == nil)
  }

  // MARK: 1.3 Parameters

  enum ParameterRoute: RouteSource {
    case byEnum(p: String, q: Int)
    case byURL, byQuery, byContext, mixed, forInit

    var pattern: String {
      switch self {
      case .byEnum: "/app/passParameterByEnum"
      case .byURL: "/app/passParameterByUrl/:pid/:name"
      case .byQuery: "/app/search"
      case .byContext: "/app/passParameterByContext"
      case .mixed: "/app/mixUrlAndContext/:pid/:text"
      case .forInit: "/app/parameterForInit/:id"
      }
    }

    var parameters: RouteParameters {
      if case .byEnum(let p, let q) = self { ["p": p, "q": "\(q)"] } else { [:] }
    }

    func makeDestination(for request: RouteRequest) throws -> (any RouteDestination)? {
      if case .forInit = self { return IdentifiedPage(id: try request.parameters.require("id")) }
      return ParameterPage()
    }
  }

  final class ParameterPage: UIViewController, RouteDestination {
    var got: RouteRequest?

    func showRoute(_ request: RouteRequest, from presenter: UIViewController) {
      got = request
      presenter.navigationController?.pushViewController(self, animated: true)
    }
  }

  final class IdentifiedPage: UIViewController, RouteDestination {
    private(set) var id: Int

    init(id: Int) {
      self.id = id
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func routeAction(for request: RouteRequest) -> SameDestinationAction { .update }

    func updateRoute(_ request: RouteRequest) {
      id = request.parameters.get("id") ?? id
      title = "\(id)"
    }
  }

  private func parameterWorld() throws -> World {
    let world = try World()
    for route in [
      ParameterRoute.byEnum(p: "", q: 0), .byURL, .byQuery, .byContext, .mixed, .forInit,
    ] { try route.register(in: world.router) }
    return world
  }

  @Test func parametersByEnumPathQueryAndContext() throws {
    let world = try parameterWorld()
    func got() -> RouteRequest? { (world.front as? ParameterPage)?.got }
    try world.router.show(ParameterRoute.byEnum(p: "entry", q: 12))
    #expect(got()?.parameters["p"] == "entry" && got()?.parameters.get("q") == 12)
    try world.router.show("/app/passParameterByUrl/12/jack")
    #expect(got()?.parameters == ["pid": "12", "name": "jack"])
    try world.router.show("/app/search?name=lili&age=18")
    #expect(got()?.parameters == ["name": "lili", "age": "18"])
    try world.router.show(ParameterRoute.byContext, context: 12)
    #expect(got()?.context(as: Int.self) == 12)
    try world.router.show("/app/mixUrlAndContext/12/keke", context: true)
    #expect(got()?.parameters["text"] == "keke" && got()?.context(as: Bool.self) == true)
  }

  @Test func parametersForTheInitializer() throws {
    let world = try parameterWorld()
    try world.router.show("/app/parameterForInit/66")
    #expect((world.front as? IdentifiedPage)?.id == 66)
    #expect(throws: RoutingError.self) {
      try world.router.show("/app/parameterForInit/many")
    }
  }

  // MARK: 1.4 Callbacks

  @Test func aMatchIsHeldAndOpenedLater() throws {
    let world = try World()
    try world.router.register("/app/backBlock") { _ in Page(.present) }
    let route = try? world.router.resolve("/app/backBlock")
    #expect(world.front === world.caller)
    let result = try? route?.show(from: world.caller)
    var got: [Int] = []
    result?.on(RouteEvent<Int>("onSend")) { got.append($0) }
    world.front?.routeResult?.send("onSend", 5)
    #expect(world.front is Page && got == [5])
  }

  @Test func theScreenCallsBack() throws {
    let world = try World()
    try world.router.register("/app/backBlock") { _ in Page(.present) }
    let result = try world.router.show("/app/backBlock")
    var got: [Int] = []
    result.on(RouteEvent<Int>("onSend")) { got.append($0) }
    let page = try #require(world.front)
    page.dismiss(animated: true) { page.routeResult?.send("onSend", 5) }
    #expect(world.front === world.caller)
    #expect(got == [5])
  }

  @Test func theCallerIsAskedForItsNewestData() throws {
    let world = try World()
    try world.router.register("/app/frontBlock") { _ in Page(.push) }
    /// The caller's data, which changes continually.
    final class Live { var data = 1 }
    let live = Live()
    let asking = RouteEvent<(Int) -> Void>("onNeedGetNewestData")
    try world.router.show("/app/frontBlock").on(asking) { give in give(live.data) }
    live.data = 42
    var shown = 0
    world.front?.routeResult?.send(asking) { shown = $0 }
    #expect(shown == 42)
  }

  @Test(arguments: [true, false]) func theLoginWallCallsBackToTheFirstCaller(needsLogin: Bool)
    throws
  {
    let world = try World()
    let target = SimpleRoute.systemPush
    let walled = Router()
    walled.rootController = world.router.rootController
    try walled.register(target) { _ in needsLogin ? .forward(SimpleRoute.login) : .proceed }
    var isLoggedIn = false
    try walled.show(target).on("loginSuccess") { _ in isLoggedIn = true }
    #expect((world.front is LoginPage) == needsLogin)
    world.front?.routeResult?.send("loginSuccess")
    #expect(isLoggedIn)
  }

  // MARK: 1.5 The same screen again

  /// Without a choice of its own, a screen of the same class is another one.
  @Test func anotherScreenByDefault() throws {
    let world = try World()
    try world.router.show(SimpleRoute.systemPush)
    try world.router.show(SimpleRoute.systemPush)
    #expect(world.front is Page && world.navigation.viewControllers.count == 3)
  }

  /// A route that registers itself in its own way.
  struct Walled: RouteSource {
    let pattern = "/app/walled"

    func makeDestination(for request: RouteRequest) -> (any RouteDestination)? { Page(.push) }

    func register(in router: Router) throws(RouteTableError) {
      try router.register(self) { _ in .forward(SimpleRoute.login) }
    }
  }

  @Test func aRouteRegistersItselfInItsOwnWay() throws {
    let world = try World()
    try Walled().register(in: world.router)
    try world.router.show("/app/walled")
    #expect(world.front is LoginPage)
  }

  @Test func updatesWhatIsVisible() throws {
    let world = try parameterWorld()
    try world.router.show("/app/parameterForInit/66")
    let page = try #require(world.front as? IdentifiedPage)
    try world.router.show("/app/parameterForInit/67")
    #expect(world.front === page)
    #expect(page.id == 67 && page.title == "67")
    #expect(world.navigation.viewControllers.count == 2)
  }
}

/// The app connects the two modules, which don't know each other.
extension RoutePresentation {
  fileprivate static let likePushing = RoutePresentation { destination, presenter, animated in
    presenter.presentPush(destination, animated: animated)
  }

  fileprivate static let asAlert = RoutePresentation { destination, presenter, animated in
    destination.preferredContentSize = CGSize(width: 280, height: 160)
    presenter.presentAlert(destination, animated: animated)
  }
}
