import HostInterface
import QuartzCore

/// The contents of a pasteboard, in memory or from another program.
@MainActor final class PasteboardStorage {
  let name: UIPasteboard.Name
  private let isGeneral: Bool
  private var items: [PasteboardItem] = []
  private var count = 0
  private var expiration: FrameTimer?
  /// The clipboard that is observed; `nil` without an app.
  private weak var watched: (any HostClipboard)?

  static let general = PasteboardStorage(.general)
  /// The other pasteboards, which exist as long as the app.
  static var named: [UIPasteboard.Name: PasteboardStorage] = [:]

  init(_ name: UIPasteboard.Name) {
    self.name = name
    isGeneral = name == .general
  }

  /// The desktop's clipboard.
  var clipboard: (any HostClipboard)? {
    guard isGeneral, let clipboard = UIApplication.current?.host.clipboard else { return nil }
    if clipboard !== watched {
      watched = clipboard
      items = []
      clipboard.onChange = { [weak self] in self?.otherChanged() }
    }
    return clipboard
  }

  private func otherChanged() {
    let removed = items.flatMap(\.types)
    items = []
    expiration?.invalidate()
    post(added: foreignTypes, removed: removed)
  }

  var changeCount: Int { clipboard?.changeCount ?? count }

  /// The clipboard if its contents are another program's.
  private var foreign: (any HostClipboard)? { clipboard.flatMap { $0.isOwn ? nil : $0 } }

  private var foreignTypes: [String] {
    var seen: Set<String> = []
    return (foreign?.types ?? []).map { PasteboardType.identifier(ofMIME: $0) }
      .filter { seen.insert($0).inserted }
  }

  /// The types of each item. The contents of another program are a single item.
  var types: [[String]] {
    guard foreign != nil else { return items.map(\.types) }
    let types = foreignTypes
    return types.isEmpty ? [] : [types]
  }

  func value(_ type: String, item: Int) -> Any? {
    guard let foreign else { return items.indices.contains(item) ? items[item].value(type) : nil }
    return read(type, foreign).map { PasteboardItem.value(of: $0, type) }
  }

  func data(_ type: String, item: Int) -> Data? {
    guard let foreign else { return items.indices.contains(item) ? items[item].data(type) : nil }
    return read(type, foreign)
  }

  /// Returns the objects of all items that have one of the types.
  func objects<Object>(_ types: [String], as kind: Object.Type) -> [Object] {
    guard let foreign else { return items.compactMap { $0.object(types, as: kind) } }
    let offered = foreignTypes
    guard let type = types.first(where: offered.contains), let data = read(type, foreign) else {
      return []
    }
    if kind == URL.self { return PasteboardType.urls(inList: data).compactMap { $0 as? Object } }
    return [PasteboardItem.value(of: data, type)].compactMap { $0 as? Object }
  }

  private func read(_ type: String, _ clipboard: any HostClipboard) -> Data? {
    let offered = clipboard.types
    return PasteboardType.mimes(of: type).first(where: offered.contains).flatMap(clipboard.readNow)
  }

  func set(_ new: [PasteboardItem], isLocal: Bool = false, expires: Date? = nil) {
    let clipboard = clipboard
    let removed = types.flatMap { $0 }
    expiration?.invalidate()
    items = new
    count += 1
    var forms = new.transferForms()
    // Clipboard managers, including those that share with other devices, ignore such contents.
    if isLocal, !forms.isEmpty {
      forms.append(TransferForm("x-kde-passwordManagerHint") { Data("secret".utf8) })
    }
    clipboard?.set(forms)
    if let expires {
      expiration = FrameTimer(after: expires.timeIntervalSinceNow) { [weak self] in self?.expire() }
    }
    post(added: new.flatMap(\.types), removed: removed)
  }

  func add(_ more: [PasteboardItem]) { set(foreign == nil ? items + more : more) }

  private func expire() {
    guard foreign == nil else { return }
    set([])
  }

  private func post(added: [String], removed: [String]) {
    guard let board = UIPasteboard.known(self) else { return }
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: board,
      userInfo: [
        UIPasteboard.changedTypesAddedKey: added, UIPasteboard.changedTypesRemovedKey: removed,
      ])
  }
}
