import Toasts
import UIKit

/// Demos of backgrounds, positions and animations of toasts.
extension Catalog {
  static let toastLookDemos: [Demo] = [
    Demo("toast-color", "On a colour", "One colour in place of frosted glass.") {
      ToastController($0, photo: 1) {
        $0.view.makeToast(TextToastItem(text: "Saved to Purple"))
          .container(ColorToastContainer(color: .systemPurple)).dismissesOnTap().show()
      }
    },
    Demo("toast-gradient", "On a gradient", "Three colours that run into each other.") {
      ToastController($0, photo: 4) {
        let colors: [UIColor] = [.systemIndigo, .systemPink, .systemOrange]
        $0.view.makeToast(TextToastItem(text: "Good morning"))
          .container(GradientToastContainer(colors: colors)).cornerRadius(.fixed(16))
          .dismissesOnTap().show()
      }
    },
    Demo(
      "toast-own-appearance", "Custom appearance",
      "It grows from a line and disappears in reverse. Tap it while it moves to reverse it."
    ) {
      ToastController($0, photo: 6) {
        $0.view.makeToast(TextToastItem(text: "From a narrow line"))
          .appearAnimations([.scaleX(0.2), .opacity(0.3)])
          .usesOppositeAppearAnimationsForDisappear().dismissesOnTap().show()
      }
    },
    Demo(
      "toast-own-disappearance", "Custom disappearance", "It appears as usual, and disappears flat."
    ) {
      ToastController($0, photo: 10) {
        $0.view.makeToast(TextToastItem(text: "Tap me"))
          .disappearAnimations([.scaleY(0.2).opposite, .opacity(0.3).opposite])
          .dismissesOnTap().show()
      }
    },
    Demo(
      "toast-positions", "Ten positions",
      "Top, quarter, centre, three quarters, bottom: of the whole view, and of the safe area."
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
          ToastExample("Toast") {
            $0.view.makeToast(TextToastItem(text: "I make room")).position(.bottom, offset: -16)
              .duration(.seconds(8)).strategy(.replace).show()
          },
          ToastExample("Toolbar") { $0.toggleToolbar() },
        ])
    },
  ]

  private static let positions: [(String, ToastPosition)] = [
    ("Top", .top), ("Quarter", .quarter), ("Centre", .center), ("Three quarters", .threeQuarter),
    ("Bottom", .bottom), ("Safe top", .safeTop), ("Safe quarter", .safeQuarter),
    ("Safe centre", .safeCenter), ("Safe three quarters", .safeThreeQuarter),
    ("Safe bottom", .safeBottom),
  ]
}
