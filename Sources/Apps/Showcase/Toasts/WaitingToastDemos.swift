import Toasts
import UIKit
import UIKitCompat

/// Demos of toasts with activity and progress.
extension Catalog {
  static let waitingToastDemos: [Demo] = [
    Demo(
      "toast-activity", "Spinner",
      "The system's activity indicator, shown once until it is dismissed."
    ) {
      ToastController(
        $0, photo: 2,
        [
          ToastExample(String(showcase: "Show")) { $0.view.showActivityToast() },
          ToastExample(String(showcase: "Dismiss")) { $0.view.dismissActivityToast() },
        ])
    },
    Demo(
      "toast-arcs", "Arcs", "Three arcs rotate in a second and a half, and grow and shrink."
    ) {
      ToastController(
        $0, photo: 7,
        [
          ToastExample(String(showcase: "Show")) { $0.view.showArcsToast() },
          ToastExample(String(showcase: "Dismiss")) { $0.view.dismissArcsToast() },
        ])
    },
    Demo(
      "toast-activity-and-text", "Spinner and text", "Any two items can be combined."
    ) {
      ToastController($0, photo: 8) {
        let item = MixedToastItem(
          first: ActivityToastItem(),
          second: TextToastItem(text: String(showcase: "Looking for faces")))
        $0.view.makeToast(item).duration(.forever).id("spinner").dismissesOnTap().show()
      }
    },
    Demo(
      "toast-loading-dots", "Loading dots",
      "A text that changes every half second beside a spinner. The toast keeps its size."
    ) { ToastController($0, photo: 10, showDots) },
    Demo(
      "toast-arcs-and-text", "Arcs beside text",
      "Arcs at the leading edge, then text."
    ) {
      ToastController($0, photo: 12) {
        let item = MixedToastItem(
          first: ArcsToastItem(), second: TextToastItem(text: String(showcase: "Stitching")))
        $0.view.makeToast(item).updateItem { $0.axis = .horizontal }
          .duration(.forever).id("arcs").dismissesOnTap().show()
      }
    },
    Demo(
      "toast-arcs-and-activity", "Arcs beside a spinner", "Two animations in one toast."
    ) {
      ToastController($0, photo: 3) {
        let item = MixedToastItem(first: ArcsToastItem(), second: ActivityToastItem())
        $0.view.makeToast(item).updateItem { $0.axis = .horizontal }
          .duration(.forever).id("both").dismissesOnTap().show()
      }
    },
    Demo(
      "toast-progress", "Progress",
      "A bar or a ring that fills, and a toast that disappears at the end."
    ) {
      ToastController(
        $0, photo: 9,
        [
          ToastExample(String(showcase: "Bar")) {
            showProgress(over: $0.view, .bar, String(showcase: "Copying 120 photos"))
          },
          ToastExample(String(showcase: "Ring")) {
            showProgress(over: $0.view, .ring, String(showcase: "Exporting"))
          },
        ])
    },
  ]

  @MainActor private static func showDots(_ canvas: CanvasController) {
    let dots = ChangingTextToastItem(texts: [
      String(showcase: "Loading"), String(showcase: "Loading."), String(showcase: "Loading.."),
      String(showcase: "Loading..."),
    ])
    dots.options.interval = 0.5
    dots.options.text.textAlignment = .natural
    canvas.view.makeToast(MixedToastItem(first: ActivityToastItem(), second: dots))
      .duration(.forever).id("dots").dismissesOnTap().show()
  }

  @MainActor private static func showProgress(
    over view: UIView, _ style: ProgressToastOptions.Style, _ text: String
  ) {
    let progress = ProgressToastItem()
    progress.options.style = style
    progress.options.dismissesWhenDone = true
    let item = MixedToastItem(first: progress, second: TextToastItem(text: text))
    let toast = view.makeToast(item).duration(.forever).strategy(.replace)
      .updateItem { if style == .ring { $0.axis = .horizontal } }.show()
    advance(progress, of: toast, by: style == .bar ? 0.07 : 0.05)
  }

  /// Progress in steps.
  @MainActor private static func advance(
    _ item: ProgressToastItem, of toast: Toast, by step: Float
  ) {
    after(0.2) { [weak toast] in
      guard let toast, toast.dismissalReason == nil else { return }
      item.setProgress(item.progress + step, animated: true)
      advance(item, of: toast, by: step)
    }
  }
}
