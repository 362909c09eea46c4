import UIKit
import UIKitCompat

/// Copies, shares and saves the current photo.
@MainActor final class StandardPhotoActions: NSObject {
  private weak var browser: PhotoBrowserController?
  private var loading: OwnedTask?
  /// The folder of the image that is being saved.
  private var draft: URL?

  private(set) lazy var copy = UIKeyCommand(
    title: String(localized: "Copy", bundle: .photoBrowsing),
    image: UIImage(systemName: "doc.on.doc"), input: "c", modifierFlags: .command
  ) { [weak self] _ in
    self?.withImage { UIPasteboard.general.image = $0 }
  }
  private(set) lazy var save = UIKeyCommand(
    title: String(localized: "Save…", bundle: .photoBrowsing),
    image: UIImage(systemName: "square.and.arrow.down"), input: "s", modifierFlags: .command
  ) { [weak self] _ in
    self?.savePhoto()
  }
  private(set) lazy var share = UIAction(
    title: String(localized: "Share…", bundle: .photoBrowsing),
    image: UIImage(systemName: "square.and.arrow.up")
  ) { [weak self] _ in
    self?.sharePhoto()
  }

  init(of browser: PhotoBrowserController) { self.browser = browser }

  deinit { if let draft { try? FileManager.default.removeItem(at: draft) } }

  private var file: URL? { browser?.currentIndex.flatMap { browser?.ownFile(at: $0) } }

  private func sharePhoto() {
    if let file { return present(sharing: file) }
    withImage { [weak self] in self?.present(sharing: $0) }
  }

  private func present(sharing item: Any) {
    let sheet = UIActivityViewController(activityItems: [item], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = browser?.view
    sheet.popoverPresentationController?.sourceRect = browser?.pageContentFrame ?? .zero
    browser?.present(sheet, animated: !UIAccessibility.isReduceMotionEnabled)
  }

  private func savePhoto() {
    if let file { return present(saving: file, asCopy: true) }
    withImage { [weak self] image in
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)
      let name = String(localized: "Photo", bundle: .photoBrowsing)
      let file = folder.appendingPathComponent(name).appendingPathExtension("png")
      guard let self else { return }
      removeDraft()
      draft = folder
      do {
        try await Task.detached { try Self.write(image, to: file) }.value
      } catch {
        removeDraft()
        throw error
      }
      present(saving: file, asCopy: false)
    }
  }

  nonisolated private static func write(_ image: UIImage, to file: URL) throws {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func present(saving file: URL, asCopy: Bool) {
    let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: asCopy)
    picker.delegate = self
    browser?.present(picker, animated: true)
  }

  private func removeDraft() {
    if let draft { try? FileManager.default.removeItem(at: draft) }
    draft = nil
  }

  /// Loads the whole photo, within the limits of memory, and does something with it.
  private func withImage(_ body: @escaping @MainActor (UIImage) async throws -> Void) {
    guard let browser, let index = browser.currentIndex else { return }
    let request = browser.request(at: index)
    let pixels = ImageCell.limited(request.photoSize() ?? CGSize(width: 65_536, height: 65_536))
    loading = OwnedTask(
      Task { [weak self] in
        do {
          let image = try await request.load(pixels)
          if !Task.isCancelled { try await body(image) }
        } catch {
          if !(error is CancellationError) { self?.tell(error) }
        }
      })
  }

  private func tell(_ error: any Error) {
    let alert = UIAlertController(
      title: nil, message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: String(localized: "OK", bundle: .photoBrowsing), style: .default))
    browser?.present(alert, animated: true)
  }
}

extension StandardPhotoActions: UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { removeDraft() }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { removeDraft() }
}

extension PhotoBrowserController {
  /// Copies the current photo, as an image, to the pasteboard; by Control-C or Command-C.
  public var copyAction: UIKeyCommand { standardActions.copy }
  /// Asks where to save the current photo, and saves it: its file, or a PNG file of an image that
  /// has none; by Control-S or Command-S.
  public var saveAction: UIKeyCommand { standardActions.save }
  /// Shares the current photo: its file or, if it has none, its image.
  public var shareAction: UIAction { standardActions.share }

  private var standardActions: StandardPhotoActions {
    if let actions = parts.standardActions { return actions }
    let actions = StandardPhotoActions(of: self)
    parts.standardActions = actions
    return actions
  }
}
