import Motion
import UIKit

extension PagingView {
  /// Asks for the pages again and keeps the current one by its id; the page that takes its place
  /// when it is gone. A drag or a flight goes on undisturbed.
  public func reloadData() {
    guard let dataSource else { return }
    let oldIndex = currentIndex
    let oldID = currentID
    pageCount = max(0, dataSource.numberOfPages(in: self))
    guard pageCount > 0 else {
      removeAllPages()
      return
    }
    let hint = min(max(0, oldIndex ?? initialIndex), pageCount - 1)
    var index = hint
    var isKept = false
    if let oldID,
      let found = dataSource.pagingView(self, indexOfPageWith: oldID, near: hint),
      found >= 0, found < pageCount
    {
      index = found
      isKept = true
    }
    reindexLivePages(dataSource)
    move(from: oldIndex, to: index, isKept: isKept)
    setCurrent(index)
    updatePages()
    sendEvents()
  }

  /// Asks for the page with this id again, as when its class or its content is another.
  public func reloadPage(withID id: AnyHashable) {
    guard let page = live.values.first(where: { $0.id == id }) else { return }
    live[page.index] = nil
    retire(page)
    updatePages()
    sendEvents()
  }

  private func removeAllPages() {
    animator.stop()
    mode = .resting
    motion.set(0)
    settledIndex = 0
    currentIndex = nil
    currentID = nil
    for page in live.values.sorted(by: { $0.index < $1.index }) { retire(page) }
    live.removeAll()
    sendEvents()
  }

  /// Live pages go where their photos are now; those that are nowhere near are given up.
  private func reindexLivePages(_ dataSource: any PagingViewDataSource) {
    let pages = live.values.sorted { $0.index < $1.index }
    live.removeAll()
    for page in pages {
      let hint = min(page.index, pageCount - 1)
      let found = dataSource.pagingView(self, indexOfPageWith: page.id, near: hint)
      if let found, found >= 0, found < pageCount, live[found] == nil {
        page.index = found
        live[found] = page
      } else {
        retire(page)
      }
    }
  }

  /// Pages inserted or removed before the current one shift the whole space, not the picture.
  private func move(from oldIndex: Int?, to index: Int, isKept: Bool) {
    guard let oldIndex else {
      motion.set(CGFloat(index))
      settledIndex = index
      return
    }
    let shift = index - oldIndex
    if isKept {
      motion.shift(by: CGFloat(shift))
      dragOrigin += CGFloat(shift)
      settledIndex = min(max(0, settledIndex + shift), pageCount - 1)
    } else if mode == .resting {
      motion.set(CGFloat(index))
      settledIndex = index
    } else {
      settledIndex = min(settledIndex, pageCount - 1)
      if mode == .settling { aim(at: index) }
    }
  }

  func setCurrent(_ index: Int) {
    let id = dataSource?.pagingView(self, idForPageAt: index)
    let isChanged = index != currentIndex || id != currentID
    currentIndex = index
    currentID = id
    if isChanged { post { $0.pagingView($1, didChangePageTo: index) } }
  }

  /// Makes the pages that are needed, gives up the others, and tells who appears.
  func updatePages() {
    loadPages()
    layOutPages()
    updateAppearances()
  }

  private func loadPages() {
    guard let dataSource, let currentIndex else { return }
    let needed = neededIndices(around: currentIndex)
    for (index, page) in live.sorted(by: { $0.key < $1.key }) where !needed.contains(index) {
      live[index] = nil
      retire(page)
    }
    var isNew = false
    for index in needed.sorted(by: { abs($0 - currentIndex) < abs($1 - currentIndex) })
    where live[index] == nil {
      let view = dataSource.pagingView(self, pageAt: index)
      let id = dataSource.pagingView(self, idForPageAt: index)
      view.isHidden = true
      if view.superview !== self { addSubview(view) }
      live[index] = LivePage(id: id, view: view, index: index)
      isNew = true
    }
    if isNew { postPrefetch(around: currentIndex) }
  }

  private func neededIndices(around index: Int) -> Set<Int> {
    var needed: Set<Int> = []
    let low = Int(position.rounded(.down))
    for candidate in [index - 1, index, index + 1, low, low + 1]
    where candidate >= 0 && candidate < pageCount {
      if abs(candidate - index) <= 1 || isVisible(candidate) { needed.insert(candidate) }
    }
    return needed
  }

  private func postPrefetch(around index: Int) {
    let ahead = (1...max(1, lookAhead.ahead)).map { index + travel * $0 }
    let behind = (1...max(1, lookAhead.behind)).map { index - travel * $0 }
    let indices = (ahead.prefix(lookAhead.ahead) + behind.prefix(lookAhead.behind))
      .filter { $0 >= 0 && $0 < pageCount && live[$0] == nil }
    if !indices.isEmpty { post { $0.pagingView($1, prefetchPagesAt: Array(indices)) } }
  }

  private func retire(_ page: LivePage) {
    post(page.move(to: .gone), of: page)
    page.view.removeFromSuperview()
    pool.put(page.view)
  }

  // MARK: Appearance

  func updateAppearances() {
    let pages = live.values.sorted { $0.index < $1.index }
    var arrived: LivePage?
    let others = pages.filter { $0.index != settledIndex && isVisible($0.index) }
    for page in pages {
      if !isActive || !isVisible(page.index) {
        post(page.move(to: .gone), of: page)
      } else if mode == .resting {
        if page.index == settledIndex {
          arrived = page
        } else {
          post(page.move(to: .gone), of: page)
        }
      } else if page.index == settledIndex {
        if !others.isEmpty { post(page.move(to: .disappearing), of: page) }
      } else if page.appearance == .gone {
        post(page.move(to: .appearing), of: page)
      }
    }
    if let arrived { post(arrived.move(to: .present), of: arrived) }
    sendEvents()
  }

  private func post(_ calls: [LivePage.Call], of page: LivePage) {
    let (view, index) = (page.view, page.index)
    for call in calls {
      post { delegate, pagingView in
        switch call {
        case .willAppear: delegate.pagingView(pagingView, willAppear: view, at: index)
        case .didAppear: delegate.pagingView(pagingView, didAppear: view, at: index)
        case .willDisappear: delegate.pagingView(pagingView, willDisappear: view, at: index)
        case .didDisappear: delegate.pagingView(pagingView, didDisappear: view, at: index)
        }
      }
    }
  }
}
