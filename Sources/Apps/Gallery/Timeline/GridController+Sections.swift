import UIKit
import UIKitCompat

extension GridController {
  /// The sections of the library's photos for the current size of thumbnails.
  func makeSections(count: Int) -> PhotoSections {
    guard library.groups.isEmpty else { return PhotoSections(library.groups, count: count) }
    let days = library.days
    guard library.order != .name, days.count == count else { return PhotoSections(count: count) }
    // As without the sidebar, so that showing it regroups nothing.
    let whole = occasion.windowWidth.map { GridLayout(width: $0, size: size) }
    return PhotoSections(
      days, columns: whole?.columns ?? columns, usesDays: (whole?.side ?? side) >= Self.daySide)
  }

  /// The side of thumbnails from which on days have sections, in points.
  private static let daySide: CGFloat = 110

  /// Whether thumbnails of a size are in sections of days.
  static func hasDays(_ size: Int) -> Bool { GridLayout.sides[size] >= daySide }

  func path(of index: Int) -> IndexPath { sections.path(of: index) }
  func index(at path: IndexPath) -> Int? { sections.index(at: path) }

  /// The height of headings at the current text size.
  var headingHeight: CGFloat {
    sections.hasHeadings ? UIFontMetrics.default.scaledValue(for: SectionHeading.usualHeight) : 0
  }

  /// Regroups the photos after the number of columns has changed. Selected photos stay selected.
  func updateSections() {
    let fresh = makeSections(count: photos.count)
    guard fresh != sections else { return }
    let selected = (collectionView.indexPathsForSelectedItems ?? []).compactMap {
      self.index(at: $0)
    }
    takeSections(fresh)
    collectionView.reloadData()
    for index in selected {
      collectionView.selectItem(at: path(of: index), animated: false, scrollPosition: [])
    }
  }

  private static let headings = UICollectionView.SupplementaryRegistration<SectionHeading>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueConfiguredReusableSupplementary(
      using: Self.headings, for: indexPath)
    show(indexPath.section, in: view)
    return view
  }

  /// Shows how many photos are left in groups.
  func showHeadings() {
    guard !sections.groups.isEmpty else { return }
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let view = collectionView.supplementaryView(forElementKind: kind, at: path)
      if let view = view as? SectionHeading { show(path.section, in: view) }
    }
  }

  private func show(_ section: Int, in heading: SectionHeading) {
    guard let text = sections.heading(of: section) else { return }
    guard sections.groups.indices.contains(section) else { return heading.show(text) }
    let first = sections.starts[section]
    let photo = photos.indices.contains(first) ? photos[first] : nil
    let keep = UIAction(title: sections.groups[section].keepTitle) { [weak self] _ in
      if let photo { self?.delegate?.keepBetter(of: photo) }
    }
    heading.show(text, action: keep)
  }

  /// Selects the first photo of the next or previous section.
  func moveBySection(_ step: Int, from current: Int?) {
    guard let current, sections.hasHeadings else { return }
    let section = sections.section(of: current)
    // As in text, going back goes to the beginning first.
    let isInside = current > sections.starts[section]
    let next = step < 0 && isInside ? section : section + step
    select(sections.starts[min(max(0, next), sections.count - 1)])
  }
}
