import ImageLoading
import PhotoIndexing
import UIKit

/// The photos of a group of duplicates with what tells them apart, of which a person keeps some. Only
/// copies that are the same file byte by byte are to be deleted from the beginning.
final class DuplicateGroupController: ListSheetController {
  private struct Row: Hashable, Sendable {
    let photo: Photo
    let facts: String
    let isKept: Bool
  }

  let photos: [Photo]
  private(set) var kept: Set<Photo.ID>
  private let heading: String
  private let facts: DuplicateFacts
  private let loader: ImageLoader
  private var source: UICollectionViewDiffableDataSource<Int, Row>?
  private var images: [Photo.ID: UIImage] = [:]
  private let delete: ([Photo]) -> Void
  private let compare: () -> Void

  override var hasSearch: Bool { false }

  /// - Parameters:
  ///   - copies: Photos that may be deleted without a look.
  ///   - delete: Called with the photos that are to be deleted when the list is gone.
  ///   - compare: Shows the photos beside each other.
  init(
    _ photos: [Photo], heading: String, copies: Set<Photo.ID>, loader: ImageLoader,
    delete: @escaping ([Photo]) -> Void, compare: @escaping () -> Void = {}
  ) {
    (self.photos, self.heading, self.loader) = (photos, heading, loader)
    (self.delete, self.compare) = (delete, compare)
    kept = Set(photos.map(\.id)).subtracting(copies)
    facts = DuplicateFacts(photos)
    super.init(String(gallery: "Duplicates")) { _ in true }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = true
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: String(gallery: "Compare"),
      primaryAction: UIAction { [weak self] _ in
        self?.dismiss(animated: true, completion: self?.compare)
      })
    let common = DuplicateFacts.joined(facts.common)
    source = makeSource { [heading] _ in
      heading
    } footer: { _ in
      common.isEmpty ? nil : String(gallery: "In common: \(common)")
    } configure: { [weak self] cell, row in
      self?.configure(cell, row)
    }
    show()
    for photo in photos {
      Task { [weak self, loader] in
        let image = try? await loader.image(for: .thumbnail(of: photo, pixels: 128))
        guard let self, let image else { return }
        images[photo.id] = image
        show()
      }
    }
  }

  private func configure(_ cell: UICollectionViewListCell, _ row: Row) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = images[row.photo.id] ?? UIImage(systemName: "photo")
    content.imageProperties.maximumSize = CGSize(width: 64, height: 64)
    content.imageProperties.reservedLayoutSize = CGSize(width: 64, height: 64)
    content.imageProperties.cornerRadius = 6
    content.text = row.photo.name
    content.secondaryText = row.facts
    content.secondaryTextProperties.color = .detailText
    content.secondaryTextProperties.numberOfLines = 0
    let state = row.isKept ? String(gallery: "Keep") : String(gallery: "Delete")
    let color = row.isKept ? Self.green : Self.red
    if isTight {
      let text = NSMutableAttributedString(string: state, attributes: [.foregroundColor: color])
      if !row.facts.isEmpty { text.append(NSAttributedString(string: "\n" + row.facts)) }
      content.secondaryAttributedText = text
      cell.accessories = []
    } else {
      cell.accessories = [
        .label(
          text: state,
          options: .init(tintColor: color, font: .preferredFont(forTextStyle: .subheadline)))
      ]
    }
    cell.contentConfiguration = content
    cell.accessibilityTraits = .button
    cell.accessibilityValue = state
  }

  /// Whether large text in a narrow window leaves no room beside names and facts.
  private var isTight: Bool {
    traitCollection.horizontalSizeClass == .compact
      && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if source != nil { show() }
  }

  /// The system's green and red, with a contrast of 4.5:1 in both appearances.
  private static let green = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? .systemGreen.resolvedColor(with: traits)
      : UIColor(red: 0.05, green: 0.43, blue: 0.16, alpha: 1)
  }
  private static let red = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 1, green: 0.5, blue: 0.46, alpha: 1)
      : UIColor(red: 0.75, green: 0.05, blue: 0.05, alpha: 1)
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    let rows = zip(photos, facts.differing).map { photo, facts in
      Row(
        photo: photo, facts: DuplicateFacts.joined(facts), isKept: kept.contains(photo.id))
    }
    snapshot.appendItems(rows)
    snapshot.reconfigureItems(
      rows.filter { source?.snapshot().itemIdentifiers.contains($0) == true })
    source?.apply(snapshot, animatingDifferences: false)
    let count = photos.count - kept.count
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: count > 0 ? String(gallery: "Delete \(count)") : String(gallery: "Done"),
      primaryAction: UIAction { [weak self] _ in self?.finish() })
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let photo = source?.itemIdentifier(for: indexPath)?.photo else { return }
    toggle(photo.id)
  }

  /// Keeps a photo, or no longer. The last one is kept.
  func toggle(_ id: Photo.ID) {
    if kept.contains(id) {
      if kept.count > 1 { kept.remove(id) }
    } else {
      kept.insert(id)
    }
    show()
  }

  func finish() {
    let gone = photos.filter { !kept.contains($0.id) }
    dismiss(animated: true) { [delete] in if !gone.isEmpty { delete(gone) } }
  }
}
