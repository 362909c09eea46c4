import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Headers and footers of tables, insets of scroll views, editing and bars.
@MainActor @Suite(.serialized) struct ScreenDetailTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))

  // MARK: Tables

  private final class List: UITableViewController {
    var calls: [String] = []
    var estimate = UITableView.automaticDimension
    var made = 0

    override func numberOfSections(in tableView: UITableView) -> Int { 10 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    {
      made += 1
      let label = UILabel()
      label.text = "Section \(section)"
      label.font = .systemFont(ofSize: 40)
      return label
    }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { estimate }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
      -> CGFloat
    {
      10
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int)
      -> UIView?
    {
      UIView()
    }
    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { calls.append("+h\(section)") }
    override func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { calls.append("-h\(section)") }
    override func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { calls.append("+f\(section)") }
    override func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { calls.append("-f\(section)") }
  }

  @Test func theDelegateHearsOfHeadersAndFootersThatComeAndGo() {
    let list = List(style: .grouped)
    stage.show(list)
    stage.settle()
    #expect(list.calls.contains("+h0") && list.calls.contains("+f0") && !list.calls.contains("+h9"))
    #expect(!list.calls.contains { $0.hasPrefix("-") })
    list.calls = []
    list.tableView.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    stage.settle()
    #expect(list.calls.contains("-h0") && list.calls.contains("-f0"))
    #expect(list.calls.count(where: { $0 == "-h0" }) == 1)
  }

  @Test func estimatedHeadersAreMeasuredWhenTheyAreShown() {
    let all = List(style: .grouped)
    stage.show(all)
    stage.settle()
    #expect(all.made == 10)
    let exact = all.tableView.rectForHeader(inSection: 0).height
    let list = List(style: .grouped)
    list.estimate = 20
    stage.show(list)
    stage.settle()
    #expect(list.made < 10, "headers that nobody sees aren't made")
    #expect(list.tableView.rectForHeader(inSection: 0).height == exact)
    #expect(list.tableView.rectForHeader(inSection: 9).height == 20)
    list.tableView.scrollToRow(at: IndexPath(row: 1, section: 9), at: .bottom, animated: false)
    stage.settle()
    #expect(list.tableView.rectForHeader(inSection: 9).height == exact)
  }

  @Test func editingATableControllerEditsItsTable() {
    let list = List(style: .plain)
    stage.show(list)
    list.setEditing(true, animated: true)
    #expect(list.isEditing && list.tableView.isEditing)
    list.isEditing = false
    #expect(!list.tableView.isEditing)
  }

  // MARK: Scroll views

  private final class Insets: UIScrollView, UIScrollViewDelegate {
    var told: [CGFloat] = []
    var delegated: [CGFloat] = []
    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      told.append(adjustedContentInset.top)
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      delegated.append(scrollView.adjustedContentInset.top)
    }
  }

  @Test func everyChangeOfTheAdjustedInsetIsToldOnce() {
    let scroll = Insets(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    stage.show(controller)
    scroll.delegate = scroll
    scroll.told = []
    scroll.contentInset.top = 10
    scroll.contentInset.top = 10
    #expect(scroll.told == [10] && scroll.delegated == [10])
    controller.additionalSafeAreaInsets.top = 30
    stage.settle()
    #expect(scroll.told == [10, 40] && scroll.delegated == [10, 40])
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.told == [10, 40, 10])
  }

  @Test func indicatorsHaveTheirOwnInsetsAndThoseOfTheSafeArea() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 3000)
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    stage.show(controller)
    scroll.contentInset.top = 50
    scroll.flashScrollIndicators()
    stage.advance(frames: 1)
    func top() throws -> CGFloat {
      let bar = try #require(scroll.subviews.first { $0 is ScrollBar })
      return bar.frame.minY - scroll.bounds.minY
    }
    let start = try top()
    #expect(start < 20, "the content's own inset doesn't move the indicator")
    scroll.verticalScrollIndicatorInsets.top = 30
    #expect(abs(try top() - start - 30) < 1)
    controller.additionalSafeAreaInsets.top = 40
    stage.advance(frames: 1)
    #expect(abs(try top() - start - 70) < 3)
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(abs(try top() - start - 30) < 3)
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.horizontalScrollIndicatorInsets == scroll.verticalScrollIndicatorInsets)
    #expect(scroll.scrollIndicatorInsets.right == 4)
  }

  // MARK: Controllers

  @Test func theEditButtonTurnsEditingOnAndOff() throws {
    for (language, words) in [("en", ["Edit", "Done"]), ("de", ["Bearbeiten", "Fertig"])] {
      stage.preferredLanguages = [language]
      let controller = UIViewController()
      let button = controller.editButtonItem
      #expect(
        button.title == words[0] && button.style == .plain && button === controller.editButtonItem)
      let bar = UIControl()
      bar.addAction(try #require(button.primaryAction), for: .primaryActionTriggered)
      bar.sendActions(for: .primaryActionTriggered)
      #expect(controller.isEditing && button.title == words[1] && button.style == .done)
      bar.sendActions(for: .primaryActionTriggered)
      #expect(!controller.isEditing && button.title == words[0])
    }
  }

  @Test func aPushedScreenMayHideTheTabBar() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    stage.show(tabs)
    stage.settle()
    #expect(tabs.tabBar.frame.maxY == 300)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    stage.settle()
    #expect(tabs.tabBar.frame.minY >= 300 && detail.view.safeAreaInsets.bottom == 0)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    #expect(tabs.tabBar.frame.minY >= 300, "it stays away above the screen")
    tabs.selectedIndex = 1
    stage.settle()
    #expect(tabs.tabBar.frame.maxY == 300, "other tabs have it")
    tabs.selectedIndex = 0
    navigation.popToRootViewController(animated: true)
    stage.settle()
    #expect(tabs.tabBar.frame.maxY == 300 && root.view.safeAreaInsets.bottom > 0)
  }

  @Test func anchorPointsMoveTheFrameAboutTheCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    #expect(view.isOpaque && view.layer.isOpaque && !CALayer().isOpaque)
    view.isOpaque = false
    #expect(!view.layer.isOpaque)
  }

  @Test func endingEditingTakesTheKeyboardFromADescendant() {
    final class Field: UIView {
      var isStubborn = false
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { !isStubborn }
    }
    let controller = UIViewController()
    let (field, other) = (Field(), Field())
    controller.view.addSubview(field)
    controller.view.addSubview(other)
    stage.show(controller)
    #expect(!controller.view.endEditing(false), "nobody has the keyboard")
    field.becomeFirstResponder()
    #expect(!other.endEditing(true) && field.isFirstResponder)
    #expect(controller.view.endEditing(false) && !field.isFirstResponder)
    field.isStubborn = true
    field.becomeFirstResponder()
    #expect(!controller.view.endEditing(false) && field.isFirstResponder)
    #expect(controller.view.endEditing(true) && !field.isFirstResponder)
  }

  @Test func controllersHaveAppleDefaults() {
    let controller = UIViewController(nibName: nil, bundle: .main)
    #expect(controller.nibName == nil && controller.nibBundle == .main)
    #expect(UIViewController().nibBundle == nil)
    #expect(controller.supportedInterfaceOrientations == .all)
    #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(!controller.prefersHomeIndicatorAutoHidden && !controller.hidesBottomBarWhenPushed)
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(
      UIInterfaceOrientation.landscapeLeft.isLandscape && UIInterfaceOrientation.portrait.isPortrait
    )
    #expect(UIColor.lightText.cgColor.alpha == 0.6)
    #expect(UIColor.darkText.cgColor == UIColor.black.cgColor)
    let image = UIImage(systemName: "plus")
    let view = UIImageView(image: image, highlightedImage: UIImage(systemName: "minus"))
    #expect(view.frame.width == 24 && view.highlightedImage != nil)
    #expect(
      UIBezierPath().isEmpty && !UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).isEmpty
    )
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
  }
}
