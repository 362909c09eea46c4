import Testing
import UIKit
import UIKitStage

/// Code that Apple's UIKit compiles: initializers with a coder, and overriding.
@MainActor @Suite(.serialized) struct SourceCompatibilityTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))

  private final class Card: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      addSubview(label)
    }
  }

  private class Base: UIView {
    nonisolated(unsafe) static var count = 0

    override class func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      count += 1
      super.animate(withDuration: duration, animations: animations, completion: completion)
    }
  }

  private final class List: UITableView {
    private(set) var dequeued: [String] = []

    override func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
      dequeued.append(identifier)
      return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
  }

  private final class Tabs: UITabBarController {
    private(set) var chosen: [String] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      chosen.append("\(item.title ?? "") after \(selectedIndex)")
    }
  }

  /// Xcode's template, without `final`.
  private class AppDelegate: UIResponder, UIApplicationDelegate {}

  @Test func aCoderMakesDefaultObjects() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let card = try #require(Card(coder: coder))
    #expect(card.frame == .zero && card.label.superview === card && card.layer.delegate === card)
    #expect(UILabel(coder: coder)?.isUserInteractionEnabled == false)
    #expect(UISwitch(coder: coder)?.bounds.size == CGSize(width: 51, height: 31))
    #expect(UIProgressView(coder: coder)?.bounds.width == 150)
    #expect(UITableView(coder: coder)?.style == .plain)
    #expect(UICollectionView(coder: coder)?.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(UIScrollView(coder: coder)?.gestureRecognizers?.count == 2)
    #expect(UIViewController(coder: coder)?.view != nil)
    #expect(UITableViewController(coder: coder)?.tableView != nil)
    #expect(UIAction(coder: coder) == nil)
  }

  @Test func classFunctionsAreOverridden() {
    Base.count = 0
    Base.animate(withDuration: 0.1, animations: {})
    #expect(Base.count == 1)
  }

  @Test func listsReportCellVisibility() {
    let list = List(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    list.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let cell = list.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    #expect(cell.reuseIdentifier == "cell" && list.dequeued == ["cell"])
    #expect((cell as Any) is any UIGestureRecognizerDelegate)
  }

  @Test func shouldSelectIsCalledBeforeASelection() {
    let tabs = Tabs()
    tabs.viewControllers = ["One", "Two"].map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
    stage.show(tabs)
    stage.settle()
    stage.tap(at: CGPoint(x: 225, y: 280))
    stage.settle()
    #expect(tabs.chosen == ["Two after 0"] && tabs.selectedIndex == 1)
  }

  @Test func aStandaloneBarTakesItems() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
    bar.items = nil
    #expect(bar.items == nil && bar.topItem == nil)
  }
}
