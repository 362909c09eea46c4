import ImageLoading
import PhotoBrowsing
import Testing
import UIKit
import UIKitCompat
import UIKitStage

/// The transition tutorial's two sides, which don't know each other, and rectangles converted
/// between any two views.
@MainActor @Suite(.serialized) struct Seed001TransitionTests {
  /// The screen with the thumbnails.
  final class Side: NSObject, PhotoPresenting {
    let screen: AlbumScreen
    var asked: [String] = []
    init(_ screen: AlbumScreen) { self.screen = screen }

    func imageViewForPresenting(_ indexPath: IndexPath) -> UIImageView? {
      asked.append("image")
      let view = UIImageView(image: screen.sections[indexPath.section][indexPath.item])
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      return view
    }

    func presentingRect(for indexPath: IndexPath) -> CGRect? {
      asked.append("from \(indexPath.item)")
      guard let cell = screen.collectionView.cellForItem(at: indexPath) else { return nil }
      return screen.collectionView.convert(cell.frame, to: nil)
    }

    func presentedRect(for indexPath: IndexPath) -> CGRect {
      let image = screen.sections[indexPath.section][indexPath.item]
      let size = screen.view.bounds.size
      let height = image.size.height * size.width / image.size.width
      return CGRect(
        x: 0, y: max(0, (size.height - height) / 2), width: size.width, height: height)
    }
  }

  /// A custom screen with one large photo.
  final class PhotoScreen: UIViewController, PhotoDismissing {
    let imageView = UIImageView()
    var indexPath: IndexPath
    init(_ image: UIImage, at indexPath: IndexPath) {
      self.indexPath = indexPath
      super.init(nibName: nil, bundle: nil)
      imageView.image = image
      modalPresentationStyle = .custom
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      imageView.frame = CGRect(x: 0, y: 275.75, width: 390, height: 292.5)
      view.addSubview(imageView)
    }

    func imageViewForDismissing() -> UIImageView? {
      let copy = UIImageView(image: imageView.image)
      copy.contentMode = .scaleAspectFill
      copy.clipsToBounds = true
      copy.frame = view.convert(imageView.frame, to: nil)
      return copy
    }

    func indexPathForDismissing() -> IndexPath? { indexPath }
  }

  /// The frame of the image view that moves over the screens, in window coordinates.
  private func flying(_ world: AlbumStage) -> CGRect? {
    func find(_ view: UIView) -> CGRect? {
      for subview in view.subviews where !(subview is UINavigationBar) {
        if let image = subview as? UIImageView, !(view.next is UIViewController),
          !(view.superview is UICollectionViewCell)
        {
          return image.convert(image.bounds, to: nil)
        }
        if let found = find(subview) { return found }
      }
      return nil
    }
    return world.stage.window.flatMap { find($0) }
  }

  @Test("The image animates from the cell to the photo, and back to another photo's cell")
  func flight() throws {
    let world = AlbumStage()
    let side = Side(world.screen)
    let path = IndexPath(item: 2, section: 0)
    let photo = PhotoScreen(world.screen.sections[0][2], at: path)
    let transition = PairTransition(presenting: side, dismissing: photo, indexPath: path)
    photo.transitioningDelegate = transition
    let start = try #require(side.presentingRect(for: path))
    world.screen.present(photo, animated: true)
    world.stage.advance(frames: 1)
    let first = try #require(flying(world))
    #expect(abs(first.minX - start.minX) < 12 && abs(first.width - start.width) < 24)
    world.stage.advance(by: 0.3)
    let late = try #require(flying(world))
    #expect(late.width > 370 && abs(late.midY - 422) < 20)
    world.settle()
    #expect(photo.view.alpha == 1 && flying(world) == nil && photo.presentingViewController != nil)

    photo.indexPath = IndexPath(item: 5, section: 0)
    let end = try #require(side.presentingRect(for: photo.indexPath))
    photo.dismiss(animated: true)
    world.stage.advance(by: 0.34)
    let last = try #require(flying(world))
    #expect(abs(last.midX - end.midX) < 12 && last.width < 130)
    world.settle()
    #expect(photo.presentingViewController == nil && flying(world) == nil)
    #expect(side.asked.contains("image") && side.asked.last == "from 5")
  }

