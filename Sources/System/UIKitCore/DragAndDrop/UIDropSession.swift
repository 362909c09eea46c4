import HostInterface
import QuartzCore

/// A drag, as both of its ends see it.
@MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged. Until the drop, all files are one item.
  var items: [UIDragItem] { get }
  /// Whether the source lets the data be moved.
  var allowsMoveOperation: Bool { get }
  /// Where the drag is.
  func location(in view: UIView) -> CGPoint
  /// Whether an item can be loaded in one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// A drag from another program over the app, or its drop.
@MainActor public protocol UIDropSession: UIDragDropSession {}

/// The session of a drag over a scene.
@MainActor final class DropSession: NSObject, UIDropSession {
  let drop: any HostDrop
  private(set) var items: [UIDragItem] = []
  /// In the scene.
  var location: CGPoint = .zero
  /// The operation that the last proposal announced; nil refuses.
  var operation: HostDragOperation?
  private var loads = 0
  private var onLoaded: (() -> Void)?

  init(_ drop: any HostDrop) {
    self.drop = drop
    super.init()
    var seen: Set<String> = []
    var types = drop.types.map(PasteboardType.identifier)
    // A list of URLs is mostly one of files.
    if types.contains(PasteboardType.url) { types.insert(PasteboardType.fileURL, at: 0) }
    items = [item(types.filter { seen.insert($0).inserted })]
  }

  private func item(_ types: [String]) -> UIDragItem {
    UIDragItem(itemProvider: NSItemProvider(types: types) { [weak self] type, completion in
      guard let self else { return completion(nil) }
      read(type, completion)
    })
  }

  private func read(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) {
    let offered = drop.types
    guard let mime = PasteboardType.mimes(of: type).first(where: offered.contains) else {
      return completion(nil)
    }
    loads += 1
    drop.read(mime) { [weak self] data in
      completion(data)
      self?.loadEnded()
    }
  }

  private func loadEnded() {
    loads -= 1
    if loads == 0, let onLoaded {
      self.onLoaded = nil
      onLoaded()
    }
  }

  /// Calls the body when everything that was asked for has been read.
  func whenLoaded(_ body: @escaping () -> Void) {
    if loads == 0 { body() } else { onLoaded = body }
  }

  /// Makes an item of each URL, then calls the body.
  func separateURLs(_ body: @escaping @MainActor () -> Void) {
    guard drop.types.contains(PasteboardType.urlListMIME) else { return body() }
    drop.read(PasteboardType.urlListMIME) { [weak self] data in
      let urls = data.map(PasteboardType.urls(inList:)) ?? []
      if let self, !urls.isEmpty { items = urls.map(Self.item) }
      body()
    }
  }

  private static func item(_ url: URL) -> UIDragItem {
    let types = url.isFileURL ? [PasteboardType.fileURL, PasteboardType.url] : [PasteboardType.url]
    let provider = NSItemProvider(types: types) { _, completion in
      completion(Data(url.absoluteString.utf8))
    }
    provider.suggestedName = url.isFileURL ? url.deletingPathExtension().lastPathComponent : nil
    return UIDragItem(itemProvider: provider)
  }

  var allowsMoveOperation: Bool { drop.allowsMove }

  func location(in view: UIView) -> CGPoint {
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(CGPoint(x: location.x - origin.x, y: location.y - origin.y), from: nil)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
