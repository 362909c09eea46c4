import CGtk
import CGtkShim
import Foundation
import HostInterface

/// A print job with the portal's dialog, GTK's where there is none, or one that becomes a PDF file.
@MainActor package final class GtkPrint: HostDialog {
  private var job: PrintJob
  private let parent: UnsafeMutablePointer<GtkWindow>?
  private let bus: OpaquePointer?
  private var request: PortalRequest?
  private var print: OpaquePointer?
  private var answer: (@MainActor (PrintAnswer) -> Void)?
  /// Called when the file is written.
  private var whenWritten: (@MainActor () -> Void)?
  /// A job is alive until it has ended.
  private var itself: GtkPrint?

  /// - Parameters:
  ///   - path: Where a PDF file is written; nil shows the dialog.
  ///   - bus: The session's bus if nil.
  package init(
    _ job: PrintJob, over parent: UnsafeMutablePointer<GtkWindow>?, path: String? = nil,
    bus: OpaquePointer? = nil, answer: @escaping @MainActor (PrintAnswer) -> Void
  ) {
    self.job = job
    self.answer = answer
    self.parent = parent
    self.bus = bus
    itself = self
    if let parent { g_object_ref(parent) }
    if let bus { g_object_ref(UnsafeMutableRawPointer(bus)) }
    if let path { run(path: path) } else { askPortal() }
  }

  private func run(path: String?, _ setUp: (OpaquePointer?) -> Void = { _ in }) {
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
        MainActor.assumeIsolated { MainLoopWait.deliver { print.written(answer) } }
      })
    print = host_print_new(
      job.name, Int32(job.pages.count), calls, Unmanaged.passUnretained(self).toOpaque())
    setUp(print)
    host_print_run(print, parent, path)
  }

  private func written(_ answer: PrintAnswer) {
    if answer == .printed, let whenWritten { whenWritten() } else { end(answer) }
  }

  // MARK: The portal

  private func askPortal() {
    var question = PortalRequest.Question(
      interface: "Print", method: "PreparePrint", title: job.name)
    question.values = { [PortalRequest.dictionary([]), PortalRequest.dictionary([])] }
    request = PortalRequest(question, bus: bus, over: parent) { [weak self] in
      guard let self else { return }
      request = nil
      switch $0 {
      case .results(let results): prepare(results)
      case .cancelled: end(.cancelled)
      case .unavailable: GtkLibrary.hasDisplay ? run(path: nil) : end(.failed(reason: ""))
      }
    }
  }

  /// Writes the pages that were asked for into a file, on the paper that was chosen.
  private func prepare(_ results: OpaquePointer) {
    let settings = PortalRequest.value("settings", "a{sv}", in: results)
    let paper = PortalRequest.value("page-setup", "a{sv}", in: results)
    let token = PortalRequest.value("token", "u", in: results)
    defer { for value in [settings, paper, token].compactMap(\.self) { g_variant_unref(value) } }
    guard let settings, let paper, let token else { return end(.failed(reason: "")) }
    let number = g_variant_get_uint32(token)
    job.pages = job.pages.enumerated().filter {
      host_print_includes(settings, Int32(clamping: $0.offset)) != 0
    }.map(\.element)
    guard !job.pages.isEmpty else { return end(.cancelled) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    whenWritten = { [weak self] in self?.send(file.path, number) }
    run(path: file.path) { host_print_set_up($0, settings, paper) }
  }

  private func send(_ path: String, _ token: UInt32) {
    whenWritten = nil
    let file = FileHandle(forReadingAtPath: path)
    unlink(path)
    guard let file else { return end(.failed(reason: String(cString: strerror(errno)))) }
    var question = PortalRequest.Question(interface: "Print", method: "Print", title: job.name)
    question.values = { [g_variant_new_handle(0)] }
    question.options = { [("token", g_variant_new_uint32(token))] }
    question.file = file.fileDescriptor
    request = PortalRequest(question, bus: bus, over: parent) { [weak self] in
      try? file.close()
      self?.request = nil
      switch $0 {
      case .results: self?.end(.printed)
      case .cancelled: self?.end(.cancelled)
      case .unavailable: self?.end(.failed(reason: ""))
      }
    }
  }

  // MARK: Pages

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
    request?.close()
    request = nil
    if let print { host_print_free(print) }
    print = nil
    itself = nil
  }

  isolated deinit {
    if let parent { g_object_unref(parent) }
    if let bus { g_object_unref(UnsafeMutableRawPointer(bus)) }
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
