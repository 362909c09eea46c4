import Toasts
import UIKit

/// Demos of backgrounds, positions and animations of toasts.
extension Catalog {
  static let toastLookDemos: [Demo] = [
    Demo("toast-color", "On a color", "One color in place of frosted glass.") {
      ToastController($0, photo: 1) {
        // Dark enough for white words.
        let purple = UIColor(red: 0.5, green: 0.2, blue: 0.68, alpha: 1)
        $0.view.makeToast(TextToastItem(text: String(showcase: "Saved to Purple")))
          .container(ColorToastContainer(color: purple)).dismissesOnTap().show()
      }
    },
    Demo("toast-gradient", "On a gradient", "Three colors that run into each other.") {
      ToastController($0, photo: 4) {
        // Dark enough for white words.
        let colors = [
          UIColor(red: 0.28, green: 0.27, blue: 0.72, alpha: 1),
          UIColor(red: 0.7, green: 0.1, blue: 0.38, alpha: 1),
          UIColor(red: 0.72, green: 0.27, blue: 0, alpha: 1),
        ]
        $0.view.makeToast(TextToastItem(text: String(showcase: "Good morning")))
          .container(GradientToastContainer(colors: colors)).cornerRadius(.fixed(16))
          .dismissesOnTap().show()
      }
    },
    Demo(
      "toast-own-appearance", "Custom appearance",
      "It grows from a line and disappears in reverse. Tap it while it moves to reverse it."
    ) {
      ToastController($0, photo: 6) {
        $0.view.makeToast(TextToastItem(text: String(showcase: "From a narrow line")))
          .appearAnimations([.scaleX(0.2), .opacity(0.3)])
          .usesOppositeAppearAnimationsForDisappear().dismissesOnTap().show()
      }
    },
    Demo(
      "toast-own-disappearance", "Custom disappearance", "It appears as usual, and disappears flat."
    ) {
      ToastController($0, photo: 10) {
        $0.view.makeToast(TextToastItem(text: String(showcase: "Tap me")))
          .disappearAnimations([.scaleY(0.2).opposite, .opacity(0.3).opposite])
          .dismissesOnTap().show()
      }
    },
    Demo(
      "toast-motion", "Slides, turns, bounces",
      "In over an edge and out again, turning, or on a spring that overshoots. Tap to see it leave."
    ) {
      ToastController($0, photo: 8, motions.map { name, show in ToastExample(name, run: show) })
    },
    Demo(
      "toast-changes", "Changed while it is shown",
      "The same toast moves up and down, and stays for as long as it is told."
    ) {
      ToastController($0, photo: 5, changes.map { name, change in ToastExample(name, run: change) })
    },
    Demo(
      "toast-presets", "Success, failure, information",
      "A symbol before the text says what kind of message it is."
    ) {
      ToastController(
        $0, photo: 11,
        [
          ToastExample(String(showcase: "Success")) {
            $0.view.makeToast(.success(String(showcase: "24 photos imported")))
              .strategy(.replace).show()
          },
          ToastExample(String(showcase: "Failure")) {
            $0.view.makeToast(.error(String(showcase: "The disk is full")))
              .strategy(.replace).show()
          },
          ToastExample(String(showcase: "Information")) {
            $0.view.makeToast(.info(String(showcase: "Photos are sorted by date")))
              .strategy(.replace).show()
          },
        ])
    },
    Demo(
      "toast-positions", "Ten positions",
      "Top, quarter, center, three quarters, bottom: of the whole view, and of the safe area."
    ) {
      ToastController(
        $0, photo: 2, bars: CanvasController.Bars(),
        positions.map { name, position in
          ToastExample(name) {
            $0.view.makeToast(TextToastItem(text: name)).position(position).strategy(.stack)
              .updateItem { $0.margins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16) }
              .id(name).passesTouches().show()
          }
        })
    },
    Demo(
      "toast-toolbar", "Avoiding a toolbar",
      "The toast is at the bottom. A bar appears, and it moves up. Resize the window, too."
    ) {
      ToastController(
        $0, photo: 0,
        [
          ToastExample(String(showcase: "Toast")) {
            $0.view.makeToast(TextToastItem(text: String(showcase: "I make room"))).position(
              .bottom, offset: -16
            )
            .duration(.seconds(8)).strategy(.replace).show()
          },
          ToastExample(String(showcase: "Toolbar")) { $0.toggleToolbar() },
        ])
    },
  ]

  private static var positions: [(String, ToastPosition)] {
    [
      (String(showcase: "Top"), .top), (String(showcase: "Quarter"), .quarter),
      (String(showcase: "Center"), .center), (String(showcase: "Three quarters"), .threeQuarter),
      (String(showcase: "Bottom"), .bottom), (String(showcase: "Safe top"), .safeTop),
      (String(showcase: "Safe quarter"), .safeQuarter),
      (String(showcase: "Safe center"), .safeCenter),
      (String(showcase: "Safe three quarters"), .safeThreeQuarter),
      (String(showcase: "Safe bottom"), .safeBottom),
    ]
  }

  private typealias Run = @MainActor (CanvasController) -> Void

  private static var motions: [(String, Run)] {
    [
      (String(showcase: "From above"), { show([.slide(from: .top)], over: $0) }),
      (String(showcase: "From the side"), { show([.slide(from: .leading)], over: $0) }),
      (
        String(showcase: "Turning"),
        { show([.rotation(-.pi / 2), .scale(0.3), .opacity(0)], over: $0) }
      ),
      (String(showcase: "Bouncing"), { show([.scale(0.3), .opacity(0)], bounce: 0.5, over: $0) }),
    ]
  }

  @MainActor private static func show(
    _ animators: Set<ToastAnimator>, bounce: CGFloat = 0, over canvas: CanvasController
  ) {
    canvas.view.toasts.dismissAll()
    canvas.view.makeToast(TextToastItem(text: String(showcase: "Tap me")))
      .appearAnimations(animators).usesOppositeAppearAnimationsForDisappear()
      .spring(duration: 0.3, bounce: bounce).position(.center).duration(.seconds(5))
      .dismissesOnTap().show()
  }

  private static var changes: [(String, Run)] {
    [
      (
        String(showcase: "Toast"),
        {
          $0.view.makeToast(TextToastItem(text: String(showcase: "I go where I am told")))
            .duration(.seconds(6)).strategy(.replace).show()
        }
      ),
      (String(showcase: "Up"), { $0.view.toasts.shown.last?.options.position = .safeTop }),
      (String(showcase: "Down"), { $0.view.toasts.shown.last?.options.position = .safeBottom }),
      (String(showcase: "Stay"), { $0.view.toasts.shown.last?.options.duration = .forever }),
    ]
  }
}
