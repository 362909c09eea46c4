import UIKit

/// The action of a button on a toast screen.
struct ToastExample {
  let title: String
  let run: @MainActor (CanvasController) -> Void

  init(_ title: String, run: @escaping @MainActor (CanvasController) -> Void) {
    self.title = title
    self.run = run
  }
}
