import AVFoundation
import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions
@testable import showcase

/// The descriptions of the hero screens are true.
@MainActor enum HeroNotices {
  static let all: [String: ShowcaseVisit.Notice] = [
    "hero-types": types, "hero-match": match, "hero-collection": collection, "hero-card": card,
    "hero-gallery": gallery, "hero-arrangement": arrangement, "hero-city": city,
    "hero-menu": menu, "hero-video": video,
  ]

  /// Thirteen animation types, each reversed by its opposite: a page leaves as it appeared.
  private static func types(_ visit: ShowcaseVisit) throws {
    let ways = TypesController.types
    #expect(ways.count == 13)
    for (name, _) in ways {
      let tile = try visit.label(name, in: visit.screen.view)
      var (comingRects, goingRects): ([CGRect], [CGRect]) = ([], [])
      visit.tap(tile)
      let page = try #require(visit.presented, "\(name) shows nothing")
      visit.watch(20) { _ in comingRects.append(visit.rect(page.view)) }
      visit.settle()
      #expect(visit.rect(page.view) == visit.bounds && visit.presented === page, "\(name)")
      visit.stage.press(.keyboardEscape)
      visit.watch(20) { _ in if page.view.window != nil { goingRects.append(visit.rect(page.view)) }
      }
      visit.settle()
      #expect(visit.presented == nil && visit.rect(visit.screen.view) == visit.bounds, "\(name)")
      let coming = sides(comingRects, of: visit.bounds)
      let going = sides(goingRects, of: visit.bounds)
      #expect(coming == going, "\(name): \(coming), \(going)")
      let isStill = ["Fade", "None", "Uncover", "Page out", "Zoom", "Zoom out", "Pull"].contains(
        name)
      #expect(isStill || !coming.isEmpty, "\(name) does not move")
    }
  }

  /// The sides at which a screen was.
  private static func sides(_ rects: [CGRect], of bounds: CGRect) -> Set<[Int]> {
    func sign(_ value: CGFloat) -> Int { abs(value) < 1 ? 0 : value < 0 ? -1 : 1 }
    let all = rects.map { rect in
      [
        sign(rect.midX - bounds.midX), sign(rect.midY - bounds.midY),
      ]
    }
    return Set(all).subtracting([[0, 0]])
  }

