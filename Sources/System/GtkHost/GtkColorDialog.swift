import CGtk
import CGtkShim
import Foundation
import HostInterface
import Quartz2D

/// GTK's dialog for colors.
@MainActor final class GtkColorDialog: HostDialog {
  private var dialog: OpaquePointer?
  private var answer: (@MainActor (ColorAnswer) -> Void)?
  /// A dialog is alive while it is open.
  private var itself: GtkColorDialog?

  init(
    _ question: ColorQuestion, over parent: UnsafeMutablePointer<GtkWindow>?,
    answer: @escaping @MainActor (ColorAnswer) -> Void
  ) {
    self.answer = answer
    itself = self
    var color = GdkRGBA(
      red: Float(question.color.red), green: Float(question.color.green),
      blue: Float(question.color.blue), alpha: Float(question.color.alpha))
    dialog = host_color_dialog_new(
      parent, question.title, &color, question.supportsAlpha ? 1 : 0,
      { context, event, color in
        guard let dialog = object(context, as: GtkColorDialog.self), let color = color?.pointee
        else {
          return
        }
        let chosen = CGColor(
          red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
          alpha: CGFloat(color.alpha))
        let answer: ColorAnswer =
          event == HOST_COLOR_TRIED
          ? .tried(chosen) : event == HOST_COLOR_CHOSEN ? .chosen(chosen) : .cancelled
        MainActor.assumeIsolated { MainLoopWait.deliver { dialog.tell(answer) } }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func tell(_ event: ColorAnswer) {
    let answer = answer
    if case .tried = event {} else { close() }
    answer?(event)
  }

  func close() {
    answer = nil
    if let dialog { host_color_dialog_free(dialog) }
    dialog = nil
    itself = nil
  }
}
