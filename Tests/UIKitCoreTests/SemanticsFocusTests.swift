import HostInterface
import Testing
import UIKit
import UIKitStage

/// What apps learn of where screen readers are, and what they have them say.
@MainActor @Suite(.serialized) struct SemanticsFocusTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let controller = UIViewController()

  init() { stage.show(controller) }

  private final class Stop: UIButton {
    private(set) var events: [String] = []

    override func accessibilityElementDidBecomeFocused() { events.append("focused") }
    override func accessibilityElementDidLoseFocus() { events.append("left") }
  }

  private func add(_ title: String, at y: CGFloat) -> Stop {
    let stop = Stop(frame: CGRect(x: 20, y: y, width: 200, height: 40))
    stop.setTitle(title, for: .normal)
    controller.view.addSubview(stop)
    return stop
  }

  @Test func elementsAreToldOfTheFocus() throws {
    let (first, second) = (add("One", at: 50), add("Two", at: 100))
    var moves: [(String?, String?)] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { notification in
      let info = notification.userInfo ?? [:]
      let from = info[UIAccessibility.unfocusedElementUserInfoKey] as? UIButton
      let to = info[UIAccessibility.focusedElementUserInfoKey] as? UIButton
      MainActor.assumeIsolated { moves.append((from?.currentTitle, to?.currentTitle)) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    _ = first.becomeFirstResponder()
    stage.settle()
    #expect(moves.isEmpty && UIAccessibility.focusedElement(using: nil) == nil, "nobody reads")
    stage.isScreenReaderRunning = true
    stage.advance(by: 0.3)
    #expect(first.events == ["focused"] && first.accessibilityElementIsFocused())
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    stage.advance(by: 0.3)
    #expect(first.events == ["focused", "left"] && second.events == ["focused"])
    let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver)
    #expect(focused as? UIButton === second && !first.accessibilityElementIsFocused())
    stage.isScreenReaderRunning = false
    #expect(second.events == ["focused", "left"])
    #expect(moves.map(\.0) == [nil, "One", "Two"] && moves.map(\.1) == ["One", "Two", nil])
  }

  /// Its first element, as nothing in it has the keyboard's focus; and then back to where it was.
  @Test func aScreenThatComesHasTheFocus() throws {
    let (_, second) = (add("One", at: 50), add("Two", at: 100))
    stage.isScreenReaderRunning = true
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    func focus() throws -> String? {
      stage.settle()
      stage.advance(by: 0.3)
      let tree = try #require(stage.semantics)
      return tree.focus.flatMap { tree[$0]?.name }
    }
    #expect(try focus() == "Two")
    let screen = UIViewController()
    screen.title = "Options"
    for (index, text) in ["First", "Last"].enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 60 + 60 * index, width: 200, height: 40))
      label.text = text
      screen.view.addSubview(label)
    }
    for (style, role) in [
      (UIModalPresentationStyle.fullScreen, SemanticsRole.group), (.popover, .dialog),
    ] {
      screen.modalPresentationStyle = style
      screen.preferredContentSize = CGSize(width: 300, height: 300)
      screen.popoverPresentationController?.sourceView = second
      screen.popoverPresentationController?.delegate = popovers
      controller.present(screen, animated: true)
      let start = try focus()
      #expect(start == "First")
      let modal = try #require(stage.semantics?.inOrder.first { $0.states.contains(.modal) })
      #expect(modal.role == role && modal.name == "Options")
      UIAccessibility.post(notification: .layoutChanged, argument: screen.view.subviews.last)
      #expect(try focus() == "Last")
      controller.dismiss(animated: true)
      let end = try focus()
      #expect(end == "Two", "where it was")
    }
  }

  /// Readers say the screen's name on the way to its first element.
  @Test(arguments: [true, false]) func aTitleIsReadAsTheNameOfItsScreen(hasMore: Bool) throws {
    stage.isScreenReaderRunning = true
    let screen = UIViewController()
    screen.title = "Options"
    let texts = hasMore ? ["Options", "First"] : ["Options"]
    for (index, text) in texts.enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 60 + 60 * index, width: 200, height: 40))
      label.text = text
      screen.view.addSubview(label)
    }
    controller.present(screen, animated: true)
    stage.settle()
    stage.advance(by: 0.3)
    let focus = stage.semantics?.focus.flatMap { stage.semantics?[$0]?.name }
    #expect(focus == (hasMore ? "First" : "Options"))
  }

  /// A window without anything in it would be read in between.
  @Test func aScreenThatHasNothingToReadYetIsNotTold() throws {
    _ = add("One", at: 50)
    stage.isScreenReaderRunning = true
    stage.advance(by: 0.3)
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    controller.present(screen, animated: false)
    stage.advance(by: 0.25)
    #expect(stage.semantics?.inOrder.contains { $0.name == "One" } == true)
    stage.advance(by: 1)
    #expect(stage.semantics?.inOrder.count == 1, "it stays empty")
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    label.text = "Late"
    screen.view.addSubview(label)
    stage.advance(by: 0.3)
    let focus = stage.semantics?.focus.flatMap { stage.semantics?[$0]?.name }
    #expect(focus == "Late")
  }

  private let popovers = Popovers()

  private final class Popovers: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  /// Otherwise readers would say the name twice.
  @Test func aWindowIsNotCalledAsItsElementIs() throws {
    let (first, second) = (add("One", at: 50), add("Two", at: 100))
    controller.view.window?.windowScene?.title = "Two"
    stage.isScreenReaderRunning = true
    for (element, name) in [(first, "Two"), (second, "")] {
      UIAccessibility.post(notification: .layoutChanged, argument: element)
      stage.advance(by: 0.3)
      #expect(stage.semantics?.inOrder.first?.name == name)
    }
    second.isHidden = true
    stage.advance(by: 0.3)
    #expect(stage.semantics?.inOrder.first?.name == "", "while it leaves")
  }

  /// A screen that leaves may take its element away before another one has the focus.
  @Test func aWindowKeepsItsNameWhileNothingHasTheFocus() throws {
    _ = add("One", at: 50)
    let scene = try #require(controller.view.window?.windowScene)
    scene.title = "Two"
    stage.isScreenReaderRunning = true
    func name() -> String? {
      stage.advance(by: 0.3)
      return stage.semantics?.inOrder.first?.name
    }
    do {
      let second = add("Two", at: 100)
      #expect(second.becomeFirstResponder() && name() == "")
      second.removeFromSuperview()
    }
    #expect(name() == "" && stage.semantics?.focus == nil)
    scene.title = "Three"
    controller.view.backgroundColor = .systemGray
    #expect(name() == "Three")
  }

  @Test func announcementsHaveAPriority() throws {
    stage.isScreenReaderRunning = true
    stage.advance(by: 0.3)
    let key = NSAttributedString.Key.UIAccessibilitySpeechAttributeAnnouncementPriority
    for priority in [UIAccessibilityPriority.high, .default] {
      UIAccessibility.post(
        notification: .announcement,
        argument: NSAttributedString(string: "Full", attributes: [key: priority]))
    }
    UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: ""))
    let heard = stage.host.windows.flatMap(\.announcements)
    #expect(heard.map(\.isUrgent) == [true, false] && heard.map(\.text) == ["Full", "Full"])
  }

  @Test func aReaderHearsWhereItHasScrolledTo() throws {
    final class Pages: NSObject, UIScrollViewAccessibilityDelegate {
      func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        "At \(Int(scrollView.contentOffset.y))"
      }
    }
    let (pages, scrollView) = (Pages(), UIScrollView())
    scrollView.frame = controller.view.bounds
    scrollView.contentSize = CGSize(width: 400, height: 5000)
    scrollView.delegate = pages
    scrollView.accessibilityContainerType = .list
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 5000))
    label.text = "Long"
    scrollView.addSubview(label)
    controller.view.addSubview(scrollView)
    stage.isScreenReaderRunning = true
    stage.advance(by: 0.3)
    let list = try #require(stage.semantics?.inOrder.first { $0.role == .list })
    #expect(stage.perform(.scroll(forward: true), on: list))
    #expect(stage.readAnnouncements.isEmpty, "it is still on its way")
    stage.settle()
    #expect(stage.readAnnouncements == ["At 600"])
    scrollView.setContentOffset(.zero, animated: true)
    stage.settle()
    #expect(stage.readAnnouncements.count == 1, "the app has scrolled")
  }

  @Test func elementsSayWhetherTheyAreExpanded() throws {
    let button = add("More", at: 50)
    stage.isScreenReaderRunning = true
    stage.advance(by: 0.3)
    func states() throws -> SemanticsStates {
      stage.advance(by: 0.3)
      let node = try #require(stage.semantics?.inOrder.first { $0.name == "More" })
      return node.states.intersection([.expandable, .expanded])
    }
    #expect(try states() == [])
    button.accessibilityExpandedStatus = .collapsed
    #expect(try states() == .expandable)
    button.accessibilityExpandedStatus = .expanded
    #expect(try states() == [.expandable, .expanded])
  }

  @Test func colorsHaveNames() {
    let named: [(UIColor, String)] = [
      (.black, "black"), (.white, "white"), (.gray, "gray"), (.red, "red"), (.blue, "blue"),
      (.brown, "brown"), (.systemPink, "pink"), (.systemTeal, "cyan"), (.systemIndigo, "blue"),
      (UIColor(red: 0, green: 0.3, blue: 0, alpha: 1), "dark green"),
      (UIColor(red: 1, green: 0.8, blue: 0.8, alpha: 1), "light red"),
      (UIColor(red: 9, green: -3, blue: 0, alpha: 1), "red"),
    ]
    for (color, name) in named { #expect(color.accessibilityName == name, "\(name)") }
  }
}
