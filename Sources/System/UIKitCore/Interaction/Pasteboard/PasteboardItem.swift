import HostInterface
import QuartzCore

/// An item of a pasteboard, in one or more types.
@MainActor struct PasteboardItem {
  /// The values, the best type first.
  private(set) var values: [(type: String, value: Any)]

  init(_ values: [String: Any]) {
    self.values = values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  init(_ type: String, _ value: Any) { values = [(type, value)] }

  /// An item whose data is loaded when somebody asks for it.
  init(_ provider: NSItemProvider) {
    values = provider.representations.filter { $0.visibility == .all }.map { form in
      (form.type, PasteboardPromise(provider, form.type))
    }
  }

  var types: [String] { values.map(\.type) }
  var dictionary: [String: Any] {
    Dictionary(values.map { ($0.type, $0.value) }) { first, _ in first }
  }

  func value(_ type: String) -> Any? {
    let value = values.first { $0.type == type }?.value
    guard let promise = value as? PasteboardPromise else { return value }
    return promise.data.map { Self.value(of: $0, type) }
  }

  /// The data that comes when somebody asks for it; nil if it is there.
  func promise(_ type: String) -> PasteboardPromise? {
    values.first { $0.type == type }?.value as? PasteboardPromise
  }

  func data(_ type: String) -> Data? { value(type).flatMap { Self.data(of: $0, as: type) } }

  /// Returns the first value of one of the types, as the class that represents them.
  func object<Object>(_ types: [String], as: Object.Type) -> Object? {
    for type in values.map(\.type) where types.contains(type) {
      let value = value(type)
      if let object = value as? Object { return object }
      if let data = value as? Data, let object = Self.value(of: data, type) as? Object {
        return object
      }
    }
    return nil
  }

  /// Returns the bytes of a value; `nil` if it can't be provided in the type.
  static func data(of value: Any, as type: String) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage:
      type == PasteboardType.jpeg ? image.jpegData(compressionQuality: 0.9) : image.pngData()
    case let color as UIColor: data(of: color)
    default:
      PropertyListSerialization.propertyList(value, isValidFor: .binary)
        ? try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        : nil
    }
  }

  /// Returns the object that represents data of a type; the data itself if there is none.
  static func value(of data: Data, _ type: String) -> Any {
    if PasteboardType.texts.contains(type) { return String(decoding: data, as: UTF8.self) }
    if PasteboardType.urls.contains(type) { return PasteboardType.urls(inList: data).first ?? data }
    if PasteboardType.images.contains(type) { return UIImage(data: data) ?? data }
    if PasteboardType.colors.contains(type) { return color(from: data) ?? data }
    return data
  }

  // MARK: Colors, in the form of application/x-color: 16 bits a channel in the machine's byte order

  private static func data(of color: UIColor) -> Data {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let channels = [red, green, blue, alpha].map { UInt16((max(0, min($0, 1)) * 65535).rounded()) }
    return channels.withUnsafeBytes { Data($0) }
  }

  private static func color(from data: Data) -> UIColor? {
    guard data.count == 8 else { return nil }
    let channels = data.withUnsafeBytes { bytes in
      stride(from: 0, to: 8, by: 2).map { offset in
        CGFloat(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)) / 65535
      }
    }
    return UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}

extension [PasteboardItem] {
  /// Returns the forms that other programs are offered: each type once, texts and URLs of all items
  /// as a list.
  @MainActor func transferForms() -> [TransferForm] {
    var forms: [TransferForm] = []
    func add(_ mime: String, _ load: @escaping @MainActor () -> Data?) {
      if !forms.contains(where: { $0.type == mime }) {
        forms.append(TransferForm(mime, load: load))
      }
    }
    func promised(_ mime: String, _ promise: PasteboardPromise) {
      if !forms.contains(where: { $0.type == mime }) {
        forms.append(TransferForm(mime, loadLater: promise.load))
      }
    }
    for type in flatMap(\.types) {
      for mime in PasteboardType.mimes(of: type) {
        if PasteboardType.texts.contains(type) {
          add(mime) { joined("\n") { $0.object(PasteboardType.texts, as: String.self) } }
        } else if PasteboardType.urls.contains(type) {
          add(mime) { joined("\r\n", end: "\r\n") { Self.url(of: $0) } }
        } else {
          let promise = lazy.compactMap { $0.promise(type) }.first
          if let promise {
            promised(mime, promise)
          } else {
            add(mime) { lazy.compactMap { $0.data(type) }.first }
          }
        }
      }
    }
    // Many programs paste a link only as text.
    if contains(where: { Self.url(of: $0) != nil }) {
      add(PasteboardType.plainTextMIME) { joined("\n") { Self.url(of: $0) } }
    }
    return forms
  }

  @MainActor private static func url(of item: PasteboardItem) -> String? {
    item.object(PasteboardType.urls, as: URL.self)?.absoluteString
  }

  @MainActor private func joined(
    _ separator: String, end: String = "", _ text: (PasteboardItem) -> String?
  ) -> Data? {
    let texts = compactMap(text)
    return texts.isEmpty ? nil : Data((texts.joined(separator: separator) + end).utf8)
  }
}
