import UIKit

/// The reuse pool of page views, by class.
@MainActor struct PagePool {
  private var waiting: [ObjectIdentifier: [UIView]] = [:]

  mutating func take<Page: UIView>(_ type: Page.Type) -> Page? {
    waiting[ObjectIdentifier(type)]?.popLast() as? Page
  }

  mutating func put(_ page: UIView) {
    (page as? any ReusablePage)?.prepareForReuse()
    waiting[ObjectIdentifier(Swift.type(of: page)), default: []].append(page)
  }

  mutating func removeAll() { waiting.removeAll() }

  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
