import UIKit

/// A carousel of items of one type, each shown by a view of one class.
///
/// `display` is called once for each turn, for the item that comes into reach.
@MainActor public final class CarouselView<Page: UIView, Item>: Carousel {
  /// The items. If they change, the current one stays, by its id. Without items the indicator and
  /// the pause button are hidden; a single item doesn't move.
  public var items: [Item] = [] { didSet { itemsDidChange(from: oldValue) } }

  /// Whether new items start at the first one instead of the current one.
  public var startsOverWithNewItems = false

  /// Called when a page is tapped.
  public var onTap: ((_ page: Page, _ item: Item, _ index: Int) -> Void)?
  /// Returns the time in seconds that an item is shown, such as a video's length; nil for the
  /// autoplay's interval.
  public var displayDuration: ((Item) -> TimeInterval?)?
  /// Called when a page is at rest and no other is visible, for example to start playback.
  public var pageDidAppear: ((_ page: Page, _ item: Item) -> Void)?
  /// Called when a page is no longer visible.
  public var pageDidDisappear: ((_ page: Page, _ item: Item) -> Void)?
  /// Called with items that are likely to be shown soon, the nearest first.
  public var prefetch: (([Item]) -> Void)?

  private let id: (Item) -> AnyHashable
  private let isSame: (Item, Item) -> Bool
  private let make: () -> Page
  private let display: (Page, Item) -> Void

  /// Creates a carousel.
  ///
  /// - Parameters:
  ///   - id: Returns what identifies an item when its content changes.
  ///   - isSame: Returns whether two versions of an item look the same.
  ///   - makePage: Makes a view. It is called about three times, because views are reused.
  ///   - display: Shows an item in a view.
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

  /// Not supported: a carousel needs its items. Returns `nil`.
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

  override func displayDuration(at index: Int) -> TimeInterval? {
    items.indices.contains(index) ? displayDuration?(items[index]) : nil
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
  /// Creates a carousel of items that identify themselves.
  public convenience init(
    makePage: @escaping () -> Page, display: @escaping (_ page: Page, _ item: Item) -> Void
  ) {
    self.init(
      id: { AnyHashable($0) }, isSame: { _, _ in true }, makePage: makePage, display: display)
  }
}

extension CarouselView where Item: Identifiable {
  /// Creates a carousel of items with ids. All are displayed again when the items are set.
  public convenience init(
    makePage: @escaping () -> Page, display: @escaping (_ page: Page, _ item: Item) -> Void
  ) {
    self.init(id: { AnyHashable($0.id) }, makePage: makePage, display: display)
  }
}

extension CarouselView where Item: Identifiable & Hashable {
  /// Creates a carousel of items with ids. Only those that changed are displayed again.
  public convenience init(
    makePage: @escaping () -> Page, display: @escaping (_ page: Page, _ item: Item) -> Void
  ) {
    self.init(
      id: { AnyHashable($0.id) }, isSame: { $0 == $1 }, makePage: makePage, display: display)
  }
}

/// A carousel of images in memory.
public typealias LocalImageCarouselView = CarouselView<UIImageView, UIImage>
/// A carousel of images by URL; `display` loads them.
public typealias WebImageCarouselView = CarouselView<UIImageView, URL>
