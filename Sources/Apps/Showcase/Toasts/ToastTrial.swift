import UIKit

/// What a button of a toast screen does.
struct ToastTrial {
  let title: String
  let run: @MainActor (ToastController) -> Void

  init(_ title: String, run: @escaping @MainActor (ToastController) -> Void) {
    self.title = title
    self.run = run
  }
}
