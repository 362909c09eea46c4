import HostInterface
import QuartzCore

/// A session of a drag over the app, from another program or from the app itself, and of its drop.
@MainActor public protocol UIDropSession: UIDragDropSession {
  /// The session of the drag if it began in the app; `nil` if it comes from another program.
  var localDragSession: (any UIDragSession)? { get }
  /// Loads the items that are available as objects of a class, in their order. The handler is
  /// called on the main thread.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the items that are texts, in their order. The handler is called on the main thread.
  @discardableResult public func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) { objects in
      completion(objects.compactMap { ($0 as? NSString).map { String(describing: $0) } })
    }
  }
  /// Loads the items that are URLs, in their order. The handler is called on the main thread.
  @discardableResult public func loadObjects(
    ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSURL.self) { objects in
      completion(objects.compactMap { ($0 as? NSURL)?.absoluteURL })
    }
  }
}

/// The session of a drag over a scene.
@MainActor package final class DropSession: NSObject, UIDropSession {
  /// The number of sessions; for tests.
  private(set) static var count = 0

  /// The platform's drop; `nil` for a drag that hasn't left the app's window.
  var drop: (any HostDrop)?
  private let drag: DragSession?
  private var foreignItems: [UIDragItem] = []
  /// The location in the scene.
  var location: CGPoint = .zero
  /// The operation of the last proposal.
  var operation = UIDropOperation.cancel
  private var loads = 0
  private var onLoaded: (() -> Void)?
  /// The animations of the drop if the app shows the drag's previews.
  package var animations = DropAnimations()

  init(_ drop: any HostDrop) {
    self.drop = drop
    drag = nil
    super.init()
    Self.count += 1
    var seen: Set<String> = []
    var types = drop.types.map { PasteboardType.identifier(ofMIME: $0) }
    // A list of URLs usually consists of files.
    if types.contains(PasteboardType.url) { types.insert(PasteboardType.fileURL, at: 0) }
    foreignItems = [item(types.filter { seen.insert($0).inserted })]
  }

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
    Self.count += 1
  }

  isolated deinit { Self.count -= 1 }

  package var items: [UIDragItem] { drag?.items ?? foreignItems }
  package var localDragSession: (any UIDragSession)? { drag }
  var localFlow: DragFlow? { drag?.flow }

  /// Offers the place of a drag from this app again, after what lies below has moved; returns
  /// whether there is such a drag.
  package func updateLocalDrag() -> Bool {
    guard let flow = localFlow, flow.phase == .dragging else { return false }
    flow.update()
    return true
  }

  private func item(_ types: [String]) -> UIDragItem {
    UIDragItem(
      itemProvider: NSItemProvider(types: types) { [weak self] type, completion in
        guard let self else { return completion(nil) }
        read(type, completion)
      })
  }

  private func read(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) {
    let offered = drop?.types ?? []
    guard let drop, let mime = PasteboardType.mimes(of: type).first(where: offered.contains) else {
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

  /// Calls the closure when all requested data has been read.
  func whenLoaded(_ body: @escaping () -> Void) {
    if loads == 0 { body() } else { onLoaded = body }
  }

  /// Creates an item for each URL from another program, then calls the closure.
  func separateURLs(_ body: @escaping @MainActor () -> Void) {
    guard drag == nil, let drop, drop.types.contains(PasteboardType.urlListMIME) else {
      return body()
    }
    drop.read(PasteboardType.urlListMIME) { [weak self] data in
      let urls = data.map(PasteboardType.urls(inList:)) ?? []
      if let self, !urls.isEmpty { foreignItems = urls.map(Self.item) }
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

  package var allowsMoveOperation: Bool { drag?.allowsMoveOperation ?? drop?.allowsMove ?? false }
  package var isRestrictedToDraggingApplication: Bool {
    drag?.isRestrictedToDraggingApplication ?? false
  }

  package func location(in view: UIView) -> CGPoint { DragSession.convert(location, to: view) }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.conform(to: typeIdentifiers)
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  @discardableResult package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let wanted = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(wanted.count))
    let collected = LoadedObjects(wanted.count, completion)
    for (index, item) in wanted.enumerated() {
      item.itemProvider.loadObject(aClass) { object, _ in
        progress.completedUnitCount += 1
        collected.take(object, at: index)
      }
    }
    if wanted.isEmpty { completion([]) }
    return progress
  }
}

/// Collects objects that are loaded one by one, in the order of their items.
@MainActor private final class LoadedObjects {
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(_ count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    missing -= 1
    if missing == 0 { completion(objects.compactMap { $0 }) }
  }
}
