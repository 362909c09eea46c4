import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Things in lists that scroll, and give their cells to others.
@MainActor @Suite(.serialized) struct ListTests {
  /// A list of rows with ids, made and dropped as they come into sight.
  final class ListPage: HeroPage, HeroPlacing {
    let scroll = UIScrollView()
    var rows: [Int: UIView] = [:]
    var knowsPlaces = true
    static let rowHeight: CGFloat = 80

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 400, height: 100 * Self.rowHeight)
      view.addSubview(scroll)
      loadRows()
    }

    func loadRows() {
      let first = Int(scroll.contentOffset.y / Self.rowHeight)
      let wanted = first..<(first + 11)
      for (index, row) in rows where !wanted.contains(index) {
        row.removeFromSuperview()
        rows[index] = nil
      }
      for index in wanted where rows[index] == nil {
        let row = UIView(frame: frame(index))
        row.heroID = "row \(index)"
        row.backgroundColor = .blue
        scroll.addSubview(row)
        rows[index] = row
      }
    }

    private func frame(_ index: Int) -> CGRect {
      CGRect(x: 10, y: CGFloat(index) * Self.rowHeight + 5, width: 70, height: 70)
    }

    func scroll(to y: CGFloat) {
      scroll.contentOffset.y = y
      loadRows()
    }

    func heroReveal(_ id: String) {
      guard knowsPlaces, let index = Int(id.dropFirst(4)), rows[index] == nil else { return }
      scroll(to: CGFloat(index) * Self.rowHeight - 300)
    }

    func heroPlace(for id: String) -> HeroPlace? {
      guard knowsPlaces, let index = Int(id.dropFirst(4)) else { return nil }
      return HeroPlace(frame(index), in: scroll)
    }
  }

  private func world() -> (Stage, ListPage, HeroPage) {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let list = ListPage("list")
    let detail = HeroPage("detail") {
      $0.add("row 3", CGRect(x: 0, y: 0, width: 400, height: 400))
    }
    detail.isHeroEnabled = true
    detail.modalPresentationStyle = .fullScreen
    stage.show(list)
    list.present(detail, animated: true)
    stage.settle()
    return (stage, list, detail)
  }

  private func flight(_ transition: HeroTransition) -> Flight? {
    transition.planner?.allFlights.first { $0.id == "row 3" }
  }

  @Test("The list scrolls and gives the cell away: it lands where the thing is then")
  func scrollAndRecycle() throws {
    let (stage, list, detail) = world()
    list.dismiss(animated: true)
    let transition = try #require(detail.heroTransition)
    stage.advance(by: 0.1)
    list.scroll(to: 120)
    list.rows[3]?.heroID = "other"
    let fresh = UIView(frame: list.rows[3]?.frame ?? .zero)
    fresh.heroID = "row 3"
    list.scroll.addSubview(fresh)
    var last = CGRect.zero
    while transition.state == .animating {
      if let view = flight(transition)?.view { last = view.convert(view.bounds, to: nil) }
      stage.advance(frames: 1)
    }
    #expect(near(last, fresh.convert(fresh.bounds, to: nil), 12))
    #expect(list.rows[3]?.alpha == 1 && fresh.alpha == 1)
    // By springs it ends where it is, exactly.
  }

  @Test("It keeps up with a list that scrolls: a frame behind at most")
  func keepsUp() throws {
    let (stage, list, detail) = world()
    list.dismiss(animated: true)
    let transition = try #require(detail.heroTransition)
    transition.update(1)
    list.scroll(to: 120)
    transition.update(1)
    let view = try #require(flight(transition)?.view)
    let row = try #require(list.rows[3])
    #expect(near(view.convert(view.bounds, to: nil), row.convert(row.bounds, to: nil)))
    transition.finish()
    list.scroll(to: 180)
    stage.advance(frames: 1)
    #expect(near(view.convert(view.bounds, to: nil), row.convert(row.bounds, to: nil)))
    stage.settle()
  }

  @Test("A cell that is not loaded is scrolled to, and its place is known")
  func reveal() throws {
    let (stage, list, detail) = world()
    list.scroll(to: 4000)
    #expect(list.rows[3] == nil)
    list.dismiss(animated: true)
    let transition = try #require(detail.heroTransition)
    #expect(flight(transition) != nil)
    stage.settle()
    #expect(list.rows[3] != nil && list.rows[3]?.alpha == 1)
  }

  @Test("With no place to land it fades where it is, and never goes to the corner")
  func lost() throws {
    let (stage, list, detail) = world()
    list.knowsPlaces = false
    list.dismiss(animated: true)
    let transition = try #require(detail.heroTransition)
    stage.advance(by: 0.1)
    list.rows[3]?.removeFromSuperview()
    let view = try #require(flight(transition)?.view)
    let start = stage.now
    var smallest = CGFloat.infinity
    while transition.state == .animating, stage.now < start + 2 {
      stage.advance(frames: 1)
      smallest = min(smallest, hypot(view.center.x, view.center.y))
    }
    #expect(stage.now - start < 0.4, "\(stage.now - start)")
    #expect(smallest > 60)
    #expect(detail.view.window == nil)
  }

  @Test("Three nested pairs move in each other and stay clipped")
  func nested() throws {
    func nest(_ frame: CGRect) -> (HeroPage) -> Void {
      { page in
        let outer = page.add("outer", frame)
        outer.clipsToBounds = true
        let middle = page.add(
          "middle", CGRect(x: 10, y: 10, width: frame.width, height: frame.height / 2), .green,
          to: outer)
        middle.clipsToBounds = true
        page.add("inner", CGRect(x: 5, y: 5, width: 300, height: 20), .blue, to: middle)
      }
    }
    let world = HeroWorld(.modal, nest(HeroWorld.small), nest(HeroWorld.large))
    let transition = try #require(world.go())
    let planner = try #require(transition.planner)
    let found = ["outer", "middle", "inner"].compactMap { id in
      planner.allFlights.first { $0.id == id }
    }
    try #require(found.count == 3)
    #expect(found[1].view.superview === found[0].view.pane && found[0].view.pane.clipsToBounds)
    #expect(found[2].view.superview === found[1].view.pane && found[1].view.pane.clipsToBounds)
    transition.update(0.5)
    #expect(near(found[1].view.frame.minX, 10) && near(found[2].view.frame.minX, 5))
    world.settle()
    transition.finish(animate: false)
    #expect(world.second.pieces.values.allSatisfy { $0.alpha == 1 })
  }
}
