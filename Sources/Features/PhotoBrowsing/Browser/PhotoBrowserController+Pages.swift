import Paging
import UIKit
import UIKitCompat

extension PhotoBrowserController {
  /// Closes a browser that isn't embedded; returns whether it does.
  func closeForEscape() -> Bool {
    guard !isEmbedded else { return false }
    close(animated: true)
    return true
  }

  /// Shows or removes what is shown in place of photos.
  func updateEmptyPage() {
    let message = pagingView.pageCount > 0 ? nil : emptyMessage
    ErrorPage.show(message, in: backdropView, replacing: &emptyPage)
  }

  /// Goes to a photo. Distances of more than a few pages are not animated.
  public func goTo(_ index: Int, animated: Bool = true) {
    guard isViewLoaded else {
      pagingView.initialIndex = index
      return
    }
    pagingView.goToPage(index, animated: animated)
  }

  /// Goes forward, or back if negative, by a number of photos. While the browser opens, it does so
  /// as soon as it is open. Returns false at the end.
  ///
  /// - Parameter animated: Without animation the next photo appears in the next frame. The current
  ///   one stays visible until there is something to show of the next.
  @discardableResult public func page(by count: Int, animated: Bool = true) -> Bool {
    if transitionController.phase == .presenting {
      pagesAfterOpening += count
      return true
    }
    guard !transitionController.isInTransition else { return false }
    let left = animated ? nil : currentCell as? ImageCell
    let zoom = keepsZoom ? left?.currentZoom : nil
    guard pagingView.page(by: count, animated: animated) else { return false }
    if let left, let cell = currentCell as? ImageCell {
      cell.keepImage(from: left)
      if let zoom { cell.take(zoom) }
    }
    return true
  }

  func setLoadingProgress(_ fraction: Double, of id: PhotoID) {
    for case let cell as ImageCell in pagingView.livePages.map(\.page)
    where cell.photoID == id { cell.loadingProgress = fraction }
  }

  /// Zooms around the center, if the current page can.
  public func zoom(_ command: ZoomCommand) { _ = currentCell?.zoom(command) }

  /// Turns the current photo on its page, and fits it; see `ImageCell.rotate(by:animated:)`.
  ///
  /// - Parameter quarterTurns: The number of quarter turns, clockwise, or counterclockwise if it is
  ///   negative.
  public func rotate(by quarterTurns: Int, animated: Bool = true) {
    guard !transitionController.isInTransition else { return }
    (currentCell as? ImageCell)?.rotate(by: quarterTurns, animated: animated)
  }

  /// Returns a cell that can be reused, or a new one.
  public func dequeueCell<Cell: PhotoBrowserCell>(_ type: Cell.Type, make: () -> Cell) -> Cell {
    pagingView.dequeuePage(type, make: make)
  }

  /// Configures an image cell with its photo. Call it from `makeCell` for subclasses of
  /// `ImageCell`.
  public func configure(_ cell: ImageCell, at index: Int) {
    if cell.bounds.isEmpty { cell.frame = CGRect(origin: .zero, size: pageFrame.size) }
    cell.onPinchClose = { [weak self] pinch in self?.gestures?.handlePinch(pinch) ?? false }
    cell.onZoom = { [weak self] in self?.cellDidZoom($0) }
    passSettings(to: cell)
    cell.show(request(at: index), after: pagingView.isMoving ? Self.loadDelay : 0)
  }

  /// How long a moving page has to be visible before its photo is loaded, in seconds.
  private static let loadDelay = 0.12

  func updateIndicator() {
    guard let index = currentIndex else { return }
    chrome.update(page: index, count: pagingView.pageCount)
    describePage(at: index)
    updateOverlays()
    askForMore(at: index)
  }

  /// Tells assistive technologies of the current page, and of no other.
  private func describePage(at index: Int) {
    let element = parts.pageElement ?? PageElement(of: self)
    parts.pageElement = element
    element.accessibilityFrameInContainerSpace = pagingView.bounds
    element.show(
      photoName?(index), page: index, count: pagingView.pageCount, cell: currentCell)
    pagingView.accessibilityElements = [element] + (currentCell.map { [$0] } ?? [])
  }

  func updateOverlays() {
    guard let index = currentIndex, !isGone else { return }
    for overlay in overlays { overlay.update(for: self, index: index) }
  }

  private func askForMore(at index: Int) {
    let count = pagingView.pageCount
    guard let onNearEnd, !isLooping, index >= count - nearEndDistance, countNearEnd != count
    else { return }
    countNearEnd = count
    onNearEnd()
  }
}

