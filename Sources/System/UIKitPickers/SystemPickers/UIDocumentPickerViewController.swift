import HostInterface
import QuartzCore

/// The methods with which an app receives the files that the user selects. All are optional.
@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called with the selected files, or with the locations of exported files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user cancels the picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A view controller in which the user selects files or folders, or a destination for exported
/// files. Its dialog is the desktop's and opens when the controller is presented.
@MainActor open class UIDocumentPickerViewController: UIViewController {
  /// The delegate of the document picker.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the user can select several files. The default is false.
  open var allowsMultipleSelection = false
  /// The folder that the dialog shows first; nil, the default, leaves the choice to the desktop.
  open var directoryURL: URL?

  private let types: [UTType]
  private let exported: [URL]
  private let asCopy: Bool
  private var dialog: (any HostDialog)?
  private var hasAsked = false

  /// Creates a picker of files of the specified types. With `asCopy`, the app receives copies in a
  /// temporary folder.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (types, exported, self.asCopy) = (contentTypes, [], asCopy)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker of files of the specified types, which the app receives in place.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker of a destination to which files are copied, or moved unless `asCopy` is true.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (types, exported, self.asCopy) = ([], urls, asCopy)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker of a destination to which files are moved.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  public required init?(coder: NSCoder) { nil }

  private func setUp() { modalPresentationStyle = .overFullScreen }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // Transparent, as the dialog is a separate window.
    view.backgroundColor = .clear
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAsked else { return }
    hasAsked = true
    guard let host = UIApplication.current?.host as? any FileChoosing else { return end(nil) }
    dialog = host.chooseFiles(question, over: view.window?.windowScene?.hostWindow) {
      [weak self] in self?.answered($0)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    dialog?.close()
    dialog = nil
  }

  private var question: FileQuestion {
    var question: FileQuestion
    if exported.count == 1 {
      question = FileQuestion(.save, title: title ?? String(uikit: "Save"))
      question.name = exported.first?.fileName
    } else if !exported.isEmpty {
      question = FileQuestion(.folder, title: title ?? String(uikit: "Choose a folder"))
    } else {
      let wantsFolder = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
      question =
        wantsFolder
        ? FileQuestion(.folder, title: title ?? String(uikit: "Choose a folder"))
        : FileQuestion(.open, title: title ?? String(uikit: "Open"))
      question.mimeTypes = wantsFolder ? [] : types.mimeTypes
      question.allowsMultipleSelection = allowsMultipleSelection
    }
    question.folder = directoryURL
    return question
  }

  private func answered(_ urls: [URL]?) {
    dialog = nil
    guard let urls, !urls.isEmpty else { return end(nil) }
    let (exported, asCopy) = (exported, asCopy)
    guard asCopy || !exported.isEmpty else { return end(urls) }
    Task { [weak self] in
      let result = await Task.detached {
        exported.isEmpty
          ? DocumentTransfer.copies(of: urls)
          : DocumentTransfer.export(exported, to: urls[0], isMoving: !asCopy)
      }.value
      switch result {
      case .success(let placed): self?.end(placed)
      case .failure(let error):
        UIApplication.current?.report(error)
        self?.end(nil)
      }
    }
  }

  private func end(_ urls: [URL]?) {
    let delegate = delegate
    if let urls {
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    } else {
      delegate?.documentPickerWasCancelled(self)
    }
    if presentingViewController != nil { dismiss(animated: false) }
  }
}

extension [UTType] {
  /// The MIME types of the files that a dialog shows; empty if one of the types matches any file.
  var mimeTypes: [String] {
    let all = map(\.mimeTypes)
    if all.contains(where: \.isEmpty) { return [] }
    var seen: [String] = []
    for type in all.joined() where !seen.contains(type) { seen.append(type) }
    return seen
  }
}
