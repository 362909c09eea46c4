import ImageLoading
import UIKit
import UIKitCompat

/// The delegate of the grid.
@MainActor protocol GridControllerDelegate: MessageAnswering {
  func open(_ photo: Photo)
  /// Opens a photo of the featured strip.
  func openFeatured(_ photo: Photo)
  /// Keeps the best of the group of duplicates with a photo.
  func keepBetter(of photo: Photo)
  /// Hides the thumbnail of the photo that is open.
  func cellIsShown(_ cell: PhotoGridCell)
  /// Called once when all visible cells have an image.
  func firstPhotosAreVisible()
  /// Handles keys that the grid doesn't.
  func handle(_ key: UIKey) -> Bool
}

/// Shows the library's thumbnails from the oldest, or the reason why there are none.
final class GridController: UIViewController {
  let library: PhotoLibrary
  weak var delegate: (any GridControllerDelegate)? { didSet { messageView.delegate = delegate } }
  var selecting: GridSelecting?
  var hovering: GridHovering?
  private(set) lazy var scrubbing = GridScrubbing(self)
  let loading: GridLoading

  let sectionLayout = GridSectionLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: sectionLayout)
  private(set) lazy var messageView = MessageView()
  private(set) lazy var featured = FeaturedStrip(loader: loading.loader)
  private(set) lazy var noteView = StatusView()
  /// The photos with a thumbnail; those that can't be read follow in the library.
  private(set) var photos: ArraySlice<Photo> = []
  private(set) var sections = PhotoSections()
  /// The files below the thumbnails that can't be read.
  private(set) lazy var unreadable = UnreadableList { [weak self] in self?.delegate?.open($0) }
  private static let cellIdentifier = "photo"

  init(library: PhotoLibrary, loader: ImageLoader) {
    self.library = library
    loading = GridLoading(loader)
    super.init(nibName: nil, bundle: nil)
    loading.grid = self
    title = library.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    // A pointer selects and drags photos, and scrolls with wheel and scroll bar.
    collectionView.panGestureRecognizer.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map
    { NSNumber(value: $0.rawValue) }
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(PhotoGridCell.self, forCellWithReuseIdentifier: Self.cellIdentifier) {
      PhotoGridCell(frame: $0)
    }
    messageView.isHidden = true
    featured.delegate = self
    collectionView.addSubview(featured)
    collectionView.addSubview(unreadable)
    view.addSubview(collectionView)
    scrubbing.start()
    view.addSubview(messageView)
    view.addSubview(noteView)
    showLibrary()
    progressDidChange()
  }

  /// While a photo covers the grid, it decodes nothing.
  var isCovered = false {
    didSet {
      guard !isCovered, oldValue, isViewLoaded else { return }
      loading.loadVisible()
      updateFeatured()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isCovered else { return }
    takeFocusFromLibrary()
    view.window?.windowScene?.title = library.title
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (place, isAtTop) = (collectionView.middlePlace, topPhotoIndex == nil)
    let middle = place.flatMap { index(at: $0.indexPath) }
    collectionView.frame = view.bounds
    messageView.frame = view.bounds
    noteView.place(in: view.bounds)
    loading.place()
    let strip = featured.height(inside: view.bounds)
    sectionLayout.headingHeight = headingHeight
    featured.frame = CGRect(x: 0, y: GridLayout.gap, width: view.bounds.width, height: strip)
    let list = unreadable.sizeThatFits(view.bounds.size).height
    let fresh = GridLayout(width: view.bounds.width, head: strip, foot: list, size: size)
    defer {
      scrubbing.place()
      let bottom = sectionLayout.collectionViewContentSize.height
      unreadable.frame = CGRect(x: 0, y: bottom - list, width: view.bounds.width, height: list)
    }
    let width = view.window?.bounds.width ?? occasion.windowWidth
    guard fresh != layout || width != occasion.windowWidth else { return }
    occasion.windowWidth = width
    take(fresh)
    guard var place, let middle, middle < photos.count else { return }
    place.indexPath = path(of: middle)
    collectionView.layoutIfNeeded()
    // The first photos would seem to be missing.
    if !isAtTop { collectionView.scroll(to: place) }
  }

  /// The window and the part of the library that sections and selection belong to.
  var occasion = Occasion()

  struct Occasion {
    /// The width of the window when the grid was last in it, while another one is shown there.
    var windowWidth: CGFloat?
    /// The part of the library whose photos are shown.
    var request = LibrarySearch.Request()
  }

  /// The size of the thumbnails, an index of `GridLayout.sides`.
  private(set) var size = GridLayout.usualSize

  /// Stores another size of thumbnails. Returns false if they look the same, or can't be seen yet.
  func changeSize(to size: Int) -> Bool {
    self.size = size
    guard isViewLoaded else { return false }
    let fresh = GridLayout(
      width: view.bounds.width, head: layout.head, foot: layout.foot, size: size)
    view.setNeedsLayout()
    guard fresh != layout else { return false }
    take(fresh)
    return true
  }

  private var layout: GridLayout { sectionLayout.grid }

  private func take(_ fresh: GridLayout) {
    sectionLayout.grid = fresh
    updateSections()
  }

  /// Replaces the sections; the collection view has to be told.
  func takeSections(_ fresh: PhotoSections) {
    sections = fresh
    sectionLayout.headingHeight = headingHeight
  }

  var columns: Int { layout.columns }

  /// The side of thumbnails in points.
  var side: CGFloat { layout.side }

  /// The index of the first visible photo; nil at the top.
  var topPhotoIndex: Int? {
    guard collectionView.contentOffset.y > 1 - collectionView.adjustedContentInset.top else {
      return nil
    }
    return collectionView.indexPathsForVisibleItems.min().flatMap { index(at: $0) }
  }

  // MARK: Library

  func libraryDidChange() { if isViewLoaded { showLibrary() } }

  private func showLibrary() {
    loading.show(isLooking: library.state == .scanning)
    switch library.state {
    case .scanning: messageView.isHidden = true
    case .photos(let fresh):
      messageView.isHidden = true
      update(to: fresh)
    case .problem(let problem):
      update(to: [])
      messageView.show(problem)
      messageView.isHidden = false
    }
  }

  /// Features photos of the whole library, above all of them alone.
  func updateFeatured() {
    let showsAll = library.scope == .all && !library.isFiltered
    let isWhole = !library.isPartial
    featured.isAwaited = !isWhole && showsAll && featured.isExpected
    featured.update(from: showsAll && isWhole ? photos : []) { [library] in library.photo($0) }
    if showsAll, isWhole { featured.isExpected = !featured.photos.isEmpty }
  }

  /// Updates the strip, unless a photo covers it, and makes room for it.
  func followLibraryWithFeatured() {
    if !isCovered { updateFeatured() }
    view.setNeedsLayout()
  }

  /// Sets the photos during an update of the collection view.
  func setPhotos(_ fresh: [Photo], readableCount: Int, in sections: PhotoSections? = nil) {
    photos = fresh[..<readableCount]
    takeSections(sections ?? makeSections(count: readableCount))
    unreadable.show(fresh[readableCount...])
  }

  func progressDidChange() {
    guard isViewLoaded else { return }
    noteView.show(
      progress: library.progress, comparison: library.comparing.progress, trouble: library.trouble)
    noteView.place(in: view.bounds)
  }

  // MARK: Selection

  var selectedIndex: Int? {
    guard let path = collectionView.indexPathsForSelectedItems?.first,
      let index = self.index(at: path), index < photos.count
    else { return nil }
    return index
  }

  func select(_ index: Int, scrolling: Bool = true) {
    guard photos.indices.contains(index) else { return }
    let path = self.path(of: index)
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    if scrolling {
      let isRead = UIAccessibility.isVoiceOverRunning
      reveal(index, animated: !isRead && !UIAccessibility.isReduceMotionEnabled)
    }
    // The keys are the screen's, and so a screen reader follows no first responder.
    guard !isCovered, let cell = cell(at: index) else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: cell)
  }

  /// Scrolls as little as needed to show a whole thumbnail.
  func reveal(_ index: Int, animated: Bool) {
    guard photos.indices.contains(index),
      let frame = collectionView.layoutAttributesForItem(at: path(of: index))?.frame
    else { return }
    // The heading must not cover it.
    var rect = frame.insetBy(dx: -GridLayout.gap, dy: -GridLayout.gap)
    let above = max(0, headingHeight - GridLayout.gap)
    rect.origin.y -= above
    rect.size.height += above
    collectionView.scrollRectToVisible(rect, animated: animated)
    if !animated { collectionView.layoutIfNeeded() }
  }

  func cell(at index: Int) -> PhotoGridCell? {
    guard isViewLoaded, photos.indices.contains(index) else { return nil }
    return collectionView.cellForItem(at: path(of: index)) as? PhotoGridCell
  }

  /// The side of a thumbnail, in pixels.
  var thumbnailPixels: CGFloat { layout.side * (viewIfLoaded?.window?.screen.scale ?? 1) }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let unhandled = presses.filter { press in
      guard let key = press.key else { return true }
      return !(selecting?.handle(key) { handle(key) } ?? handle(key))
    }
    if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
  }

  private func handle(_ key: UIKey) -> Bool {
    // On the featured strip it returns the focus to the thumbnails.
    if key.keyCode == .keyboardEscape, !isFirstResponder { return becomeFirstResponder() }
    guard !photos.isEmpty else { return delegate?.handle(key) ?? false }
    let current = selectedIndex
    let page = max(1, Int(view.bounds.height / (layout.side + GridLayout.gap)) - 1)
    switch key.keyCode {
    case .keyboardRightArrow: move(from: current, by: view.stepToTheRight)
    case .keyboardLeftArrow: move(from: current, by: -view.stepToTheRight)
    case .keyboardDownArrow where key.modifierFlags.contains(.control):
      moveBySection(1, from: current)
    case .keyboardUpArrow where key.modifierFlags.contains(.control):
      moveBySection(-1, from: current)
    case .keyboardDownArrow: move(from: current, byRows: 1)
    case .keyboardUpArrow: move(from: current, byRows: -1)
    case .keyboardPageDown: move(from: current, byRows: page)
    case .keyboardPageUp: move(from: current, byRows: -page)
    case .keyboardHome: select(0)
    case .keyboardEnd: select(photos.count - 1)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      delegate?.open(photos[current ?? 0])
    default: return delegate?.handle(key) ?? false
    }
    return true
  }

  private func move(from current: Int?, by step: Int) {
    guard let current else { return select(0) }
    select(min(max(0, current + step), photos.count - 1))
  }

  private func move(from current: Int?, byRows rows: Int) {
    guard let current else { return select(0) }
    select(sections.index(from: current, byRows: rows, columns: layout.columns))
  }
}

