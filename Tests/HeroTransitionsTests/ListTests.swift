import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Matched views in lists that scroll and reuse their cells.
@MainActor @Suite(.serialized) struct ListTests {
  /// A list of rows with ids, which are made and removed as they become visible.
  final class ListPage: HeroPage, HeroPlacing {
    let scroll = UIScrollView()
    var rows: [Int: UIView] = [:]
    var knowsPlaces = true
    var placeRadius: CGFloat = 0
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
      return HeroPlace(frame(index), in: scroll, cornerRadius: placeRadius)
    }
  }

  private func world(
    detailFrame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 400)
  ) -> (Stage, ListPage, HeroPage) {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let list = ListPage("list")
    let detail = HeroPage("detail") { $0.add("row 3", detailFrame) }
    detail.isHeroEnabled = true
    detail.modalPresentationStyle = .fullScreen
    stage.show(list)
    list.present(detail, animated: true)
    stage.settle()
    return (stage, list, detail)
  }

  private func flight(_ transition: HeroTransition) -> MatchedElement? {
    transition.planner?.elements.first { $0.id == "row 3" }
  }

  /// The cell's view shows another item, and another view the matched one.
  private func recycle(_ list: ListPage) {
    list.rows[3]?.heroID = "other"
    let fresh = UIView(frame: list.rows[3]?.frame ?? .zero)
    fresh.heroID = "row 3"
    fresh.backgroundColor = .blue
    list.scroll.addSubview(fresh)
  }

  /// The actual position of the cell that shows the item.
  private func cell(_ list: ListPage) -> UIView? {
    list.scroll.subviews.first { $0.heroID == "row 3" }
  }

  private func rect(_ view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: nil) } }

  @Test(
    "A view lands correctly after its list scrolled 120 pt and reused its cell",
    arguments: [false, true])
  func scrollAndRecycle(_ isThrown: Bool) throws {
    let (stage, list, detail) = world()
    list.dismiss(animated: true)
    let transition = try #require(detail.heroTransition)
    var landing: (thing: CGRect?, cell: CGRect?)
    transition.onProgress = { [unowned transition] _ in
      landing = (self.rect(self.flight(transition)?.view), self.rect(self.cell(list)))
    }
    stage.advance(by: 0.1)
    if isThrown { transition.finish(velocity: 3) }
    var frame = 0
    while transition.state == .animating {
      frame += 1
      if frame <= 12 { list.scroll(to: CGFloat(frame) * 10) }
      if frame == 5 { recycle(list) }
      stage.advance(frames: 1)
    }
    #expect(frame > 12 && list.scroll.contentOffset.y == 120)
    #expect(near(landing.thing, try #require(landing.cell)))
    #expect(near(try #require(landing.cell).minY, 3 * 80 + 5 - 120))
    #expect(cell(list)?.alpha == 1 && list.rows[3]?.alpha == 1)
  }

  @Test("What lands at a place without a view gets the place's corners")
  func roundedPlace() throws {
    let (stage, list, detail) = world()
    list.placeRadius = 20
    list.dismiss(animated: true)
    let transition = try #require(detail.heroTransition)
    stage.advance(by: 0.1)
    // Its row is gone.
    list.scroll(to: 400)
    var radius: CGFloat?
    transition.onProgress = { [unowned transition] _ in
      radius = self.flight(transition)?.view.pane.layer.cornerRadius
    }
    stage.settle()
    #expect(cell(list) == nil)
    #expect(near(radius ?? 0, 20))
  }

  /// The distance from the actual cell after each frame of a spring animation.
  private func gaps(_ prepare: (_ frame: Int, ListPage) -> Void) throws -> [CGFloat] {
    let (stage, list, detail) = world()
    list.dismiss(animated: true)
    let transition = try #require(detail.heroTransition)
    stage.advance(by: 0.1)
    transition.finish()
    var gaps: [CGFloat] = []
    for frame in 0..<24 {
      prepare(frame, list)
      stage.advance(frames: 1)
      let thing = try #require(rect(flight(transition)?.view))
      gaps.append(thing.midY - (try #require(rect(cell(list)))).midY)
    }
    stage.settle()
    return gaps
  }

  @Test("No frame lags behind a scrolling cell, whether or not it is reused")
  func lag() throws {
    func scroll(_ frame: Int, _ list: ListPage, from first: Int) {
      if (first..<first + 12).contains(frame) { list.scroll(to: CGFloat(frame - first + 1) * 10) }
    }
    let still = try gaps { _, _ in }
    let moved = try gaps { frame, list in scroll(frame, list, from: 0) }
    #expect(zip(still, moved).allSatisfy { near($0, $1) })
    #expect(abs(still[0]) > 50)
    let recycled = try gaps { frame, list in if frame == 2 { recycle(list) } }
    let both = try gaps { frame, list in
      if frame == 2 { recycle(list) }
      scroll(frame, list, from: 3)
    }
    #expect(zip(recycled, both).allSatisfy { near($0, $1) })
  }

  @Test("It follows a scrolling list by at most a frame")
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

  @Test("A cell that isn't loaded is scrolled to, so that its position is known")
  func reveal() throws {
    let (stage, list, detail) = world()
    list.scroll(to: 4000)
    #expect(list.rows[3] == nil)
    list.dismiss(animated: true)
    let transition = try #require(detail.heroTransition)
    #expect(list.scroll.contentOffset.y == -60, "as far as the list scrolls by itself")
    let row = try #require(list.rows[3])
    #expect(row.alpha == 0, "it is being animated")
    var landing: CGRect?
    transition.onProgress = { [unowned transition] _ in
      landing = self.rect(self.flight(transition)?.view)
    }
    stage.settle()
    #expect(near(landing, CGRect(x: 10, y: 305, width: 70, height: 70)), "\(landing ?? .null)")
    #expect(near(rect(row), CGRect(x: 10, y: 305, width: 70, height: 70)) && row.alpha == 1)
  }

  @Test("Without a target it fades in place and never moves to the origin")
  func lost() throws {
    let (stage, list, detail) = world(detailFrame: CGRect(x: 150, y: 400, width: 200, height: 200))
    list.knowsPlaces = false
    list.dismiss(animated: true)
    let transition = try #require(detail.heroTransition)
    stage.advance(by: 0.1)
    list.rows[3]?.removeFromSuperview()
    let view = try #require(flight(transition)?.view)
    let start = stage.now
    var touched = CGRect.null
    while transition.state == .animating, stage.now < start + 2 {
      stage.advance(frames: 1)
      if transition.state == .animating { touched = touched.union(try #require(rect(view))) }
    }
    #expect(stage.now - start < 0.4, "\(stage.now - start)")
    #expect(!touched.isNull && touched.minX > 5 && touched.minY > 200, "\(touched)")
    #expect(detail.view.window == nil)
  }

  @Test("Three nested pairs move within each other and stay clipped")
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
    world.second.heroModalAnimationType = .none
    let transition = try #require(world.go())
    let planner = try #require(transition.planner)
    let found = ["outer", "middle", "inner"].compactMap { id in
      planner.elements.first { $0.id == id }
    }
    try #require(found.count == 3)
    #expect(found[1].view.superview === found[0].view.pane && found[0].view.pane.clipsToBounds)
    #expect(found[2].view.superview === found[1].view.pane && found[1].view.pane.clipsToBounds)
    transition.update(0.5)
    #expect(near(found[1].view.frame.minX, 10) && near(found[2].view.frame.minX, 5))
    world.stage.advance(frames: 1)
    let picture = try #require(world.stage.picture())
    let window = try #require(world.flight("outer", of: transition))
    let row = try #require(world.flight("inner", of: transition)).midY
    // The innermost view is three times as wide as the window that clips it.
    #expect(picture.color(at: CGPoint(x: window.minX + 40, y: row)) == [0, 0, 255])
    #expect(picture.color(at: CGPoint(x: window.maxX - 3, y: row)) == [0, 0, 255])
    #expect(picture.color(at: CGPoint(x: window.maxX + 3, y: row)) == [255, 255, 255])
    #expect(picture.color(at: CGPoint(x: window.maxX - 3, y: row + 25)) == [0, 255, 0])
    #expect(picture.color(at: CGPoint(x: window.maxX + 3, y: row + 25)) == [255, 255, 255])
    transition.finish(animate: false)
    #expect(world.second.pieces.values.allSatisfy { $0.alpha == 1 })
  }
}
