import ImageLoading
import PhotoBrowsing
import Testing
import UIKit
import UIKitStage

/// The manual's lines by which a library of the app's choice loads a page's photo.
@MainActor @Suite(.serialized) struct Seed000LoadingTests {
  /// Stands for any library that puts images into image views, as `extensionView.library`.
  @MainActor final class Library {
    static let photo = picture(width: 1600, height: 1200)
    private var waiting: [(UIImageView, @MainActor () -> Void)] = []

    func setImage(
      of imageView: UIImageView, placeholderImage: UIImage?,
      completed: @escaping @MainActor () -> Void
    ) {
      imageView.image = placeholderImage
      waiting.append((imageView, completed))
    }

    func finish() {
      let calls = waiting
      waiting = []
      for (imageView, completed) in calls {
        imageView.image = Self.photo
        completed()
      }
    }

    static func picture(width: Int, height: Int) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (1, true)
      let size = CGSize(width: width, height: height)
      return UIGraphicsImageRenderer(size: size, format: format).image { context in
        context.cgContext.setFillColor(UIColor.systemOrange.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        context.cgContext.setFillColor(UIColor.systemBlue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height / 2))
      }
    }
  }

  private let fitted = CGRect(x: 0, y: 275.75, width: 390, height: 292.5)

  @Test("Any library sets the image of the page's image view, a placeholder first")
  func anyLibrary() throws {
    let world = AlbumStage()
    let library = Library()
    let placeholder = Library.picture(width: 40, height: 30)
    world.screen.configure = { browser, _ in
      browser.makeCell = { browser, _ in
        let cell = browser.dequeueCell(ImageCell.self) { ImageCell() }
        library.setImage(of: cell.imageView, placeholderImage: placeholder) { [weak cell] in
          cell?.setNeedsLayout()
        }
        return cell
      }
    }
    world.tap(1)
    world.settle()
    let cell = try #require(world.browser?.currentCell as? ImageCell)
    #expect(cell.imageView.frame == fitted)
    world.stage.doubleTap(at: CGPoint(x: 100, y: 350))
    world.settle()
    let zoomed = cell.imageView.frame
    #expect(zoomed.width > 900)
    library.finish()
    world.settle()
    #expect(cell.image === Library.photo && cell.imageView.frame == zoomed)
    world.swipeToNextPage()
    world.browser?.close(animated: true)
    world.settle()
    #expect(world.browser == nil)
  }

  @Test("ImageLoading's loader sets the image of the page's image view")
  func ownLoader() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    try #require(Library.photo.pngData()).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let world = AlbumStage()
    let loader = ImageLoader(store: nil)
    world.screen.configure = { browser, _ in
      browser.makeCell = { browser, _ in
        let cell = browser.dequeueCell(ImageCell.self) { ImageCell() }
        cell.imageView.setImage(for: ImageRequest(url: url, pixels: nil), from: loader)
        return cell
      }
    }
    world.tap(0)
    world.settle()
    let cell = try #require(world.browser?.currentCell as? ImageCell)
    #expect(await world.stage.wait { cell.image != nil })
    world.settle()
    #expect(cell.imageView.frame == fitted && cell.imageView.alpha == 1)
    #expect(cell.errorMessage == nil)
  }

  /// A page with a view for its progress, which loads by itself.
  final class LoadingImageCell: ImageCell {
    let progressView = ProgressRing()
    var library: Library?

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(progressView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      progressView.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    }

    func reloadData(placeholder: UIImage?) {
      progressView.progress = 0
      library?.setImage(of: imageView, placeholderImage: placeholder) { [weak self] in
        self?.progressView.progress = 1
        self?.setNeedsLayout()
      }
      progressView.progress = 0.25
    }
  }

  @Test("A subclass adds a view for the progress, lays it out and loads by itself")
  func loadingCell() throws {
    let world = AlbumStage()
    let library = Library()
    world.screen.configure = { browser, _ in
      browser.makeCell = { browser, _ in
        let cell = browser.dequeueCell(LoadingImageCell.self) { LoadingImageCell() }
        cell.library = library
        cell.reloadData(placeholder: nil)
        return cell
      }
    }
    world.tap(0)
    world.settle()
    let cell = try #require(world.browser?.currentCell as? LoadingImageCell)
    let ring = cell.progressView
    #expect(ring.center == CGPoint(x: 195, y: 422) && ring.bounds.width == 50)
    #expect(!ring.isHidden && ring.progress == 0.25 && cell.image == nil)
    library.finish()
    world.settle()
    #expect(ring.isHidden && cell.imageView.frame == fitted)
  }
}
