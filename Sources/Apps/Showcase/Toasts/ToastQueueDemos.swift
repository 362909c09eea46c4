import Toasts
import UIKit

/// Several toasts, and what can be done with one.
extension Catalog {
  static let toastQueueDemos: [Demo] = [
    Demo(
      "toast-queue", "One at a time",
      "Three are shown at once; each waits for the one before. Rest the pointer on one: it waits for you."
    ) {
      ToastController($0, photo: 3) { canvas in
        for text in ["First", "Second", "Third"] {
          canvas.view.showToast(text, duration: .seconds(1.2), position: .safeBottom)
        }
      }
    },
    Demo(
      "toast-urgent", "Urgent",
      "The urgent one comes on the next frame. The one it sent away comes back after it."
    ) {
      ToastController(
        $0, photo: 6,
        [
          ToastTrial("Calm") {
            $0.view.showToast("A calm message with time to spare", duration: .seconds(4))
          },
          ToastTrial("Urgent") {
            $0.view.makeToast(TextToastItem(text: "The battery is low"))
              .container(ColorToastContainer(color: .systemRed)).priority(.high)
              .duration(.seconds(1.5)).show()
          },
        ])
    },
    Demo(
      "toast-undo", "Undo",
      "Delete, and delete again: one toast for all, and one button, Control-Z or F6 and Return, "
        + "that brings all back. It is for good only when the toast has gone."
    ) { UndoController($0) },
    Demo(
      "toast-repeat", "The same again",
      "Shown again while it is seen, a toast does not come twice: it counts, and its time begins anew."
    ) {
      ToastController($0, photo: 9) {
        $0.view.makeToast(TextToastItem(text: "Copied")).id("copied").position(.safeBottom)
          .onMerge { toast, count in toast.setText("Copied \(count) times") }.show()
      }
    },
    Demo(
      "toast-strategies", "Wait, replace, stack",
      "What a new toast does to the others: waits, ends them all, or stands over them."
    ) {
      ToastController(
        $0, photo: 12,
        [
          ToastTrial("Wait") { showNumbered(over: $0, .queue, .center) },
          ToastTrial("Replace") { showNumbered(over: $0, .replace, .center) },
          ToastTrial("Stack") { showNumbered(over: $0, .stack, .center) },
        ])
    },
    Demo(
      "toast-action", "A button",
      "One button ends the toast. Tab, Shift-Tab or F6 lead to it, and hold the toast meanwhile."
    ) {
      ToastController($0, photo: 2) { canvas in
        canvas.view.makeToast(TextToastItem(text: "This folder moved"))
          .position(.safeBottom, offset: -16)
          .action("Show") { [weak canvas] in canvas?.view.showToast("There it is") }.show()
      }
    },
  ]

  @MainActor private static func showNumbered(
    over canvas: CanvasController, _ strategy: ToastStrategy, _ position: ToastPosition
  ) {
    canvas.toastCount += 1
    var position = position
    // So that those below can be told.
    if strategy == .stack { position.offset = CGFloat(canvas.view.toasts.shown.count % 6) * 26 }
    canvas.view.makeToast(TextToastItem(text: "Toast \(canvas.toastCount)"))
      .strategy(strategy).position(position).duration(.seconds(2)).show()
  }
}
