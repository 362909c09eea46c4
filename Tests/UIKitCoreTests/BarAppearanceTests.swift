import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct BarAppearanceTests {
  private func world(
    size: CGSize = CGSize(width: 390, height: 844),
    setUp: (BarsList, UINavigationController) -> Void = { _, _ in }
  ) -> BarsWorld {
    BarsWorld(size: size) { list, navigation in
      navigation.navigationBar.prefersLargeTitles = false
      setUp(list, navigation)
    }
  }

  private func opaque(_ color: UIColor, text: UIColor? = nil) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    if let text { appearance.titleTextAttributes = [.foregroundColor: text] }
    return appearance
  }

  /// The color that the window shows at a point.
  private func color(_ world: BarsWorld, at point: CGPoint) throws -> [Int] {
    let picture = try #require(world.stage.picture())
    return picture.withPixels { pixels in
      let offset = Int(point.y) * picture.bytesPerRow + Int(point.x) * 4
      return [2, 1, 0].map { Int(pixels[offset + $0]) }
    }
  }

  private func backgrounds(_ world: BarsWorld) -> BarBackgrounds? {
    world.views(BarBackgrounds.self).first
  }

  @Test("Above content the bar has another look than at its edge")
  func edge() {
    let world = world()
    #expect(world.offset == -44 && backgrounds(world)?.isAtEdge == true)
    world.offset = -43
    #expect(backgrounds(world)?.isAtEdge == false)
    world.offset = -44
    #expect(backgrounds(world)?.isAtEdge == true)
    world.offset = -80
    #expect(backgrounds(world)?.isAtEdge == true)
  }

  @Test func backgroundsAreDrawn() throws {
    let world = world { _, navigation in
      navigation.navigationBar.standardAppearance = opaque(.red)
      navigation.navigationBar.scrollEdgeAppearance = opaque(.green)
    }
    let point = CGPoint(x: 100, y: 5)
    #expect(try color(world, at: point) == [0, 255, 0])
    world.offset = 200
    world.stage.settle()
    #expect(try color(world, at: point) == [255, 0, 0])
    world.bar.barTintColor = .blue
    world.stage.settle()
    #expect(try color(world, at: point) == [0, 0, 255])
    world.bar.barTintColor = nil
    world.bar.standardAppearance.backgroundColor = .yellow
    world.stage.settle()
    #expect(try color(world, at: point) == [255, 255, 0], "changes of the bar's own are shown")
  }

  @Test func withoutAScrollEdgeAppearanceThereIsNoBackground() throws {
    let world = world { list, navigation in
      navigation.navigationBar.standardAppearance = opaque(.red, text: .white)
      list.tableView.backgroundColor = .white
    }
    #expect(try color(world, at: CGPoint(x: 100, y: 5)) == [255, 255, 255])
    let title = world.smallTitle?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(title?[.foregroundColor] as? UIColor == .white, "but the standard title")
  }

  @Test func itemsHaveAppearancesOfTheirOwn() throws {
    let next = BarsList("Next")
    let world = world { list, navigation in
      navigation.navigationBar.standardAppearance = opaque(.red, text: .white)
      navigation.navigationBar.scrollEdgeAppearance = opaque(.red, text: .white)
      next.navigationItem.standardAppearance = opaque(.blue, text: .green)
      next.navigationItem.scrollEdgeAppearance = opaque(.blue, text: .green)
    }
    world.navigation.pushViewController(next, animated: true)
    world.stage.advance(by: 0.17)
    let mixed = try color(world, at: CGPoint(x: 200, y: 2))
    #expect(mixed[0] > 20 && mixed[2] > 20, "\(mixed) is between red and blue")
    world.stage.settle()
    #expect(try color(world, at: CGPoint(x: 200, y: 2)) == [0, 0, 255])
    let title = world.smallTitle?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(title?[.foregroundColor] as? UIColor == .green)
    next.navigationItem.scrollEdgeAppearance = nil
    world.stage.settle()
    #expect(try color(world, at: CGPoint(x: 200, y: 2)) == [255, 0, 0])
    world.navigation.popViewController(animated: false)
    world.stage.settle()
    #expect(try color(world, at: CGPoint(x: 200, y: 2)) == [255, 0, 0])
  }

  @Test func lowWindowsHaveTheCompactAppearance() throws {
    let world = world(size: CGSize(width: 800, height: 400)) { _, navigation in
      navigation.navigationBar.standardAppearance = opaque(.red)
      navigation.navigationBar.compactAppearance = opaque(.blue)
      navigation.navigationBar.compactScrollEdgeAppearance = opaque(.green)
    }
    #expect(try color(world, at: CGPoint(x: 200, y: 2)) == [0, 255, 0])
    world.offset = 100
    world.stage.settle()
    #expect(try color(world, at: CGPoint(x: 200, y: 2)) == [0, 0, 255])
    world.stage.resize(to: CGSize(width: 800, height: 700))
    world.stage.settle()
    #expect(try color(world, at: CGPoint(x: 200, y: 2)) == [255, 0, 0])
  }

  @Test func barsKeepCopies() {
    let bar = UINavigationBar()
    let mine = opaque(.red)
    mine.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = mine
    mine.backgroundColor = .blue
    mine.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(bar.standardAppearance !== mine && bar.standardAppearance.backgroundColor == .red)
    #expect(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes.count == 1)
    #expect(bar.scrollEdgeAppearance == nil && bar.compactAppearance == nil)
    let copy = mine.copy() as? UINavigationBarAppearance
    #expect(copy?.backgroundColor == .blue && copy !== mine)
    let other = UIToolbarAppearance(barAppearance: mine)
    #expect(other.backgroundColor == .blue && other.backgroundEffect == nil)
  }

  @Test func backgroundsAreConfigured() {
    let appearance = UIBarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.shadowColor == .separator)
    #expect(appearance.backgroundColor == nil && appearance.idiom == .pad)
    appearance.backgroundImage = UIImage(systemName: "plus")
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
    #expect(appearance.backgroundImage == nil && appearance.shadowColor == .separator)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    #expect(UIBarAppearance(idiom: .phone).idiom == .phone)
  }

  @Test func statesAreLikeTheNormalOneUnlessTheyAreSet() {
    let buttons = UIBarButtonItemAppearance(style: .plain)
    buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    buttons.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    #expect(buttons.highlighted.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    buttons.disabled.titleTextAttributes = [:]
    #expect(buttons.disabled.titleTextAttributes.isEmpty)
    #expect(buttons.focused.titlePositionAdjustment.vertical == 2)
    buttons.configureWithDefault(for: .done)
    #expect(buttons.normal.titleTextAttributes.isEmpty)
    let items = UITabBarItemAppearance()
    items.normal.badgeBackgroundColor = .blue
    items.normal.iconColor = .green
    #expect(items.selected.badgeBackgroundColor == .blue && items.selected.iconColor == nil)
  }

  @Test func buttonsHaveTheAttributesOfTheBar() throws {
    let world = world { list, navigation in
      let appearance = opaque(.red)
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
      appearance.backButtonAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor.yellow
      ]
      navigation.navigationBar.standardAppearance = appearance
    }
    let next = BarsList("Next")
    next.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .edit),
    ]
    world.navigation.pushViewController(next, animated: false)
    world.stage.settle()
    let colors = world.views(UIButton.self).reduce(into: [String: UIColor]()) {
      guard let title = $1.currentAttributedTitle else { return }
      $0[title.string] = title.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
    }
    #expect(colors == ["Done": .blue, "Edit": .green, "Library": .yellow])
  }

  @Test("The tab bar has another look while content is below it")
  func tabs() throws {
    let list = BarsList("List")
    let tabs = UITabBarController()
    let screens = [UINavigationController(rootViewController: list), UIViewController()]
    screens[0].tabBarItem = UITabBarItem(
      title: "List", image: UIImage(systemName: "folder"), tag: 0)
    screens[1].tabBarItem = UITabBarItem(
      title: "Other", image: UIImage(systemName: "trash"), tag: 1)
    tabs.viewControllers = screens
    let stage = Stage()
    stage.show(tabs)
    stage.settle()
    let backgrounds = try #require(
      tabs.tabBar.subviews.lazy.compactMap { $0 as? BarBackgrounds }.first)
    #expect(!backgrounds.isAtEdge)
    list.tableView.contentOffset.y = list.tableView.offsetRange.max.y - 1
    #expect(!backgrounds.isAtEdge)
    list.tableView.contentOffset.y += 1
    #expect(backgrounds.isAtEdge)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .green
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.red
    ]
    appearance.stackedLayoutAppearance.selected.badgeBackgroundColor = .blue
    tabs.tabBar.standardAppearance = appearance
    tabs.viewControllers?[0].tabBarItem.badgeValue = "3"
    stage.settle()
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let views = all(in: tabs.tabBar)
    let title = try #require(views.lazy.compactMap { $0 as? UILabel }.first { $0.text == "List" })
    let attributes = title.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect(views.contains { ($0 as? UIImageView)?.tintColor == .green })
    #expect(views.contains { $0.backgroundColor == .blue })
    tabs.selectedIndex = 1
    stage.settle()
    #expect(backgrounds.isAtEdge, "nothing is below it")
    let own = UITabBarAppearance()
    own.backgroundColor = .purple
    tabs.viewControllers?[0].tabBarItem.standardAppearance = own
    list.tableView.contentOffset.y = 0
    tabs.selectedIndex = 0
    stage.settle()
    #expect(all(in: tabs.tabBar).contains { $0.backgroundColor == .purple })
  }
}
