import Routing
import TestEffort
import Testing
import UIKit
import UIKitStage

/// Links that arrive during transitions.
@Suite(.serialized) @MainActor struct LinksInFlightTests {
  let world = RoutingWorld()
  private let failures = Failures()

  private final class Failures {
    var texts: [String] = []
  }

  init() throws {
    for (pattern, presentation) in [
      ("/present/:name", RoutePresentation.present), ("/push/:name", .push),
      ("/own/:name", .presentInNavigation),
    ] {
      try world.router.register(pattern, trust: .external) {
        NoteScreen($0.parameters["name"] ?? "", presentation: presentation)
      }
    }
    world.router.onFailure = { [failures] in failures.texts.append("\($0)") }
    world.router.isReady = true
  }

  private var front: NoteScreen? {
    sequence(first: world.navigation as UIViewController, next: \.presentedViewController)
      .reduce(nil) { $1 } as? NoteScreen
  }

  private func isInFront(_ name: String) async -> Bool {
    let came = await world.stage.wait {
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

  @Test func inOrderWhileAScreenIsDismissed() async throws {
    world.router.receive("/present/a")
    #expect(await isInFront("a"))
    world.navigation.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    for name in ["b", "c", "d"] { world.router.receive("/push/\(name)") }
    #expect(await isInFront("d"))
    #expect(
      world.navigation.viewControllers.compactMap { ($0 as? NoteScreen)?.name } == ["b", "c", "d"])
  }

  @Test func onlyTheNewestWhileAScreenIsDismissed() async throws {
    world.router.receive("/present/a")
    #expect(await isInFront("a"))
    world.navigation.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    world.router.pendingURLLimit = 3
    for number in 0..<100 { world.router.receive("/push/\(number)") }
    #expect(world.router.pendingURLs == ["/push/97", "/push/98", "/push/99"])
    #expect(await isInFront("99"))
    #expect(world.navigation.viewControllers.count == 4 && world.router.pendingURLs.isEmpty)
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

  @Test(arguments: [["/present/b", "/present/c"], ["/present/b", "/push/c", "/present/d"]])
  func severalScreensWhileOneIsDismissed(_ links: [String]) async throws {
    world.router.receive("/present/a")
    #expect(await isInFront("a"))
    world.navigation.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    for link in links { world.router.receive(link) }
    #expect(await isInFront(links.last.map { String($0.suffix(1)) } ?? ""))
  }

  @Test(arguments: Effort.seeds(15, long: 400, from: 1))
  func theLastLinkEndsInFrontAfterAnySequence(seed: UInt64) async {
    var dice = SeededGenerator(seed: seed)
    var steps: [String] = []
    for number in 0..<12 {
      let animated = Bool.random(using: &dice)
      switch Int.random(in: 0..<9, using: &dice) {
      case 0...4:
        let kind = ["present", "push", "own"].randomElement(using: &dice) ?? "push"
        steps.append("\(kind) \(number)")
        world.router.receive("/\(kind)/\(number)")
      case 5, 6:
        steps.append("dismiss \(animated)")
        world.navigation.dismiss(animated: animated)
      case 7:
        steps.append("dismiss front \(animated)")
        world.navigation.visibleViewController?.dismiss(animated: animated)
      default:
        steps.append("pop \(animated)")
        world.navigation.popViewController(animated: animated)
      }
      let frames = [0, 0, 1, 5, 12, 40].randomElement(using: &dice) ?? 0
      world.stage.advance(frames: frames)
      steps.append("+\(frames)")
    }
    let links = Int.random(in: 1...3, using: &dice)
    for number in 0..<links { world.router.receive("/present/last\(number)") }
    let isThere = await world.stage.wait {
      world.stage.settle()
      return front?.name == "last\(links - 1)" && front?.viewIfLoaded?.window != nil
    }
    #expect(isThere, "\(front?.name ?? "nothing") is in front, seed \(seed): \(steps)")
    #expect(world.router.pendingURLs.isEmpty && failures.texts.isEmpty)
  }
}
