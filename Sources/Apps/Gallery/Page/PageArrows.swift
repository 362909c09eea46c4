import PhotoBrowsing
import UIKit
import UIKitCompat

/// The buttons at the edges of the photo that turn the page. They are shown while a pointer moves
/// over the photo; fingers swipe.
final class PageArrows: UIView, PhotoBrowserOverlay {
  private(set) lazy var previousButton = makeButton("chevron.backward", labels.previous, step: -1)
  private(set) lazy var nextButton = makeButton("chevron.forward", labels.next, step: 1)
  private let labels: (previous: String, next: String)
  /// Returns the key that turns to the page at the left, and that to the right.
  private let keys: @MainActor () -> [KeyCombination]
  private weak var browser: PhotoBrowserController?
  private var isBuilt = false
  private var isPointed = false { didSet { if isPointed != oldValue { showButtons() } } }

  /// The distance from the edges, in points.
  private static let margin: CGFloat = 12

  init(
    previous: String, next: String, keys: @escaping @MainActor () -> [KeyCombination]
  ) {
    (labels, self.keys) = ((previous, next), keys)
    super.init(frame: .zero)
    overrideUserInterfaceStyle = .dark
  }

  required init?(coder: NSCoder) { nil }

  private func makeButton(_ symbol: String, _ label: String, step: Int) -> PhotoBarButton {
    let button = PhotoBarButton(symbol: symbol, label: label)
    button.ground = UIColor(white: 0, alpha: 0.45)
    button.layer.cornerRadius = PhotoBarButton.largeSide / 2
    // The arrow keys follow the direction of the pages.
    let key = (step > 0) != isMirrored ? 1 : 0
    let keys = keys()
    button.toolTip = String(toolTip: label, key: keys.indices.contains(key) ? keys[key] : nil)
    button.addAction(
      UIAction { [weak self] _ in self?.browser?.page(by: step, animated: true) },
      for: .touchUpInside)
    button.addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.movePhoto($0) })
    return button
  }

  /// A zoomed photo may be taken where an arrow covers it.
  private func movePhoto(_ pan: UIPanGestureRecognizer) {
    let moved = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    _ = browser?.currentCell?.pan(by: CGVector(dx: moved.x, dy: moved.y))
  }

  func update(for browser: PhotoBrowserController, index: Int) {
    if self.browser == nil {
      self.browser = browser
      browser.view.addGestureRecognizer(
        UIHoverGestureRecognizer { [weak self] hover in
          self?.isPointed = hover.state == .began || hover.state == .changed
        })
    }
    showButtons()
  }

  /// Shows the buttons that lead to a photo.
  private func showButtons() {
    guard isBuilt || isPointed else { return }
    if !isBuilt {
      isBuilt = true
      for button in [previousButton, nextButton] { addSubview(button) }
    }
    let (index, count) = (browser?.currentIndex ?? 0, browser?.photoCount ?? 0)
    previousButton.isHidden = !isPointed || index <= 0
    nextButton.isHidden = !isPointed || index + 1 >= count
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isBuilt else { return }
    let side = PhotoBarButton.largeSide
    let y = ((bounds.height - side) / 2).rounded()
    let left = Self.margin + safeAreaInsets.left
    let right = bounds.width - Self.margin - safeAreaInsets.right - side
    for (button, x) in [
      (previousButton, isMirrored ? right : left), (nextButton, isMirrored ? left : right),
    ] {
      button.frame = CGRect(x: x, y: y, width: side, height: side)
    }
  }
}
