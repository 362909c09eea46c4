import Motion
import UIKit

extension PagingView {
  /// Reloads the pages and keeps the current one by its id; if that page no longer exists, the page
  /// that takes its place becomes current. A drag or a page turn in progress continues undisturbed.
  public func reloadData() {
    guard let dataSource else { return }
    let old = (slot: currentSlot, index: currentIndex, id: currentID, loops: loops)
    pageCount = max(0, dataSource.numberOfPages(in: self))
    loops = isLooping && pageCount >= minimumLoopingPageCount
    guard pageCount > 0 else {
      removeAllPages()
      return
    }
    let hint = min(max(0, old.index ?? initialIndex), pageCount - 1)
    var index = hint
    var isKept = false
    if let oldID = old.id,
      let found = dataSource.pagingView(self, indexOfPageWith: oldID, near: hint),
      found >= 0, found < pageCount
    {
      index = found
      isKept = true
    }
    let slot = slot(ofIndex: index, nearest: old.slot ?? index)
    reindexLivePages(dataSource, around: slot, from: old.slot ?? slot)
    move(from: old.slot, to: slot, isKept: isKept || loops || old.loops)
    setCurrent(slot)
    updatePages()
    sendEvents()
  }

  /// Reloads the page with this id, as when its class or its content has changed.
  public func reloadPage(withID id: AnyHashable) {
    let pages = live.values.filter { $0.id == id }
    guard !pages.isEmpty else { return }
    for page in pages {
      live[page.slot] = nil
      retire(page)
    }
    updatePages()
    sendEvents()
  }

  /// Updates the page with this id without replacing its view: `dequeuePage` returns the view that
  /// shows it, so that its content changes in place, even during a drag.
  public func reconfigurePage(withID id: AnyHashable) {
    guard let dataSource else { return }
    for page in live.values.filter({ $0.id == id }) {
      offeredPage = page.view
      let view = dataSource.pagingView(self, pageAt: page.index)
      offeredPage = nil
      guard view !== page.view else { continue }
      live[page.slot] = nil
      retire(page)
      insert(view, id: id, slot: page.slot, index: page.index)
    }
    updatePages()
    sendEvents()
  }

  func unloadPages() {
    animator.stop()
    if let currentSlot, isMoving {
      motion.set(CGFloat(currentSlot))
      rest(at: currentSlot)
    }
    for page in live.values.sorted(by: { $0.slot < $1.slot }) { retire(page) }
    live.removeAll()
    pool.removeAll()
  }

  private func removeAllPages() {
    animator.stop()
    if mode == .resting { settledSlot = 0 } else { rest(at: 0) }
    motion.set(0)
    currentSlot = nil
    currentID = nil
    reportedIndex = nil
    for page in live.values.sorted(by: { $0.slot < $1.slot }) { retire(page) }
    live.removeAll()
    sendEvents()
  }

  /// Moves live pages to the new positions of their content; pages that are no longer in the data,
  /// or whose slot is taken, are retired.
  private func reindexLivePages(
    _ dataSource: any PagingViewDataSource, around slot: Int, from oldSlot: Int
  ) {
    let pages = live.values.sorted { $0.slot < $1.slot }
    live.removeAll()
    for page in pages {
      let hint = min(page.index, pageCount - 1)
      guard let found = dataSource.pagingView(self, indexOfPageWith: page.id, near: hint),
        found >= 0, found < pageCount
      else {
        retire(page)
        continue
      }
      let wanted = self.slot(ofIndex: found, nearest: page.slot + slot - oldSlot)
      if live[wanted] == nil {
        page.slot = wanted
        page.index = found
        live[wanted] = page
      } else {
        retire(page)
      }
    }
  }

