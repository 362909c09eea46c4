import HostInterface
import QuartzCore

/// Data of an item that was dropped, which is read from its source when it is asked for.
@MainActor public final class NSItemProvider: NSObject {
  /// The domain of errors of item providers.
  nonisolated public static let errorDomain = "NSItemProviderErrorDomain"

  /// The errors of item providers.
  public enum ErrorCode: Int, Sendable {
    /// The source doesn't give the data.
    case itemUnavailableError = -1000
  }

  /// The types in which the item can be loaded, best first.
  public let registeredTypeIdentifiers: [String]
  /// A name for a file with the item; nil if there is none.
  public var suggestedName: String?
  private let load: Load

  typealias Load = @MainActor (_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) -> Void

  init(types: [String], load: @escaping Load) {
    registeredTypeIdentifiers = types
    self.load = load
  }

  /// Whether the item can be loaded in a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registered(typeIdentifier) != nil
  }

  /// All types of texts stand for each other.
  private func registered(_ type: String) -> String? {
    if registeredTypeIdentifiers.contains(type) { return type }
    guard PasteboardType.texts.contains(type) else { return nil }
    return registeredTypeIdentifiers.first { PasteboardType.texts.contains($0) }
  }

  /// Loads the item in a type. For a file's "public.file-url" that is its URL.
  ///
  /// The handler is called on the main thread; an app must not rely on that.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    func end(_ data: Data?) {
      progress.completedUnitCount = 1
      let error = NSError(
        domain: Self.errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
        userInfo: [NSLocalizedDescriptionKey: String(uikit: "The item can’t be loaded.")])
      completionHandler(data, data == nil ? error : nil)
    }
    if let type = registered(typeIdentifier) { load(type) { end($0) } } else { end(nil) }
    return progress
  }
}
