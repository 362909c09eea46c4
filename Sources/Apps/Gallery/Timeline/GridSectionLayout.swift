import UIKit

/// Arranges square thumbnails in rows, in sections with headings that stay in view as long as any
/// photo of theirs is. Everything is arithmetic: preparing looks at sections, not at photos.
final class GridSectionLayout: UICollectionViewLayout {
  /// The number and size of thumbnails in a row.
  var grid = GridLayout(width: 1) { didSet { if grid != oldValue { invalidateLayout() } } }
  /// The height of headings in points; 0 for none.
  var headingHeight: CGFloat = 0 { didSet { if headingHeight != oldValue { invalidateLayout() } } }

  private struct Section {
    let top: CGFloat
    let count: Int
    let bottom: CGFloat
  }

  private var sections: [Section] = []
  private var width: CGFloat = 0
  private var isPrepared = false
  private static let headingIndex = 10
  /// The number of elements that were placed, for tests.
  private(set) var placedCount = 0

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    prepareSections()
  }

  private func prepareSections() {
    guard !isPrepared, let view = collectionView else { return }
    isPrepared = true
    width = view.bounds.width
    var top = grid.head > 0 ? grid.head + GridLayout.gap : 0
    sections = (0..<view.numberOfSections).map { section in
      let count = view.numberOfItems(inSection: section)
      let rows = (count + grid.columns - 1) / grid.columns
      let start = top
      top += space + CGFloat(rows) * line
      return Section(top: start, count: count, bottom: top)
    }
  }

  /// The height above the first row of a section.
  private var space: CGFloat { headingHeight > 0 ? headingHeight : GridLayout.gap }
  /// The height of a row with the gap below it.
  private var line: CGFloat { grid.side + GridLayout.gap }

  override var collectionViewContentSize: CGSize {
    prepareSections()
    return CGSize(width: width, height: (sections.last?.bottom ?? 0) + grid.foot)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  // MARK: Elements

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    prepareSections()
    var found: [UICollectionViewLayoutAttributes] = []
    for index in firstSection(endingBelow: rect.minY)..<max(sections.count, 0) {
      let section = sections[index]
      guard section.top <= rect.maxY else { break }
      let first = section.top + space
      let low = max(0, ((rect.minY - first) / line).rounded(.down))
      let high = ((rect.maxY - first) / line).rounded(.down)
      let rows = CGFloat(section.count / grid.columns + 1)
      let start = Int(min(low, rows)) * grid.columns
      let end = min(section.count, (Int(min(max(-1, high), rows)) + 1) * grid.columns)
      for item in start..<max(start, end) { found.append(attributes(item, index)) }
      if let heading = heading(of: index) { found.append(heading) }
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  private func firstSection(endingBelow y: CGFloat) -> Int {
    sections.partitioningIndex { $0.bottom >= y }
  }

  /// The section at a height of the content, or the nearest one.
  func section(at y: CGFloat) -> Int {
    prepareSections()
    return min(firstSection(endingBelow: y + 1), max(0, sections.count - 1))
  }

  /// Where a section begins with its heading.
  func top(of section: Int) -> CGFloat {
    prepareSections()
    return sections.indices.contains(section) ? sections[section].top : 0
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareSections()
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    return attributes(indexPath.item, indexPath.section)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareSections()
    guard sections.indices.contains(indexPath.section) else { return nil }
    return heading(of: indexPath.section)
  }

  private func attributes(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    placedCount += 1
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: section))
    let (row, column) = (item / grid.columns, item % grid.columns)
    let range = max(0, width - 2 * GridLayout.gap - grid.side)
    let share = grid.columns > 1 ? CGFloat(column) / CGFloat(grid.columns - 1) : 0
    attributes.frame = mirrored(
      CGRect(
        x: GridLayout.gap + (range * share).rounded(.down),
        y: sections[section].top + space + CGFloat(row) * line, width: grid.side, height: grid.side)
    )
    return attributes
  }

  /// The heading where it is seen: in its place, or at the top edge with its photos below.
  private func heading(of section: Int) -> UICollectionViewLayoutAttributes? {
    guard headingHeight > 0, let view = collectionView else { return nil }
    placedCount += 1
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    let (top, last) = (sections[section].top, sections[section].bottom - headingHeight)
    let edge = view.bounds.minY + view.adjustedContentInset.top
    attributes.frame = CGRect(
      x: 0, y: min(max(top, edge), max(top, last)), width: width, height: headingHeight)
    attributes.zIndex = Self.headingIndex
    return attributes
  }

  /// Right to left, rows begin at the right edge.
  private func mirrored(_ frame: CGRect) -> CGRect {
    collectionView?.isMirrored == true
      ? frame.offsetBy(dx: width - frame.minX - frame.maxX, dy: 0) : frame
  }
}
