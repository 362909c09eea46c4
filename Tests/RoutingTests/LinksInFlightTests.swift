import Routing
import Testing
import UIKit
import UIKitStage

/// Links that come while screens are on their way.
@Suite(.serialized) @MainActor struct LinksInFlightTests {
  let world = RoutingWorld()
  private let failures = Failures()

  private final class Failures {
    var texts: [String] = []
  }

  init() throws {
    for (pattern, presentation) in [
      ("/present/:name", RoutePresentation.present), ("/push/:name", .push),
    ] {
      try world.router.register(pattern, trust: .external) {
        NoteScreen($0.parameters["name"] ?? "", presentation: presentation)
      }
    }
    world.router.onFailure = { [failures] in failures.texts.append("\($0)") }
    world.router.isReady = true
  }

  private func isInFront(_ name: String) async -> Bool {
    let came = await world.stage.wait(limit: 3) {
      world.screen(as: NoteScreen.self)?.name == name
    }
    return came && world.screen(as: NoteScreen.self)?.viewIfLoaded?.window != nil
  }

  @Test(arguments: ["/present/b", "/push/b"])
  func whileAScreenIsDismissed(_ link: String) async throws {
    world.router.receive("/present/a")
    #expect(await isInFront("a"))
    world.navigation.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    #expect(world.navigation.presentedViewController?.isBeingDismissed == true)
    world.router.receive(link)
    #expect(await isInFront("b"))
    #expect(world.router.pendingURLs.isEmpty && failures.texts.isEmpty)
  }

  @Test func inTheirOrderWhileAScreenIsDismissed() async throws {
    world.router.receive("/present/a")
    #expect(await isInFront("a"))
    world.navigation.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    for name in ["b", "c", "d"] { world.router.receive("/push/\(name)") }
    #expect(await isInFront("d"))
    #expect(
      world.navigation.viewControllers.compactMap { ($0 as? NoteScreen)?.name } == ["b", "c", "d"])
  }

  @Test(arguments: ["/present/b", "/push/b"])
  func whileAScreenIsPresented(_ link: String) async throws {
    world.router.receive("/present/a")
    world.stage.advance(by: 0.1)
    world.router.receive(link)
    #expect(await isInFront("b"))
    #expect((world.navigation.presentedViewController as? NoteScreen)?.name == "a")
  }

  @Test(arguments: ["/present/b", "/push/b"])
  func whileAScreenIsPopped(_ link: String) async throws {
    world.router.receive("/push/a")
    #expect(await isInFront("a"))
    world.navigation.popViewController(animated: true)
    world.stage.advance(by: 0.1)
    world.router.receive(link)
    #expect(await isInFront("b"))
    let screens = [world.navigation.viewControllers.last, world.navigation.presentedViewController]
    #expect(screens.compactMap { ($0 as? NoteScreen)?.name } == ["b"])
  }
}
