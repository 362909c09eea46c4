import UIKit

class MoodViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{

  private let moods: [(String, UIColor)] = [
    ("Calm", #colorLiteral(red: 0.2588, green: 0.6, blue: 0.5, alpha: 1)), ("Awake", .systemOrange),
    ("Cosy", .systemRed), ("Bright", .systemYellow), ("Sleepy", .systemIndigo),
    ("Fresh", .systemGreen),
  ]
  private var collectionView: UICollectionView!
  private var pulse: CADisplayLink?
  private var lastTapped: UICollectionViewCell?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Moods"
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = UIColor(named: "Paper")
    collectionView.register(
      MoodCell.self, forCellWithReuseIdentifier: String(describing: MoodCell.self))
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
    doubleTap.numberOfTapsRequired = 2
    view.addGestureRecognizer(doubleTap)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pulse = CADisplayLink(target: self, selector: #selector(step(link:)))
    pulse?.add(to: .main, forMode: .common)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pulse?.invalidate()
    pulse = nil
  }

  @objc private func step(link: CADisplayLink) {
    let scale = 1 + 0.03 * CGFloat(sin(link.timestamp * 3))
    lastTapped?.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  @objc private func doubleTapped(_ recognizer: UITapGestureRecognizer) {
    lastTapped?.transform = .identity
    lastTapped = nil
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    return moods.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let dequeued =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: String(describing: MoodCell.self), for: indexPath)
    guard let cell = dequeued as? MoodCell else { return UICollectionViewCell() }
    cell.label.text = moods[indexPath.item].0
    cell.backgroundColor = moods[indexPath.item].1
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = (collectionView.bounds.width - 44) / 2
    return CGSize(width: width, height: width * 0.7)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lastTapped?.transform = .identity
    lastTapped = collectionView.cellForItem(at: indexPath)
    title = moods[indexPath.item].0
  }
}

class MoodCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cornerRadius = 12
    label.textColor = .white
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}
