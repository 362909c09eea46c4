import UIKit
import UIKitCompat

/// Photos that UIKit's own zoom opens: pushed, and aligned with the photo of the next screen.
final class ZoomGridController: DemoScreen {
  private let noteLabel: UILabel
  private let photos = Samples.photos.prefix(12).map { PhotoView($0, radius: 12) }
  private let scrollView = UIScrollView()

  init(_ demo: Demo) {
    noteLabel = UILabel(demo.note, size: 15, color: .detailText)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(noteLabel)
    for photo in photos {
      photo.isUserInteractionEnabled = true
      photo.onTap { [weak self, weak photo] in
        if let photo { self?.open(photo) }
      }
      scrollView.addSubview(photo)
    }
  }

  private func open(_ photo: PhotoView) {
    guard let item = photo.item else { return }
    let page = ZoomedPhotoController(item)
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = {
      ($0.zoomedViewController as? ZoomedPhotoController)?.photoFrame
    }
    page.preferredTransition = .zoom(options: options) { [weak photo] _ in photo }
    navigationController?.pushViewController(page, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.width
    guard width > 32 else { return }
    let note = noteLabel.sizeThatFits(CGSize(width: min(width - 32, 640), height: 1000))
    noteLabel.frame = view.mirrored(
      CGRect(x: 16, y: 12, width: note.width, height: note.height))
    let (columns, gap, top) = (max(2, Int(width / 240)), CGFloat(12), note.height + 28)
    let side = ((width - 32 - gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    for (index, photo) in photos.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      photo.frame = view.mirrored(
        CGRect(
          x: 16 + CGFloat(column) * (side + gap), y: top + CGFloat(row) * (side + gap),
          width: side, height: side))
    }
    scrollView.contentSize = CGSize(
      width: width, height: (photos.last?.frame.maxY ?? top) + 16)
  }
}

extension ZoomGridController: TourStop {
  func show(to guide: TourGuide) async throws {
    guard let photo = photos.first else { return }
    guide.tap(photo)
    try guide.stills("Growing", over: 0.4)
    await guide.finishLoading()
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guide.app.touchDown(at: middle)
    guide.app.touchMove(to: CGPoint(x: middle.x + 30, y: middle.y + 160), duration: 0.25)
    try guide.recording.still("Dragged")
    guide.app.touchUp()
    try guide.stills("Returning", over: 0.4)
  }
}