  @Test("Without a visible cell it fades and finishes")
  func missingCell() {
    let world = AlbumStage()
    let side = Side(world.screen)
    let path = IndexPath(item: 2, section: 0)
    let photo = PhotoScreen(world.screen.sections[0][2], at: path)
    let transition = PairTransition(presenting: side, dismissing: photo, indexPath: path)
    photo.transitioningDelegate = transition
    world.screen.present(photo, animated: true)
    world.settle()
    photo.indexPath = IndexPath(item: 99, section: 0)
    photo.dismiss(animated: true)
    world.stage.advance(by: 0.1)
    #expect(flying(world) == nil)
    world.settle()
    #expect(photo.presentingViewController == nil)
  }

  @Test("Rectangles convert between any two views and the window, in both directions")
  func conversion() {
    let world = AlbumStage()
    let screen = world.screen
    guard let cell = screen.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)) else {
      Issue.record("no cell")
      return
    }
    screen.collectionView.contentOffset = CGPoint(x: 0, y: 30)
    let inWindow = screen.collectionView.convert(cell.frame, to: nil)
    #expect(inWindow == cell.convert(cell.bounds, to: nil))
    #expect(inWindow.minY == cell.frame.minY - 30)
    let other = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    other.transform = CGAffineTransform(scaleX: 2, y: 2)
    screen.view.addSubview(other)
    let there = cell.convert(cell.bounds, to: other)
    let back = other.convert(there, to: cell)
    #expect(abs(back.minX) < 1e-6 && abs(back.width - 100) < 1e-6)
    #expect(abs(there.width - 50) < 1e-6)
  }

  // MARK: One animator that the app keeps

  @Test("One animator is kept; both sides and the index path are set before each opening")
  func keptAnimator() throws {
    let world = AlbumStage()
    let side = Side(world.screen)
    let photoBrowserAnimator = PairTransition()
    for item in [2, 5] {
      let indexPath = IndexPath(item: item, section: 0)
      let vc = PhotoScreen(world.screen.sections[0][item], at: indexPath)
      vc.modalPresentationStyle = .custom
      vc.transitioningDelegate = photoBrowserAnimator
      photoBrowserAnimator.prepare(presenting: side, dismissing: vc, indexPath: indexPath)
      world.screen.present(vc, animated: true)
      world.stage.advance(frames: 1)
      let (first, start) = (try #require(flying(world)), side.presentingRect(for: indexPath))
      #expect(abs(first.midX - (start?.midX ?? 0)) < 12 && abs(first.width - 100) < 24)
      world.settle()
      vc.dismiss(animated: true)
      world.stage.advance(by: 0.34)
      let last = try #require(flying(world))
      #expect(abs(last.midX - (start?.midX ?? 0)) < 12 && last.width < 130)
      world.settle()
      #expect(world.screen.presentedViewController == nil)
    }
  }

  @Test("A screen that is open returns to where it came from, whatever is prepared after it")
  func nestedOpenings() throws {
    let world = AlbumStage()
    let side = Side(world.screen)
    let animator = PairTransition()
    let photos = [1, 6].map {
      PhotoScreen(world.screen.sections[0][$0], at: IndexPath(item: $0, section: 0))
    }
    var presenter: UIViewController = world.screen
    for photo in photos {
      photo.transitioningDelegate = animator
      animator.prepare(presenting: side, dismissing: photo, indexPath: photo.indexPath)
      presenter.present(photo, animated: true)
      world.settle()
      presenter = photo
    }
    photos[1].dismiss(animated: true)
    world.settle()
    photos[0].dismiss(animated: true)
    world.stage.advance(by: 0.34)
    let end = try #require(side.presentingRect(for: photos[0].indexPath))
    #expect(abs(try #require(flying(world)).midX - end.midX) < 12)
    world.settle()
    #expect(world.screen.presentedViewController == nil)
  }

  @Test("Both sides are held weakly; without them the screens fade and the transition ends")
  func weakSides() {
    let world = AlbumStage()
    let animator = PairTransition()
    let vc = UIViewController()
    vc.modalPresentationStyle = .custom
    vc.transitioningDelegate = animator
    weak var released: Side?
    do {
      let side = Side(world.screen)
      released = side
      let photo = PhotoScreen(world.screen.sections[0][0], at: IndexPath(item: 0, section: 0))
      animator.prepare(presenting: side, dismissing: photo, indexPath: photo.indexPath)
    }
    #expect(released == nil)
    world.screen.present(vc, animated: true)
    world.stage.advance(by: 0.17)
    #expect(vc.view.alpha > 0.2 && vc.view.alpha < 0.8)
    world.settle()
    #expect(vc.view.alpha == 1 && world.screen.presentedViewController === vc)
  }

  @Test("The flying image stays opaque; the coming screen fades in behind it")
  func opacity() throws {
    let world = AlbumStage()
    let (side, photo, animator) = prepared(world)
    photo.transitioningDelegate = animator
    world.screen.present(photo, animated: true)
    world.stage.advance(by: 0.17)
    #expect(photo.view.alpha > 0.2 && photo.view.alpha < 0.8)
    let image = photo.view.superview?.subviews.last
    #expect(image is UIImageView && image?.alpha == 1)
    world.settle()
    #expect(side.asked.contains("image"))
  }

  private func prepared(_ world: AlbumStage) -> (Side, PhotoScreen, PairTransition) {
    let (side, path) = (Side(world.screen), IndexPath(item: 2, section: 0))
    let photo = PhotoScreen(world.screen.sections[0][2], at: path)
    let animator = PairTransition()
    animator.prepare(presenting: side, dismissing: photo, indexPath: path)
    return (side, photo, animator)
  }

  // MARK: Pushed, and caught

  @Test("Pushed and popped with the navigation controller's delegate, and no other screen")
  func pushed() throws {
    let world = AlbumStage(inNavigation: true)
    let (side, photo, animator) = prepared(world)
    let navigation = try #require(world.screen.navigationController)
    navigation.delegate = animator
    navigation.pushViewController(photo, animated: true)
    world.stage.advance(by: 0.32)
    #expect(try #require(flying(world)).width > 360)
    world.settle()
    #expect(navigation.topViewController === photo && flying(world) == nil)
    navigation.popViewController(animated: true)
    world.stage.advance(by: 0.34)
    let end = try #require(side.presentingRect(for: photo.indexPath))
    #expect(abs(try #require(flying(world)).midX - end.midX) < 12)
    world.settle()
    #expect(navigation.topViewController === world.screen && flying(world) == nil)
    navigation.pushViewController(UIViewController(), animated: true)
    world.stage.advance(by: 0.17)
    #expect(flying(world) == nil)
    world.settle()
  }

  @Test("Caught while it is pushed: thrown back it returns, touched only it goes on")
  func caught() throws {
    let world = AlbumStage(inNavigation: true)
    let (side, photo, animator) = prepared(world)
    let navigation = try #require(world.screen.navigationController)
    navigation.delegate = animator
    navigation.pushViewController(photo, animated: true)
    world.stage.advance(by: 0.2)
    let held = try #require(flying(world))
    world.stage.touchDown(at: CGPoint(x: held.midX, y: held.midY))
    world.stage.advance(by: 1)
    #expect(try #require(flying(world)) == held, "it waits for the finger")
    world.stage.touchUp()
    world.settle()
    #expect(navigation.topViewController === photo && flying(world) == nil)

    navigation.popViewController(animated: false)
    world.settle()
    animator.prepare(presenting: side, dismissing: photo, indexPath: photo.indexPath)
    navigation.pushViewController(photo, animated: true)
    world.stage.advance(by: 0.2)
    let again = try #require(flying(world))
    let thumbnail = try #require(side.presentingRect(for: photo.indexPath))
    world.stage.touchDown(at: CGPoint(x: again.midX, y: again.midY))
    world.stage.touchMove(to: CGPoint(x: thumbnail.midX, y: thumbnail.midY), duration: 0.2)
    world.stage.touchUp()
    world.settle()
    #expect(navigation.topViewController === world.screen && flying(world) == nil)
    #expect(photo.view.window == nil && photo.view.alpha == 1)
    world.tap(3)
    #expect(world.browser != nil, "the screen below takes touches again")
  }

  // MARK: The tutorial's smaller lines

  /// A view, not a controller, is the side with the thumbnails.
  final class StatusPictureView: UIView { var asked = 0 }

  @Test("A view adopts the side in an extension")
  func viewAsSide() throws {
    let world = AlbumStage()
    let view = StatusPictureView(frame: CGRect(x: 20, y: 500, width: 60, height: 60))
    world.screen.view.addSubview(view)
    let path = IndexPath(item: 0, section: 0)
    let photo = PhotoScreen(world.screen.sections[0][0], at: path)
    let animator = PairTransition()
    photo.transitioningDelegate = animator
    animator.prepare(presenting: view, dismissing: photo, indexPath: path)
    world.screen.present(photo, animated: true)
    world.stage.advance(frames: 1)
    #expect(abs(try #require(flying(world)).midX - 50) < 12)
    world.settle()
    #expect(view.asked == 1)
  }

  /// Answers every request with one picture.
  struct Server: DataFetching {
    let data: Data
    func fetch(
      _ request: URLRequest, onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws -> FetchedResponse {
      FetchedResponse(status: 200, headers: ["content-type": "image/png"], data: data)
    }
  }

  @Test("A picture from the disk cache by its address, at once; its size, and clearing it")
  func diskCache() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = DiskCache(folder: folder)
    let data = try #require(AlbumScreen.pictures(1)[0].pngData())
    let loader = ImageLoader(fetcher: Server(data: data), store: cache)
    let url = try #require(URL(string: "https://example.org/1.png"))
    #expect(cache.image(for: url) == nil)
    _ = try await loader.image(for: ImageRequest(url: url, pixels: nil))
    let view = UIImageView()
    view.image = cache.image(for: url)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 400, height: 300))
    #expect(cache.image(for: url, pixels: CGSize(width: 40, height: 40))?.size.width == 40)
    #expect(await cache.bytes > data.count)
    await cache.removeAll()
    #expect(await cache.bytes == 0)
    #expect(cache.image(for: url) == nil)
  }

  @Test("A view in the key window shows where a rectangle is")
  func keyWindow() throws {
    let world = AlbumStage()
    let rect = try #require(
      Side(world.screen).presentingRect(for: IndexPath(item: 1, section: 0)))
    let v = UIView()
    v.backgroundColor = .red
    v.frame = rect
    UIApplication.shared.keyWindow?.addSubview(v)
    world.stage.advance(frames: 1)
    #expect(v.window === world.stage.window)
    let picture = try #require(world.stage.picture())
    let red = picture.withPixels { bytes in
      bytes[Int(rect.midY) * picture.bytesPerRow + Int(rect.midX) * 4 + 2]
    }
    #expect(red == 255)
    v.removeFromSuperview()
  }
}

extension Seed001TransitionTests.StatusPictureView: PhotoPresenting {
  func imageViewForPresenting(_ indexPath: IndexPath) -> UIImageView? {
    asked += 1
    return UIImageView(image: AlbumScreen.pictures(1)[0])
  }
  func presentingRect(for indexPath: IndexPath) -> CGRect? { convert(bounds, to: nil) }
  func presentedRect(for indexPath: IndexPath) -> CGRect {
    CGRect(x: 0, y: 275.75, width: 390, height: 292.5)
  }
}
