import Toasts
import UIKit

/// Demos of backgrounds, positions and animations of toasts.
extension Catalog {
  static let toastLookDemos: [Demo] = [
    Demo("toast-color", "On a color", "One color in place of frosted glass.") {
      ToastController($0, photo: 1) {
        $0.view.makeToast(TextToastItem(text: String(showcase: "Saved to Purple")))
          .container(ColorToastContainer(color: .systemPurple)).dismissesOnTap().show()
      }
    },
    Demo("toast-gradient", "On a gradient", "Three colors that run into each other.") {
      ToastController($0, photo: 4) {
        let colors: [UIColor] = [.systemIndigo, .systemPink, .systemOrange]
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

  private static let positions: [(String, ToastPosition)] = [
    (String(showcase: "Top"), .top), (String(showcase: "Quarter"), .quarter),
    (String(showcase: "Center"), .center), (String(showcase: "Three quarters"), .threeQuarter),
    (String(showcase: "Bottom"), .bottom), (String(showcase: "Safe top"), .safeTop),
    (String(showcase: "Safe quarter"), .safeQuarter),
    (String(showcase: "Safe center"), .safeCenter),
    (String(showcase: "Safe three quarters"), .safeThreeQuarter),
    (String(showcase: "Safe bottom"), .safeBottom),
  ]
}
