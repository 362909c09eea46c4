import HostInterface
import QuartzCore

/// A view hierarchy in a popup of a scene's desktop window.
///
/// Its frame is in the coordinates of the scene, like a window's, but may lie outside of it. The
/// frame loop of the scene lays it out.
final class PopupWindow: UIWindow {
  /// The view that fills the window and contains all others.
  let content = UIView()
  /// Called when the desktop or the user has closed the popup.
  var onDismissal: (() -> Void)?
  /// Called when the desktop has placed or resized the popup.
  var frameDidChange: (() -> Void)?
  /// Whether events reach the views.
  var isTakingInput = true
  private(set) var hostPopup: (any HostPopup)?
  private let composer = SceneComposer()

  /// Creates a popup that isn't placed yet; `nil` if the scene has no desktop window.
  ///
  /// - Parameter grabsInput: Whether a press outside of the window closes it.
  init?(in scene: UIWindowScene, over parent: PopupWindow?, grabsInput: Bool) {
    guard let host = scene.hostWindow else { return nil }
    super.init(frame: .zero)
    windowScene = scene
    let popup = host.makePopup(over: parent?.hostPopup, grabsInput: grabsInput)
    popup.onFrameChange = { [weak self] in self?.takeFrame() }
    popup.onDismissal = { [weak self] in
      self?.close()
      self?.onDismissal?()
    }
    hostPopup = popup
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  var isTransparent: Bool { hostPopup?.isTransparent ?? false }

  /// Shows the popup, or moves it.
  func place(_ placement: HostPopupPlacement) {
    guard let scene = windowScene, let hostPopup else { return }
    hostPopup.place(placement)
    takeFrame()
    guard isHidden else { return }
    scene.popups.append(self)
    isHidden = false
  }

  private func takeFrame() {
    guard let hostPopup else { return }
    UIView.performWithoutAnimation {
      frame = hostPopup.frame
      content.frame = bounds
    }
    frameDidChange?()
    windowScene?.requestFrame()
  }

  func present(at time: TimeInterval) {
    let size = bounds.size
    if let node = composer.compose(content.layer, in: size, at: time) { hostPopup?.present(node) }
    // A root layer that stays marked as changed would not request the next frame.
    _ = layer.renderNode(at: time)
  }

  override func close() {
    guard let closing = hostPopup else { return }
    hostPopup = nil
    closing.onDismissal = nil
    windowScene?.popups.removeAll { $0 === self }
    isHidden = true
    closing.close()
  }
}
