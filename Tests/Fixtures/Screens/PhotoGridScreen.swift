import UIKit

/// A grid of squares with a header; as many columns as fit.
final class PhotoGridScreen: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      imageView.contentMode = .scaleAspectFill
      imageView.clipsToBounds = true
      contentView.add(imageView, inset: 0)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let title = UILabel("Iceland", .title2)
      let count = UILabel("24 photos", .subheadline, color: .secondaryLabel)
      let stack = UIStackView(.vertical, spacing: 2, [title, count])
      add(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 8),
        stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let layout = UICollectionViewFlowLayout()
  private let images: [UIImage] = [
    .artwork(.systemBlue, .systemGray), .artwork(.systemPink, .systemIndigo),
    .artwork(.systemYellow, .systemGreen), .artwork(.systemTeal, .systemBrown),
  ]

  private lazy var collectionView: UICollectionView = {
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = self
    view.delegate = self
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    return view
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.add(collectionView, inset: 0)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    24
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.imageView.image = images[indexPath.item % images.count]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width
    let columns = max(3, (width / 140).rounded(.down))
    let side = ((width - (columns - 1) * 2) / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: 0, height: UIFontMetrics.default.scaledValue(for: 72))
  }
}
