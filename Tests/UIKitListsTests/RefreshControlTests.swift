import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized) struct RefreshControlTests {
  private func world() -> (world: MailboxWorld, control: UIRefreshControl, refreshes: () -> Int) {
    let world = MailboxWorld()
    let control = UIRefreshControl()
    final class Counter { var count = 0 }
    let counter = Counter()
    control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    world.box.refreshControl = control
    world.stage.settle()
    return (world, control, { counter.count })
  }

  @Test func pullingFarEnoughBeginsARefreshOnce() throws {
    let (world, control, refreshes) = world()
    #expect(control.isHidden && world.table.refreshControl === control)
    world.stage.touchDown(at: CGPoint(x: 200, y: 200))
    world.stage.touchMove(to: CGPoint(x: 200, y: 320), duration: 0.3)
    #expect(!control.isHidden && !control.isRefreshing)
    #expect(world.table.visibleCells.allSatisfy { !$0.isHighlighted })
    world.stage.touchMove(to: CGPoint(x: 200, y: 520), duration: 0.3)
    #expect(control.isRefreshing && refreshes() == 1)
    try world.write("refresh-pulled")
    world.stage.touchUp()
    world.stage.settle(limit: 3)
    #expect(world.table.contentOffset.y == -60 && world.table.adjustedContentInset.top == 60)
    try world.write("refreshing")
    control.endRefreshing()
    world.stage.settle()
    #expect(world.table.contentOffset.y == 0 && control.isHidden && refreshes() == 1)
    #expect(world.table.adjustedContentInset.top == 0)
  }

  @Test func itIsHiddenAtRestBelowALargeTitle() {
    final class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Teas"
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 96))
        refreshControl = UIRefreshControl()
      }
    }
    let stage = Stage(size: CGSize(width: 400, height: 600))
    let list = List(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: list)]
    stage.show(tabs)
    stage.settle()
    #expect(list.tableView.contentOffset.y < -90 && list.refreshControl?.isHidden == true)
  }

  @Test func aShortPullDoesNothing() {
    let (world, control, refreshes) = world()
    world.stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 330))
    world.stage.settle()
    #expect(!control.isRefreshing && refreshes() == 0 && world.table.contentOffset.y == 0)
  }

  @Test func theAppBeginsWithoutScrolling() {
    let (world, control, refreshes) = world()
    control.attributedTitle = NSAttributedString(string: "Looking for mail")
    control.beginRefreshing()
    world.stage.advance(frames: 5)
    #expect(control.isRefreshing && refreshes() == 0 && world.table.contentOffset.y == 0)
    #expect(world.table.adjustedContentInset.top == 60)
    control.endRefreshing()
    world.stage.settle()
    #expect(world.table.adjustedContentInset.top == 0 && world.table.contentOffset.y == 0)
  }

  @Test func aTouchpadPulls() {
    let (world, control, refreshes) = world()
    world.stage.touchpadScroll(at: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -420))
    #expect(control.isRefreshing && refreshes() == 1)
  }

  @Test func anotherControlTakesItsPlace() {
    let (world, control, _) = world()
    control.beginRefreshing()
    world.box.refreshControl = nil
    #expect(control.superview == nil && world.table.adjustedContentInset.top == 0)
  }
}
