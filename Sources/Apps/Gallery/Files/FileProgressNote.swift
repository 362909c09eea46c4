import FileOperations
import Toasts
import UIKit
import UIKitCompat

/// Shows how far an operation with files is, once it has taken a while, and cancels it.
@MainActor final class FileProgressNote {
  var onCancel: (() -> Void)?
  private let view: UIView
  private let bar = ProgressToastItem()
  private let text = TextToastItem(text: "")
  private var toast: Toast?
  private var delay: DelayedCall?

  /// The time before it appears, in seconds: most operations end within it.
  private static let patience = 0.7

  init(over view: UIView) {
    self.view = view
    delay = after(Self.patience) { [weak self] in self?.appear() }
  }

  private func appear() {
    bar.options.margins = .zero
    text.options.margins = .zero
    toast = view.makeToast(MixedToastItem(first: bar, second: text)).position(
      .safeBottom, offset: -16
    ).duration(.forever).strategy(.stack).swipeable(false).action(String(gallery: "Cancel")) {
      [weak self] in self?.onCancel?()
    }.show()
  }

  func show(_ progress: FileProgress) {
    bar.setProgress(Float(progress.fraction), animated: toast != nil)
    text.show(.plain(progress.sentence))
  }

  func end() {
    delay?.cancel()
    toast?.dismiss()
  }
}
