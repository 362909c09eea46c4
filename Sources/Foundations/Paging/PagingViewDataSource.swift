import UIKit

/// Tells a paging view which pages there are. It is asked for the count on `reloadData()` alone,
/// and never for an index outside of that count.
@MainActor public protocol PagingViewDataSource: AnyObject {
  /// Returns the number of pages.
  func numberOfPages(in pagingView: PagingView) -> Int

  /// What stays the same when pages before it come and go. The default is the index, which is right
  /// for data that never changes.
  func pagingView(_ pagingView: PagingView, idForPageAt index: Int) -> AnyHashable

  /// Where a page is now. The default asks for ids from `hint` outwards.
  func pagingView(
    _ pagingView: PagingView, indexOfPageWith id: AnyHashable, near hint: Int
  ) -> Int?

  /// A view that shows the page, from `dequeuePage(_:make:)`.
  func pagingView(_ pagingView: PagingView, pageAt index: Int) -> UIView
}

extension PagingViewDataSource {
  public func pagingView(_ pagingView: PagingView, idForPageAt index: Int) -> AnyHashable { index }

  public func pagingView(
    _ pagingView: PagingView, indexOfPageWith id: AnyHashable, near hint: Int
  ) -> Int? {
    let count = pagingView.pageCount
    guard count > 0 else { return nil }
    let start = min(max(0, hint), count - 1)
    for distance in 0..<count {
      for index in Set([start - distance, start + distance]) where index >= 0 && index < count {
        if self.pagingView(pagingView, idForPageAt: index) == id { return index }
      }
    }
    return nil
  }
}

/// Hears what pages do. Calls come after the paging view is in order again, so that any of them may
/// change the data or the page.
@MainActor public protocol PagingViewDelegate: AnyObject {
  /// Appearance calls are those of view controllers: each "will" is followed by its "did" or, when
  /// the swipe turned back, by the opposite "will".
  func pagingView(_ pagingView: PagingView, willAppear page: UIView, at index: Int)
  /// Called when a page is wholly visible and at rest.
  func pagingView(_ pagingView: PagingView, didAppear page: UIView, at index: Int)
  /// Called when a page that appeared begins to leave.
  func pagingView(_ pagingView: PagingView, willDisappear page: UIView, at index: Int)
  /// Called when a page is no longer visible.
  func pagingView(_ pagingView: PagingView, didDisappear page: UIView, at index: Int)
  /// The current page is another one: by a swipe past the middle, a call, or a change of the data.
  func pagingView(_ pagingView: PagingView, didChangePageTo index: Int)
  /// The pages moved; see `position`.
  func pagingViewDidMove(_ pagingView: PagingView)
  /// No finger holds the pages and none is on its way any more, whatever ended the movement.
  func pagingViewDidComeToRest(_ pagingView: PagingView)
  /// A page was placed `distance` pages after where the current one rests, negative before it.
  /// Called from layout: for the page's looks alone.
  func pagingView(_ pagingView: PagingView, didPlace page: UIView, at distance: CGFloat)
  /// Pages that are likely to be wanted soon, nearest first.
  func pagingView(_ pagingView: PagingView, prefetchPagesAt indices: [Int])
  /// Called when a drag along the axis begins. Return false to let other recognizers handle it.
  func pagingView(_ pagingView: PagingView, shouldBegin pan: UIPanGestureRecognizer) -> Bool
}

extension PagingViewDelegate {
  public func pagingView(_ pagingView: PagingView, willAppear page: UIView, at index: Int) {}
  public func pagingView(_ pagingView: PagingView, didAppear page: UIView, at index: Int) {}
  public func pagingView(_ pagingView: PagingView, willDisappear page: UIView, at index: Int) {}
  public func pagingView(_ pagingView: PagingView, didDisappear page: UIView, at index: Int) {}
  public func pagingView(_ pagingView: PagingView, didChangePageTo index: Int) {}
  public func pagingViewDidMove(_ pagingView: PagingView) {}
  public func pagingViewDidComeToRest(_ pagingView: PagingView) {}
  public func pagingView(
    _ pagingView: PagingView, didPlace page: UIView, at distance: CGFloat
  ) {}
  public func pagingView(_ pagingView: PagingView, prefetchPagesAt indices: [Int]) {}
  public func pagingView(
    _ pagingView: PagingView, shouldBegin pan: UIPanGestureRecognizer
  ) -> Bool { true }
}

/// A page view that wants to forget its content before it shows another page.
@MainActor public protocol ReusablePage: UIView {
  /// Called before the page is shown again with other contents.
  func prepareForReuse()
}
