import HostInterface
import QuartzCore

/// Tells how printing goes. All methods are optional.
@MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Called when the dialog is about to open.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Called when the dialog has closed.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Called when the pages were handed to the printer.
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}

/// Prints images in the desktop's dialog, each on a page that it fits.
@MainActor open class UIPrintInteractionController: NSObject {
  /// Called at the end with whether it was printed, and the reason if that failed.
  public typealias CompletionHandler = (
    _ controller: UIPrintInteractionController, _ completed: Bool, _ error: (any Error)?
  ) -> Void

  /// The controller of the app.
  open class var shared: UIPrintInteractionController { instance }
  private static let instance = UIPrintInteractionController()

  /// Whether the desktop has a dialog for printing.
  open class var isPrintingAvailable: Bool { UIApplication.current?.host is any HostPrinting }

  /// Returns whether a file is an image. Reads its header.
  open class func canPrint(_ url: URL) -> Bool { canDecode(.file(url)) }
  /// Returns whether data are an image.
  open class func canPrint(_ data: Data) -> Bool { canDecode(.data(data)) }

  private static func canDecode(_ source: ImageSource) -> Bool {
    (try? HostServices.current.decoder?.info(of: source)) != nil
  }

  /// The job's name, and how it is printed; nil for the usual settings.
  open var printInfo: UIPrintInfo?
  /// The object that is told how printing goes.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// The image to print: a `UIImage`, the URL of a file or its data. Setting it removes
  /// `printingItems`.
  open var printingItem: Any? { didSet { if printingItem != nil { printingItems = nil } } }
  /// The images to print, one a page. Setting them removes `printingItem`.
  open var printingItems: [Any]? { didSet { if printingItems != nil { printingItem = nil } } }

  private var dialog: (any HostDialog)?
  private var isPresenting = false

  /// Opens the dialog. Returns false if nothing can be printed, or the dialog is open already.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    let items = (printingItems ?? printingItem.map { [$0] } ?? []).compactMap(PrintedItem.init)
    guard !isPresenting, !items.isEmpty, let host = UIApplication.current?.host as? any HostPrinting
    else { return false }
    isPresenting = true
    let info = printInfo ?? UIPrintInfo()
    let window = UIApplication.current?.keyWindow?.windowScene?.hostWindow
    Task {
      // Sizes are read from files.
      var pages: [PrintJob.Page] = []
      for item in items { if let page = await item.page() { pages.append(page) } }
      guard isPresenting else { return }
      guard !pages.isEmpty else { return end(.cancelled, completion) }
      var job = PrintJob(name: info.jobName, pages: pages)
      let isPhoto = info.outputType == .photo || info.outputType == .photoGrayscale
      job.orientation =
        isPhoto ? .followsImage : info.orientation == .landscape ? .landscape : .portrait
      delegate?.printInteractionControllerWillPresentPrinterOptions(self)
      dialog = host.printImages(job, over: window) { [weak self] in self?.end($0, completion) }
    }
    return true
  }

  /// Closes the dialog without an answer.
  open func dismiss(animated: Bool) {
    dialog?.close()
    dialog = nil
    isPresenting = false
  }

  private func end(_ answer: PrintAnswer, _ completion: CompletionHandler?) {
    dialog = nil
    isPresenting = false
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    switch answer {
    case .printed:
      delegate?.printInteractionControllerDidFinishJob(self)
      completion?(self, true, nil)
    case .cancelled: completion?(self, false, nil)
    case .failed(let reason): completion?(self, false, PrintFailure(description: reason))
    }
  }
}

/// An error in printing, in the words of the desktop.
struct PrintFailure: LocalizedError, CustomStringConvertible {
  let description: String
  var errorDescription: String? { description }
}

/// An image to print, which is decoded when its page is drawn.
private enum PrintedItem {
  case image(CGImage)
  case source(ImageSource)

  @MainActor init?(_ item: Any) {
    switch item {
    case let image as UIImage:
      guard let pixels = image.cgImage else { return nil }
      self = .image(pixels)
    case let url as URL: self = .source(.file(url))
    case let data as Data: self = .source(.data(data))
    default: return nil
    }
  }

  /// Nil for what is no image.
  @MainActor func page() async -> PrintJob.Page? {
    switch self {
    case .image(let image):
      return PrintJob.Page(size: CGSize(width: image.width, height: image.height)) { _ in image }
    case .source(let source):
      guard let decoder = HostServices.current.decoder else { return nil }
      let info = await Task.detached(priority: .userInitiated) { try? decoder.info(of: source) }
        .value
      guard let info else { return nil }
      return PrintJob.Page(size: CGSize(width: info.width, height: info.height)) { pixels in
        let fit = ImageFit(width: Int(pixels.width), height: Int(pixels.height), mode: .inside)
        return await Task.detached(priority: .userInitiated) {
          try? decoder.image(from: source, fitting: fit, frame: 0)
        }.value
      }
    }
  }
}
