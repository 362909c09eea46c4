import PhotoBrowsing
import Testing
import UIKit
import UIKitCompat
import UIKitStage

/// A typical screen of square thumbnails: a collection view with sections, and a browser that opens
/// at the selected cell. It uses only public API.
@MainActor
final class AlbumScreen: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  final class Cell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      imageView.frame = contentView.bounds
      imageView.contentMode = .scaleAspectFill
      imageView.clipsToBounds = true
      contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }
  }

  var sections: [[UIImage]]
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  /// Configures the browser that is about to open.
  var configure: (PhotoBrowser<Int>, IndexPath) -> Void = { _, _ in }
  var method: PhotoBrowserController.OpenMethod?
  private(set) weak var browser: PhotoBrowser<Int>?

  init(sections: [[UIImage]]) {
    self.sections = sections
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "photo") { Cell(frame: $0) }
    (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
      width: 100, height: 100)
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? Cell)?.imageView.image = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let browser = PhotoBrowser<Int>()
    browser.numberOfPhotos = { [unowned self] in sections[indexPath.section].count }
    browser.loadImage = { [weak self] index, _ in
      let photos = self?.sections[indexPath.section] ?? []
      guard photos.indices.contains(index) else { throw CancellationError() }
      return photos[index]
    }
    configure(browser, indexPath)
    self.browser = browser
    browser.open(at: indexPath.item, by: method ?? .present(from: self))
  }

  func thumbnail(_ item: Int, section: Int = 0) -> UIImageView? {
    let cell = collectionView.cellForItem(at: IndexPath(item: item, section: section))
    return (cell as? Cell)?.imageView
  }

  static func pictures(_ count: Int) -> [UIImage] {
    (0..<count).map { number in
      let (width, height) = number.isMultiple(of: 2) ? (400, 300) : (300, 500)
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (1, true)
      let size = CGSize(width: width, height: height)
      return UIGraphicsImageRenderer(size: size, format: format).image { context in
        for x in 0..<width {
          let (blue, green) = (CGFloat(x) / CGFloat(width), CGFloat(number * 37 % 256) / 255)
          context.cgContext.setFillColor(
            UIColor(red: 0, green: green, blue: blue, alpha: 1).cgColor)
          context.fill(CGRect(x: x, y: 0, width: 1, height: height))
        }
      }
    }
  }
}

/// The screen on a phone-sized stage.
@MainActor struct AlbumStage {
  let stage = Stage(size: CGSize(width: 390, height: 844))
  let screen: AlbumScreen

  init(counts: [Int] = [8], inNavigation: Bool = false) {
    screen = AlbumScreen(sections: counts.map { AlbumScreen.pictures($0) })
    stage.show(inNavigation ? UINavigationController(rootViewController: screen) : screen)
    stage.advance(frames: 2)
  }

  var browser: PhotoBrowser<Int>? { screen.browser }

  /// Taps a thumbnail.
  func tap(_ item: Int, section: Int = 0) {
    guard let view = screen.thumbnail(item, section: section) else {
      Issue.record("thumbnail \(item) is not on screen")
      return
    }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    stage.tap(at: view.convert(middle, to: nil))
  }

  func settle() { stage.advance(by: 1) }

  func swipeToNextPage() {
    stage.drag(from: CGPoint(x: 330, y: 420), to: CGPoint(x: 60, y: 420), duration: 0.2)
    settle()
  }

  func dragDown() {
    stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 650), hold: 0.2)
    settle()
  }
}
