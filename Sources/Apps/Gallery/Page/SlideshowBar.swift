import PhotoBrowsing
import UIKit
import UIKitCompat

/// The bar of a slideshow: pause, next, and how long each photo is shown. Like the other controls it
/// is shown when the pointer moves.
final class SlideshowBar: UIView, PhotoBrowserOverlay {
  private weak var page: PhotoPage?
  private let ground = UIView()
  private(set) lazy var pause = PhotoBarButton(
    symbol: "pause.fill", label: String(gallery: "Pause"))
  private(set) lazy var nextButton = PhotoBarButton(
    symbol: "forward.end.fill", label: String(gallery: "Next Photo"))
  private(set) lazy var time = PhotoBarButton(
    symbol: "timer", label: String(gallery: "Time for Each Photo"))
  private(set) lazy var end = PhotoBarButton(
    symbol: "xmark", label: String(gallery: "End Slideshow"))
  private var isBuilt = false

  private static let height: CGFloat = 56
  /// The distance from the bottom, above the page indicator, in points.
  private static let bottom: CGFloat = 52

  init(page: PhotoPage) {
    self.page = page
    super.init(frame: .zero)
    isHidden = true
    overrideUserInterfaceStyle = .dark
  }

  required init?(coder: NSCoder) { nil }

  private var buttons: [PhotoBarButton] { [pause, nextButton, time, end] }
  private var slideshow: Slideshow? { page?.browser?.slideshow }

  var isMenuOpen: Bool { isBuilt && time.isMenuOpen }

  /// Shows what can be done in a state; nothing while there is no slideshow.
  func show(_ state: Slideshow.State) {
    isHidden = state == .stopped
    guard !isHidden else { return }
    build()
    let isPaused = state == .paused
    pause.setSymbol(isPaused ? "play.fill" : "pause.fill")
    let name = isPaused ? String(gallery: "Continue") : String(gallery: "Pause")
    pause.accessibilityLabel = name
    pause.toolTip = String(toolTip: name, key: " ")
    setNeedsLayout()
  }

  private func build() {
    guard !isBuilt else { return }
    isBuilt = true
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = String(gallery: "Slideshow")
    // What a damaged photo says may be below it.
    ground.backgroundColor = UIColor(white: 0, alpha: 0.9)
    ground.layer.cornerRadius = Self.height / 2
    ground.isUserInteractionEnabled = false
    connect(pause) { $0.state == .paused ? $0.resume() : $0.pause() }
    connect(nextButton) { $0.showNext() }
    connect(end) { $0.stop() }
    end.toolTip = page?.scene?.commands?["slideshow"]?.toolTip(title: end.accessibilityLabel ?? "")
    time.showsMenuAsPrimaryAction = true
    time.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak page] completion in
        completion(page?.scene.map { [$0.settings.slideshowDurations] } ?? [])
      }
    ])
    for view in [ground] + buttons { addSubview(view) }
  }

  private func connect(_ button: PhotoBarButton, _ act: @escaping @MainActor (Slideshow) -> Void) {
    button.addAction(
      UIAction { [weak self] _ in if let slideshow = self?.slideshow { act(slideshow) } },
      for: .touchUpInside)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isBuilt else { return }
    let (side, gap) = (PhotoBarButton.largeSide, CGFloat(6))
    let inset = (Self.height - side) / 2
    let width = CGFloat(buttons.count) * (side + gap) - gap + 2 * inset
    ground.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(),
      y: bounds.height - safeAreaInsets.bottom - Self.bottom - Self.height, width: width,
      height: Self.height)
    for (number, button) in buttons.enumerated() {
      button.frame = mirrored(
        CGRect(
          x: ground.frame.minX + inset + CGFloat(number) * (side + gap),
          y: ground.frame.minY + inset, width: side, height: side))
    }
  }
}
