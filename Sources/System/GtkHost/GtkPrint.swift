import CGtk
import CGtkShim
import Foundation
import HostInterface

/// A print job with the desktop's dialog, or one that becomes a PDF file.
@MainActor package final class GtkPrint: HostDialog {
  private let job: PrintJob
  private var print: OpaquePointer?
  private var answer: (@MainActor (PrintAnswer) -> Void)?
  /// A job is alive until it has ended.
  private var itself: GtkPrint?

  /// - Parameter path: Where a PDF file is written; nil shows the dialog.
  package init(
    _ job: PrintJob, over parent: UnsafeMutablePointer<GtkWindow>?, path: String? = nil,
    answer: @escaping @MainActor (PrintAnswer) -> Void
  ) {
    self.job = job
    self.answer = answer
    itself = self
    let calls = HostPrintCalls(
      is_landscape: { context, page in
        guard let print = object(context, as: GtkPrint.self) else { return 0 }
        return MainActor.assumeIsolated { print.isLandscape(Int(page)) ? 1 : 0 }
      },
      draw: { context, page, width, height in
        guard let print = object(context, as: GtkPrint.self) else { return }
        let pixels = CGSize(width: width, height: height)
        MainActor.assumeIsolated { print.draw(Int(page), fitting: pixels) }
      },
      ended: { context, end, reason in
        guard let print = object(context, as: GtkPrint.self) else { return }
        let answer: PrintAnswer =
          switch end {
          case HOST_PRINT_PRINTED: .printed
          case HOST_PRINT_FAILED: .failed(reason: reason.map { String(cString: $0) } ?? "")
          default: .cancelled
          }
        MainActor.assumeIsolated { MainLoopWait.deliver { print.end(answer) } }
      })
    print = host_print_new(
      job.name, Int32(job.pages.count), calls, Unmanaged.passUnretained(self).toOpaque())
    host_print_run(print, parent, path)
  }

  private func isLandscape(_ page: Int) -> Bool {
    job.pages.indices.contains(page) && job.isLandscape(job.pages[page])
  }

  private func draw(_ index: Int, fitting pixels: CGSize) {
    guard job.pages.indices.contains(index) else { return host_print_draw(print, nil, 0, 0, 0, 0) }
    let page = job.pages[index]
    // An image that is at hand is drawn before a main loop that GTK may run during this call.
    Task.immediate {
      let image = await page.image(pixels)
      // The dialog may be closed meanwhile.
      guard let print else { return }
      guard let image else { return host_print_draw(print, nil, 0, 0, 0, 0) }
      image.withPixels {
        host_print_draw(
          print, $0.baseAddress, Int32(image.width), Int32(image.height), Int32(image.bytesPerRow),
          image.isOpaque ? 1 : 0)
      }
    }
  }

  private func end(_ result: PrintAnswer) {
    let answer = answer
    close()
    answer?(result)
  }

  package func close() {
    answer = nil
    if let print { host_print_free(print) }
    print = nil
    itself = nil
  }
}

extension GtkAppHost: HostPrinting {
  package func printImages(
    _ job: PrintJob, over window: (any HostWindow)?,
    answer: @escaping @MainActor (PrintAnswer) -> Void
  ) -> any HostDialog {
    GtkPrint(job, over: (window as? GtkHostWindow)?.window, answer: answer)
  }
}
