import Paging
import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import PhotoBrowsing

/// A phone-sized stage with a column of square thumbnails and a browser of their photos.
@MainActor final class BrowserWorld: NSObject, PhotoSourcing {
  let stage: Stage
  let root = UIViewController()
  var thumbnails: [Int: UIImageView] = [:]
  var ids: [Int]
  var image = BrowserWorld.picture(width: 400, height: 300)
  var photoSize = CGSize(width: 4000, height: 3000)
  var hasThumbnails = true
  var revealed: [Int] = []
  var hidden: Set<Int> = []
  var pageChanges: [Int] = []
  var closed: [Int?] = []
  var touchesBelow = 0
  private(set) weak var browser: WatchedBrowser?

  /// A container of the root, if requested.
  private(set) var navigation: UINavigationController?

  init(
    count: Int = 8, size: CGSize = CGSize(width: 390, height: 844), inNavigation: Bool = false
  ) {
    stage = Stage(size: size)
    ids = Array(0..<count)
    super.init()
    if inNavigation { navigation = UINavigationController(rootViewController: root) }
    stage.show(navigation ?? root)
    let below = TouchCounter(frame: root.view.bounds)
    below.onTouch = { [weak self] in self?.touchesBelow += 1 }
    root.view.addSubview(below)
    for id in ids { addThumbnail(id) }
  }

  private func addThumbnail(_ id: Int) {
    let row = CGFloat(id % 6)
    let view = UIImageView(
      frame: CGRect(x: 20 + row * 7, y: 40 + row * 110, width: 100, height: 100))
    view.image = image
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 12
    thumbnails[id] = view
    root.view.addSubview(view)
  }

  /// The browser is retained only by its presenter.
  @discardableResult func open(
    _ index: Int, by method: PhotoBrowserController.OpenMethod? = nil, settle: Bool = true,
    _ configure: (WatchedBrowser) -> Void = { _ in }
  ) -> WatchedBrowser {
    let browser = makeBrowser()
    configure(browser)
    browser.open(at: index, by: method ?? .present(from: root))
    if settle { self.settle() }
    return browser
  }

  private func makeBrowser() -> WatchedBrowser {
    let browser = WatchedBrowser()
    // A load may finish after the test.
    browser.numberOfPhotos = { [weak self] in self?.ids.count ?? 0 }
    browser.photoID = { [weak self] in self?.ids[$0] ?? $0 }
    browser.photoSize = { [weak self] _ in self?.photoSize }
    browser.placeholder = { [weak self] _ in self?.image }
    browser.loadImage = { _, _ in throw CancellationError() }
    browser.setSource(self)
    browser.onPageChange = { [weak self] index, _ in self?.pageChanges.append(index) }
    browser.onClose = { [weak self] id in self?.closed.append(id) }
    self.browser = browser
    return browser
  }

  func settle() { stage.advance(by: 0.9) }

  func thumbnail(for id: Int) -> Thumbnail? {
    guard hasThumbnails, let view = thumbnails[id] else { return nil }
    return Thumbnail(imageView: view)
  }

  func revealThumbnail(for id: Int) { revealed.append(id) }

  func setThumbnailHidden(_ isHidden: Bool, for id: Int) {
    if isHidden { hidden.insert(id) } else { hidden.remove(id) }
    thumbnails[id]?.isHidden = isHidden
  }

  // MARK: Visible state

  /// The frame of the animated image or, afterwards, of its page.
  var window: CGRect {
    guard let browser else { return .null }
    let controller = browser.transitionController
    if controller.isInTransition { return controller.morphView.frame }
    return (browser.pageContent?.frame ?? .null).intersection(browser.view.bounds)
  }

  /// Views that belong to no screen: everything in the window except the root's view.
  var strayViews: Int {
    (stage.window?.subviews ?? []).filter { $0 !== root.view }.count
  }

  static func picture(width: Int, height: Int) -> UIImage {
    UIImage(
      cgImage: CGImage(width: width, height: height, isOpaque: true) { pixels in
        var index = 0
        while index < pixels.count {
          pixels[index] = UInt8(index / 4 % 256)
          pixels[index + 1] = UInt8(index / 4 / width % 256)
          pixels[index + 3] = 255
          index += 4
        }
      })
  }
}

/// The appearance callbacks of a controller, which outlive it.
@MainActor final class CallLog {
  var calls: [String] = []

  var isBalanced: Bool {
    let legal: [String: Set<String>] = [
      "": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
      "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
      "didDisappear": [],
    ]
    return calls.last == "didDisappear"
      && zip([""] + calls, calls).allSatisfy { legal[$0.0]?.contains($0.1) == true }
  }
}

final class WatchedBrowser: PhotoBrowser<Int> {
  let log = CallLog()
  var calls: [String] { log.calls }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.calls.append("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.calls.append("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.calls.append("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.calls.append("didDisappear")
  }
}

final class TouchCounter: UIView {
  var onTouch: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?() }
}

extension CGImage {
  /// Blue, green and red.
  @MainActor func color(at point: CGPoint) -> [UInt8] {
    let start = Int(point.y) * bytesPerRow + Int(point.x) * 4
    return withPixels { Array($0[start..<start + 3]) }
  }
}

func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
  [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].map(abs).max() ?? 0
}
