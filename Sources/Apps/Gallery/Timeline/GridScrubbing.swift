import UIKit
import UIKitCompat

/// Scrolls the grid of all photos by its scrubber, and shows there where the grid is.
@MainActor final class GridScrubbing {
  let scrubber = DateScrubber()
  private unowned let grid: GridController
  /// Whether the pointer is over the grid, which the wheel then scrolls.
  private var isPointerInside = false
  /// Whether the grid is moved by something other than the user.
  private var isPlacing = false

  /// The number of screens from which on there is a scrubber.
  private static let fewScreens: CGFloat = 3
  /// How near the pointer is to the edge when the scrubber appears, in points.
  private static let nearEdge: CGFloat = 56

  init(_ grid: GridController) { self.grid = grid }

  private var view: UIView { grid.view }
  private var collectionView: UICollectionView { grid.collectionView }

  /// Begins to follow the pointer, once the grid's view is loaded.
  func start() {
    scrubber.delegate = self
    view.addSubview(scrubber)
    view.addGestureRecognizer(UIHoverGestureRecognizer { [weak self] hover in self?.follow(hover) })
  }

  private var isNeeded: Bool {
    let range = collectionView.verticalOffsets
    let screen = collectionView.bounds.height
    return !grid.sections.periods.isEmpty
      && range.upperBound - range.lowerBound > Self.fewScreens * screen
  }

  /// Called after each layout.
  func place() {
    let inset = collectionView.adjustedContentInset
    let frame = view.bounds.inset(
      by: UIEdgeInsets(
        top: inset.top + 8 + grid.headingHeight, left: 0, bottom: inset.bottom + 8, right: 0))
    let width = min(frame.width, 280)
    scrubber.frame = view.mirrored(
      CGRect(
        x: frame.maxX - width, y: frame.minY, width: width, height: max(0, frame.height)))
    scrubber.isHidden = !isNeeded
    collectionView.showsVerticalScrollIndicator = scrubber.isHidden
    update()
  }

  private func update() {
    guard !scrubber.isHidden else { return }
    let range = collectionView.verticalOffsets
    let length = range.upperBound - range.lowerBound
    let way = collectionView.contentOffset.y - range.lowerBound
    scrubber.share = length > 0 ? way / length : 0
    let y =
      collectionView.contentOffset.y + collectionView.adjustedContentInset.top + grid.headingHeight
    let (section, periods) = (grid.sectionLayout.section(at: y), grid.sections.periods)
    guard periods.indices.contains(section) else { return }
    let period = periods[section]
    scrubber.title = (period.unit == .day ? period.monthly : period).title()
  }

  private func follow(_ hover: UIHoverGestureRecognizer) {
    isPointerInside = hover.state == .began || hover.state == .changed
    let x = hover.location(in: view).x
    let distance = view.isMirrored ? x : view.bounds.width - x
    scrubber.isHeld = isPointerInside && distance < Self.nearEdge
  }

  /// Moves the grid without showing the scrubber, as the user hasn't scrolled.
  func placeQuietly(_ change: () -> Void) {
    isPlacing = true
    change()
    isPlacing = false
  }

  func gridDidScroll() {
    guard !scrubber.isHidden else { return }
    let share = scrubber.share
    update()
    // Not while the grid is placed after a change, or gets another inset.
    let isMoved =
      collectionView.isDragging || collectionView.isDecelerating
      || (isPointerInside && !isPlacing && scrubber.share != share)
    if isMoved, view.window != nil { scrubber.show() }
  }
}

extension GridScrubbing: DateScrubberDelegate {
  func scrub(to share: CGFloat) {
    let range = collectionView.verticalOffsets
    let y = range.lowerBound + share * (range.upperBound - range.lowerBound)
    // Unlike an assignment, it also stops a fling.
    collectionView.setContentOffset(CGPoint(x: 0, y: y), animated: false)
  }

  func moveBySection(_ step: Int) { grid.moveBySection(step, from: grid.topPhotoIndex ?? 0) }

  /// Where the first photo of each year is.
  var marks: [DateScrubber.Mark] {
    let range = collectionView.verticalOffsets
    let length = max(1, range.upperBound - range.lowerBound)
    let inset = collectionView.adjustedContentInset.top
    var marks: [DateScrubber.Mark] = []
    var year: Int?
    for (section, period) in grid.sections.periods.enumerated() where period.year != year {
      year = period.year
      let way = grid.sectionLayout.top(of: section) - inset - range.lowerBound
      let title = TimelinePeriod(year: period.year).title()
      marks.append(DateScrubber.Mark(title: title, share: min(max(0, way / length), 1)))
    }
    return marks
  }
}
