import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// What buttons and bar buttons show, and where.
@MainActor @Suite(.serialized) struct ButtonContentTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let button = UIButton(type: .system)

  init() {
    let controller = UIViewController()
    controller.view.addSubview(button)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.setTitle("Title", for: .normal)
    stage.show(controller)
  }

  private var title: CGRect {
    stage.settle()
    return button.titleLabel?.frame ?? .zero
  }

  @Test func contentLiesWhereTheAlignmentsWantIt() {
    #expect(button.contentHorizontalAlignment == .center && abs(title.midX - 100) < 0.01)
    #expect(button.contentVerticalAlignment == .center && abs(title.midY - 50) < 0.01)
    button.contentHorizontalAlignment = .left
    #expect(title.minX == 0)
    button.contentHorizontalAlignment = .trailing
    #expect(abs(title.maxX - 200) < 0.01)
    button.semanticContentAttribute = .forceRightToLeft
    #expect(title.minX == 0 && button.effectiveContentHorizontalAlignment == .left)
    button.contentHorizontalAlignment = .leading
    #expect(abs(title.maxX - 200) < 0.01)
    button.contentHorizontalAlignment = .fill
    #expect(title.minX == 0 && title.width == 200)
    button.contentVerticalAlignment = .top
    #expect(title.minY == 6)
    button.contentVerticalAlignment = .bottom
    #expect(title.maxY == 94)
    button.contentVerticalAlignment = .fill
    #expect(title.height == 88)
  }

  @Test func titlesStandOnOneLineWithLabels() throws {
    let label = UILabel()
    label.text = "Label"
    label.font = .systemFont(ofSize: 30)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      button.superview?.addSubview(view)
    }
    let superview = try #require(button.superview)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: superview.topAnchor, constant: 50),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
    ])
    stage.settle()
    let font = try #require(button.titleLabel?.font)
    let line = button.frame.minY + title.minY + font.ascender
    #expect(abs(line - (label.frame.minY + label.font.ascender)) <= 1)
  }

  @Test func theConfigurationsInsetsKeepContentFromTheEdge() {
    button.configuration = .plain()
    button.configuration?.title = "Title"
    button.contentHorizontalAlignment = .leading
    #expect(title.minX == 12)
  }

  @Test func anAttributedTitleTakesThePlaceOfAPlainOne() {
    let red = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(red, for: .normal)
    stage.settle()
    #expect(
      button.currentAttributedTitle == red && button.titleLabel?.attributedText?.string == "Red")
    button.setAttributedTitle(NSAttributedString(string: "Pressed"), for: .highlighted)
    button.isHighlighted = true
    stage.settle()
    #expect(button.titleLabel?.text == "Pressed")
    button.setAttributedTitle(nil, for: .normal)
    button.setAttributedTitle(nil, for: .highlighted)
    stage.settle()
    #expect(button.titleLabel?.text == "Title" && button.currentAttributedTitle == nil)
  }

  @Test func aBackgroundImageFillsTheButtonBehindItsTitle() throws {
    let blue = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    button.setBackgroundImage(blue, for: .normal)
    stage.settle()
    let view = try #require(button.subviews.first as? UIImageView)
    #expect(view.image === blue && view.frame == button.bounds)
    #expect(button.currentBackgroundImage === blue)
    button.setBackgroundImage(nil, for: .normal)
    stage.settle()
    #expect(view.isHidden)
  }

  @Test func actionsHaveAllThatMenusWillShow() {
    let image = UIImage(systemName: "plus")
    let action = UIAction(
      title: "Add", subtitle: "A photo", image: image, selectedImage: image,
      identifier: .init("add"),
      discoverabilityTitle: "Add a photo", attributes: .destructive, state: .on, handler: { _ in })
    #expect(action.subtitle == "A photo" && action.selectedImage === image)
    #expect(action.discoverabilityTitle == "Add a photo" && action.state == .on)
    let short = UIAction(title: "Add", discoverabilityTitle: "Add it") { _ in }
    #expect(short.discoverabilityTitle == "Add it" && short.subtitle == nil)
  }

  @Test func systemItemsShowAWordASymbolOrSpace() throws {
    for raw in 0...24 where raw != 23 {
      let item = try #require(UIBarButtonItem.SystemItem(rawValue: raw))
      let made = UIBarButtonItem(systemItem: item)
      let isSpace = item == .flexibleSpace || item == .fixedSpace
      #expect((made.title != nil || made.image != nil) != isSpace, "\(item)")
    }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    toolbar.items = [
      UIBarButtonItem(systemItem: .trash), UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .done),
    ]
    button.superview?.addSubview(toolbar)
    stage.settle()
    let buttons = toolbar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.count == 2)
    #expect(buttons.first?.frame.minX == 16 && buttons.last?.frame.maxX == 284)
  }

  @Test func titlesInBarsHaveAttributes() throws {
    let controller = UIViewController()
    controller.title = "Photos"
    let item = UIBarButtonItem(systemItem: .done)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    controller.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.blue]
    stage.show(navigation)
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let views = all(in: navigation.navigationBar)
    let title = try #require(views.compactMap { $0 as? UILabel }.first { $0.text == "Photos" })
    let attributes = title.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .blue)
    let button = try #require(views.compactMap { $0 as? UIButton }.first)
    #expect(button.currentAttributedTitle?.string == "Done")
    #expect(item.titleTextAttributes(for: .normal)?.count == 1)
    #expect(item.titleTextAttributes(for: .disabled) == nil)
  }

  @Test func tabsShowTheAttributesOfTheirState() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { name in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      controller.tabBarItem.setTitleTextAttributes(
        [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20)], for: .normal)
      return controller
    }
    tabs.tabBar.tintColor = .purple
    stage.show(tabs)
    stage.settle()
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    func attributes(_ name: String) -> [NSAttributedString.Key: Any] {
      let label = all(in: tabs.tabBar).compactMap { $0 as? UILabel }.first { $0.text == name }
      return label?.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
    }
    #expect(attributes("Two")[.foregroundColor] as? UIColor == .red)
    #expect((attributes("Two")[.font] as? UIFont)?.pointSize == 20)
    #expect(attributes("One")[.foregroundColor] as? UIColor == .purple, "the tint color")
    tabs.viewControllers?[0].tabBarItem.setTitleTextAttributes(
      [.foregroundColor: UIColor.green], for: .selected)
    stage.settle()
    #expect(attributes("One")[.foregroundColor] as? UIColor == .green)
    #expect((attributes("One")[.font] as? UIFont)?.pointSize == 20, "as in the normal state")
    tabs.selectedIndex = 1
    stage.settle()
    #expect(attributes("One")[.foregroundColor] as? UIColor == .red)
  }
}
