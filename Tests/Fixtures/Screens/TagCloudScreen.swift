import UIKit

/// Tags as wide as their text, which wrap.
final class TagCloudScreen: UIViewController, UICollectionViewDataSource {
  private final class TagCell: UICollectionViewCell {
    let label = UILabel("", .subheadline)

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 1
      contentView.backgroundColor = .secondarySystemBackground
      contentView.layer.cornerRadius = 10
      contentView.add(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let tags = [
    "Mountains", "Sea", "Black and white", "Portraits", "2026", "Night", "Foxes", "Long exposure",
    "Kitchen", "Film", "Street", "Harbor", "Snow", "Macro", "Gardens", "Trains",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    layout.minimumInteritemSpacing = 8
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.dataSource = self
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    view.add(collectionView, inset: 0)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    tags.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.label.text = tags[indexPath.item]
    return cell
  }
}
