import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct LargeTitleTests {
  private func world(
    size: CGSize = CGSize(width: 390, height: 844), hasSearch: Bool = false,
    setUp: (BarsList, UINavigationController) -> Void = { _, _ in }
  ) -> BarsWorld {
    BarsWorld(size: size) { list, navigation in
      if hasSearch {
        list.navigationItem.searchController = UISearchController(searchResultsController: nil)
      }
      setUp(list, navigation)
    }
  }

  @Test func aLargeTitleIsBelowTheRow() throws {
    let world = world()
    #expect(world.bar.frame == CGRect(x: 0, y: 0, width: 390, height: 96))
    #expect(world.list.view.safeAreaInsets.top == 96 && world.offset == -96)
    let label = try #require(world.views(UILabel.self, in: world.largeTitle).first)
    #expect(label.text == "Library" && label.font.pointSize == 34)
    #expect(label.convert(label.bounds, to: nil).minX == 16)
    #expect(world.smallTitle?.alpha == 0)
    #expect(world.stage.elements(.header).map(\.label) == ["Library"])
  }

  @Test(
    "A one-point step of the content moves the bar by no more than a point",
    arguments: [false, true])
  func continuous(hasSearch: Bool) throws {
    let world = world(hasSearch: hasSearch)
    let full: CGFloat = hasSearch ? 148 : 96
    #expect(world.bar.frame.height == full && world.offset == -full)
    let search = world.list.navigationItem.searchController?.searchBar
    var last: [CGFloat]?
    for step in 0...200 {
      world.offset = -full + CGFloat(step)
      let title = try #require(world.views(UILabel.self, in: world.largeTitle).first)
      let values: [CGFloat] = [
        world.bar.frame.height, world.list.view.safeAreaInsets.top,
        title.convert(CGPoint.zero, to: world.bar).y, search?.bounds.height ?? 0,
      ]
      #expect(values[0] == max(44, full - CGFloat(step)) && values[1] == values[0])
      for (old, new) in zip(last ?? values, values) {
        #expect(abs(old - new) <= 1, "at \(step): \(old) to \(new)")
      }
      // The content doesn't move but by the step.
      #expect(world.offset == -full + CGFloat(step))
      last = values
    }
  }

  @Test("The search bar collapses first, then the title")
  func order() throws {
    let world = world(hasSearch: true)
    let search = try #require(world.list.navigationItem.searchController?.searchBar)
    world.offset = -96
    #expect(world.largeTitle?.frame.height == 52 && search.bounds.height == 0)
    #expect(world.stage.element(.searchField) == nil, "what has collapsed can't be found")
    world.offset = -70
    #expect(world.largeTitle?.frame.height == 26)
    world.offset = -148
    #expect(search.bounds.height == 52 && world.stage.element(.searchField) != nil)
    #expect(search.searchTextField.alpha == 1 && search.searchTextField.bounds.height == 36)
    world.list.navigationItem.hidesSearchBarWhenScrolling = false
    world.offset = 300
    #expect(world.bar.frame.height == 96 && search.bounds.height == 52)
  }

  @Test func theSmallTitleTakesOver() {
    let world = world()
    world.offset = -70
    #expect(world.smallTitle?.alpha == 0)
    world.offset = -44
    world.stage.settle()
    #expect(world.smallTitle?.alpha == 1)
    #expect(world.stage.elements(.header).map(\.label) == ["Library"], "only one of them is found")
    world.offset = -96
    world.stage.settle()
    #expect(world.smallTitle?.alpha == 0)
    #expect(world.stage.elements(.header).map(\.label) == ["Library"])
  }

  @Test("A bar that is half collapsed snaps")
  func snaps() {
    let world = world(hasSearch: true)
    func release(at y: CGFloat) -> CGFloat {
      world.list.tableView.setContentOffset(CGPoint(x: 0, y: -148), animated: false)
      world.stage.settle()
      world.stage.drag(
        from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - y - 10), hold: 0.3)
      world.stage.settle()
      return world.bar.frame.height
    }
    #expect(release(at: 20) == 148 && release(at: 32) == 96)
    #expect(release(at: 70) == 96 && release(at: 85) == 44)
    #expect(world.offset == -44)
    // The wheel goes on in its direction.
    world.stage.wheel(at: CGPoint(x: 200, y: 500), detents: -0.2)
    world.stage.settle()
    #expect(world.bar.frame.height == 96 && world.offset == -96)
  }

  @Test func contentThatIsPulledDownStretchesTheBar() throws {
    let world = world()
    world.stage.touchDown(at: CGPoint(x: 200, y: 300))
    world.stage.touchMove(to: CGPoint(x: 200, y: 500), duration: 0.2)
    let pull = -96 - world.offset
    #expect(pull > 60)
    #expect(world.bar.frame.height == 96 + pull && world.list.view.safeAreaInsets.top == 96)
    let label = try #require(world.views(UILabel.self, in: world.largeTitle).first)
    #expect(label.transform.a > 1.05 && label.transform.a <= 1.1)
    #expect(label.convert(label.bounds, to: nil).minX.rounded() == 16)
    world.stage.touchUp()
    world.stage.settle()
    #expect(world.bar.frame.height == 96 && label.transform == .identity)
  }

  @Test func aRefreshControlIsPulledOutBelowTheTitle() {
    let world = world { list, _ in list.refreshControl = UIRefreshControl() }
    world.stage.touchDown(at: CGPoint(x: 200, y: 300))
    world.stage.touchMove(to: CGPoint(x: 200, y: 500), duration: 0.2)
    #expect(world.bar.frame.height == 96)
    world.stage.touchUp()
    world.stage.settle()
  }

  @Test("Items decide whether their titles are large")
  func modes() {
    let world = world { list, _ in list.navigationItem.largeTitleDisplayMode = .always }
    let modes: [UINavigationItem.LargeTitleDisplayMode] = [.never, .automatic, .always, .automatic]
    let heights = modes.map { mode -> CGFloat in
      let next = BarsList("Next")
      next.navigationItem.largeTitleDisplayMode = mode
      world.navigation.pushViewController(next, animated: false)
      world.stage.settle()
      return world.bar.frame.height
    }
    #expect(heights == [44, 44, 96, 96])
    world.bar.prefersLargeTitles = false
    #expect(world.bar.frame.height == 44)
    world.bar.prefersLargeTitles = true
    world.stage.settle()
    #expect(world.bar.frame.height == 96)
    world.stage.resize(to: CGSize(width: 800, height: 400))
    world.stage.settle()
    #expect(world.bar.frame.height == 44, "low windows have no room for large titles")
  }

  @Test func aPushMovesTheTitleWithItsScreen() throws {
    let world = world()
    let next = BarsList("Next")
    next.navigationItem.largeTitleDisplayMode = .never
    world.navigation.pushViewController(next, animated: true)
    var heights: [CGFloat] = []
    for _ in 0..<24 {
      world.stage.advance(frames: 1)
      heights.append(world.bar.layer.presentation()?.frame.height ?? 0)
    }
    #expect(heights.first ?? 0 > 94 && heights.last == 44)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 - 0.001 }, "\(heights)")
    world.stage.settle()
    #expect(world.bar.frame.height == 44 && world.largeTitle == nil)
    #expect(next.view.safeAreaInsets.top == 44 && next.tableView.contentOffset.y == -44)
    world.navigation.popViewController(animated: true)
    world.stage.settle()
    #expect(world.bar.frame.height == 96 && world.offset == -96)
  }

  @Test func aSwipeBackThatIsCancelledLeavesTheBar() {
    let world = world()
    world.offset = 200
    let next = BarsList("Next")
    world.navigation.pushViewController(next, animated: false)
    world.stage.settle()
    #expect(world.bar.frame.height == 96)
    let stage = world.stage
    stage.touchDown(at: CGPoint(x: 5, y: 400))
    stage.touchMove(to: CGPoint(x: 120, y: 400), duration: 0.3)
    stage.advance(by: 0.3)
    let height = world.bar.layer.presentation()?.frame.height ?? 0
    #expect(height > 50 && height < 95, "\(height) follows the finger")
    stage.touchUp()
    stage.settle()
    #expect(world.navigation.topViewController === next && world.bar.frame.height == 96)
    world.navigation.popViewController(animated: true)
    stage.settle()
    #expect(world.bar.frame.height == 44 && world.offset == 200, "the list is where it was")
  }

  @Test func contentThatIsTooShortKeepsItsTitle() {
    let world = BarsWorld()
    let short = BarsList("Short", rows: 3)
    world.navigation.pushViewController(short, animated: false)
    world.stage.settle()
    short.tableView.contentOffset.y = 300
    world.stage.settle()
    #expect(world.bar.frame.height == 96 && short.view.safeAreaInsets.top == 96)
    #expect(short.tableView.contentOffset.y == -96)
  }

  @Test func rightToLeftTitlesAreAtTheRight() throws {
    let world = world { _, navigation in navigation.traitOverrides.layoutDirection = .rightToLeft }
    let label = try #require(world.views(UILabel.self, in: world.largeTitle).first)
    #expect(label.convert(label.bounds, to: nil).maxX == 374)
  }

  @Test func titlesFollowTheTextScale() throws {
    let world = world()
    world.stage.textScale = 1.5
    world.stage.settle()
    let label = try #require(world.views(UILabel.self, in: world.largeTitle).first)
    #expect(label.font.pointSize == 51)
    #expect(world.bar.frame.height > 100 && world.offset == -world.bar.frame.height)
    #expect(label.frame.minY >= 0)
  }

  @Test func scrollViewsAreFoundOrNamed() {
    let world = BarsWorld()
    #expect(world.list.contentScrollView(for: .top) === world.list.tableView)
    let screen = UIViewController()
    let (low, high) = (UIScrollView(), UIScrollView())
    low.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
    high.frame = screen.view.bounds
    for scroll in [low, high] {
      scroll.contentSize = CGSize(width: 390, height: 3000)
      screen.view.addSubview(scroll)
    }
    world.navigation.pushViewController(screen, animated: false)
    world.stage.settle()
    #expect(screen.contentScrollView(for: .top) === high && high.contentOffset.y == -96)
    high.contentOffset.y = 100
    #expect(world.bar.frame.height == 44)
    screen.setContentScrollView(low, for: [.top, .bottom])
    #expect(screen.contentScrollView(for: .top) === low)
    world.stage.settle()
    high.contentOffset.y = -20
    #expect(world.bar.frame.height == 96, "a list that doesn't reach the bar leaves it alone")
    screen.setContentScrollView(nil, for: .top)
    #expect(screen.contentScrollView(for: .top) === high)
    #expect(screen.contentScrollView(for: .bottom) === low)
  }

  @Test func aBarAtRestAndAScrolledListCostTheBarNothing() {
    let world = world(hasSearch: true)
    world.offset = 100
    world.stage.settle()
    let row = world.views(NavigationBarContent.self).first
    for y in 101...140 {
      world.list.tableView.contentOffset.y = CGFloat(y)
      #expect(!world.bar.layer.needsLayout() && world.bar.page?.layer.needsLayout() == false)
      world.stage.advance(frames: 1)
    }
    #expect(world.views(NavigationBarContent.self).first === row)
    world.stage.settle()
    let frames = world.stage.presentedFrames
    world.stage.advance(by: 1)
    #expect(world.stage.isAtRest && world.stage.presentedFrames == frames)
  }
}