extension PhotoBrowserController: PagingViewDataSource, PagingViewDelegate {
  public func numberOfPages(in pagingView: PagingView) -> Int { photoCount }

  public func pagingView(_ pagingView: PagingView, idForPageAt index: Int) -> AnyHashable {
    pageID(at: index).erased
  }

  public func pagingView(
    _ pagingView: PagingView, indexOfPageWith id: AnyHashable, near hint: Int
  ) -> Int? {
    let id = PhotoID(id)
    if let photo = id.typed(IndexedPhoto.self) {
      guard photo.generation == dataGeneration else { return nil }
      return photo.index < pagingView.pageCount ? photo.index : nil
    }
    return self.index(of: id, near: hint)
  }

  public func pagingView(_ pagingView: PagingView, pageAt index: Int) -> UIView {
    let cell = ownCell(at: index) ?? makeImageCell(at: index)
    if let image = transition.morph?.thumbnail(for: erasedID(at: index), at: index)?.image {
      cell.setPlaceholder(image)
    }
    return cell
  }

  private func makeImageCell(at index: Int) -> any PhotoBrowserCell {
    let cell = dequeueCell(ImageCell.self) { ImageCell() }
    configure(cell, at: index)
    return cell
  }

  public func pagingView(_ pagingView: PagingView, willAppear page: UIView, at index: Int) {
    guard let cell = page as? any PhotoBrowserCell else { return }
    cell.chromeDidChange(isShown: chrome.isShown)
    cell.pageWillAppear()
    cellWillAppear?(cell, index)
  }

  public func pagingView(_ pagingView: PagingView, didAppear page: UIView, at index: Int) {
    guard let cell = page as? any PhotoBrowserCell else { return }
    cell.pageDidAppear()
    cellDidAppear?(cell, index)
  }

  public func pagingView(_ pagingView: PagingView, willDisappear page: UIView, at index: Int) {
    guard let cell = page as? any PhotoBrowserCell else { return }
    cell.pageWillDisappear()
    cellWillDisappear?(cell, index)
  }

  public func pagingView(_ pagingView: PagingView, didDisappear page: UIView, at index: Int) {
    guard let cell = page as? any PhotoBrowserCell else { return }
    cell.pageDidDisappear()
    cellDidDisappear?(cell, index)
  }

  public func pagingView(_ pagingView: PagingView, didChangePageTo index: Int) {
    updateIndicator()
    let id = erasedID(at: index)
    // Without an id it may be another photo or the same.
    if let reportedPage, reportedPage == (index, id), !hasOwnID(index) { return }
    reportedPage = (index, id)
    didChangePage(to: index)
  }

  public func pagingViewDidMove(_ pagingView: PagingView) {
    filmstripFollowsPages()
    parts.slideshow?.restart()
    onPageMove?(pagingView.position)
  }

  public func pagingView(_ pagingView: PagingView, prefetchPagesAt indices: [Int]) {
    prefetch(withinMemoryLimit(indices))
  }

  private func withinMemoryLimit(_ indices: [Int]) -> [Int] {
    guard let limit = prefetchMemoryLimit else { return indices }
    let scale = traitCollection.displayScale
    var bytes = 0.0
    let fitting = indices.prefix { index in
      let photo = request(at: index).photoSize() ?? CGSize(width: 65_536, height: 65_536)
      let size = ImageLayout(viewport: pageFrame.size, photo: photo, displayScale: scale).fitSize
      bytes += 4 * min(size.width * size.height * scale * scale, photo.width * photo.height)
      return bytes <= Double(limit)
    }
    return fitting.isEmpty ? Array(indices.prefix(1)) : Array(fitting)
  }

  /// The part of its width by which a zoomed photo is pulled beyond its edge before a flick turns the
  /// page.
  private static let zoomedPull: CGFloat = 0.25

  public func pagingView(
    _ pagingView: PagingView, shouldBegin pan: UIPanGestureRecognizer
  ) -> Bool {
    guard !transitionController.isInTransition else { return false }
    if pagingView.isMoving { return true }
    // Whoever looks at the edge of a zoomed photo doesn't lose it by a slip.
    let isZoomed = (currentCell as? ImageCell)?.isZoomed == true
    pagingView.flickDistance = isZoomed ? Self.zoomedPull : 0
    let translation = pan.translation(in: pagingView)
    let movement = translation == .zero ? pan.velocity(in: pagingView) : translation
    return currentCell?.wantsDrag(CGVector(dx: movement.x, dy: movement.y)) != true
  }
}
