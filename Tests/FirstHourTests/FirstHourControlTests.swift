import Testing
import UIKit
import UIKitStage

/// Controls, fields, menus and keys: what a person does with each of them, once.
@MainActor @Suite(.serialized) struct FirstHourControlTests {
  private let place = FirstHourStage()
  private var stage: Stage { place.stage }

  @Test func stackView() throws {
    let screen = StackViewSnippet()
    place.show(screen)
    try place.picture("Stack view")
    #expect(screen.stack.frame.minX == 16 && screen.stack.frame.maxX == 304)
    #expect(screen.stack.arrangedSubviews.last?.frame.maxX == screen.stack.bounds.width)
  }

  @Test func textField() throws {
    let screen = TextFieldSnippet()
    place.show(screen)
    place.tap(screen.field)
    stage.type("Ada")
    try place.picture("Text field")
    stage.press(.keyboardReturnOrEnter)
    #expect(screen.greeting.text == "Hello, Ada!" && !screen.field.isFirstResponder)
  }

  @Test func segmented() throws {
    let screen = SegmentedSnippet()
    place.show(screen)
    stage.tap(at: CGPoint(x: 160, y: 56))
    stage.settle()
    try place.picture("Segmented control")
    #expect(screen.control.selectedSegmentIndex == 1 && screen.label.text == "Week")
  }

  @Test func slider() throws {
    let screen = SliderSnippet()
    place.show(screen)
    stage.drag(from: CGPoint(x: 286, y: 196), to: CGPoint(x: 160, y: 196))
    stage.settle()
    try place.picture("Slider")
    #expect(abs(screen.slider.value - 0.5) < 0.1)
    #expect(abs(screen.square.alpha - CGFloat(screen.slider.value)) < 0.001)
  }

  @Test func `switch`() throws {
    let screen = SwitchSnippet()
    place.show(screen)
    try place.picture("Switch")
    place.tap(screen.toggle)
    #expect(!screen.toggle.isOn && screen.details.alpha == 0)
  }

  @Test func pageControl() throws {
    let screen = PageControlSnippet()
    place.show(screen)
    stage.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200))
    stage.settle()
    try place.picture("Page control")
    #expect(screen.pageControl.currentPage == 1 && screen.scrollView.contentOffset.x == 320)
  }

  @Test func keyCommands() throws {
    let screen = KeyCommandsSnippet()
    place.show(screen)
    stage.press(.keyboardN, modifiers: .command)
    if screen.notes == 0 { stage.press(.keyboardN, modifiers: .control) }
    try place.picture("Key commands")
    #expect(screen.label.text == "1 notes")
  }

  @Test func menuButton() throws {
    let screen = MenuButtonSnippet()
    place.show(screen)
    place.tap(screen.button)
    try place.picture("Menu button")
    try #require(stage.element(.none, "Date")).tap()
    stage.settle()
    #expect(screen.order == "Date")
  }

  @Test func contextMenu() throws {
    let screen = ContextMenuSnippet()
    place.show(screen)
    stage.click(at: screen.photo.center, button: 2)
    stage.settle()
    try place.picture("Context menu")
    try #require(stage.element(.none, "Favorite")).tap()
    stage.settle()
    #expect(screen.isFavorite && stage.element(.none, "Delete") == nil)
    stage.touchDown(at: screen.photo.center)
    stage.advance(by: 1)
    stage.touchUp()
    try #require(stage.element(.none, "Delete")).tap()
    stage.settle()
    #expect(screen.isDeleted)
  }

  @Test func keyboardGuide() throws {
    let screen = KeyboardGuideSnippet()
    place.show(screen)
    let before = screen.field.frame.maxY
    stage.showKeyboard(height: 200)
    stage.settle()
    try place.picture("Keyboard layout guide")
    #expect(before == 472 && screen.field.frame.maxY == 272)
  }

  @Test func pasteboard() throws {
    let screen = PasteboardSnippet()
    place.show(screen)
    try place.picture("Pasteboard")
    place.tap(screen.button)
    #expect(UIPasteboard.general.string == "VITRINE-2026")
  }

  @Test func openURL() throws {
    let screen = OpenURLSnippet()
    place.show(screen)
    try place.picture("Open URL")
    place.tap(screen.button)
    #expect(stage.openedURLs.map(\.absoluteString) == ["https://www.example.com"])
  }

  @Test func accessibility() throws {
    let view = AccessibilitySnippet(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.view = view
    place.show(controller)
    let element = try #require(stage.element(.adjustable, "Rating"))
    #expect(element.value == "3 of 5")
    view.accessibilityIncrement()
    stage.settle()
    try place.picture("Accessibility")
    #expect(element.value == "4 of 5" && view.rating == 4)
  }

  @Test func notifications() throws {
    let screen = NotificationsSnippet()
    place.show(screen)
    NotificationCenter.default.post(
      name: NotificationsSnippet.scoreDidChange, object: nil, userInfo: ["score": 42])
    try place.picture("Notifications")
    screen.stop()
    #expect(screen.label.text == "Score: 42")
  }

  @Test func defaults() throws {
    let name = "first-hour-\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    place.show(DefaultsSnippet(defaults: defaults))
    let second = DefaultsSnippet(defaults: defaults)
    place.show(second)
    try place.picture("Defaults")
    #expect(second.label.text == "Launch number 2")
  }

  /// A subclass with its own set-up, made in each way that UIKit offers.
  @Test func buttonSubclass() {
    let buttons = [
      RoundButton(), RoundButton(type: .system), RoundButton(type: .custom, primaryAction: nil),
      RoundButton(configuration: .filled()), RoundButton(frame: .zero, primaryAction: nil),
    ]
    #expect(buttons.allSatisfy { $0.layer.cornerRadius == 12 })
    #expect(buttons.map(\.buttonType) == [.custom, .system, .custom, .system, .custom])
  }
}

private final class RoundButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
