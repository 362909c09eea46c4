import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Random visits to screens with bars that collapse, searches and toolbars.
@MainActor @Suite(.serialized) struct BarsFuzzTests {
  @MainActor private final class Visit {
    let world: BarsWorld
    var random: SeededGenerator
    var calls: [String] = []

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      world = BarsWorld()
    }

    var stage: Stage { world.stage }
    var top: BarsList? { world.navigation.topViewController as? BarsList }
    var search: UISearchController? { top?.navigationItem.searchController }

    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    func chance() -> Bool { Bool.random(using: &random) }

    func screen() -> BarsList {
      let list = BarsList("Screen \(pick(100))", rows: [0, 3, 12, 60][pick(4)])
      let modes: [UINavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never]
      list.navigationItem.largeTitleDisplayMode = modes[pick(3)]
      if chance() {
        let search = UISearchController(
          searchResultsController: chance() ? BarsList("Results") : nil)
        search.searchResultsUpdater = list
        search.searchBar.scopeButtonTitles = chance() ? ["All", "New"] : nil
        search.hidesNavigationBarDuringPresentation = chance()
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = chance()
      }
      if chance() { list.navigationItem.prompt = "Prompt" }
      list.hidesBottomBarWhenPushed = pick(4) == 0
      return list
    }

    func act() {
      switch pick(14) {
      case 0: world.navigation.pushViewController(screen(), animated: chance())
      case 1: world.navigation.popViewController(animated: chance())
      case 2, 3:
        let y = CGFloat(pick(600)) - 200
        stage.drag(
          from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 - y), duration: 0.1,
          hold: chance() ? 0.2 : 0)
      case 4: stage.wheel(at: CGPoint(x: 200, y: 400), detents: CGFloat(pick(7) - 3))
      case 5: top?.tableView.setContentOffset(CGPoint(x: 0, y: pick(500)), animated: chance())
      case 6: search?.isActive.toggle()
      case 7: if search?.searchBar.becomeFirstResponder() == true { stage.type("Row 1") }
      case 8: stage.press(.keyboardEscape)
      case 9: world.navigation.setToolbarHidden(chance(), animated: chance())
      case 10: world.navigation.setNavigationBarHidden(pick(3) == 0, animated: chance())
      case 11: world.bar.prefersLargeTitles = chance()
      case 12:
        let sizes = [(390, 844), (1100, 760), (800, 400)]
        let (width, height) = sizes[pick(3)]
        stage.resize(to: CGSize(width: width, height: height))
      default: top?.navigationItem.prompt = chance() ? "Prompt" : nil
      }
      if chance() { stage.advance(frames: pick(12)) }
    }

    /// What isn't as it has to be at rest.
    var faults: [String] {
      guard stage.settle(limit: 20) else { return ["it never rests"] }
      guard let top, let view = world.navigation.view else { return ["no screen"] }
      let (bar, scroll) = (world.bar, top.tableView)
      var faults: [String] = []
      func check(_ isRight: Bool, _ text: String) {
        if !isRight { faults.append(text) }
      }
      let isHidden = world.navigation.isNavigationBarHidden
      let inset = top.view.safeAreaInsets
      check(
        isHidden ? inset.top == 0 : abs(inset.top - bar.frame.height) < 0.01,
        "bar \(bar.frame), inset \(inset.top)")
      check(isHidden ? bar.frame.maxY <= 0 : bar.frame.minY == 0, "bar at \(bar.frame)")
      check(bar.topItem === top.navigationItem, "the bar shows \(bar.topItem?.title ?? "nil")")
      if scroll?.window != nil {
        let range = scroll?.offsetRange ?? (.zero, .zero)
        let y = scroll?.contentOffset.y ?? 0
        check(y >= range.min.y - 0.01, "offset \(y) beyond \(range)")
        // Content at the top is directly below the bar.
        if abs(y - range.min.y) < 0.01, !isHidden, top.activeSearch?.shownResults == nil {
          check(abs(-y - bar.frame.height) < 0.01, "content at \(-y) below \(bar.frame.height)")
        }
      }
      let away = world.navigation.isToolbarHidden || top.hidesBottomBarWhenPushed
      if away {
        check(inset.bottom == 0 || world.navigation.hidesBottomBar, "bottom \(inset.bottom)")
      }
      check(world.views(NavigationBarPage.self).count == 1, "pages")
      check(
        world.views(NavigationBarContent.self).first?.alpha
          == (top.navigationItem.searchController
            .map { $0.replacesBar && $0.searchBarPlacement == .stacked } == true ? 0 : 1),
        "row")
      if let search, search.isActive {
        check(search.parent === top && search.view.isDescendant(of: view), "search without a place")
      } else if let search {
        check(search.parent == nil && search.viewIfLoaded?.superview == nil, "search left over")
        check(search.searchBar.text == "", "text left over")
      }
      return faults
    }
  }

  @Test(arguments: Effort.seeds(8, long: 200, from: 1))
  func visits(seed: UInt64) {
    let visit = Visit(seed: seed)
    for step in 0..<60 {
      visit.act()
      guard step % 4 == 3 else { continue }
      let faults = visit.faults
      #expect(faults.isEmpty, "seed \(seed), step \(step): \(faults)")
      if !faults.isEmpty { return }
    }
  }

  @Test func screensWithSearchesAreReleased() {
    let world = BarsWorld()
    weak var list: BarsList?
    weak var search: UISearchController?
    do {
      let screen = BarsList("Next")
      let controller = UISearchController(searchResultsController: BarsList("Results"))
      screen.navigationItem.searchController = controller
      world.navigation.pushViewController(screen, animated: false)
      world.stage.settle()
      controller.isActive = true
      controller.showsSearchResultsController = true
      (list, search) = (screen, controller)
      world.stage.settle()
    }
    #expect(list != nil && search?.isActive == true)
    world.navigation.popViewController(animated: true)
    world.stage.settle()
    #expect(list == nil && search == nil)
  }
}
