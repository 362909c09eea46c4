import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// Menus for editing, which leave the keyboard to the view.
@MainActor @Suite(.serialized) struct EditMenuTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let view = KeyView(frame: CGRect(x: 50, y: 200, width: 300, height: 100))
  private let follower = Follower()
  private let interaction: UIEditMenuInteraction

  @MainActor private final class KeyView: UIView {
    var keys = 0
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
  }

  @MainActor private final class Follower: NSObject, UIEditMenuInteractionDelegate {
    var calls: [String] = []
    var target: CGRect?
    var menu: UIMenu?

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu ?? UIMenu(children: suggestedActions) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target ?? CGRect(origin: configuration.sourcePoint, size: .zero) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { calls.append("present") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { calls.append("dismiss") }
  }

  init() {
    interaction = UIEditMenuInteraction(delegate: follower)
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    view.addInteraction(interaction)
    view.becomeFirstResponder()
    stage.settle()
    let follower = follower
    interaction.suggestions = {
      [EditMenuAction.cut, .copy, .paste].map { action in
        action.makeElement { follower.calls.append("\(action)") }
      }
    }
  }

  private func present() {
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 150, y: 50)))
    stage.settle()
  }

  @Test func itLiesAboveItsTargetAndRunsWhatIsChosen() throws {
    follower.target = CGRect(x: 100, y: 40, width: 100, height: 20)
    present()
    let frame = try #require(stage.popupFrames.first).insetBy(dx: 28, dy: 28)
    #expect(frame.maxY <= 240)
    #expect(abs(frame.midX - 200) <= 1)
    let paste = try #require(stage.element(.button, "Paste")).frame
    stage.click(at: CGPoint(x: paste.midX, y: paste.midY))
    stage.settle()
    #expect(follower.calls == ["present", "dismiss", "paste"])
    #expect(stage.popupFrames.isEmpty)
  }

  @Test func theAppsMenuStaysAsItIs() {
    let menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    follower.menu = menu
    stage.tap(at: CGPoint(x: 100, y: 250))
    present()
    #expect(stage.popupFrames.count == 1)
    interaction.reloadVisibleMenu()
    stage.settle()
    #expect(menu.preferredElementSize == .automatic)
  }

  @Test func typingDismissesItAndReachesTheView() {
    present()
    stage.press(.keyboardA)
    stage.settle()
    #expect(view.keys == 1)
    #expect(stage.popupFrames.isEmpty)
    present()
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(view.keys == 1)
    #expect(follower.calls == ["present", "dismiss", "present", "dismiss"])
  }

  @Test func fingersGetABar() throws {
    stage.tap(at: CGPoint(x: 20, y: 20))
    present()
    let cut = try #require(stage.element(.button, "Cut")).frame
    let paste = try #require(stage.element(.button, "Paste")).frame
    #expect(cut.minY == paste.minY)
    #expect(cut.maxX <= paste.minX)
  }

  @Test func itsTitlesAreInTheLanguageOfTheUser() throws {
    stage.preferredLanguages = ["de"]
    present()
    #expect(stage.element(.button, "Einsetzen") != nil)
    #expect(stage.element(.button, "Ausschneiden") != nil)
    stage.preferredLanguages = ["en"]
  }
}
