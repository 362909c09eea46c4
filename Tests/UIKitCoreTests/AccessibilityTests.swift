import Foundation
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// What views and items tell assistive technologies by default, and what apps set.
@MainActor @Suite(.serialized) struct AccessibilityTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let controller = UIViewController()

  init() { stage.show(controller) }

  private func add(_ view: UIView, at y: CGFloat = 50) {
    view.frame = CGRect(x: 20, y: y, width: 200, height: 40)
    controller.view.addSubview(view)
    stage.settle()
  }

  @Test func viewsAreNoElementsAndSayNothing() {
    let view = UIView()
    add(view)
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
    #expect(view.accessibilityLabel == nil && view.accessibilityHint == nil)
    #expect(view.accessibilityFrame == CGRect(x: 20, y: 50, width: 200, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 120, y: 70))
    #expect(!view.accessibilityActivate() && view.accessibilityIdentifier == nil)
    #expect(stage.elements().isEmpty)
  }

  @Test func labelsAndButtonsSayWhatTheyShow() {
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "Hello"
    button.setTitle("Send", for: .normal)
    add(label)
    add(button, at: 100)
    #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
    #expect(label.accessibilityLabel == "Hello")
    #expect(button.accessibilityLabel == "Send" && button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    button.accessibilityLabel = "Send the message"
    #expect(button.accessibilityUserInputLabels == ["Send the message"])
    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "Send")
    #expect(stage.elements().map(\.label) == ["Hello", "Send"], "not the button's own label")
    label.text = nil
    #expect(stage.elements().map(\.label) == ["Send"])
  }

  @Test func valuesFollowTheirControls() {
    let (toggle, slider, progress) = (UISwitch(), UISlider(), UIProgressView())
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1" && toggle.accessibilityTraits.contains(.toggleButton))
    slider.maximumValue = 200
    slider.value = 50
    progress.progress = 0.5
    #expect(slider.accessibilityValue?.contains("25") == true)
    #expect(slider.accessibilityTraits == .adjustable)
    #expect(progress.accessibilityValue?.contains("50") == true)
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    #expect(slider.value == 70 && changes == 1)
    slider.value = 0
    slider.accessibilityDecrement()
    #expect(changes == 1, "it is at the end")
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.accessibilityIncrement()
    #expect(pages.currentPage == 1 && pages.accessibilityValue == "page 2 of 3")
  }

  @Test func segmentsAreButtonsOfWhichOneIsSelected() throws {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 0
    add(control)
    #expect(stage.elements(.button).map(\.label) == ["Day", "Week"])
    try #require(stage.element(.button, "Week")).tap()
    #expect(control.selectedSegmentIndex == 1)
    #expect(stage.element(.selected)?.label == "Week")
    control.setEnabled(false, forSegmentAt: 0)
    #expect(stage.element(.notEnabled)?.label == "Day")
    let first = control.accessibilityElement(at: 0)
    #expect(control.accessibilityElementCount() == 2 && control.accessibilityElement(at: 2) == nil)
    #expect(first.map { control.index(ofAccessibilityElement: $0) } == 0)
    #expect(control.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test func aStepperHasTwoButtons() throws {
    let stepper = UIStepper()
    add(stepper)
    #expect(stage.element(.notEnabled)?.label == "Decrement")
    try #require(stage.element(.button, "Increment")).tap()
    #expect(stepper.value == 1 && stage.element(.notEnabled) == nil)
  }

  @Test func barsShowTheirItems() throws {
    let navigation = UINavigationController(rootViewController: controller)
    var taps = 0
    let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
    let picture = UIBarButtonItem(
      image: UIImage(systemName: "trash"), primaryAction: UIAction { _ in })
    picture.accessibilityLabel = "Delete"
    picture.isEnabled = false
    controller.title = "Photos"
    controller.navigationItem.rightBarButtonItems = [item, picture]
    stage.window?.rootViewController = navigation
    stage.settle()
    #expect(stage.element(.header)?.label == "Photos")
    try #require(stage.element(.button, "Add")).tap()
    #expect(taps == 1 && stage.element(.notEnabled, "Delete") != nil)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    try #require(stage.element(.button, "Photos")).tap()
    stage.settle()
    #expect(navigation.topViewController === controller)
  }

  @Test func tabsAreButtonsOfWhichOneIsSelected() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let child = UIViewController()
      child.title = title
      return child
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    stage.window?.rootViewController = tabs
    stage.settle()
    #expect(tabs.tabBar.accessibilityTraits == .tabBar)
    let two = try #require(stage.element(.button, "Two"))
    #expect(two.value == "3" && stage.element(.selected)?.label == "One")
    two.tap()
    stage.settle()
    #expect(tabs.selectedIndex == 1 && stage.element(.selected)?.label == "Two")
  }

  @Test func cellsSayTheirTextsAndKeepTheirAccessoriesReachable() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    add(cell)
    #expect(!cell.isAccessibilityElement)
    cell.textLabel?.text = "Wi-Fi"
    cell.detailTextLabel?.text = "Connected"
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Wi-Fi is on"
    cell.accessoryView = toggle
    #expect(stage.elements().map(\.label) == ["Wi-Fi, Connected", "Wi-Fi is on"])
    cell.isSelected = true
    #expect(cell.accessibilityTraits == .selected)
  }

  @Test func whatIsHiddenOrBehindAModalViewIsNotFound() {
    let (label, other) = (UILabel(), UILabel())
    label.text = "Behind"
    other.text = "In front"
    add(label)
    add(other, at: 100)
    other.accessibilityViewIsModal = true
    #expect(stage.elements().map(\.label) == ["In front"])
    other.accessibilityViewIsModal = false
    label.accessibilityElementsHidden = true
    #expect(stage.elements().map(\.label) == ["In front"])
    label.accessibilityElementsHidden = false
    other.isHidden = true
    #expect(stage.elements().map(\.label) == ["Behind"])
    let over = UIViewController()
    over.modalPresentationStyle = .overFullScreen
    controller.present(over, animated: false)
    stage.settle()
    #expect(stage.elements().isEmpty)
  }

  @Test func aContainerDecidesOnItsElementsAndTheirOrder() {
    let container = UIView()
    let label = UILabel()
    label.text = "Label"
    let part = UIAccessibilityElement(accessibilityContainer: container)
    part.accessibilityLabel = "Part"
    part.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 5, width: 20, height: 10)
    add(container)
    container.addSubview(label)
    container.accessibilityElements = [part, label]
    #expect(stage.elements().map(\.label) == ["Part", "Label"])
    #expect(stage.element(.none, "Part")?.frame == CGRect(x: 30, y: 55, width: 20, height: 10))
    #expect(part.accessibilityContainer === container)
    container.isAccessibilityElement = true
    container.accessibilityLabel = "All"
    #expect(stage.elements().map(\.label) == ["All"])
  }

  @Test func elementsAreFoundByIdentifierAndActionsByName() throws {
    let view = UIView()
    add(view)
    view.isAccessibilityElement = true
    view.accessibilityIdentifier = "photo"
    var shared = false
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Share") { _ in
        shared = true
        return true
      }
    ]
    let found = try #require(stage.element(identifier: "photo"))
    let action = try #require(found.object.accessibilityCustomActions?.first)
    #expect(action.name == "Share" && action.actionHandler?(action) == true && shared)
    #expect(stage.element(identifier: "other") == nil)
  }

  @Test func scrollViewsScrollByAPage() {
    let scroll = UIScrollView()
    add(scroll)
    scroll.contentSize = CGSize(width: 200, height: 100)
    #expect(scroll.accessibilityScroll(.down))
    stage.settle()
    #expect(scroll.contentOffset.y == 40 && scroll.accessibilityScroll(.next))
    stage.settle()
    #expect(scroll.contentOffset.y == 60 && !scroll.accessibilityScroll(.down))
    #expect(!scroll.accessibilityScroll(.right))
  }

  @Test func whatAppsPostIsHeard() {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(stage.accessibilityPosts.map(\.notification) == [.announcement])
    #expect(stage.accessibilityPosts.first?.argument as? String == "Saved")
  }
}
