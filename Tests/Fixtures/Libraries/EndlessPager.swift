import UIKit

/// Names pages by whole numbers: there is neither a first nor a last one.
public protocol EndlessPagerDataSource: AnyObject {
  func endlessPager(_ pager: EndlessPager, titleAt position: Int) -> String
  func endlessPager(_ pager: EndlessPager, viewControllerAt position: Int) -> UIViewController
}

/// Pages that are swiped without end below a menu that follows the finger.
open class EndlessPager: UIViewController {
  public weak var dataSource: EndlessPagerDataSource?
  public private(set) var position = 0
  public let menuLayout = EndlessMenuLayout()
  public lazy var menu = UICollectionView(frame: .zero, collectionViewLayout: menuLayout)
  public let scroll = UIScrollView()

  private var pages: [Int: UIViewController] = [:]
  private var upcoming: Int?

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    menu.register(EndlessMenuCell.self, forCellWithReuseIdentifier: "title")
    menu.dataSource = self
    menu.delegate = self
    menu.showsHorizontalScrollIndicator = false
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.delegate = self
    [menu, scroll].forEach(view.addSubview)
    if #available(iOS 11.0, *) { scroll.contentInsetAdjustmentBehavior = .never }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard scroll.frame.width != size.width || scroll.contentSize == .zero else { return }
    menu.frame = CGRect(x: 0, y: 0, width: size.width, height: 44)
    scroll.frame = CGRect(x: 0, y: 44, width: size.width, height: size.height - 44)
    scroll.contentSize = CGSize(width: size.width * 3, height: size.height - 44)
    center()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.layoutIfNeeded()
    pages[position]?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[position]?.endAppearanceTransition()
  }

  /// Goes to a page, which may be any number of pages away.
  public func select(_ position: Int, animated: Bool) {
    guard position != self.position else { return }
    let width = scroll.bounds.width
    let isForward = position > self.position
    load(position, at: isForward ? 2 : 0)
    leave(for: position, animated: animated)
    scroll.setContentOffset(CGPoint(x: isForward ? width * 2 : 0, y: 0), animated: animated)
    if !animated { arrive() }
  }

  /// Shows the page in the middle again, with its neighbors' titles around its own.
  private func center() {
    load(position, at: 1)
    for (number, page) in pages where number != position { remove(page, number: number) }
    scroll.contentOffset = CGPoint(x: scroll.bounds.width, y: 0)
    menu.reloadData()
    menu.layoutIfNeeded()
    menuLayout.follow(from: EndlessMenuLayout.middle, to: EndlessMenuLayout.middle, progress: 0)
  }

  private func load(_ number: Int, at place: CGFloat) {
    guard let page = pages[number] ?? dataSource?.endlessPager(self, viewControllerAt: number)
    else { return }
    if page.parent != self {
      addChild(page)
      scroll.addSubview(page.view)
      page.didMove(toParent: self)
    }
    pages[number] = page
    page.view.frame = scroll.bounds
    page.view.frame.origin = CGPoint(x: place * scroll.bounds.width, y: 0)
  }

  private func remove(_ page: UIViewController, number: Int) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    pages[number] = nil
  }

  private func leave(for next: Int, animated: Bool) {
    upcoming = next
    pages[position]?.beginAppearanceTransition(false, animated: animated)
    pages[next]?.beginAppearanceTransition(true, animated: animated)
  }

  /// Ends the transition to the upcoming page.
  private func arrive() {
    guard let next = upcoming else { return }
    let offset = scroll.contentOffset.x / max(1, scroll.bounds.width)
    if abs(offset - 1) < 0.5 {
      stay()
    } else {
      upcoming = nil
      pages[position]?.endAppearanceTransition()
      pages[next]?.endAppearanceTransition()
      position = next
    }
    center()
  }

  /// Ends the transition where it began.
  private func stay() {
    guard let next = upcoming else { return }
    upcoming = nil
    pages[next]?.beginAppearanceTransition(false, animated: true)
    pages[position]?.beginAppearanceTransition(true, animated: true)
    pages[position]?.endAppearanceTransition()
    pages[next]?.endAppearanceTransition()
    if let page = pages[next] { remove(page, number: next) }
  }
}

extension EndlessPager: UICollectionViewDataSource {
  public func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    return EndlessMenuLayout.middle * 2 + 1
  }

  public func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "title", for: indexPath)
    let number = position + indexPath.item - EndlessMenuLayout.middle
    if let cell = cell as? EndlessMenuCell {
      cell.label.text = dataSource?.endlessPager(self, titleAt: number)
    }
    return cell
  }
}

/// A list's delegate is its scroll view's too: both arrive here.
extension EndlessPager: UICollectionViewDelegate {
  public func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    select(position + indexPath.item - EndlessMenuLayout.middle, animated: true)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === scroll, scroll.bounds.width > 0 else { return }
    let progress = scroll.contentOffset.x / scroll.bounds.width - 1
    guard progress != 0 else { return }
    let side = progress > 0 ? 1 : -1
    if let next = upcoming, (next > position) != (side > 0) { stay() }
    if upcoming == nil, scroll.isDragging {
      load(position + side, at: CGFloat(1 + side))
      leave(for: position + side, animated: true)
    }
    guard let next = upcoming else { return }
    menuLayout.follow(
      from: EndlessMenuLayout.middle, to: EndlessMenuLayout.middle + next - position,
      progress: min(1, abs(progress)))
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView === scroll { arrive() }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    if scrollView === scroll, !willDecelerate { arrive() }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if scrollView === scroll { arrive() }
  }
}
