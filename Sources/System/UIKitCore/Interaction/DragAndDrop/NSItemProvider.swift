import HostInterface
import QuartzCore

/// The programs that can load a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program.
  case all = 0
  /// Programs of the same developer; here that is only the app itself.
  case team = 1
  /// Only the app itself.
  case ownProcess = 3
}

/// Options for offering a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file itself is provided, not a copy of it.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// The data of an item that is dragged or was dropped, in one or more types, created or read on
/// request.
@MainActor open class NSItemProvider: NSObject {
  /// The domain of errors of item providers.
  nonisolated public static let errorDomain = "NSItemProviderErrorDomain"

  /// The errors of item providers.
  public enum ErrorCode: Int, Sendable {
    /// The reason is unknown.
    case unknownError = -1
    /// The source doesn't provide the data.
    case itemUnavailableError = -1000
    /// The data doesn't conform to its type.
    case unexpectedValueClassError = -1100
    /// The item isn't available in the requested class.
    case unavailableCoercionError = -1200
  }

  typealias Answer = @MainActor @Sendable (Data?, (any Error)?) -> Void

  /// A type in which the item can be loaded.
  struct Representation {
    var type: String
    var visibility: NSItemProviderRepresentationVisibility
    var load: @MainActor (@escaping Answer) -> Progress?
    /// Returns the file that contains the data, if there is one.
    var file:
      (@MainActor (@escaping @MainActor @Sendable (URL?, (any Error)?) -> Void) -> Progress?)?
  }

  private(set) var representations: [Representation] = []
  /// The suggested name of a file with the item; `nil`, the default, if there is none.
  open var suggestedName: String?

  /// Creates a provider without data.
  public override init() { super.init() }

  /// Creates a provider of an object, in the types in which it can be written.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file; `nil` if there is no file at the URL.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path)
    else {
      return nil
    }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = PasteboardType.identifier(ofFileExtension: fileURL.pathExtension)
    registerFileRepresentation(forTypeIdentifier: type, fileOptions: .openInPlace, visibility: .all)
    {
      $0(fileURL, false, nil)
      return nil
    }
    let address = Data(fileURL.absoluteString.utf8)
    registerDataRepresentation(forTypeIdentifier: PasteboardType.fileURL, visibility: .all) {
      $0(address, nil)
      return nil
    }
  }

  /// Creates a provider of another program's data.
  convenience init(
    types: [String],
    load:
      @escaping @MainActor (_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) ->
      Void
  ) {
    self.init()
    for type in types {
      representations.append(
        Representation(type: type, visibility: .all) { answer in
          load(type) { answer($0, $0 == nil ? Self.error(.itemUnavailableError) : nil) }
          return nil
        })
    }
  }

  // MARK: Registering

  /// Registers data of a type. The handler is called when the data is requested, and calls its
  /// argument once, on any thread. The best type is registered first.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    add(
      Representation(type: typeIdentifier, visibility: visibility) { answer in
        let handoff = ItemHandoff(answer)
        let progress = loadHandler { data, error in handoff.give(data, error) }
        handoff.handlerReturned()
        return progress
      })
  }

  /// Registers a file of a type. The handler is called when the file is requested, and calls its
  /// argument once, on any thread; the file must exist for as long as it is offered.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    var form = Representation(type: typeIdentifier, visibility: visibility) { answer in
      let handoff = ItemHandoff(answer)
      let progress = loadHandler { url, _, error in
        guard let url else { return handoff.give(nil, error) }
        DispatchQueue.global().async {
          do {
            handoff.give(try Data(contentsOf: url), nil)
          } catch {
            handoff.give(nil, error)
          }
        }
      }
      handoff.handlerReturned()
      return progress
    }
    form.file = { answer in
      let handoff = ItemHandoff(answer)
      let progress = loadHandler { url, _, error in handoff.give(url, error) }
      handoff.handlerReturned()
      return progress
    }
    add(form)
  }

  /// Registers an object in the types in which it can be written.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      add(
        Representation(type: type, visibility: visibility) { answer in
          let handoff = ItemHandoff(answer)
          let progress = object.loadData(withTypeIdentifier: type) { handoff.give($0, $1) }
          handoff.handlerReturned()
          return progress
        })
    }
  }

  /// Adds a representation. A type that is registered again keeps its position.
  private func add(_ form: Representation) {
    if let index = representations.firstIndex(where: { $0.type == form.type }) {
      representations[index] = form
    } else {
      representations.append(form)
    }
  }

  // MARK: Types

  /// The types in which the item can be loaded, the best first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Returns whether the item can be loaded as a type or as one that conforms to it, such as a PNG
  /// image for "public.image".
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  func representation(_ type: String) -> Representation? {
    representations.first { $0.type == type }
      ?? representations.first { PasteboardType.conforms($0.type, to: type) }
  }

  nonisolated static func error(_ code: ErrorCode) -> NSError {
    NSError(
      domain: errorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: String(uikit: "The item can’t be loaded.")])
  }
}
