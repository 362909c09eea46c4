import Toasts
import UIKit

/// Demos of toasts.
extension Catalog {
  static let toastDemos: [Demo] =
    textToastDemos + waitingToastDemos + imageToastDemos + toastLookDemos + toastQueueDemos
}

/// Demos of toasts with text.
extension Catalog {
  static let textToastDemos: [Demo] = [
    Demo(
      "toast-text", "Text",
      "A text for as long as it takes to read, or until you swipe it away."
    ) { ToastController($0) { $0.view.showToast(String(showcase: "Added to Favorites")) } },
    Demo(
      "toast-rich-text", "Rich text",
      "Attributed text in a capsule, below the bar."
    ) { ToastController($0, photo: 1, bars: CanvasController.Bars(), showRichText) },
    Demo(
      "toast-countdown", "Countdown, once",
      "Ten to one. The toast is as wide as the widest number, and disappears at the end."
    ) { ToastController($0, photo: 4) { showCountdown(over: $0.view, loops: 1) } },
    Demo(
      "toast-countdown-endless", "Countdown, repeated",
      "It begins again after one. Tap it, or swipe it away."
    ) { ToastController($0, photo: 4) { showCountdown(over: $0.view, loops: 0) } },
    Demo(
      "toast-text-and-text", "Title and text", "Two text items in one, the second below the first."
    ) { ToastController($0, photo: 7, showTitleAndText) },
    Demo(
      "toast-own-item", "A custom item",
      "A pulsing star, written for this screen: a toast shows any view with a size."
    ) {
      ToastController($0, photo: 2) { $0.view.makeToast(StarToastItem()).duration(.forever).show() }
    },
  ]

  @MainActor private static func showRichText(_ canvas: CanvasController) {
    let (count, album) = (String(showcase: "24 photos"), String(showcase: "Holidays"))
    let text = String(showcase: "Uploaded \(count) to \(album)").attributed { text in
      text.style(.first(count)) {
        $0.font(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .bold)))
          .color(.systemYellow)
      }
      text.style(.first(album)) { $0.color(.cyan) }
    }
    canvas.view.makeToast(TextToastItem(attributedString: text))
      .updateItem { $0.margins = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24) }
      .position(.safeTop, offset: 12).cornerRadius(.halfHeight).duration(.seconds(4)).show()
  }

  @MainActor private static func showCountdown(over view: UIView, loops: Int) {
    let numbers = (1...10).reversed().map {
      NSAttributedString(
        string: "\($0)",
        attributes: [
          .font: UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 44, weight: .semibold), maximumPointSize: 56),
          .foregroundColor: UIColor.systemYellow,
        ])
    }
    view.makeToast(ChangingTextToastItem(attributedStrings: numbers))
      .updateItem { $0.loopCount = loops }
      .duration(.forever).id("countdown").dismissesOnTap().show()
  }

  @MainActor private static func showTitleAndText(_ canvas: CanvasController) {
    let title = NSAttributedString(
      string: String(showcase: "Deep field"),
      attributes: [
        .font: UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: 22, weight: .semibold), maximumPointSize: 36),
        .foregroundColor: UIColor.systemOrange,
      ])
    let text = String(
      showcase: "Almost every speck of light in this photograph is a galaxy of its own.")
    canvas.view.makeToast(
      MixedToastItem(
        first: TextToastItem(attributedString: title), second: TextToastItem(text: text))
    ).duration(.seconds(5)).dismissesOnTap().show()
  }
}
