import Routing
import Testing
import UIKit
import UIKitStage

@Suite(.serialized) @MainActor struct InboxTests {
  @Test func linksWaitForTheRoot() throws {
    let world = RoutingWorld()
    var failures: [String] = []
    world.router.onFailure = { failures.append("\($0)") }
    try world.router.register("/n/:id", trust: .external) { NoteScreen($0.parameters["id"] ?? "") }
    try world.router.register("/private") { _ in OtherScreen() }
    world.router.receive("/n/1")
    world.router.receive("/nowhere")
    world.router.receive("/private")
    world.router.receive("/n/2")
    #expect(world.top === world.home)
    #expect(world.router.pendingURLs == ["/n/1", "/nowhere", "/private", "/n/2"])
    world.router.isReady = true
    #expect(
      world.navigation.viewControllers.compactMap { ($0 as? NoteScreen)?.name } == ["1", "2"])
    #expect(failures.count == 2 && world.router.pendingURLs.isEmpty)
    world.router.receive(URL(fileURLWithPath: "/n/3"))
    #expect(world.screen(as: NoteScreen.self)?.name == "3")
  }

  @Test func unhandledErrorsAreShown() throws {
    let world = RoutingWorld()
    world.router.alertOnFailure(title: "No way")
    world.router.isReady = true
    world.router.rootController = { world.navigation }
    for link in ["/nowhere", "/neither"] {
      world.router.receive(link)
      world.stage.advance(by: 1)
      let alert = try #require(world.top as? UIAlertController)
      #expect(alert.title == "No way")
      #expect(alert.message == "Nothing opens \(link); no pattern is registered.")
    }
  }

  @Test func aLinkWaitsForAnAlertToBeDismissed() async throws {
    let world = RoutingWorld()
    try world.router.register("/n/:id", trust: .external) { NoteScreen($0.parameters["id"] ?? "") }
    world.router.isReady = true
    world.router.rootController = { world.navigation }
    let alert = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    world.home.present(alert, animated: true)
    world.stage.advance(by: 1)
    world.router.receive("/n/1")
    world.router.receive("/n/2")
    world.stage.advance(by: 1)
    #expect(world.top === alert && alert.presentedViewController == nil)
    #expect(world.router.pendingURLs == ["/n/1", "/n/2"])
    world.home.dismiss(animated: true)
    #expect(await world.stage.wait { world.router.pendingURLs.isEmpty })
    world.stage.advance(by: 1)
    #expect(
      world.navigation.viewControllers.compactMap { ($0 as? NoteScreen)?.name } == ["1", "2"])
    #expect(world.navigation.presentedViewController == nil)
  }

  @Test func aLinkDismissesTheAlertOfAFailedOne() throws {
    let world = RoutingWorld()
    try world.router.register("/n/:id", trust: .external) { NoteScreen($0.parameters["id"] ?? "") }
    world.router.alertOnFailure()
    world.router.isReady = true
    world.router.rootController = { world.navigation }
    world.router.receive("/nowhere")
    world.stage.advance(by: 1)
    #expect(world.top is UIAlertController)
    world.router.receive("/n/1")
    world.stage.advance(by: 1)
    #expect(world.navigation.presentedViewController == nil)
    #expect((world.navigation.topViewController as? NoteScreen)?.name == "1")
  }

  @Test func theInboxKeepsTheNewestLinks() {
    let router = Router()
    router.pendingURLLimit = 3
    for index in 0..<5 { router.receive("/n/\(index)") }
    #expect(router.pendingURLs == ["/n/2", "/n/3", "/n/4"])
  }

  /// A link from the desktop reaches a screen through the app's delegate or a scene's.
  @Test func linksFromTheDesktopAreDelivered() throws {
    final class LinkApp: UIResponder, UIApplicationDelegate {
      let router = Router()
      let window = UIWindow()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window.rootViewController = UINavigationController(rootViewController: HomeScreen())
        window.makeKeyAndVisible()
        router.isReady = true
        return true
      }

      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool {
        router.receive(url)
        return true
      }
    }
    final class SceneLinks: NSObject, UISceneDelegate {
      var urls: [String] = []
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        urls += URLContexts.map(\.url.absoluteString)
      }
    }
    let stage = Stage()
    let app = LinkApp()
    stage.launch(app)
    try app.router.register("vitrine://photo/:path**", trust: .external) {
      NoteScreen($0.parameters["path"] ?? "")
    }
    let link = try #require(URL(string: "vitrine://photo/Bilder/S%C3%BCden%20%231.jpg"))
    #expect(stage.open(link))
    stage.settle()
    let navigation = try #require(app.window.rootViewController as? UINavigationController)
    #expect((navigation.topViewController as? NoteScreen)?.name == "Bilder/Süden #1.jpg")
    #expect(stage.timesRaised == 1)
    let delegate = SceneLinks()
    app.window.windowScene?.delegate = delegate
    #expect(stage.open(link))
    #expect(delegate.urls == [link.absoluteString])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func anAppWithoutADelegateTakesNoLinks() throws {
    let world = RoutingWorld()
    #expect(!world.stage.open(try #require(URL(string: "vitrine://photo/1"))))
  }
}

@Suite(.serialized) @MainActor struct RestorationTests {
  private func register(in router: Router) throws {
    try router.register("/n/:id") { NoteScreen($0.parameters["id"] ?? "") }
    try router.register("/modal/:id") { request in
      NoteScreen(request.parameters["id"] ?? "", presentation: .presentInNavigation)
    }
  }

  @Test func theStackIsRestored() throws {
    let world = RoutingWorld()
    try register(in: world.router)
    let urls = ["/n/a%2Fb?x=1", "/n/2", "/modal/3", "/n/4"]
    for url in urls {
      try world.router.show(url, trust: .app)
      world.stage.settle()
    }
    #expect(world.router.savedStack() == urls)

    let next = RoutingWorld()
    try register(in: next.router)
    #expect(next.router.restore(urls).isEmpty)
    next.stage.settle()
    #expect(next.router.savedStack() == urls)
    #expect(next.navigation.viewControllers.count == 3)
    let modal = try #require(next.navigation.presentedViewController as? UINavigationController)
    #expect(modal.viewControllers.compactMap { ($0 as? NoteScreen)?.name } == ["3", "4"])
    #expect(modal.topViewController?.viewIfLoaded?.window != nil)
  }

  @Test func missingRoutesAreSkippedInRestoration() throws {
    let world = RoutingWorld()
    try register(in: world.router)
    let errors = world.router.restore(["/n/1", "/gone", "/n/2"])
    #expect(errors.count == 1)
    #expect(world.navigation.viewControllers.count == 3)
  }
}
