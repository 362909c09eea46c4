import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// What screen readers get of a window, and what they do in it.
@MainActor @Suite(.serialized) struct SemanticsTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let controller = UIViewController()
  private let window: UIWindow

  init() { window = stage.show(controller) }

  private func add(_ view: UIView, at y: CGFloat = 50) {
    view.frame = CGRect(x: 20, y: y, width: 200, height: 40)
    controller.view.addSubview(view)
  }

  /// Starts reading, and gives the nodes below the window in reading order.
  private func read() throws -> [SemanticsNode] {
    stage.isScreenReaderRunning = true
    stage.advance(by: 0.3)
    return Array(try #require(stage.semantics).inOrder.dropFirst())
  }

  private func node(_ name: String) throws -> SemanticsNode {
    try #require(stage.semantics?.inOrder.first { $0.name == name }, "no \(name)")
  }

  @Test func nothingIsBuiltWhileNobodyReads() throws {
    add(UISlider())
    stage.settle()
    let semantics = try #require(window.windowScene?.semantics)
    #expect(semantics.builds == 0 && stage.semantics == nil)
    #expect(!UIAccessibility.isVoiceOverRunning)
    _ = try read()
    #expect(semantics.builds > 0 && UIAccessibility.isVoiceOverRunning)
    stage.isScreenReaderRunning = false
    let builds = semantics.builds
    controller.view.backgroundColor = .red
    stage.advance(by: 0.5)
    #expect(semantics.builds == builds && !UIAccessibility.isVoiceOverRunning)
  }

  @Test func viewsSayWhatTheyAre() throws {
    let (label, button, toggle, slider) = (UILabel(), UIButton(), UISwitch(), UISlider())
    label.text = "Sky"
    button.setTitle("Send", for: .normal)
    button.accessibilityHint = "Sends the photo"
    toggle.isOn = true
    toggle.accessibilityLabel = "Loop"
    slider.maximumValue = 200
    slider.value = 50
    slider.accessibilityLabel = "Size"
    for (index, view) in [label, button, toggle, slider].enumerated() {
      add(view, at: CGFloat(50 + 60 * index))
    }
    let nodes = try read()
    #expect(nodes.map(\.name) == ["Sky", "Send", "Loop", "Size"])
    #expect(nodes.map(\.role) == [.text, .button, .toggleButton, .slider])
    #expect(nodes[0].bounds == CGRect(x: 20, y: 50, width: 200, height: 40))
    #expect(nodes[0].text?.string == "Sky" && nodes[0].actions.isEmpty)
    #expect(nodes[1].hint == "Sends the photo" && nodes[1].actions.map(\.action) == [.activate])
    #expect(nodes[2].states.contains([.checkable, .checked]))
    #expect(nodes[3].range == SemanticsRange(value: 50, limits: 0...200, step: 20))
    #expect(nodes.allSatisfy { $0.states.contains([.enabled, .showing]) })
    button.isEnabled = false
    stage.advance(by: 0.3)
    #expect(try !node("Send").states.contains(.enabled))
    #expect(try node("Send").id == nodes[1].id, "it is the same button")
  }

  @Test func whatMovesIsReadTenTimesASecondAndOnceMoreAtRest() throws {
    let button = UIButton()
    button.setTitle("Moving", for: .normal)
    add(button)
    _ = try read()
    stage.advance(by: 1)
    let before = stage.presentedTrees
    for _ in 0..<60 {
      button.frame.origin.y += 1
      stage.advance(frames: 1)
    }
    #expect((8...11).contains(stage.presentedTrees - before))
    stage.advance(by: 0.3)
    #expect(try node("Moving").bounds.minY == 110)
    let atRest = stage.presentedTrees
    stage.advance(by: 1)
    #expect(stage.presentedTrees == atRest, "nothing has changed")
  }

  /// A value that nothing draws is read all the same.
  @Test func aNewLabelIsReadThoughNothingMoves() throws {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Before"
    add(view)
    _ = try read()
    view.accessibilityLabel = "After"
    stage.advance(by: 0.3)
    #expect(try node("After").role == .text)
  }

  @Test func activatingGoesTheWayATapGoes() throws {
    let button = UIButton()
    button.setTitle("Count", for: .normal)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    add(button)
    let first = try #require(try read().first)
    #expect(stage.perform(.activate, on: first) && taps == 1)
    let view = UIView()
    var recognized = 0
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Tapped"
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { _ in recognized += 1 }
    view.addGestureRecognizer(recognizer)
    add(view, at: 200)
    stage.advance(by: 0.3)
    #expect(stage.perform(.activate, on: try node("Tapped")) && recognized == 1)
    let cover = UIView(frame: controller.view.bounds)
    controller.view.addSubview(cover)
    stage.advance(by: 0.3)
    #expect(!stage.perform(.activate, on: first) && taps == 1, "something else lies there")
    cover.removeFromSuperview()
    button.isEnabled = false
    #expect(!stage.perform(.activate, on: first) && taps == 1, "it isn't enabled")
    button.removeFromSuperview()
    stage.advance(by: 0.3)
    #expect(!stage.perform(.activate, on: first), "it is gone")
  }

  @Test func whatIsBelowTheEdgeIsScrolledToBeforeItIsTapped() throws {
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    let button = UIButton(frame: CGRect(x: 0, y: 2000, width: 100, height: 40))
    button.setTitle("Deep", for: .normal)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scrollView.addSubview(button)
    controller.view.addSubview(scrollView)
    _ = try read()
    #expect(try !node("Deep").states.contains(.showing))
    #expect(stage.perform(.activate, on: try node("Deep")) && taps == 1)
    stage.advance(by: 0.3)
    #expect(try node("Deep").states.contains(.showing))
  }

  @Test func valuesAreSetAndStepped() throws {
    let slider = UISlider()
    slider.accessibilityLabel = "Size"
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    add(slider)
    _ = try read()
    #expect(stage.perform(.setValue(0.75), on: try node("Size")) && slider.value == 0.75)
    #expect(stage.perform(.decrement, on: try node("Size")) && changes == 2)
    #expect(!stage.perform(.setValue(.nan), on: try node("Size")) && changes == 2)
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.accessibilityLabel = "Pages"
    add(pages, at: 200)
    stage.advance(by: 0.3)
    #expect(try node("Pages").range == SemanticsRange(value: 0, limits: 0...3, step: 1))
    #expect(stage.perform(.setValue(2), on: try node("Pages")) && pages.currentPage == 2)
  }

  /// What says its value only in words has a number that changes with them.
  @Test func wordsCountAsValues() throws {
    let dial = Dial()
    dial.accessibilityLabel = "Dial"
    add(dial)
    _ = try read()
    let before = try #require(try node("Dial").range)
    #expect(!before.isExact && before.limits.contains(before.value + before.step))
    #expect(stage.perform(.increment, on: try node("Dial")))
    stage.advance(by: 0.3)
    #expect(try node("Dial").value == "1" && node("Dial").range?.value != before.value)
  }

  @Test func textIsReadAndTyped() throws {
    let field = UITextField()
    field.placeholder = "Name"
    field.text = "Tree"
    var edits = 0
    field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
    add(field)
    _ = try read()
    let read = try node("Name")
    #expect(read.role == .textField && read.text?.string == "Tree" && read.value == nil)
    #expect(read.states.contains([.editable, .focusable]))
    #expect(stage.perform(.setText("Häuser 🌳"), on: read) && field.text == "Häuser 🌳")
    #expect(edits == 1 && field.isFirstResponder)
    stage.advance(by: 0.3)
    #expect(stage.semantics?.focus == read.id)
    #expect(try node("Name").text?.selection == 9..<9)
    #expect(stage.perform(.replace(0..<6, with: "Ein"), on: read) && field.text == "Ein 🌳")
    #expect(stage.perform(.replace(3..<900, with: ""), on: read) && field.text == "Ein")
    #expect(stage.perform(.select(0..<2), on: read))
    stage.advance(by: 0.3)
    #expect(try node("Name").text?.selection == 0..<2)
    field.isSecureTextEntry = true
    stage.advance(by: 0.3)
    let secret = try node("Name")
    #expect(secret.role == .secureTextField && secret.text == nil && secret.id != read.id)
  }

  @Test func onlyTheAlertIsReadWhileOneIsOpen() throws {
    add(UIButton())
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    controller.present(alert, animated: false)
    let nodes = try read()
    let dialog = try #require(nodes.first { $0.role == .dialog })
    #expect(dialog.states.contains(.modal))
    #expect(nodes.contains { $0.name == "Cancel" && $0.role == .button })
    #expect(stage.perform(.activate, on: try node("Cancel")))
    stage.settle()
    #expect(controller.presentedViewController == nil)
  }

  /// A touch on a sheet that moves only stops it, so a reader's comes once it is at rest.
  @Test func whatIsActivatedWhileASheetComesIsDoneAtRest() throws {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Done") { _ in taps += 1 })
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .white
    sheet.view.addSubview(button)
    sheet.modalPresentationStyle = .formSheet
    _ = try read()
    controller.present(sheet, animated: true)
    stage.advance(by: 0.15)
    #expect(stage.perform(.activate, on: try node("Done")) && taps == 0)
    stage.settle()
    stage.advance(by: 0.1)
    #expect(taps == 1)
    #expect(stage.perform(.activate, on: try node("Done")) && taps == 2)
  }

  /// As a note is that a window shows over all of its screens.
  @Test func whatLiesOverAPresentationIsReadToo() throws {
    let (behind, over) = (UILabel(), UILabel())
    behind.text = "Behind"
    add(behind)
    let screen = UIViewController()
    screen.title = "Screen"
    screen.modalPresentationStyle = .fullScreen
    controller.present(screen, animated: false)
    stage.settle()
    over.text = "Over"
    over.frame = CGRect(x: 20, y: 500, width: 200, height: 40)
    window.addSubview(over)
    #expect(try read().map(\.name).filter { !$0.isEmpty } == ["Over"])
    screen.view.accessibilityViewIsModal = true
    let part = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    part.text = "Part"
    screen.view.addSubview(part)
    over.accessibilityViewIsModal = true
    stage.advance(by: 0.3)
    #expect(stage.semantics?.inOrder.map(\.name).contains("Part") == false)
  }

  @Test func announcementsAreReadWhileSomebodyReads() throws {
    UIAccessibility.post(notification: .announcement, argument: "Too early")
    _ = try read()
    UIAccessibility.post(notification: .announcement, argument: "Copied")
    #expect(stage.readAnnouncements == ["Copied"])
    let button = UIButton()
    button.setTitle("Next", for: .normal)
    add(button)
    UIAccessibility.post(notification: .screenChanged, argument: button)
    stage.advance(by: 0.3)
    #expect(try stage.semantics?.focus == node("Next").id)
  }

  /// An app is told once when somebody begins to read and once when nobody does any more.
  @Test func appsAreToldOfReaders() throws {
    var isRunning: [Bool] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { isRunning.append(UIAccessibility.isVoiceOverRunning) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.isScreenReaderRunning = true
    stage.advance(by: 0.3)
    stage.isScreenReaderRunning = false
    #expect(isRunning == [true, false])
  }

  @Test func customActionsAreOfferedByName() throws {
    let view = UIView()
    var isDone = false
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Photo"
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Rate") { _ in
        isDone = true
        return true
      }
    ]
    add(view)
    _ = try read()
    let offer = try #require(try node("Photo").actions.first { $0.title == "Rate" })
    #expect(stage.perform(offer.action, on: try node("Photo")) && isDone)
    #expect(!stage.perform(.custom(5), on: try node("Photo")))
  }
}

private final class Dial: UIView {
  private var number = 0

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set {}
  }
  override var accessibilityValue: String? {
    get { String(number) }
    set {}
  }
  override func accessibilityIncrement() {
    number += 1
    setNeedsDisplay()
    backgroundColor = .red
  }
}
