import QuartzCore

/// Data that the user copies and pastes, also between programs.
///
/// The general pasteboard is the desktop's clipboard. Types are uniform type identifiers, such as
/// "public.png"; other programs are offered the MIME types that correspond to them. Reading what another
/// program has copied waits for that program, at most for a second; while the app waits it receives no
/// event. The other pasteboards belong to the app and live as long as it runs.
@MainActor open class UIPasteboard: NSObject {
  private let storage: PasteboardStorage

  private init(_ storage: PasteboardStorage) { self.storage = storage }

  /// The desktop's clipboard.
  open class var general: UIPasteboard {
    _ = PasteboardStorage.general.clipboard
    return shared
  }

  private static let shared = UIPasteboard(.general)
  private static var boards: [Name: UIPasteboard] = [:]

  /// The app's pasteboard of a name; nil if there is none and `create` is false.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    if pasteboardName == .general {
      self.init(.general)
      return
    }
    guard create || PasteboardStorage.named[pasteboardName] != nil else { return nil }
    let storage = PasteboardStorage.named[pasteboardName] ?? PasteboardStorage(pasteboardName)
    PasteboardStorage.named[pasteboardName] = storage
    self.init(storage)
    Self.boards[pasteboardName] = self
  }

  /// Creates a pasteboard with a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    let storage = PasteboardStorage(Name("Vitrine-" + UUID().uuidString))
    PasteboardStorage.named[storage.name] = storage
    let board = UIPasteboard(storage)
    boards[storage.name] = board
    return board
  }

  /// Removes a pasteboard of the app and its contents; the general one stays.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    guard let storage = PasteboardStorage.named[pasteboardName] else { return }
    storage.set([])
    PasteboardStorage.named[pasteboardName] = nil
    let board = boards.removeValue(forKey: pasteboardName)
    NotificationCenter.default.post(name: removedNotification, object: board)
  }

  /// The pasteboard that posts the changes of a storage.
  static func known(_ storage: PasteboardStorage) -> UIPasteboard? {
    storage === PasteboardStorage.general ? shared : boards[storage.name]
  }

  /// The pasteboard's name.
  open var name: Name { storage.name }
  /// Increases with each change, also by other programs.
  open var changeCount: Int { storage.changeCount }

  // MARK: The first item

  /// The types of the first item, best first.
  open var types: [String] { storage.types.first ?? [] }

  /// Whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { pasteboardTypes.contains($0) }
  }

  /// The first item in a type; nil if it isn't available in it.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    storage.data(pasteboardType, item: 0)
  }

  /// The first item in a type, as a `String`, `URL`, `UIImage` or `UIColor` for their types, otherwise
  /// as it was set or as `Data`.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    storage.value(pasteboardType, item: 0)
  }

  /// Replaces the contents by one item.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    storage.set([PasteboardItem(pasteboardType, value)])
  }

  /// Replaces the contents by one item.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    storage.set([PasteboardItem(pasteboardType, data)])
  }

  // MARK: All items

  /// The number of items. What another program has copied is one.
  open var numberOfItems: Int { storage.types.count }

  /// The types of the items of a set, or of all; nil for a set beyond the items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    indices(itemSet).map { $0.map { storage.types[$0] } }
  }

  /// Whether each item of a set, or each of all, has one of the types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let sets = types(forItemSet: itemSet), !sets.isEmpty else { return false }
    return sets.allSatisfy { types in types.contains { pasteboardTypes.contains($0) } }
  }

  /// The items that have one of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(
      storage.types.enumerated()
        .filter { item in item.element.contains { pasteboardTypes.contains($0) } }.map(\.offset))
  }

  /// The values of the items of a set, or of all, that have the type.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    indices(itemSet).map { $0.compactMap { storage.value(pasteboardType, item: $0) } }
  }

  /// The data of the items of a set, or of all, that have the type.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    indices(itemSet).map { $0.compactMap { storage.data(pasteboardType, item: $0) } }
  }

  private func indices(_ itemSet: IndexSet?) -> [Int]? {
    let count = numberOfItems
    guard let itemSet else { return Array(0..<count) }
    return itemSet.allSatisfy { $0 < count } ? Array(itemSet) : nil
  }

  /// The items, each a value for each of its types.
  open var items: [[String: Any]] {
    get {
      storage.types.enumerated().map { index, types in
        Dictionary(
          types.compactMap { type in storage.value(type, item: index).map { (type, $0) } }
        ) { first, _ in first }
      }
    }
    set { setItems(newValue) }
  }

  /// Adds items to those of the app; what another program has copied is replaced.
  open func addItems(_ items: [[String: Any]]) { storage.add(items.map(PasteboardItem.init)) }

  /// Replaces the contents.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.Option: Any] = [:]) {
    storage.set(
      items.map(PasteboardItem.init), isLocal: options[.localOnly] as? Bool ?? false,
      expires: options[.expirationDate] as? Date)
  }

  // MARK: Texts, URLs, images and colors

  /// The text of the first item that has one; setting it replaces the contents.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items; nil if there are none.
  open var strings: [String]? {
    get { objects(PasteboardType.texts) }
    set { set(newValue, PasteboardType.plainText) }
  }

  /// The URL of the first item that has one; setting it replaces the contents.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of all items; nil if there are none.
  open var urls: [URL]? {
    get { objects(PasteboardType.urls) }
    set { set(newValue, PasteboardType.url) }
  }

  /// The image of the first item that has one; setting it replaces the contents.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images of all items; nil if there are none.
  open var images: [UIImage]? {
    get { objects(PasteboardType.images) }
    set { set(newValue, PasteboardType.png) }
  }

  /// The color of the first item that has one; setting it replaces the contents.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors of all items; nil if there are none.
  open var colors: [UIColor]? {
    get { objects(PasteboardType.colors) }
    set { set(newValue, PasteboardType.color) }
  }

  /// Whether an item has a text, without reading it.
  open var hasStrings: Bool { hasTypes(PasteboardType.texts) }
  /// Whether an item has a URL, without reading it.
  open var hasURLs: Bool { hasTypes(PasteboardType.urls) }
  /// Whether an item has an image, without reading it.
  open var hasImages: Bool { hasTypes(PasteboardType.images) }
  /// Whether an item has a color, without reading it.
  open var hasColors: Bool { hasTypes(PasteboardType.colors) }

  private func hasTypes(_ types: [String]) -> Bool {
    storage.types.contains { item in item.contains { types.contains($0) } }
  }

  private func objects<Object>(_ types: [String]) -> [Object]? {
    let found = storage.objects(types, as: Object.self)
    return found.isEmpty ? nil : found
  }

  private func set(_ values: [Any]?, _ type: String) {
    storage.set((values ?? []).map { PasteboardItem(type, $0) })
  }
}
