import QuartzCore

/// A class whose objects can be created from the data of an item.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that the class can read, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data of a type; throws if the data doesn't conform to its type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be provided as the data of an item.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types in which objects can be written, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Loads the data of a type, and calls the handler once, on any thread.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.texts }
  public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.plainText] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try made(NSString(string: String(decoding: data, as: UTF8.self)))
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.fileURL, PasteboardType.url]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.url] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let url =
      PasteboardType.urls(inList: data).first ?? URL(string: String(decoding: data, as: UTF8.self))
    return try made(url.flatMap { NSURL(string: $0.absoluteString) })
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.images }
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.png, PasteboardType.jpeg]
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try made(UIImage(data: data))
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isJPEG = typeIdentifier == PasteboardType.jpeg
    completionHandler(isJPEG ? jpegData(compressionQuality: 0.9) : pngData(), nil)
    return nil
  }
}

extension NSObjectProtocol {
  /// Returns the object as the requested class.
  fileprivate static func made(_ object: Any?) throws -> Self {
    guard let object = object as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return object
  }
}
