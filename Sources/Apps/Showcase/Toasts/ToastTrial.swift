import UIKit

/// What a button of a toast screen does.
struct ToastTrial {
  let title: String
  let run: @MainActor (CanvasController) -> Void

  init(_ title: String, run: @escaping @MainActor (CanvasController) -> Void) {
    self.title = title
    self.run = run
  }
}
