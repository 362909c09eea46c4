import HostInterface
import QuartzCore

/// A drag, as both of its ends see it.
@MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged. Until the drop, all files of another program are one item.
  var items: [UIDragItem] { get }
  /// Whether the source lets the data be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can't be dropped in other programs.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where the drag is.
  func location(in view: UIView) -> CGPoint
  /// Whether an item can be loaded in one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether an item can be loaded as a text.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Whether an item can be loaded as a URL.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

/// A drag that began in the app.
@MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object of the app's own that goes with the drag; nil, the default, if there is none.
  var localContext: Any? { get set }
}

/// The session of a drag that began in the app.
@MainActor final class DragSession: NSObject, UIDragSession {
  /// How many there are; for tests.
  private(set) static var count = 0

  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// In the scene.
  var location: CGPoint
  weak var flow: DragFlow?
  /// Whether the key is down with which text is copied rather than moved.
  var isCopying = false
  /// Called when the drag has ended.
  var onEnd: [() -> Void] = []

  init(at location: CGPoint) {
    self.location = location
    super.init()
    Self.count += 1
  }

  isolated deinit { Self.count -= 1 }

  func location(in view: UIView) -> CGPoint { Self.convert(location, to: view) }

  static func convert(_ location: CGPoint, to view: UIView) -> CGPoint {
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(CGPoint(x: location.x - origin.x, y: location.y - origin.y), from: nil)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.conform(to: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

extension [UIDragItem] {
  @MainActor func conform(to types: [String]) -> Bool {
    contains { item in types.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }
}
