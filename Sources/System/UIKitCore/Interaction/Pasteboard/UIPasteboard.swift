import QuartzCore

/// Data that the user copies and pastes, within the app and between programs.
///
/// The general pasteboard is the desktop's clipboard. Types are uniform type identifiers, such as
/// "public.png"; other programs are offered the corresponding MIME types. Reading the contents of
/// another program waits for that program, for at most a second, during which the app receives no
/// events. The other pasteboards belong to the app and exist as long as it runs.
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

  /// Creates the app's pasteboard with a name; `nil` if it doesn't exist and `create` is `false`.
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

  /// Creates a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let storage = PasteboardStorage(Name("Vitrine-" + UUID().uuidString))
    PasteboardStorage.named[storage.name] = storage
    let board = UIPasteboard(storage)
    boards[storage.name] = board
    return board
  }

  /// Removes a pasteboard of the app and its contents; the general one can't be removed.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    guard let storage = PasteboardStorage.named[pasteboardName] else { return }
    storage.set([])
    PasteboardStorage.named[pasteboardName] = nil
    let board = boards.removeValue(forKey: pasteboardName)
    NotificationCenter.default.post(name: removedNotification, object: board)
  }

  /// Returns the pasteboard that posts the changes of a storage.
  static func known(_ storage: PasteboardStorage) -> UIPasteboard? {
    storage === PasteboardStorage.general ? shared : boards[storage.name]
  }

  /// The pasteboard's name.
  open var name: Name { storage.name }
  /// A number that increases with each change, including those by other programs.
  open var changeCount: Int { storage.changeCount }

  // MARK: First item

  /// The types of the first item, the best first.
  open var types: [String] { storage.types.first ?? [] }

  /// Returns whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { pasteboardTypes.contains($0) }
  }

  /// Returns the data of the first item in a type; `nil` if it isn't available in that type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    storage.data(pasteboardType, item: 0)
  }

  /// Returns the first item in a type: a `String`, `URL`, `UIImage` or `UIColor` for their types,
  /// otherwise the value that was set or `Data`.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    storage.value(pasteboardType, item: 0)
  }

  /// Replaces the contents with a single item.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    storage.set([PasteboardItem(pasteboardType, value)])
  }

  /// Replaces the contents with a single item.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    storage.set([PasteboardItem(pasteboardType, data)])
  }

  // MARK: All items

  /// The number of items. The contents of another program are a single item.
  open var numberOfItems: Int { storage.types.count }

  /// Returns the types of the items in a set, or of all items; `nil` if the set has an index beyond
  /// the items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    indices(itemSet).map { $0.map { storage.types[$0] } }
  }

  /// Returns whether each item in a set, or each of all items, has one of the types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let sets = types(forItemSet: itemSet), !sets.isEmpty else { return false }
    return sets.allSatisfy { types in types.contains { pasteboardTypes.contains($0) } }
  }

  /// Returns the items that have one of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(
      storage.types.enumerated()
        .filter { item in item.element.contains { pasteboardTypes.contains($0) } }.map(\.offset))
  }

  /// Returns the values of the items in a set, or of all items, that have the type.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    indices(itemSet).map { $0.compactMap { storage.value(pasteboardType, item: $0) } }
  }

  /// Returns the data of the items in a set, or of all items, that have the type.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
  {
    indices(itemSet).map { $0.compactMap { storage.data(pasteboardType, item: $0) } }
  }

  private func indices(_ itemSet: IndexSet?) -> [Int]? {
    let count = numberOfItems
    guard let itemSet else { return Array(0..<count) }
    return itemSet.allSatisfy { $0 < count } ? Array(itemSet) : nil
  }

  /// The items, as dictionaries with a value for each type.
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

  /// Adds items to those of the app; the contents of another program are replaced.
  open func addItems(_ items: [[String: Any]]) { storage.add(items.map { PasteboardItem($0) }) }

  /// Replaces the contents with items.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.Option: Any] = [:]) {
    storage.set(
      items.map { PasteboardItem($0) }, isLocal: options[.localOnly] as? Bool ?? false,
      expires: options[.expirationDate] as? Date)
  }

  /// Replaces the contents with items whose data is loaded when it is asked for. Other programs
  /// wait for data that comes later; this app gets what is there at once.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    storage.set(
      itemProviders.map { PasteboardItem($0) }, isLocal: localOnly, expires: expirationDate)
  }

  // MARK: Texts, URLs, images and colors

  /// The text of the first item that has one; setting it replaces the contents.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items; `nil` if there are none.
  open var strings: [String]? {
    get { objects(PasteboardType.texts) }
    set { set(newValue, PasteboardType.plainText) }
  }

  /// The URL of the first item that has one; setting it replaces the contents.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of all items; `nil` if there are none.
  open var urls: [URL]? {
    get { objects(PasteboardType.urls) }
    set { set(newValue, PasteboardType.url) }
  }

  /// The image of the first item that has one; setting it replaces the contents.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images of all items; `nil` if there are none.
  open var images: [UIImage]? {
    get { objects(PasteboardType.images) }
    set { set(newValue, PasteboardType.png) }
  }

  /// The color of the first item that has one; setting it replaces the contents.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors of all items; `nil` if there are none.
  open var colors: [UIColor]? {
    get { objects(PasteboardType.colors) }
    set { set(newValue, PasteboardType.color) }
  }

  /// A Boolean value that indicates whether an item has a text, without reading it.
  open var hasStrings: Bool { hasTypes(PasteboardType.texts) }
  /// A Boolean value that indicates whether an item has a URL, without reading it.
  open var hasURLs: Bool { hasTypes(PasteboardType.urls) }
  /// A Boolean value that indicates whether an item has an image, without reading it.
  open var hasImages: Bool { hasTypes(PasteboardType.images) }
  /// A Boolean value that indicates whether an item has a color, without reading it.
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
