import Foundation
import Routing
import Testing
import UIKit
import UIKitStage

@testable import showcase

/// Each row of the router's demonstration, tapped on the stage.
@MainActor @Suite(.serialized) struct RoutingScreensTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let delegate = AppDelegate(first: nil)

  init() { stage.launch(delegate) }

  private func hub(_ name: String) throws -> RoutesController {
    try delegate.router.show("showcase://screen/\(name)", trust: .app, animated: false)
    stage.settle()
    return try #require(delegate.navigation.topViewController as? RoutesController)
  }

  private func tap(_ title: String, in hub: RoutesController) throws -> RouteRowView {
    let rowView = try #require(hub.rowViews.first { $0.row.title == title })
    tap(rowView)
    return rowView
  }

  private func tap(_ view: UIView) {
    stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    stage.advance(by: 1)
  }

  /// The front controller, also within its own stack.
  private var front: UIViewController? {
    stage.settle()
    let visible = delegate.navigation.visibleViewController
    return (visible as? UINavigationController)?.topViewController ?? visible
  }

  @Test func aLinkToNoScreenSaysSo() throws {
    #expect(stage.open(try #require(URL(string: "showcase://screen/nowhere"))))
    stage.advance(by: 1)
    let alert = try #require(front as? UIAlertController)
    #expect(alert.message?.contains("there is no screen “nowhere”") == true)
  }

  private func receipt() throws -> ReceiptScreen { try #require(front as? ReceiptScreen) }

  private func facts(_ screen: ReceiptScreen) -> [String: String] {
    Dictionary(screen.facts, uniquingKeysWith: { "\($0) \($1)" })
  }

  @Test("Seven rows open screens, each with its own presentation")
  func opening() throws {
    let hub = try hub("routes-opening")
    #expect(hub.rowViews.count == 7)
    let pushed = ["By source", "By path", "By URL", "A hash route"]
    for rowView in hub.rowViews {
      tap(rowView)
      let screen = try receipt()
      let isPushed = pushed.contains(rowView.row.title)
      #expect((screen.navigationController === delegate.navigation) == isPushed)
      #expect((delegate.navigation.presentedViewController == nil) == isPushed)
      #expect(rowView.outcomeText == nil, "\(rowView.outcomeText ?? "")")
      tap(screen.button)
      #expect(front === hub, "\(rowView.row.title) did not close")
    }
  }

  @Test("The card is centered over the dimmed screen, and a tap beside it dismisses it")
  func card() throws {
    let hub = try hub("routes-opening")
    _ = try tap("In the middle", in: hub)
    let screen = try receipt()
    let frame = screen.view.convert(screen.view.bounds, to: nil)
    #expect(frame.midX == 195 && abs(frame.midY - 422) <= 1 && frame.width < 390)
    #expect(hub.view.window != nil, "the screen below was removed")
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 1)
    #expect(front === hub)
  }

  @Test("A push-like presentation moves the screen below aside and restores it")
  func likePush() throws {
    let hub = try hub("routes-opening")
    let rowView = try #require(hub.rowViews.first { $0.row.title == "Presented like a push" })
    stage.tap(
      at: rowView.convert(CGPoint(x: rowView.bounds.midX, y: rowView.bounds.midY), to: nil))
    stage.advance(by: 0.18)
    let below = delegate.navigation.view.layer.presentation()?.frame.minX ?? 0
    #expect(below < -20 && below > -117)
    stage.settle()
    tap(try receipt().button)
    stage.settle()
    #expect(delegate.navigation.view.frame.origin == .zero)
    #expect(delegate.navigation.view.transform == .identity && front === hub)
  }

  @Test("Six rows pass their parameters")
  func parameters() throws {
    let hub = try hub("routes-parameters")
    #expect(hub.rowViews.count == 6)
    func values(_ title: String) throws -> [String: String] {
      _ = try tap(title, in: hub)
      let screen = try receipt()
      defer { tap(screen.button) }
      return facts(screen)
    }
    let path = try values("By the path")
    #expect(path["id"] == "\"12\"" && path["name"] == "\"Jäger/Jack\"")
    let query = try values("By the query")
    #expect(query["name"] == "\"lili\"" && query["age"] == "\"18\"")
    #expect(query["tag"] == "\"a\" \"b\"")
    #expect(try values("By context")["context"] == "Luggage of 7.5 kg")
    let mixed = try values("Mixed")
    #expect(mixed["id"] == "\"12\"" && mixed["text"] == "\"keke\"" && mixed["context"] == "true")
    let byEnum = try values("By an enum")
    #expect(byEnum["city"] == "\"Rom\"" && byEnum["days"] == "\"3\"")
    _ = try tap("For the initializer", in: hub)
    #expect((try receipt() as? NumberScreen)?.number == 66)
  }

  @Test("The screen calls back, requests new data, and is still called behind a forward")
  func callbacks() throws {
    let hub = try hub("routes-callbacks")
    var rowView = try tap("It calls back", in: hub)
    tap(try receipt().button)
    #expect(front === hub && rowView.outcomeText == "It sent 5.")

    rowView = try tap("It asks for the newest", in: hub)
    let asking = try #require(try receipt() as? AskingScreen)
    tap(asking.button)
    #expect(asking.newest == 42)
    tap(asking.button)
    #expect(asking.newest == 43 && rowView.outcomeText == "It asked, and got 43.")
    delegate.navigation.popViewController(animated: true)
    stage.settle()

    rowView = try tap("Forwarded, and still called", in: hub)
    let login = try #require(try receipt() as? LoginScreen)
    #expect(login.facts.contains { $0 == ("steps", "/app/members → /app/login") })
    tap(login.button)
    #expect(front === hub && rowView.outcomeText == "Ada logged in.")
  }

  @Test("The login wall continues to the original target", arguments: [true, false])
  func wall(logsIn: Bool) async throws {
    let hub = try hub("routes-callbacks")
    let rowView = try tap("Login, then on to the target", in: hub)
    #expect(await stage.wait { front is LoginScreen })
    let login = try receipt()
    if logsIn { tap(login.button) } else { login.leave() }
    stage.settle()
    if logsIn {
      #expect(await stage.wait { (front as? ReceiptScreen)?.request.pattern == "/app/secret" })
      tap(try receipt().button)
      #expect(await stage.wait { rowView.outcomeText == "Was let in, and came back." })
    } else {
      #expect(await stage.wait { rowView.outcomeText?.contains("you did not log in") == true })
    }
    #expect(front === hub)
  }

  @Test("A result is awaited; leaving without one returns nil", arguments: [true, false])
  func awaited(answers: Bool) async throws {
    let hub = try hub("routes-callbacks")
    let rowView = try tap("Awaited", in: hub)
    #expect(await stage.wait { front is PickingScreen })
    // Retained as by an app, so that only leaving can end it.
    let screen = try receipt()
    if answers { tap(screen.button) } else { screen.leave() }
    stage.settle()
    let expected = answers ? "The answer is 42." : "Went away without an answer: nil."
    #expect(await stage.wait { rowView.outcomeText == expected }, "\(rowView.outcomeText ?? "")")
  }

  @Test("The same screen in front is updated instead of pushed")
  func same() throws {
    let hub = try hub("routes-same")
    _ = try tap("Update what is visible", in: hub)
    let page = try #require(try receipt() as? UpdatingScreen)
    for number in 67...69 {
      tap(page.button)
      #expect(front === page && page.number == number && page.title == "Page \(number)")
    }
    #expect(page.updateCount == 3 && delegate.navigation.viewControllers.count == 3)
  }

  @Test("Seventeen rows or more, and no two patterns conflict")
  func whole() throws {
    let rows = OpeningRoute.rows + ParameterRoute.rows + CallbackRoute.rows + SameRoute.rows
    #expect(rows.count >= 17 && Set(rows.map(\.title)).count == rows.count)
    #expect(delegate.router.validate().isEmpty)
    let text = RouteTableScreen.text(about: delegate.router)
    #expect(text.contains("MimeType=x-scheme-handler/showcase;"))
    #expect(text.contains("\"/\" : \"/app/push\""))
    #expect(text.contains("goes to /app/path/:id/:name with [id: 7, name: a/b, from: mail]"))
  }

  @Test("However many links arrive, each screen lies directly on the menu")
  func linksDoNotPileUp() async throws {
    let menu = try #require(delegate.navigation.viewControllers.first)
    for name in ["flip", "fall", "hero-match", "flip", "toast-undo"] {
      #expect(stage.open(try #require(URL(string: "showcase://screen/\(name)"))))
      stage.settle()
      #expect(delegate.navigation.viewControllers.count == 2)
      #expect(delegate.navigation.viewControllers.first === menu)
      #expect(front?.title == Catalog.demo(named: name)?.title)
    }
    for _ in 0..<3 {
      #expect(stage.open(try #require(URL(string: "showcase://app/push"))))
      stage.settle()
    }
    #expect(delegate.navigation.viewControllers.count == 3 && front is ReceiptScreen)
    // A screen's presentations are dismissed with it.
    #expect(stage.open(try #require(URL(string: "showcase://app/alert"))))
    stage.settle()
    #expect(delegate.navigation.presentedViewController != nil)
    #expect(stage.open(try #require(URL(string: "showcase://screen/flip"))))
    stage.settle()
    #expect(delegate.navigation.presentedViewController == nil)
    #expect(delegate.navigation.viewControllers.count == 2 && front is AlbumController)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(front === menu)
  }

  @Test("Links from the desktop open screens; unknown ones are harmless")
  func links() throws {
    for (link, isKnown) in [("showcase://screen/flip", true), ("showcase://screen/none", false)] {
      let top = delegate.navigation.topViewController
      #expect(stage.open(try #require(URL(string: link))))
      stage.settle()
      #expect((delegate.navigation.topViewController !== top) == isKnown)
    }
    let inside = try #require(URL(string: "showcase://app/path/1/x"))
    #expect(stage.open(inside))
    stage.settle()
    #expect(!(front is ReceiptScreen), "a link opened an internal route")
  }
}