  private static func match(_ visit: ShowcaseVisit) throws {
    let heading = try visit.label("Same ids", in: visit.screen.view)
    let size = heading.font.pointSize
    visit.stage.tap(at: CGPoint(x: 30, y: 700))
    visit.stage.advance(frames: 1)
    let next = visit.presented
    #expect(Set(visit.flights(next).keys) == ["blue", "purple", "green", "heading"])
    var way: [CGPoint] = []
    visit.watch(60) { _ in
      guard let element = visit.flights(next)["purple"] else { return }
      let rect = visit.rect(element.view)
      way.append(CGPoint(x: rect.midX, y: rect.midY))
      if let text = visit.flights(next)["heading"]?.view {
        for view in visit.all(UIView.self, in: text) {
          #expect(abs(view.transform.a - view.transform.d) < 0.001, "the text is stretched")
        }
      }
    }
    let (first, last) = (try #require(way.first), try #require(way.last))
    let (across, down) = (last.x - first.x, last.y - first.y)
    let length = hypot(across, down)
    var bow: CGFloat = 0
    for point in way {
      let area: CGFloat = across * (first.y - point.y) - (first.x - point.x) * down
      bow = max(bow, abs(area) / length)
    }
    #expect(length > 50 && bow > 3, "\(bow) points off a straight way of \(length)")
    let grown = try visit.label("Same ids", in: next?.view)
    #expect(grown.font.pointSize > size)
    visit.stage.press(.keyboardEscape)
    visit.settle()
  }

  private static func open(_ index: Int, _ visit: ShowcaseVisit) throws -> UIViewController {
    let screen = try #require(visit.screen as? CollectionController)
    visit.tap(try #require(screen.cell(index)))
    visit.stage.advance(frames: 1)
    let next = try #require(visit.presented)
    #expect(visit.flights(next)["picture \(index)"] != nil, "the cell isn't matched with the image")
    return next
  }

  private static func collection(_ visit: ShowcaseVisit) throws {
    let screen = try #require(visit.screen as? CollectionController)
    let next = try open(4, visit)
    // The others move aside in turn.
    var faded: [Int: Int] = [:]
    visit.watch(30) { frame in
      for index in [0, 8, 14] where faded[index] == nil {
        if let cell = screen.cell(index), cell.alpha < 0.95 { faded[index] = frame }
      }
    }
    let turns = [0, 8, 14].compactMap { faded[$0] }
    #expect(turns.count == 3 && turns == turns.sorted() && turns[0] < turns[2], "\(faded)")
    visit.settle()
    let offset = screen.grid.contentOffset.y
    visit.stage.press(.keyboardEscape)
    var landing: (picture: CGRect, cell: CGRect)?
    visit.watch { frame in
      if frame > 3, frame < 10 { screen.grid.contentOffset.y += 12 }
      if let element = visit.flights(next)["picture 4"], let cell = screen.cell(4) {
        landing = (visit.rect(element.view), visit.rect(cell))
      }
    }
    visit.settle()
    let end = try #require(landing)
    #expect(screen.grid.contentOffset.y > offset + 60 && visit.presented == nil)
    #expect(abs(end.picture.midX - end.cell.midX) < 4 && abs(end.picture.midY - end.cell.midY) < 4)
  }

  private static func card(_ visit: ShowcaseVisit) throws {
    let card = try #require(visit.all(CardView.self).first)
    let start = visit.rect(card)
    visit.tap(card)
    visit.stage.advance(frames: 1)
    let page = try #require(visit.presented)
    #expect(Set(visit.flights(page).keys) == ["card 0", "card picture 0", "card heading 0"])
    var heights: [CGFloat] = []
    visit.watch(30) { _ in
      if let element = visit.flights(page)["card 0"] {
        heights.append(visit.rect(element.view).height)
      }
    }
    #expect(heights.contains { $0 > start.height + 20 && $0 < visit.bounds.height - 20 })
    visit.settle()
    visit.stage.drag(
      from: CGPoint(x: 195, y: 200), to: CGPoint(x: 215, y: 600), duration: 0.3)
    visit.settle()
    #expect(visit.presented == nil && visit.rect(card) == start && card.alpha == 1)
  }

  private static func gallery(_ visit: ShowcaseVisit) throws {
    let screen = try #require(visit.screen as? CollectionController)
    let next = try #require(try open(4, visit) as? GalleryController)
    visit.settle()
    let last = screen.items.count - 2
    next.turn(to: last)
    visit.settle()
    #expect(screen.cell(last) == nil, "it is already visible")
    visit.stage.press(.keyboardEscape)
    visit.stage.advance(frames: 2)
    #expect(
      visit.flights(next)["picture \(last)"] != nil && visit.flights(next)["picture 4"] == nil)
    visit.settle()
    let cell = try #require(screen.cell(last))
    #expect(visit.bounds.contains(visit.rect(cell)) && visit.presented == nil)
  }

  private static func arrangement(_ visit: ShowcaseVisit) throws {
    let holder = try #require(visit.screen as? ArrangementHolder)
    let list = holder.current
    list.turn()
    visit.stage.advance(frames: 1)
    func places() -> [Int: CGPoint] {
      let flights = visit.flights(list).filter { $0.key.hasPrefix("item picture ") }
      return Dictionary(
        uniqueKeysWithValues: flights.compactMap { id, flight in
          Int(id.dropFirst(13)).map { ($0, visit.rect(flight.view).origin) }
        })
    }
    let start = places()
    #expect(start.count == 12, "\(start.count) fly")
    var began: [Int: Int] = [:]
    visit.watch(20) { frame in
      for (index, place) in places() where began[index] == nil {
        let from = start[index] ?? place
        if hypot(place.x - from.x, place.y - from.y) > 0.5 { began[index] = frame }
      }
    }
    // The first one hardly moves.
    let order = (1..<12).compactMap { began[$0] }
    #expect(order.count == 11 && order == order.sorted() && order[0] + 3 < order[10], "\(order)")
    visit.settle()
    #expect(holder.current !== list)
    let name = try visit.label(Samples.photos[0].caption, in: holder.current.view)
    #expect(name.window != nil && name.alpha == 1)
  }

  private static func city(_ visit: ShowcaseVisit) throws {
    let stack = try #require(visit.screen.children.first as? UINavigationController)
    #expect(stack.isNavigationBarHidden)
    let list = try #require(stack.topViewController?.view)
    let card = try #require(visit.all(PhotoView.self, in: list).first)
    for (pause, speed) in [(0.0, 0.12), (0.15, 0.3), (2, 0.8)] {
      visit.tap(card)
      visit.stage.advance(by: pause)
      #expect(stack.viewControllers.count == 2)
      visit.stage.drag(
        from: CGPoint(x: 3, y: 500), to: CGPoint(x: 350, y: 500), duration: speed)
      visit.settle()
      #expect(stack.viewControllers.count == 1, "after \(pause) s at \(speed) s")
    }
    visit.tap(card)
    visit.settle()
    visit.stage.touchDown(at: CGPoint(x: 3, y: 500))
    visit.stage.touchMove(to: CGPoint(x: 150, y: 500), duration: 0.4)
    let half = try #require(stack.heroTransition ?? stack.topViewController?.heroTransition)
    #expect(half.progress > 0.2 && half.progress < 0.6, "\(half.progress)")
    visit.stage.touchMove(to: CGPoint(x: 8, y: 500), duration: 0.4)
    visit.stage.touchUp()
    visit.settle()
    #expect(stack.viewControllers.count == 2, "it can be reversed")
    visit.stage.press(.keyboardEscape)
    visit.settle()
  }

  private static func menu(_ visit: ShowcaseVisit) throws {
    let round = try visit.last(UIView.self) { $0.heroID == "menu" }
    let picture = try #require(visit.all(PhotoView.self, in: visit.screen.view).first)
    let (small, place) = (visit.rect(round), visit.rect(picture))
    #expect(small.size == CGSize(width: 64, height: 64) && round.layer.cornerRadius == 32)
    visit.tap(round)
    visit.stage.advance(frames: 1)
    let menu = try #require(visit.presented)
    #expect(Array(visit.flights(menu).keys) == ["menu"])
    visit.watch(40) { _ in #expect(visit.rect(picture) == place && picture.window != nil) }
    visit.settle()
    let sheet = try visit.last(UIView.self, in: menu.view) { $0.heroID == "menu" }
    #expect(visit.rect(sheet).width > 300 && picture.window != nil)
    visit.stage.press(.keyboardEscape)
    visit.settle()
    #expect(visit.presented == nil && visit.rect(round) == small)
  }

  private static func video(_ visit: ShowcaseVisit) async throws {
    let video = try visit.last(UIView.self, in: visit.screen.view) { $0.heroID == "video" }
    func player(_ view: UIView) -> AVPlayer? {
      (view.layer.sublayers ?? []).lazy.compactMap { ($0 as? AVPlayerLayer)?.player }.first
    }
    let playing = try #require(player(video))
    #expect(await visit.stage.wait { playing.timeControlStatus == .playing })
    visit.tap(video)
    visit.stage.advance(frames: 3)
    let page = try #require(visit.presented)
    let element = try #require(visit.flights(page)["video"])
    #expect(
      visit.all(UIView.self, in: element.view) { player($0) === playing }.count > 0,
      "a picture flies")
    #expect(playing.rate == 1)
    visit.settle()
    let large = try visit.last(UIView.self, in: page.view) { $0.heroID == "video" }
    #expect(player(large) === playing && playing.rate == 1 && visit.rect(large) == visit.bounds)
    visit.stage.press(.keyboardEscape)
    visit.settle()
    #expect(visit.presented == nil && playing.rate == 1 && video.superview === visit.screen.view)
  }
}
