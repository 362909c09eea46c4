import Toasts
import UIKit

/// Demos of several toasts, and of their actions.
extension Catalog {
  static let toastQueueDemos: [Demo] = [
    Demo(
      "toast-queue", "One at a time",
      "Three toasts, one after another. Rest the pointer on one: its time pauses."
    ) {
      ToastController($0, photo: 3) { canvas in
        for text in [
          String(showcase: "First"), String(showcase: "Second"), String(showcase: "Third"),
        ] {
          canvas.view.showToast(text, duration: .seconds(1.2), position: .safeBottom)
        }
      }
    },
    Demo(
      "toast-urgent", "Urgent",
      "The urgent one appears in the next frame. The one that it replaced is shown again after it."
    ) {
      ToastController(
        $0, photo: 6,
        [
          ToastExample(String(showcase: "Calm")) {
            $0.view.showToast(
              String(showcase: "A calm message with time to spare"), duration: .seconds(4))
          },
          ToastExample(String(showcase: "Urgent")) {
            $0.view.makeToast(TextToastItem(text: String(showcase: "The battery is low")))
              .container(ColorToastContainer(color: .systemRed)).priority(.high)
              .duration(.seconds(1.5)).show()
          },
        ])
    },
    Demo(
      "toast-undo", "Undo",
      "Delete several: one toast for all, and one button, Control-Z or F6 and Return, that restores all. They are deleted for good when the toast has disappeared."
    ) { UndoController($0) },
    Demo(
      "toast-repeat", "The same toast again",
      "Shown again while it is visible, a toast is merged: it counts, and its time starts again."
    ) {
      ToastController($0, photo: 9) {
        $0.view.makeToast(TextToastItem(text: String(showcase: "Copied"))).id("copied").position(
          .safeBottom
        )
        .onMerge { toast, count in toast.setText(String(showcase: "Copied \(count) times")) }.show()
      }
    },
    Demo(
      "toast-strategies", "Wait, replace, stack",
      "What a new toast does: it waits, dismisses the others, or is shown over them."
    ) {
      ToastController(
        $0, photo: 12,
        [
          ToastExample(String(showcase: "Wait")) { showNumbered(over: $0, .queue, .center) },
          ToastExample(String(showcase: "Replace")) { showNumbered(over: $0, .replace, .center) },
          ToastExample(String(showcase: "Stack")) { showNumbered(over: $0, .stack, .center) },
        ])
    },
    Demo(
      "toast-action", "A button",
      "A button dismisses the toast. Tab, Shift-Tab or F6 focus it, which pauses the toast's time."
    ) {
      ToastController($0, photo: 2) { canvas in
        canvas.view.makeToast(TextToastItem(text: String(showcase: "This folder moved")))
          .position(.safeBottom, offset: -16)
          .action(String(showcase: "Show")) { [weak canvas] in
            canvas?.view.showToast(String(showcase: "There it is"))
          }.show()
      }
    },
  ]

  @MainActor private static func showNumbered(
    over canvas: CanvasController, _ strategy: ToastStrategy, _ position: ToastPosition
  ) {
    canvas.toastCount += 1
    var position = position
    // So that those below are visible.
    if strategy == .stack { position.offset = CGFloat(canvas.view.toasts.shown.count % 6) * 26 }
    canvas.view.makeToast(TextToastItem(text: String(showcase: "Toast \(canvas.toastCount)")))
      .strategy(strategy).position(position).duration(.seconds(2)).show()
  }
}
