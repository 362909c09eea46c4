import PhotoBrowsing
import Routing
import UIKit
import UIKitCompat

/// The screen with the thumbnails, which opens a view controller of the app's own.
final class TwoSidesController: UIViewController {
  private lazy var album = AlbumController(demo, [Samples.photos])
  private let demo: Demo

  init(_ demo: Demo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(album)
    view.addSubview(album.view)
    album.didMove(toParent: self)
    album.collectionView.delegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    album.view.frame = view.bounds
  }
}

extension TwoSidesController: UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let photo = album.sections[indexPath.section][indexPath.item].id
    Router.ofShowcase?.tellingFailure { router throws(RoutingError) in
      try router.show(PhotoRoute.alone(photo: photo), context: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    album.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }
}

extension TwoSidesController: PhotoPresenting {
  private func cell(_ indexPath: IndexPath) -> ThumbnailCell? {
    album.collectionView.cellForItem(at: indexPath) as? ThumbnailCell
  }

  func imageViewForPresenting(_ indexPath: IndexPath) -> UIImageView? {
    let view = UIImageView(image: cell(indexPath)?.imageView.image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    return view
  }

  func presentingRect(for indexPath: IndexPath) -> CGRect? {
    cell(indexPath).map { $0.convert($0.bounds, to: nil) }
  }

  func presentedRect(for indexPath: IndexPath) -> CGRect {
    let size = cell(indexPath)?.imageView.image?.size ?? CGSize(width: 1, height: 1)
    return OnePhotoController.place(of: size, in: view.window?.bounds ?? view.bounds)
  }
}

/// The screen with one photo. A click or Escape goes back.
final class OnePhotoController: DemoScreen, PhotoDismissing {
  private let imageView = UIImageView()
  private let item: DemoItem
  /// Returns the frame of the photo on the other screen; nil if there is none.
  private let indexPath: IndexPath?
  private var transition: PairTransition?

  init(_ item: DemoItem, at indexPath: IndexPath?) {
    self.item = item
    self.indexPath = indexPath
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The frame of the whole photo, as large as possible.
  static func place(of size: CGSize, in space: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return space }
    let scale = min(space.width / size.width, space.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: space.midX - width / 2, y: space.midY - height / 2, width: width, height: height)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.image = Thumbnails.shared.known(item)
    view.addSubview(imageView)
    let tap = UITapGestureRecognizer { [weak self] tap in
      if tap.state == .ended { self?.dismiss(animated: true) }
    }
    view.addGestureRecognizer(tap)
    Task { [weak self, item] in
      guard let image = try? await PhotoLoader.shared.load(item, pixels: nil) else { return }
      self?.imageView.image = image
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    imageView.frame = Self.place(of: imageView.image?.size ?? .zero, in: view.bounds)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Its copy is shown by the transition.
    imageView.isHidden = isBeingPresented && transition != nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    imageView.isHidden = false
  }

  func imageViewForDismissing() -> UIImageView? {
    let view = UIImageView(image: imageView.image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.frame = imageView.convert(imageView.bounds, to: nil)
    imageView.isHidden = true
    return view
  }

  func indexPathForDismissing() -> IndexPath? { indexPath }
}

extension OnePhotoController: RouteDestination {
  /// Opens from the thumbnail, if there is one.
  func showRoute(_ request: RouteRequest, from presenter: UIViewController) {
    if let indexPath, let thumbnails = presenter as? any PhotoPresenting {
      let transition = PairTransition(
        presenting: thumbnails, dismissing: self, indexPath: indexPath)
      self.transition = transition
      modalPresentationStyle = .custom
      transitioningDelegate = transition
    }
    presenter.present(self, animated: request.isAnimated)
  }
}
