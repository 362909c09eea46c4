import QuartzCore

/// The scroll view that contains the cells of an orthogonally scrolling section.
final class OrthogonalScrollView: UIScrollView, ScrollStops {
  weak var collection: UICollectionView?
  var section = 0
  private var isPlacing = false

  init(of owner: UICollectionView) {
    collection = owner
    super.init(frame: .zero)
    clipsToBounds = false
    backgroundColor = nil
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    panGestureRecognizer.addHandler { [weak self] recognizer in
      if recognizer.state == .began { self?.collection?.endHighlight() }
    }
  }

  required init?(coder: NSCoder) { nil }

  private var layout: UICollectionViewCompositionalLayout? {
    collection?.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old, !isPlacing { collection?.sectionDidScroll(self) }
    }
  }

  /// Applies the geometry and scrolling properties that the layout determines for the section.
  func adopt(_ place: OrthogonalPlace) {
    isPlacing = true
    if frame != place.frame { frame = place.frame }
    if semanticContentAttribute != place.direction { semanticContentAttribute = place.direction }
    if decelerationRate != place.decelerationRate { decelerationRate = place.decelerationRate }
    if bounces != place.bounces { bounces = place.bounces }
    if alwaysBounceHorizontal != place.bouncesAlways.x {
      alwaysBounceHorizontal = place.bouncesAlways.x
    }
    if alwaysBounceVertical != place.bouncesAlways.y {
      alwaysBounceVertical = place.bouncesAlways.y
    }
    isPlacingContent = !isMoving && !isDragging
    if contentSize != place.contentSize { contentSize = place.contentSize }
    if contentInset != place.contentInset { contentInset = place.contentInset }
    isPlacingContent = false
    // An offset that differs only by rounding counts as equal.
    func isAt(_ offset: CGPoint) -> Bool {
      abs(contentOffset.x - offset.x) < 0.01 && abs(contentOffset.y - offset.y) < 0.01
    }
    if !isMoving, !isDragging, !isAt(place.contentOffset) { contentOffset = place.contentOffset }
    isPlacing = false
    if !isAt(place.contentOffset) { collection?.sectionDidScroll(self) }
  }

  // MARK: Target offsets

  package func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout?.rest(
      of: section, from: offsetBeforeDrag, now: contentOffset, proposed: proposed,
      velocity: CGPoint(x: velocity.x * 1000, y: velocity.y * 1000)) ?? proposed
  }

  package var takesVerticalWheel: Bool { false }

  package var turnsPagesByWheel: Bool { layout?.turnsPages(section) == true }

  package func page(after offset: CGPoint, toward step: CGPoint) -> CGPoint {
    layout?.nextPage(of: section, after: offset, toward: step) ?? offset
  }
}

/// The geometry and scrolling properties of a section's scroll view.
@MainActor struct OrthogonalPlace {
  let section: Int
  let frame: CGRect
  let contentSize: CGSize
  let contentInset: UIEdgeInsets
  let contentOffset: CGPoint
  let decelerationRate: UIScrollView.DecelerationRate
  let bounces: Bool
  let bouncesAlways: (x: Bool, y: Bool)
  let direction: UISemanticContentAttribute
}

/// The scroll views of the orthogonally scrolling sections in a collection view.
@MainActor struct OrthogonalSections {
  var views: [Int: OrthogonalScrollView] = [:]
  /// The scroll views of sections that are no longer visible, for reuse.
  var spare: [OrthogonalScrollView] = []
}

extension UICollectionView {
  /// Returns the view that contains the view of an element.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.values.scrollOrigin != nil else { return self }
    let section = attributes.indexPath.section
    if let known = orthogonal.views[section] { return known }
    let view = orthogonal.spare.popLast() ?? OrthogonalScrollView(of: self)
    view.section = section
    orthogonal.views[section] = view
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
    return view
  }

  /// Moves a view to the current container of its element, without changing its position on the
  /// screen.
  func rehost(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let host = host(of: attributes)
    guard view.superview !== host else { return }
    UIView.performWithoutAnimation {
      let center = view.centerInContent
      host.addSubview(view)
      view.center = host === self ? center : convert(center, to: host)
    }
  }

  /// Places the scroll views of the visible sections, and removes the others.
  func placeOrthogonalSections() {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    guard layout != nil || !orthogonal.views.isEmpty else { return }
    let places = layout?.orthogonalPlaces(in: bounds) ?? []
    let visible = Set(places.map(\.section))
    for (section, view) in orthogonal.views where !visible.contains(section) {
      orthogonal.views[section] = nil
      view.removeFromSuperview()
      orthogonal.spare.append(view)
    }
    for place in places { orthogonal.views[place.section]?.adopt(place) }
  }

  func sectionDidScroll(_ view: OrthogonalScrollView) {
    guard orthogonal.views[view.section] === view,
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return }
    layout.setDistance(view.contentOffset, of: view.section)
    setNeedsLayout()
  }

  /// Assigns the scroll views their section indices after an update; returns those of deleted
  /// sections.
  func renumberOrthogonalSections(_ update: CollectionUpdate?) -> [OrthogonalScrollView] {
    guard let update, !orthogonal.views.isEmpty else { return [] }
    let old = orthogonal.views
    orthogonal.views = [:]
    var gone: [OrthogonalScrollView] = []
    for (section, view) in old {
      guard update.newSections.indices.contains(section), let new = update.newSections[section]
      else {
        gone.append(view)
        continue
      }
      view.section = new
      orthogonal.views[new] = view
    }
    return gone
  }

  /// Scrolls a section orthogonally until an item is at the specified position.
  func scrollSection(
    to path: IndexPath, _ frame: CGRect, _ position: ScrollPosition, animated: Bool
  ) {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let offset = layout.offset(showing: path, frame, position)
    else { return }
    if let view = orthogonal.views[path.section] {
      view.setContentOffset(offset, animated: animated)
    } else {
      layout.setDistance(offset, of: path.section)
      setNeedsLayout()
    }
  }
}

extension UICollectionReusableView {
  /// The center in the coordinates of the collection view's content.
  var centerInContent: CGPoint {
    guard let host = superview as? OrthogonalScrollView, let owner = host.superview else {
      return center
    }
    return host.convert(center, to: owner)
  }
}

extension UIView {
  /// Returns whether a touch stops a moving scroll view inside this view.
  package func stopsInnerScrolling(_ touch: UITouch) -> Bool {
    sequence(first: touch.view, next: { $0?.superview }).lazy.prefix { $0 !== self }
      .contains { ($0 as? OrthogonalScrollView)?.isCaught == true }
  }
}