  /// Pages inserted or removed before the current one shift the coordinate space, but not what is
  /// on screen.
  private func move(from oldSlot: Int?, to slot: Int, isKept: Bool) {
    guard let oldSlot else {
      motion.set(CGFloat(slot))
      settledSlot = slot
      return
    }
    let shift = slot - oldSlot
    if isKept {
      motion.shift(by: CGFloat(shift))
      dragOrigin += CGFloat(shift)
      settledSlot = clamped(slot: settledSlot + shift)
    } else if mode == .resting {
      motion.set(CGFloat(slot))
      settledSlot = slot
    } else {
      settledSlot = clamped(slot: settledSlot)
      if mode == .settling { retarget(to: slot) }
    }
  }

  func setCurrent(_ slot: Int) {
    let index = index(ofSlot: slot)
    let id = dataSource?.pagingView(self, idForPageAt: index)
    let isChanged = index != reportedIndex || id != currentID
    currentSlot = slot
    currentID = id
    reportedIndex = index
    if isChanged { post { $0.pagingView($1, didChangePageTo: index) } }
  }

  /// Loads the pages that are needed, retires the others, and updates appearance states.
  func updatePages() {
    loadPages()
    layOutPages()
    updateAppearances()
  }

  func loadPages() {
    guard let dataSource, let currentSlot, hasPages else { return }
    let needed = neededSlots(around: currentSlot)
    for (slot, page) in live.sorted(by: { $0.key < $1.key }) where !needed.contains(slot) {
      live[slot] = nil
      retire(page)
    }
    var isNew = false
    // The nearest pages are loaded first, those in the direction of travel before the others.
    let order = needed.sorted {
      (abs($0 - currentSlot), ($1 - currentSlot) * travel)
        < (abs($1 - currentSlot), ($0 - currentSlot) * travel)
    }
    for slot in order where live[slot] == nil {
      let index = index(ofSlot: slot)
      let view = dataSource.pagingView(self, pageAt: index)
      let id = dataSource.pagingView(self, idForPageAt: index)
      insert(view, id: id, slot: slot, index: index)
      isNew = true
    }
    if isNew { postPrefetch(around: currentSlot) }
  }

  private func insert(_ view: UIView, id: AnyHashable, slot: Int, index: Int) {
    view.isHidden = true
    if view.superview !== self { addSubview(view) }
    live[slot] = LivePage(id: id, view: view, slot: slot, index: index)
  }

  private func neededSlots(around slot: Int) -> Set<Int> {
    var needed: Set<Int> = []
    let low = Int(position.rounded(.down))
    let candidates = [slot - 1, slot, slot + 1] + (low - pagesBeside...low + 1 + pagesBeside)
    for candidate in candidates where clamped(slot: candidate) == candidate {
      if abs(candidate - slot) <= 1 || isPartiallyVisible(slot: candidate) {
        needed.insert(candidate)
      }
    }
    return needed
  }

  private func postPrefetch(around slot: Int) {
    let ahead = (1...max(1, lookAhead.ahead)).map { slot + travel * $0 }
    let behind = (1...max(1, lookAhead.behind)).map { slot - travel * $0 }
    let indices = (ahead.prefix(lookAhead.ahead) + behind.prefix(lookAhead.behind))
      .filter { clamped(slot: $0) == $0 && live[$0] == nil }
      .map { index(ofSlot: $0) }
    if !indices.isEmpty { post { $0.pagingView($1, prefetchPagesAt: indices) } }
  }

  private func retire(_ page: LivePage) {
    post(page.move(to: .gone), of: page)
    page.view.removeFromSuperview()
    pool.put(page.view)
  }

  // MARK: Appearance

  func updateAppearances() {
    let pages = live.values.sorted { $0.slot < $1.slot }
    var arrived: LivePage?
    let others = pages.filter { $0.slot != settledSlot && isVisible(slot: $0.slot) }
    for page in pages {
      if !isActive || !isVisible(slot: page.slot) {
        post(page.move(to: .gone), of: page)
      } else if mode == .resting {
        if page.slot == settledSlot {
          arrived = page
        } else {
          post(page.move(to: .gone), of: page)
        }
      } else if page.slot == settledSlot {
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
