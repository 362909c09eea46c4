import UIKit

/// Cards as high as their text, each as wide as the page.
final class CardCollectionScreen: UIViewController, UICollectionViewDataSource {
  private final class CardCell: UICollectionViewCell {
    let heading = UILabel("", .headline)
    let text = UILabel("", .body, color: .secondaryLabel)
    var width: CGFloat = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .secondarySystemGroupedBackground
      contentView.layer.cornerRadius = 12
      let stack = UIStackView(.vertical, spacing: 6, [heading, text])
      contentView.add(stack, inset: 16)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return layoutAttributes
    }

    required init?(coder: NSCoder) { nil }
  }

  private let cards = [
    ("Backups", "The last one is two days old."),
    (
      "Storage",
      "48 GB of photos and videos. The largest video is 3.1 GB; it hasn’t been watched since "
        + "March and could be compressed to a third of that."
    ),
    ("Sharing", "Two albums are shared with four people."),
  ]
  private let layout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    layout.estimatedItemSize = CGSize(width: 280, height: 90)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    layout.minimumLineSpacing = 12
    collectionView.backgroundColor = .clear
    collectionView.dataSource = self
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
    view.add(collectionView, inset: 0)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.collectionView.reloadData() })
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    cards.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    guard let cell = cell as? CardCell else { return cell }
    cell.heading.text = cards[indexPath.item].0
    cell.text.text = cards[indexPath.item].1
    cell.width = min(collectionView.bounds.width - 32, 640)
    return cell
  }
}