extension GridController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections.range(of: section).count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier, for: indexPath)
    if let cell = cell as? PhotoGridCell, let photo = photo(at: indexPath) {
      cell.onSettled = { [weak self] in self?.loading.cellDidSettle() }
      cell.show(photo, pixels: thumbnailPixels, from: loading.loader, isLoading: false)
      cell.facts = sections.groups.isEmpty ? nil : DuplicateFacts.caption(of: photo)
      loading.loadSoon(cell)
      delegate?.cellIsShown(cell)
    }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard selecting?.takesClick(at: indexPath) != true else { return }
    if let photo = photo(at: indexPath) { delegate?.open(photo) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { (cell as? PhotoGridCell)?.stopLoading() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrubbing.gridDidScroll() }
}

extension GridController: FeaturedStripDelegate {
  func openFeatured(_ photo: Photo) { delegate?.openFeatured(photo) }
  func featuredPhotosDidFail() { updateFeatured() }
}

extension GridController {
  /// Whether all visible cells have an image or an error.
  var visibleCellsAreLoaded: Bool {
    let cells = collectionView.visibleCells
    guard !cells.isEmpty else { return !messageView.isHidden }
    return cells.allSatisfy { cell in
      guard let cell = cell as? PhotoGridCell else { return true }
      return cell.imageView.image != nil || cell.failure != nil
    }
  }
}
