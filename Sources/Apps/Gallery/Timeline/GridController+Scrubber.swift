import UIKit
import UIKitCompat

extension GridController {
  /// The number of screens from which on there is a scrubber.
  private static let fewScreens: CGFloat = 3
  /// How near the pointer is to the edge when the scrubber appears, in points.
  private static let nearEdge: CGFloat = 56

  func setUpScrubber() {
    view.addSubview(scrubber)
    scrubber.onScrub = { [weak self] in self?.scrub(to: $0) }
    scrubber.onStep = { [weak self] step in
      guard let self else { return }
      self.moveBySection(step, from: self.topPhotoIndex ?? 0)
    }
    scrubber.marks = { [weak self] in self?.yearMarks ?? [] }
    view.addGestureRecognizer(UIHoverGestureRecognizer { [weak self] hover in self?.follow(hover) })
  }

  private var hasScrubber: Bool {
    let range = collectionView.verticalOffsets
    let screen = collectionView.bounds.height
    return !sections.periods.isEmpty
      && range.upperBound - range.lowerBound > Self.fewScreens * screen
  }

  /// Called after each layout.
  func placeScrubber() {
    let inset = collectionView.adjustedContentInset
    let frame = view.bounds.inset(
      by: UIEdgeInsets(
        top: inset.top + 8 + headingHeight, left: 0, bottom: inset.bottom + 8, right: 0))
    let width = min(frame.width, 280)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    scrubber.frame = CGRect(
      x: isMirrored ? 0 : frame.maxX - width, y: frame.minY, width: width,
      height: max(0, frame.height))
    scrubber.isHidden = !hasScrubber
    collectionView.showsVerticalScrollIndicator = scrubber.isHidden
    updateScrubber()
  }

  private func updateScrubber() {
    guard !scrubber.isHidden else { return }
    let range = collectionView.verticalOffsets
    let length = range.upperBound - range.lowerBound
    let way = collectionView.contentOffset.y - range.lowerBound
    scrubber.share = length > 0 ? way / length : 0
    let y = collectionView.contentOffset.y + collectionView.adjustedContentInset.top + headingHeight
    let section = sectionLayout.section(at: y)
    guard sections.periods.indices.contains(section) else { return }
    let period = sections.periods[section]
    scrubber.title = (period.unit == .day ? period.monthly : period).title()
  }

  private func scrub(to share: CGFloat) {
    let range = collectionView.verticalOffsets
    let y = range.lowerBound + share * (range.upperBound - range.lowerBound)
    // Unlike an assignment, it also stops a fling.
    collectionView.setContentOffset(CGPoint(x: 0, y: y), animated: false)
  }

  private func follow(_ hover: UIHoverGestureRecognizer) {
    isPointerInside = hover.state == .began || hover.state == .changed
    let x = hover.location(in: view).x
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = isMirrored ? x : view.bounds.width - x
    scrubber.isHeld = isPointerInside && distance < Self.nearEdge
  }

  /// Where the first photo of each year is.
  private var yearMarks: [DateScrubber.Mark] {
    let range = collectionView.verticalOffsets
    let length = max(1, range.upperBound - range.lowerBound)
    var marks: [DateScrubber.Mark] = []
    var year: Int?
    for (section, period) in sections.periods.enumerated() where period.year != year {
      year = period.year
      let way =
        sectionLayout.top(of: section) - collectionView.adjustedContentInset.top - range.lowerBound
      let title = TimelinePeriod(year: period.year).title()
      marks.append(DateScrubber.Mark(title: title, share: min(max(0, way / length), 1)))
    }
    return marks
  }

  /// Moves the grid without showing the scrubber, as the user hasn't scrolled.
  func placeQuietly(_ change: () -> Void) {
    isPlacing = true
    change()
    isPlacing = false
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !scrubber.isHidden else { return }
    let share = scrubber.share
    updateScrubber()
    // Not while the grid is placed after a change, or gets another inset.
    let isMoved =
      scrollView.isDragging || scrollView.isDecelerating
      || (isPointerInside && !isPlacing && scrubber.share != share)
    if isMoved, view.window != nil { scrubber.show() }
  }
}
