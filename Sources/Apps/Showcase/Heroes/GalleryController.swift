import HeroTransitions
import UIKit
import UIKitCompat

/// Whole photos side by side. The current one returns to its own cell.
final class GalleryController: HeroScreen {
  private let items: [DemoItem]
  private let scroll = UIScrollView()
  private var pages: [PhotoView] = []
  private var index: Int

  init(_ items: [DemoItem], at index: Int) {
    self.items = items
    self.index = index
    super.init(nibName: nil, bundle: nil)
    isHeroDismissDragEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scroll.isPagingEnabled = true
    scroll.delegate = self
    view.addSubview(scroll)
    for item in items {
      let page = PhotoView(item)
      page.contentMode = .scaleAspectFit
      page.backgroundColor = .clear
      scroll.addSubview(page)
      pages.append(page)
    }
    closeButton.heroModifiers = [.fade]
    showID()
  }

  /// Only the visible photo is matched with its cell.
  private func showID() {
    for (number, page) in pages.enumerated() {
      page.heroID = number == index ? CollectionController.id(number) : nil
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scroll.bounds.size != view.bounds.size else { return }
    scroll.frame = view.bounds
    let (w, h) = (view.bounds.width, view.bounds.height)
    for (number, page) in pages.enumerated() {
      page.frame = CGRect(x: CGFloat(number) * w, y: 0, width: w, height: h)
    }
    scroll.contentSize = CGSize(width: CGFloat(pages.count) * w, height: h)
    scroll.contentOffset.x = CGFloat(index) * w
  }

  func turn(to number: Int) { scroll.contentOffset.x = CGFloat(number) * view.bounds.width }
}

extension GalleryController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard view.bounds.width > 0, heroTransition == nil else { return }
    let number = Int((scrollView.contentOffset.x / view.bounds.width).rounded())
    guard pages.indices.contains(number), number != index else { return }
    index = number
    showID()
  }
}

extension GalleryController {
  func show(to guide: TourGuide) async throws {
    turn(to: 22)
    guide.app.advance(frames: 2)
    await guide.finishLoading()
    try guide.recording.still("Another one")
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guide.app.touchDown(at: middle)
    guide.app.touchMove(to: CGPoint(x: middle.x + 30, y: middle.y + 180), duration: 0.3)
    try guide.recording.still("Dragged")
    guide.app.touchUp()
    try guide.stills("Home", over: 0.4)
  }
}
