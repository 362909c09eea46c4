import UIKit

/// The settings, as a list of groups. Changes take effect at once.
final class SettingsController: ListSheetController {
  enum Section: Int, CaseIterable { case general, photos, slideshow, metadata, caches }

  enum Row: Hashable {
    case appearance, reducedMotion
    case wheel, zoom, filmstrip
    case duration, order, repeats
    case metadata
    case cache(Int)
  }

  let store: SettingsStore
  let caches: [SettingsCache]
  /// The sizes of the caches in bytes; nil while they are counted.
  private(set) var cacheBytes: [Int?]
  private var source: UICollectionViewDiffableDataSource<Section, Row>?

  init(store: SettingsStore, caches: [SettingsCache]) {
    self.store = store
    self.caches = caches
    cacheBytes = caches.map { _ in nil }
    super.init(String(gallery: "Settings")) { Section(rawValue: $0)?.footer != nil }
  }

  required init?(coder: NSCoder) { nil }

  override var hasSearch: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = true
    source = makeSource(heading: \.title, footer: \.footer) { [weak self] cell, row in
      self?.configure(cell, for: row)
    }
    showRows()
    for index in caches.indices { count(index) }
  }

  // MARK: Rows

  private func showRows() {
    var rows = NSDiffableDataSourceSnapshot<Section, Row>()
    rows.appendSections(Section.allCases)
    rows.appendItems([.appearance, .reducedMotion], toSection: .general)
    rows.appendItems([.wheel, .zoom, .filmstrip], toSection: .photos)
    rows.appendItems([.duration, .order, .repeats], toSection: .slideshow)
    rows.appendItems([.metadata], toSection: .metadata)
    rows.appendItems(caches.indices.map { .cache($0) }, toSection: .caches)
    source?.apply(rows, animatingDifferences: false)
  }

  /// Shows a row again after its value has changed.
  private func refresh(_ row: Row) {
    guard let source else { return }
    var rows = source.snapshot()
    rows.reconfigureItems([row])
    source.apply(rows, animatingDifferences: false)
  }

  /// A row is as good as what it is changed by, but where something would be deleted.
  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    if case .cache = source?.itemIdentifier(for: indexPath) { false } else { true }
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let control = collectionView.cellForItem(at: indexPath)?.firstControl else { return }
    guard let toggle = control as? UISwitch else { return control.performPrimaryAction() }
    toggle.setOn(!toggle.isOn, animated: true)
    toggle.sendActions(for: .valueChanged)
  }

  // MARK: Caches

  private func count(_ index: Int) {
    Task { [weak self, cache = caches[index]] in
      let bytes = await cache.bytes()
      guard let self else { return }
      cacheBytes[index] = bytes
      refresh(.cache(index))
    }
  }

  func askToClear(_ index: Int) {
    let cache = caches[index]
    let alert = UIAlertController(
      title: String(gallery: "Clear “\(cache.title)”?"), message: cache.question,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: String(gallery: "Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: String(gallery: "Clear"), style: .destructive) { [weak self] _ in
        self?.clear(index)
      })
    alert.cancelsByReturn()
    present(alert, animated: true)
  }

  private func clear(_ index: Int) {
    cacheBytes[index] = nil
    refresh(.cache(index))
    Task { [weak self, cache = caches[index]] in
      await cache.clear()
      self?.count(index)
    }
  }
}

extension UIView {
  /// The first control in the view.
  fileprivate var firstControl: UIControl? {
    (self as? UIControl) ?? subviews.lazy.compactMap(\.firstControl).first
  }
}

extension SettingsController.Section {
  fileprivate var title: String? {
    switch self {
    case .general: String(gallery: "Display")
    case .photos: String(gallery: "Open Photo")
    case .slideshow: String(gallery: "Slideshow")
    case .metadata: String(gallery: "Stars, Tags and Titles")
    case .caches: String(gallery: "Storage")
    }
  }

  fileprivate var footer: String? {
    switch self {
    case .general: String(gallery: "Motion is always reduced if the desktop asks for it.")
    case .photos: String(gallery: "With Ctrl the wheel always zooms.")
    case .metadata:
      String(
        gallery:
          "Photos in formats other than JPEG and PNG are never changed: a file beside them is.")
    case .slideshow, .caches: nil
    }
  }
}
