import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Tool tips: when they are shown, where, and what ends them.
@MainActor @Suite(.serialized) struct ToolTipTests {
  private let stage = Stage(size: CGSize(width: 400, height: 300))
  private let controller = UIViewController()
  private let button = UIButton(type: .system)
  private let other = UIButton(type: .system)

  init() {
    stage.show(controller)
    controller.view.backgroundColor = .systemBackground
    button.frame = CGRect(x: 100, y: 100, width: 44, height: 44)
    button.setTitle("R", for: .normal)
    button.toolTip = "Rotate Right (R)"
    other.frame = CGRect(x: 160, y: 100, width: 44, height: 44)
    other.toolTip = "Edit (E)"
    for view in [button, other] { controller.view.addSubview(view) }
    stage.settle()
  }

  private var shown: ToolTipView? {
    controller.view.window?.subviews.lazy.compactMap { $0 as? ToolTipView }.first
  }

  private func rest(at point: CGPoint, for seconds: TimeInterval = 0.8) {
    stage.hover(at: point)
    stage.advance(by: seconds)
  }

  private func rest(over view: UIView) { rest(at: view.center) }

  @Test("A control says what it is for once the pointer rests, below it, until the pointer leaves")
  func resting() throws {
    rest(at: button.center, for: 0.5)
    #expect(shown == nil)
    stage.hover(at: CGPoint(x: 125, y: 122))
    stage.advance(by: 0.5)
    #expect(shown == nil, "the pointer has moved")
    stage.advance(by: 0.3)
    let tip = try #require(shown)
    #expect(tip.text == "Rotate Right (R)")
    #expect(tip.frame.minY > button.frame.maxY && tip.frame.minY < button.frame.maxY + 12)
    #expect(abs(tip.frame.midX - button.frame.midX) <= 1)
    stage.hover(at: CGPoint(x: 130, y: 130))
    #expect(shown === tip, "it stays while the pointer does")
    stage.hover(at: CGPoint(x: 300, y: 250))
    #expect(shown == nil)
  }

  @Test("The next control says it at once")
  func next() {
    rest(over: button)
    stage.hover(at: other.center)
    #expect(shown?.text == "Edit (E)")
  }

  @Test("A press, a key and scrolling end it until the pointer has left the control")
  func ends() {
    let acts: [() -> Void] = [
      { stage.click(at: button.center) }, { stage.press(.keyboardA) },
      { stage.wheel(at: button.center, detents: 1) },
    ]
    for act in acts {
      rest(over: button)
      #expect(shown != nil)
      act()
      #expect(shown == nil)
      rest(at: CGPoint(x: button.center.x + 2, y: button.center.y))
      #expect(shown == nil)
      rest(at: CGPoint(x: 300, y: 250))
    }
    stage.send(.hover(.left, location: .zero))
    rest(over: button)
    #expect(shown != nil)
    stage.send(.hover(.left, location: .zero))
    #expect(shown == nil)
  }

  @Test("It ends with the control, and isn't shown for what is gone or has no text")
  func gone() {
    rest(over: button)
    button.isHidden = true
    stage.advance(frames: 2)
    #expect(shown == nil)
    rest(at: CGPoint(x: 300, y: 250))
    button.isHidden = false
    stage.hover(at: button.center)
    button.removeFromSuperview()
    stage.advance(by: 1)
    #expect(shown == nil)
    other.toolTip = nil
    rest(over: other)
    #expect(shown == nil)
    other.toolTip = "Edit"
    other.toolTipInteraction?.isEnabled = false
    rest(at: CGPoint(x: other.center.x + 1, y: other.center.y))
    #expect(shown == nil)
  }

  @Test("A disabled control says what it would do")
  func disabled() {
    button.isEnabled = false
    rest(over: button)
    #expect(shown != nil)
  }

  @Test("A screen at rest stays at rest under a tool tip")
  func stillness() {
    rest(over: button)
    stage.settle()
    #expect(shown != nil && stage.isAtRest)
  }

  private final class Halves: NSObject, UIToolTipInteractionDelegate {
    func toolTipInteraction(
      _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
      guard point.x >= 50 else { return nil }
      return UIToolTipConfiguration(
        toolTip: "Right", in: CGRect(x: 50, y: 0, width: 50, height: 40))
    }
  }

  private final class Nothing: NSObject, UIToolTipInteractionDelegate {}

  @Test("A delegate says it for parts of a view")
  func parts() throws {
    let view = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 40))
    let interaction = UIToolTipInteraction(defaultToolTip: "All")
    let (halves, nothing) = (Halves(), Nothing())
    view.addInteraction(interaction)
    controller.view.addSubview(view)
    interaction.delegate = halves
    rest(at: CGPoint(x: 210, y: 220))
    #expect(shown == nil)
    rest(at: CGPoint(x: 260, y: 220))
    let tip = try #require(shown)
    #expect(tip.text == "Right" && abs(tip.frame.midX - 275) <= 1)
    interaction.delegate = nothing
    rest(at: CGPoint(x: 211, y: 220))
    #expect(shown?.text == "All", "without the method it is the default")
    #expect(UIToolTipConfiguration(toolTip: "All").sourceRect.isNull)
  }

  @Test("It stays within the window, and is shown at the pointer over a large view")
  func places() throws {
    button.frame = CGRect(x: 352, y: 252, width: 44, height: 44)
    button.toolTip = String(repeating: "Much to say. ", count: 20)
    rest(over: button)
    let tip = try #require(shown)
    #expect(controller.view.bounds.contains(tip.frame))
    #expect(tip.frame.maxY < button.frame.minY, "there is room above")
    button.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    button.toolTip = "Here"
    rest(at: CGPoint(x: 60, y: 40))
    let here = try #require(shown)
    #expect(here.frame.minY > 40 && here.frame.minY < 80 && abs(here.frame.midX - 60) < 40)
  }

  @Test("It has the size of text, the appearance and the direction of its control")
  func traits() throws {
    rest(over: button)
    let small = try #require(shown).bounds.height
    rest(at: CGPoint(x: 300, y: 250))
    stage.textScale = 2
    controller.view.overrideUserInterfaceStyle = .dark
    button.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    rest(over: button)
    let tip = try #require(shown)
    #expect(tip.bounds.height > small * 1.3)
    #expect(tip.traitCollection.userInterfaceStyle == .dark)
    #expect(tip.subviews.contains { ($0 as? UILabel)?.textAlignment == .right })
  }

  @Test("An item of a bar that shows an image says its title or what screen readers say")
  func barItems() {
    let item = UIBarButtonItem(image: UIImage(systemName: "plus"))
    item.accessibilityLabel = "Add"
    #expect((BarButtons.view(for: item) as? UIControl)?.toolTip == "Add")
    item.title = "Add (A)"
    #expect((BarButtons.view(for: item) as? UIControl)?.toolTip == "Add (A)")
    #expect((BarButtons.view(for: UIBarButtonItem(title: "Add")) as? UIControl)?.toolTip == nil)
  }
}
