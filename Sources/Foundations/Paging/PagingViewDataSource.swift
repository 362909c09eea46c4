import UIKit

/// The methods that provide a paging view with its pages. The number of pages is requested only on
/// `reloadData()`, and no index outside that range is ever passed.
@MainActor public protocol PagingViewDataSource: AnyObject {
  /// Returns the number of pages.
  func numberOfPages(in pagingView: PagingView) -> Int

  /// Returns an identifier that stays the same when pages before the page are inserted or removed.
  /// The default is the index, which is right for data that never changes.
  func pagingView(_ pagingView: PagingView, idForPageAt index: Int) -> AnyHashable

  /// Returns the current index of the page with an id. The default implementation compares ids from
  /// `hint` outwards.
  func pagingView(
    _ pagingView: PagingView, indexOfPageWith id: AnyHashable, near hint: Int
  ) -> Int?

  /// Returns a view that shows the page, from `dequeuePage(_:make:)`.
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

/// The methods that a paging view calls when its pages change. They are called after the view's
/// state is consistent again, so that any of them may change the data or the page.
@MainActor public protocol PagingViewDelegate: AnyObject {
  /// Called when a page is about to appear. Appearance calls match those of view controllers: each
  /// "will" call is followed by its "did" call or, when a drag reverses, by the opposite "will"
  /// call.
  func pagingView(_ pagingView: PagingView, willAppear page: UIView, at index: Int)
  /// Called when a page is fully visible and at rest.
  func pagingView(_ pagingView: PagingView, didAppear page: UIView, at index: Int)
  /// Called when a page that appeared begins to disappear.
  func pagingView(_ pagingView: PagingView, willDisappear page: UIView, at index: Int)
  /// Called when a page is no longer visible.
  func pagingView(_ pagingView: PagingView, didDisappear page: UIView, at index: Int)
  /// Called when another page becomes current: by a drag past the middle, a call, or a change of
  /// the data.
  func pagingView(_ pagingView: PagingView, didChangePageTo index: Int)
  /// Called when the pages moved; see `position`.
  func pagingViewDidMove(_ pagingView: PagingView)
  /// Called when the pages are no longer dragged or in motion, regardless of what ended the
  /// movement.
  func pagingViewDidComeToRest(_ pagingView: PagingView)
  /// Called when a page was placed `distance` pages after the resting position of the current one,
  /// negative before it. The call comes from layout and is only for changes of the page's
  /// appearance.
  func pagingView(_ pagingView: PagingView, didPlace page: UIView, at distance: CGFloat)
  /// Called with the indices of pages that are likely to be needed soon, nearest first.
  func pagingView(_ pagingView: PagingView, prefetchPagesAt indices: [Int])
  /// Called when a drag along the axis is about to begin. Return `false` to let other recognizers
  /// handle it.
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

/// A page view that resets its content before it shows another page.
@MainActor public protocol ReusablePage: UIView {
  /// Called before the page is reused for other content.
  func prepareForReuse()
}
