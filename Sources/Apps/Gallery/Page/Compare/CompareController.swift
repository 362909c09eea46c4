import PhotoBrowsing
import UIKit

/// Shows two to four photos side by side, which are zoomed and moved together.
final class CompareController: CoveringController {
  private let request: @MainActor (Photo) -> PhotoRequest
  private let photos: [Photo]
  private(set) var panes: [ComparePane] = []
  private let close = PhotoBarButton(symbol: "xmark", label: String(gallery: "Close"))
  /// How many photos are shown, 2…4.
  private(set) var count: Int
  /// The first of the photos beside the first pane.
  private(set) var start = 1
  private var isFollowing = false

  static let maximumCount = 4
  private static let gap: CGFloat = 4

  /// - Parameter photos: The photo to compare with others, and the others.
  init(_ photos: [Photo], count: Int, request: @escaping @MainActor (Photo) -> PhotoRequest) {
    self.photos = photos
    self.count = min(max(2, count), Self.maximumCount, photos.count)
    self.request = request
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalPresentationCapturesStatusBarAppearance = true
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.overrideUserInterfaceStyle = .dark
    close.backgroundColor = UIColor(white: 0, alpha: 0.5)
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(close)
    showPanes()
  }

  private var shownPhotos: [Photo] {
    guard let first = photos.first else { return [] }
    return [first] + photos[min(start, photos.count)..<min(start + count - 1, photos.count)]
  }

  /// Keeps the panes of photos that stay.
  private func showPanes() {
    let old = panes
    panes = shownPhotos.map { photo in old.first { $0.photo.id == photo.id } ?? makePane(of: photo)
    }
    for pane in old where !panes.contains(where: { $0 === pane }) { pane.removeFromSuperview() }
    view.setNeedsLayout()
  }

  private func makePane(of photo: Photo) -> ComparePane {
    let pane = ComparePane(photo, request: request(photo))
    pane.cell.onZoom = { [weak self] in self?.didZoom($0) }
    view.insertSubview(pane, belowSubview: close)
    return pane
  }

  /// The others follow the photo that is zoomed or moved.
  private func didZoom(_ cell: ImageCell) {
    guard !isFollowing, !isLayingOut else { return }
    isFollowing = true
    for pane in panes where pane.cell !== cell { pane.cell.follow(cell) }
    isFollowing = false
  }

  private var isLayingOut = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    isLayingOut = true
    for (pane, frame) in zip(panes, Self.frames(panes.count, in: view.bounds.size)) {
      pane.frame = frame
      pane.layoutIfNeeded()
    }
    isLayingOut = false
    // Photos that were added show what the others show.
    if let first = panes.first?.cell, first.isZoomed { didZoom(first) }
    let side = PhotoBarButton.side
    let safe = view.safeAreaInsets(clearOfWindowControls: .vertical)
    close.frame = CGRect(
      x: view.bounds.width - side - 12, y: safe.top + 12, width: side, height: side)
  }

  /// Two photos are beside each other, or above each other in a tall window; four are in a square.
  static func frames(_ count: Int, in size: CGSize) -> [CGRect] {
    guard count > 0 else { return [] }
    let isTall = size.height > size.width
    let columns = count == 4 ? 2 : isTall ? 1 : count
    let rows = (count + columns - 1) / columns
    let width = (size.width - CGFloat(columns - 1) * gap) / CGFloat(columns)
    let height = (size.height - CGFloat(rows - 1) * gap) / CGFloat(rows)
    return (0..<count).map { index in
      CGRect(
        x: CGFloat(index % columns) * (width + gap), y: CGFloat(index / columns) * (height + gap),
        width: width, height: height)
    }
  }

  // MARK: Keys

  override func handle(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardEscape, .keyboardC: dismiss(animated: true)
    case .keyboard2: show(2)
    case .keyboard3: show(3)
    case .keyboard4: show(4)
    case .keyboardRightArrow: move(by: 1)
    case .keyboardLeftArrow: move(by: -1)
    default: return ZoomCommand(key).flatMap { panes.first?.cell.zoom($0) } ?? false
    }
    return true
  }

  /// Shows another number of photos.
  func show(_ number: Int) {
    let most = min(Self.maximumCount, photos.count)
    let new = min(max(2, number), most)
    guard new != count, most >= 2 else { return }
    count = new
    start = min(start, photos.count - count + 1)
    showPanes()
  }

  /// Compares the first photo with those further on, or before.
  func move(by step: Int) {
    let new = min(max(1, start + step), max(1, photos.count - count + 1))
    guard new != start else { return }
    start = new
    showPanes()
  }
}
