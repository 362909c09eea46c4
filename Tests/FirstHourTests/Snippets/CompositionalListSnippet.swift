import UIKit

/// A list of sections with a compositional layout.
final class CompositionalListSnippet: UIViewController {
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Library", "Devices"])
    snapshot.appendItems(["Library", "Photos", "Albums", "Favorites"], toSection: "Library")
    snapshot.appendItems(["Devices", "Phone", "Tablet"], toSection: "Devices")
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
