import Presentations
import UIKit

/// Demos of custom alerts, and of screens that are presented as if they were pushed.
extension Catalog {
  static let presentationDemos: [Demo] = [
    Demo(
      "alert-center", "An alert in the middle",
      "It grows from its center in two tenths of a second. A click outside it or Escape closes it, also while it appears."
    ) { _ in center() },
    Demo(
      "alert-sheet", "A sheet from below",
      "Drag it down: the cover fades with it. Flick it, catch it while it moves, flick it back: it keeps the speed of your finger."
    ) { _ in sheet() },
    Demo(
      "alert-cover", "Covers",
      "Dark, blurred or none. The blur follows the alert, also as you drag it away."
    ) { _ in cover() },
    Demo(
      "alert-content", "Content that grows",
      "“More” shows more text: the card grows, and stays in the center of what a keyboard or a bar leaves free."
    ) { _ in content() },
    Demo(
      "alert-custom", "A custom position and movement",
      "A banner at the top edge that can be pushed up, and a card that rotates as it falls in."
    ) { _ in custom() },
    Demo(
      "push-style", "Presented as if pushed",
      "From each of the four edges, any number of times. Swipe it back from the opposite edge, or catch it while it moves."
    ) { _ in push() },
    Demo(
      "alert-child", "An alert within a pane",
      "The alert is a child of one half of the window. The other half remains usable."
    ) { _ in PanesController() },
  ]

  @MainActor private static func center() -> UIViewController {
    SceneController(
      photo: 0,
      [
        SceneController.Row(String(showcase: "Show the alert")) {
          $0.presentAlert(NoticeController(photo: 0))
        }
      ]
    ) { screen, guide in
      guide.tap(screen.buttons[0])
      try guide.stills("Coming", over: 0.2)
      await guide.finishLoading()
      try guide.recording.still("Open")
      guide.app.press(.keyboardEscape)
      try guide.stills("Going", over: 0.2)
    }
  }

  @MainActor private static func sheet() -> UIViewController {
    SceneController(
      photo: 4,
      [
        SceneController.Row(String(showcase: "Show the sheet")) { screen in
          screen.presentAlert(SheetController()) {
            $0.useBottom()
            $0.wrapping = .topRounded(18)
            $0.timing = .spring(dampingRatio: 1)
            $0.duration = 0.4
          }
        }
      ]
    ) { screen, guide in
      guide.tap(screen.buttons[0])
      try guide.stills("Coming", over: 0.3)
      await guide.finishLoading()
      try guide.recording.still("Open")
      let size = screen.view.bounds.size
      let start = CGPoint(x: size.width / 2, y: size.height - 330)
      guide.app.touchDown(at: start)
      guide.app.touchMove(to: CGPoint(x: start.x, y: start.y + 150), duration: 0.25)
      try guide.recording.still("Under the finger")
      guide.app.touchMove(to: CGPoint(x: start.x, y: start.y + 240), duration: 0.08)
      guide.app.touchUp()
      try guide.stills("Flicked", over: 0.2)
    }
  }

  @MainActor private static func cover() -> UIViewController {
    func row(_ title: String, _ cover: AlertCover?) -> SceneController.Row {
      SceneController.Row(title) { screen in
        screen.presentAlert(NoticeController(photo: 3)) {
          $0.cover = cover
          $0.drag = .all
          $0.duration = 0.35
        }
      }
    }
    return SceneController(
      photo: 3,
      [
        row(String(showcase: "Dark"), .dimmed()),
        row(String(showcase: "Light glass"), .blurred(.light)),
        row(String(showcase: "Dark glass"), .blurred(.dark)), row(String(showcase: "Nothing"), nil),
      ]
    ) { screen, guide in
      guide.tap(screen.buttons[2])
      try guide.stills("Dark glass", over: 0.35)
      await guide.finishLoading()
      let middle = CGPoint(x: screen.view.bounds.midX, y: screen.view.bounds.midY)
      guide.app.touchDown(at: middle)
      guide.app.touchMove(to: CGPoint(x: middle.x + 60, y: middle.y + 180), duration: 0.25)
      try guide.recording.still("Dragged")
      guide.app.touchMove(to: CGPoint(x: middle.x + 90, y: middle.y + 300), duration: 0.08)
      guide.app.touchUp()
      try guide.stills("Flicked", over: 0.25)
      for (index, name) in [(1, "Light glass"), (3, "Nothing")] {
        guide.tap(screen.buttons[index])
        guide.recording.record(0.6)
        try guide.recording.still(name)
        guide.app.press(.keyboardEscape)
        guide.recording.record(0.6)
      }
    }
  }

  @MainActor private static func content() -> UIViewController {
    SceneController(
      photo: 7,
      [
        SceneController.Row(String(showcase: "Show the card")) { screen in
          screen.presentAlert(NoticeController(photo: 6, width: 320)) {
            $0.contentSizeDuration = 0.3
            $0.timing = .spring(dampingRatio: 0.8)
            $0.duration = 0.4
          }
        }
      ]
    ) { screen, guide in
      guide.tap(screen.buttons[0])
      try guide.stills("Coming", over: 0.4)
      await guide.finishLoading()
      let notice = screen.presentedViewController as? NoticeController
      notice?.toggle()
      try guide.stills("Growing", over: 0.3)
      let height = (screen.view.window?.bounds.height ?? 800) * 0.35
      let keyboard = KeyboardPlaceholder(height: height, in: screen.view.window)
      guide.app.showKeyboard(height: height)
      try guide.stills("Above a keyboard", over: 0.25)
      keyboard.removeFromSuperview()
      guide.app.showKeyboard(height: 0)
      guide.recording.record(0.5)
      notice?.toggle()
      try guide.stills("Shrinking", over: 0.3)
      guide.app.press(.keyboardEscape)
      try guide.stills("Going", over: 0.4)
    }
  }
}

/// Stands in for a keyboard, which a desktop doesn't have.
private final class KeyboardPlaceholder: UIView {
  init(height: CGFloat, in window: UIWindow?) {
    let bounds = window?.bounds ?? .zero
    super.init(
      frame: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
    backgroundColor = .systemGray3
    isUserInteractionEnabled = false
    let label = UILabel(frame: self.bounds)
    label.text = String(showcase: "A keyboard")
    label.textAlignment = .center
    label.textColor = .detailText
    addSubview(label)
    window?.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }
}
