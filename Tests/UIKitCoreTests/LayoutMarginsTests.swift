import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

@MainActor @Suite(.serialized) struct LayoutMarginsTests {
  private final class Counter: UIView {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
  }

  private final class Controller: UIViewController {
    var changes = 0
    override func viewLayoutMarginsDidChange() { changes += 1 }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let controller = Controller()
  private var root: UIView { controller.view }

  init() { stage.show(controller) }

  private func insets(_ all: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: all, left: all, bottom: all, right: all)
  }

  @Test func plainViewsHaveEightPoints() {
    #expect(UIView().layoutMargins == insets(8))
    #expect(
      UIView().directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  }

  @Test func controllersKeepTheSystemsMinimum() {
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 10, bottom: 0, trailing: 30)
    #expect(root.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 0, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(root.layoutMargins == UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 30))
    #expect(controller.changes >= 2)
  }

  @Test func wideWindowsHaveWiderMargins() {
    stage.resize(to: CGSize(width: 1000, height: 480))
    stage.settle()
    #expect(root.layoutMargins.left == 20)
  }

  @Test func directionalMarginsTurnWithTheDirection() {
    let view = Counter(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    root.addSubview(view)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 5)
    #expect(view.layoutMargins.left == 20)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins.left == 5)
    #expect(view.directionalLayoutMargins.leading == 20)
    #expect(view.changes == 2)
    view.layoutMargins = insets(3)
    #expect(view.directionalLayoutMargins.leading == 3)
  }

  @Test func theSafeAreaIsAdded() {
    controller.additionalSafeAreaInsets = insets(10)
    #expect(root.layoutMargins == UIEdgeInsets(top: 10, left: 26, bottom: 10, right: 26))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  @Test func theSuperviewsMarginsReachIntoTheView() {
    let view = Counter(frame: CGRect(x: 0, y: 100, width: 320, height: 50))
    root.addSubview(view)
    #expect(view.layoutMargins.left == 8)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    view.frame.origin.x = 6
    #expect(view.layoutMargins.left == 10)
    #expect(view.layoutMargins.right == 22)
    let count = view.changes
    root.layoutMargins = insets(40)
    #expect(view.changes == count + 1)
    #expect(view.layoutMargins.left == 34)
  }
}

@MainActor @Suite(.serialized) struct KeyboardLayoutGuideTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let controller = UIViewController()
  private let field = UIView()
  private var root: UIView { controller.view }

  init() {
    stage.show(controller)
    controller.additionalSafeAreaInsets.bottom = 30
    field.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])
    stage.settle()
  }

  @Test func withoutAKeyboardItIsBelowTheSafeArea() {
    #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 450, width: 320, height: 30))
    #expect(field.frame.maxY == 450)
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.settle()
    #expect(field.frame.maxY == 480)
  }

  @Test func itFollowsTheKeyboardInItsTime() {
    stage.showKeyboard(height: 200, duration: 0.4)
    #expect(field.frame.maxY == 280)
    stage.advance(by: 0.2)
    let seen = field.layer.presentation()?.frame.maxY ?? 0
    #expect(seen > 290 && seen < 440, "\(seen)")
    stage.settle()
    #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 280, width: 320, height: 200))
    stage.showKeyboard(height: 0)
    stage.settle()
    #expect(field.frame.maxY == 450)
  }

  @Test func onlyWhatCoversTheViewCounts() {
    let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    root.addSubview(sheet)
    stage.showKeyboard(height: 120)
    stage.settle()
    #expect(sheet.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 260, width: 320, height: 40))
  }

  @Test func aFloatingKeyboardIsFollowedOnRequest() {
    let floating = CGRect(x: 200, y: 100, width: 120, height: 100)
    stage.window?.keyboardMoves(from: .zero, to: floating, duration: 0)
    stage.settle()
    #expect(field.frame.maxY == 450)
    root.keyboardLayoutGuide.followsUndockedKeyboard = true
    stage.settle()
    #expect(root.keyboardLayoutGuide.layoutFrame == floating)
    #expect(field.frame.maxY == 100)
  }

  @Test func trackedConstraintsComeAndGo() {
    let guide = root.keyboardLayoutGuide
    let near = field.widthAnchor.constraint(equalToConstant: 100)
    let away = field.widthAnchor.constraint(equalToConstant: 200)
    guide.setConstraints([near], activeWhenNearEdge: .trailing)
    guide.setConstraints([away], activeWhenAwayFrom: .trailing)
    #expect(!near.isActive && !away.isActive)
    guide.followsUndockedKeyboard = true
    #expect(!near.isActive && away.isActive)
    stage.window?.keyboardMoves(
      from: .zero, to: CGRect(x: 200, y: 100, width: 120, height: 100), duration: 0)
    #expect(near.isActive && !away.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .trailing) == [near])
    #expect(guide.constraintsActiveWhenAway(from: .trailing) == [away])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && guide.constraintsActive(whenNearEdge: .trailing).isEmpty)
  }
}
