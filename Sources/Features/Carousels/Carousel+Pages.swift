import Paging
import UIKit

extension Carousel: PagingViewDataSource {
  public func numberOfPages(in pagingView: PagingView) -> Int { itemCount }

  public func pagingView(_ pagingView: PagingView, idForPageAt index: Int) -> AnyHashable {
    itemID(at: index)
  }

  public func pagingView(_ pagingView: PagingView, pageAt index: Int) -> UIView {
    let page = makePage(at: index)
    if hasTransformed, transformer == nil { CarouselTransformer.reset(page) }
    return page
  }
}

extension Carousel: PagingViewDelegate {
  public func pagingView(_ pagingView: PagingView, didChangePageTo index: Int) {
    // After a change of the data the same item has a new index; it has not moved.
    let isSameItem = announced?.id == itemID(at: index)
    guard !(isSameItem && (isReloading || announced?.index == index)) else { return }
    announce(index)
  }

  public func pagingViewDidMove(_ pagingView: PagingView) {
    let isJump = !pagingView.isMoving && abs(pagingView.position - progress.position) >= 1
    for step in progress.move(to: pagingView.position, isJump: isJump) {
      let (from, to) = (index(ofSlot: step.from), index(ofSlot: step.to))
      guard from != to, isReachable(step.from), isReachable(step.to) else { continue }
      indicator?.show(from: from, to: to, progress: step.fraction)
      onProgress?(from, to, step.fraction)
      listeners.send(.progress(from: from, to: to, fraction: Double(step.fraction)))
    }
  }

  public func pagingViewDidComeToRest(_ pagingView: PagingView) {
    if isMoving, let index = pagingView.currentIndex {
      isMoving = false
      indicator?.currentPage = index
      didMove?(index)
      listeners.send(.didMove(to: index))
    }
    updateElements()
    restartAutoplay()
  }

  public func pagingView(
    _ pagingView: PagingView, didPlace page: UIView, at distance: CGFloat
  ) {
    if let transformer {
      let frame = pagingView.restingFrame
      transformer.apply(
        page,
        CarouselTransformer.Placement(
          distance: distance,
          offset: CGPoint(x: page.center.x - frame.midX, y: page.center.y - frame.midY),
          size: frame.size))
    }
    onPageLayout?(page, distance)
  }

  func transformerDidChange() {
    for (_, page) in paging.livePages where hasTransformed { CarouselTransformer.reset(page) }
    hasTransformed = hasTransformed || transformer != nil
    paging.setNeedsLayout()
  }

  public func pagingView(_ pagingView: PagingView, didAppear page: UIView, at index: Int) {
    self.page(page, didAppear: true, at: index)
    updateElements()
  }

  public func pagingView(_ pagingView: PagingView, didDisappear page: UIView, at index: Int) {
    self.page(page, didAppear: false, at: index)
  }

  public func pagingView(_ pagingView: PagingView, prefetchPagesAt indices: [Int]) {
    willNeedItems(at: indices)
  }

  public func pagingView(
    _ pagingView: PagingView, shouldBegin pan: UIPanGestureRecognizer
  ) -> Bool { itemCount > 1 }

  // MARK: Items

  private func announce(_ index: Int) {
    announced = (itemID(at: index), index)
    isMoving = true
    willMove?(index)
    listeners.send(.willMove(to: index))
  }

  /// Whether there is an item in a slot: a drag pulls beyond the ends of a carousel that doesn't
  /// loop.
  private func isReachable(_ slot: Int) -> Bool {
    let loops = isLooping && itemCount >= paging.minimumLoopingPageCount
    return loops || (0..<itemCount).contains(slot)
  }

  /// While looping, slots continue beyond the last item.
  private func index(ofSlot slot: Int) -> Int {
    guard itemCount > 0 else { return 0 }
    let rest = slot % itemCount
    return rest < 0 ? rest + itemCount : rest
  }

  /// Shows new items.
  func reload(startingOver: Bool) {
    let isFirst = announced == nil
    if isFirst, itemCount > 0 { announced = (itemID(at: 0), 0) }
    isReloading = true
    paging.reloadData()
    isReloading = false
    if let index = currentIndex, let id = announced?.id, id == itemID(at: index) {
      announced?.index = index
    }
    progress.shift(to: paging.position)
    if startingOver, !isFirst { startOver() }
    updateIndicator()
    // An item that took the place of a deleted one appears without a movement.
    if isMoving, !paging.isMoving { pagingViewDidComeToRest(paging) }
    if itemCount == 0 {
      announced = nil
      isMoving = false
    }
    restartAutoplay()
  }

  private func startOver() {
    paging.settleNow()
    paging.goToPage(0, animated: false)
  }
}
