import HostInterface
import QuartzCore

/// Offers the items of a drag to other programs.
@MainActor enum DragTransfer {
  /// The type that marks a drag as the app's own.
  static let ownMIME = "application/x-vitrine-drag"

  /// Returns each type once; texts and URLs of all items are combined into a list. A file that has
  /// no URL yet is written when a program requests it.
  static func forms(of session: DragSession) -> [TransferForm] {
    let own = TransferForm(ownMIME) { Data() }
    guard !session.isRestrictedToDraggingApplication else { return [own] }
    let providers = session.items.map(\.itemProvider)
    var forms: [TransferForm] = []
    func add(_ mime: String, _ load: @escaping TransferForm.Load) {
      if !forms.contains(where: { $0.type == mime }) {
        forms.append(TransferForm(mime, loadLater: load))
      }
    }
    for provider in providers {
      for form in provider.representations where form.visibility == .all {
        for mime in PasteboardType.mimes(of: form.type) {
          if PasteboardType.texts.contains(form.type) {
            add(mime) { joined(providers, PasteboardType.texts, "\n", $0) }
          } else if PasteboardType.urls.contains(form.type) {
            add(mime) { addresses(providers, $0) }
          } else {
            add(mime) { answer in provider.load(form.type) { data, _ in answer(data) } }
          }
        }
      }
      if isFile(provider) { add(PasteboardType.urlListMIME) { addresses(providers, $0) } }
    }
    // Many programs accept a link only as text.
    if providers.contains(where: { $0.canLoadObject(ofClass: NSURL.self) }) {
      add(PasteboardType.plainTextMIME) { joined(providers, PasteboardType.urls, "\n", $0) }
    }
    return forms + [own]
  }

  /// Returns whether an item of a drag is a file of the disk.
  static func hasFiles(_ session: DragSession) -> Bool {
    session.items.contains { item in
      item.itemProvider.representations.contains { $0.type == PasteboardType.fileURL }
    }
  }

  /// Returns whether an item is a file for other programs: it has a name, and data that is neither
  /// a text nor a URL.
  private static func isFile(_ provider: NSItemProvider) -> Bool {
    provider.suggestedName != nil && fileType(provider) != nil
      && !provider.canLoadObject(ofClass: NSURL.self)
  }

  private static func fileType(_ provider: NSItemProvider) -> String? {
    provider.representations.first {
      $0.visibility == .all && !PasteboardType.texts.contains($0.type)
        && !PasteboardType.urls.contains($0.type)
    }?.type
  }

  private static func joined(
    _ providers: [NSItemProvider], _ types: [String], _ separator: String,
    _ completion: @escaping @MainActor (Data?) -> Void
  ) {
    collect(
      providers,
      { provider, answer in
        guard let type = types.first(where: { provider.hasItemConformingToTypeIdentifier($0) })
        else {
          return answer(nil)
        }
        provider.load(type) { data, _ in answer(data) }
      }
    ) { all in
      let texts: [String] = all.compactMap { $0.map { String(decoding: $0, as: UTF8.self) } }
      completion(texts.isEmpty ? nil : Data(texts.joined(separator: separator).utf8))
    }
  }

  private static func addresses(
    _ providers: [NSItemProvider], _ completion: @escaping @MainActor (Data?) -> Void
  ) {
    collect(
      providers,
      { provider, answer in
        if let type = PasteboardType.urls.reversed().first(where: {
          provider.registeredTypeIdentifiers.contains($0)
        }) {
          provider.load(type) { data, _ in answer(data) }
        } else if isFile(provider), let type = fileType(provider) {
          write(provider, type, answer)
        } else {
          answer(nil)
        }
      }
    ) { all in
      let urls: [String] = all.compactMap { $0.map { String(decoding: $0, as: UTF8.self) } }
      completion(urls.isEmpty ? nil : Data((urls.joined(separator: "\r\n") + "\r\n").utf8))
    }
  }

  /// Writes an item to a file that isn't removed, because the receiving program reads it later.
  private static func write(
    _ provider: NSItemProvider, _ type: String, _ answer: @escaping @MainActor (Data?) -> Void
  ) {
    provider.loadFileRepresentation(forTypeIdentifier: type) { url, _ in
      var address: Data?
      if let url {
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("dragged-" + UUID().uuidString)
        let file = folder.appendingPathComponent(url.lastPathComponent)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if (try? FileManager.default.moveItem(at: url, to: file)) != nil {
          address = Data(file.absoluteString.utf8)
        }
      }
      let result = address
      DispatchQueue.main.async { MainActor.assumeIsolated { answer(result) } }
    }
  }

  private static func collect(
    _ providers: [NSItemProvider],
    _ load: (NSItemProvider, @escaping @MainActor (Data?) -> Void) -> Void,
    _ completion: @escaping @MainActor ([Data?]) -> Void
  ) {
    let gathered = Gathered(providers.count, completion)
    for (index, provider) in providers.enumerated() {
      load(provider) { gathered.take($0, at: index) }
    }
  }

  /// Collects several results in the order of their requests.
  private final class Gathered {
    private var values: [Data?]
    private var missing: Int
    private let completion: @MainActor ([Data?]) -> Void

    init(_ count: Int, _ completion: @escaping @MainActor ([Data?]) -> Void) {
      values = Array(repeating: nil, count: count)
      missing = count
      self.completion = completion
    }

    @MainActor func take(_ data: Data?, at index: Int) {
      values[index] = data
      missing -= 1
      if missing == 0 { completion(values) }
    }
  }
}
