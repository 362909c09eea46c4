import PhotoBrowsing
import Testing
import UIKit
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

  /// The frame of the animated image in window coordinates.
  private func flying(_ world: AlbumStage) -> CGRect? {
    func find(_ view: UIView) -> CGRect? {
      for subview in view.subviews {
        if let image = subview as? UIImageView, !(image.superview is UICollectionViewCell),
          image.layer.animationKeys()?.isEmpty == false
        {
          return image.layer.presentation()?.frame
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
}
