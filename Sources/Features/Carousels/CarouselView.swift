import UIKit

/// A carousel of items of one type, each shown by a view of one class.
///
/// What shows which item is decided here alone: there is one call of `display` a turn, for the item
/// that comes into reach.
@MainActor public final class CarouselView<Page: UIView, Item>: Carousel {
  /// Items that come and go leave the one in view where it is, by its id. None hides the carousel's
  /// parts, one stands still.
  public var items: [Item] = [] { didSet { itemsDidChange(from: oldValue) } }

  /// Other items begin at the first one, whatever was in view.
  public var startsOverWithNewItems = false

  /// Called when a page is tapped.
  public var onTap: ((_ page: Page, _ item: Item, _ index: Int) -> Void)?
  /// How long the item rests before the next one comes; nil is the autoplay's interval. A video's
  /// length, say.
  public var dwell: ((Item) -> TimeInterval?)?
  /// The item is alone in view, or is no longer: for what plays.
  public var pageDidAppear: ((_ page: Page, _ item: Item) -> Void)?
  /// Called when a page is no longer visible.
  public var pageDidDisappear: ((_ page: Page, _ item: Item) -> Void)?
  /// Items that are likely to be wanted soon, nearest first.
  public var prefetch: (([Item]) -> Void)?

  private let id: (Item) -> AnyHashable
  private let isSame: (Item, Item) -> Bool
  private let make: () -> Page
  private let display: (Page, Item) -> Void

  /// - Parameters:
  ///   - id: what stays the same of an item when it changes.
  ///   - isSame: whether there is nothing new to show of it.
  ///   - makePage: called three times or so; views are used again.
  public init(
    id: @escaping (Item) -> AnyHashable, isSame: @escaping (Item, Item) -> Bool = { _, _ in false },
    makePage: @escaping () -> Page, display: @escaping (_ page: Page, _ item: Item) -> Void
  ) {
    self.id = id
    self.isSame = isSame
    make = makePage
    self.display = display
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  /// The item on the current page; `nil` while there are no items.
  public var currentItem: Item? {
    currentIndex.flatMap { items.indices.contains($0) ? items[$0] : nil }
  }

  private func itemsDidChange(from old: [Item]) {
    if items.count == old.count, zip(items, old).allSatisfy({ id($0) == id($1) && isSame($0, $1) })
    {
      return
    }
    let shown = paging.livePages.map {
      ($0.page, old.indices.contains($0.index) ? old[$0.index] : nil)
    }
    reload(startingOver: startsOverWithNewItems)
    for (index, page) in paging.livePages where items.indices.contains(index) {
      guard let page = page as? Page, let before = shown.first(where: { $0.0 === page })?.1,
        id(before) == id(items[index]), !isSame(before, items[index])
      else { continue }
      display(page, items[index])
    }
  }

  // MARK: For Carousel

  override var itemCount: Int { items.count }

  override func itemID(at index: Int) -> AnyHashable {
    items.indices.contains(index) ? id(items[index]) : index
  }

  override func makePage(at index: Int) -> UIView {
    let page = paging.dequeuePage(Page.self, make: make)
    if items.indices.contains(index) { display(page, items[index]) }
    return page
  }

  override func pageWasTapped(_ page: UIView, at index: Int) {
    guard let page = page as? Page, items.indices.contains(index) else { return }
    onTap?(page, items[index], index)
  }

  override func dwell(at index: Int) -> TimeInterval? {
    items.indices.contains(index) ? dwell?(items[index]) : nil
  }

  override func page(_ page: UIView, didAppear isThere: Bool, at index: Int) {
    guard let page = page as? Page, items.indices.contains(index) else { return }
    (isThere ? pageDidAppear : pageDidDisappear)?(page, items[index])
  }

  override func willNeedItems(at indices: [Int]) {
    prefetch?(indices.filter(items.indices.contains).map { items[$0] })
  }
}

extension CarouselView where Item: Hashable {
  /// An item is its own id.
  public convenience init(
    makePage: @escaping () -> Page, display: @escaping (_ page: Page, _ item: Item) -> Void
  ) {
    self.init(
      id: { AnyHashable($0) }, isSame: { _, _ in true }, makePage: makePage, display: display)
  }
}

extension CarouselView where Item: Identifiable {
  /// Items with the same id whose content changed are displayed again.
  public convenience init(
    makePage: @escaping () -> Page, display: @escaping (_ page: Page, _ item: Item) -> Void
  ) {
    self.init(id: { AnyHashable($0.id) }, makePage: makePage, display: display)
  }
}

extension CarouselView where Item: Identifiable & Hashable {
  /// Creates a view from a closure that makes pages and one that shows an item on a page.
  public convenience init(
    makePage: @escaping () -> Page, display: @escaping (_ page: Page, _ item: Item) -> Void
  ) {
    self.init(
      id: { AnyHashable($0.id) }, isSame: { $0 == $1 }, makePage: makePage, display: display)
  }
}

/// Pictures that are at hand.
public typealias LocalImageCarouselView = CarouselView<UIImageView, UIImage>
/// Pictures by address; `display` loads them.
public typealias WebImageCarouselView = CarouselView<UIImageView, URL>
