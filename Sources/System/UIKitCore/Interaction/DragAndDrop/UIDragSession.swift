import HostInterface
import QuartzCore

/// A drag session, as its source and its destination see it.
@MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items. Until the drop, all files of another program are a single item.
  var items: [UIDragItem] { get }
  /// A Boolean value that indicates whether the source allows the data to be moved.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the drag is restricted to the app, so that other
  /// programs can't receive the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the location of the drag in a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether an item can be loaded as one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether an item can be loaded as a text.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool {
    canLoadObjects(ofClass: NSString.self)
  }
  /// Returns whether an item can be loaded as a URL.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool {
    canLoadObjects(ofClass: NSURL.self)
  }
}

/// A drag that began in the app.
@MainActor public protocol UIDragSession: UIDragDropSession {
  /// A custom object that the app associates with the drag; `nil`, the default, if there is none.
  var localContext: Any? { get set }
}

/// The session of a drag that began in the app.
@MainActor package final class DragSession: NSObject, UIDragSession {
  /// The number of sessions; for tests.
  private(set) static var count = 0

  package var items: [UIDragItem] = []
  package var localContext: Any?
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication = false
  /// The location in the scene.
  var location: CGPoint
  weak var flow: DragFlow?
  /// Whether the modifier key that copies text rather than moving it is pressed.
  var isCopying = false
  /// Called when the drag has ended.
  package var onEnd: [() -> Void] = []

  init(at location: CGPoint) {
    self.location = location
    super.init()
    Self.count += 1
  }

  isolated deinit { Self.count -= 1 }

  package func location(in view: UIView) -> CGPoint { Self.convert(location, to: view) }

  static func convert(_ location: CGPoint, to view: UIView) -> CGPoint {
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(CGPoint(x: location.x - origin.x, y: location.y - origin.y), from: nil)
  }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.conform(to: typeIdentifiers)
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

extension [UIDragItem] {
  @MainActor func conform(to types: [String]) -> Bool {
    contains { item in types.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }
}
