import Motion
import UIKit
import UIKitCompat

/// The view of a toast: container, item and button, moved by one spring.
@MainActor final class ToastView: UIView {
  let toast: Toast
  weak var queue: ToastQueue?
  let container: any ToastContainer
  private var button: ToastButton?
  private var otherButton: ToastButton?
  let tap = UITapGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  var motion = SpringValue(ToastPose.shown, threshold: 0.002)
  lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }
  var dragStart = ToastPose.shown
  private var itemFrame = CGRect.zero
  private var viewSize: CGSize?

  /// The maximum extent of a toast, as a fraction of its host view.
  private static let maximumFraction: CGFloat = 0.8

  init(toast: Toast, queue: ToastQueue) {
    self.toast = toast
    self.queue = queue
    container = toast.settings.container ?? BlurToastContainer()
    super.init(frame: .zero)
    container.clipsToBounds = true
    addSubview(container)
    container.contentView.addSubview(toast.item.view)
    addButtons()
    addGestures()
    applyOptions()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Applies the options that don't move it.
  func applyOptions() {
    let options = toast.options
    isUserInteractionEnabled = !options.passesTouches
    tap.isEnabled = options.dismissesOnTap || toast.settings.onTap != nil
    pan.isEnabled = options.swipeDirections != []
    setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the size that the toast needs.
  ///
  /// - Parameters:
  ///   - size: The host view's size.
  ///   - available: The size that is available in it.
  func size(in size: CGSize, within available: CGSize) -> CGSize {
    let margins = toast.item.margins
    let sizes = buttons.map { $0.sizeThatFits(.zero) }
    let buttonWidth = sizes.reduce(0) { $0 + $1.width + Self.buttonGap }
    let around = CGSize(
      width: margins.left + margins.right + buttonWidth, height: margins.top + margins.bottom)
    let limit = CGSize(
      width: max(0, min(size.width * Self.maximumFraction, available.width - around.width)),
      height: max(0, min(size.height * Self.maximumFraction, available.height - around.height)))
    let content = toast.item.layOut(within: limit)
    let height = max(content.height, (sizes.map(\.height).max() ?? 16) - 16)
    itemFrame = CGRect(
      x: margins.left, y: margins.top + (height - content.height) / 2, width: content.width,
      height: content.height)
    return CGSize(width: content.width + around.width, height: height + around.height)
  }

  private static let buttonGap: CGFloat = 12

  /// From the edge inwards.
  private var buttons: [ToastButton] { [button, otherButton].compactMap { $0 } }

  /// Tells the container the host view's size, before the toast is placed in it.
  func update(viewSize: CGSize) {
    guard self.viewSize != viewSize else { return }
    self.viewSize = viewSize
    container.viewSizeDidChange(to: viewSize)
  }

  func place(at center: CGPoint, size: CGSize) {
    self.bounds = CGRect(origin: .zero, size: size)
    self.center = center
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = bounds
    container.layer.cornerRadius = toast.options.cornerRadius.points(for: bounds.size)
    container.layer.maskedCorners = toast.options.corners
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ frame: CGRect) -> CGRect {
      isMirrored ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame
    }
    toast.item.view.frame = buttons.isEmpty ? itemFrame : mirrored(itemFrame)
    var end = bounds.width
    for button in buttons {
      let size = button.sizeThatFits(.zero)
      end -= size.width + Self.buttonGap
      button.frame = mirrored(
        CGRect(x: end, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      )
    }
  }

  // MARK: Touch

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    toast.timer?.hold(.press)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    toast.timer?.release(.press)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    toast.timer?.release(.press)
  }

  // MARK: Action

  private func addButtons() {
    otherButton = toast.settings.otherAction.map { action in
      makeButton(action.title) { [weak self] in self?.performOther(action) }
    }
    button = toast.settings.action.map { action in
      makeButton(action.title) { [weak self] in self?.performAction() }
    }
    for button in buttons.reversed() { container.contentView.addSubview(button) }
  }

  private func makeButton(_ title: String, perform: @escaping () -> Void) -> ToastButton {
    let button = ToastButton(title: title, perform)
    button.onFocus = { [weak self] hasFocus in
      if hasFocus { self?.toast.timer?.hold(.focus) } else { self?.toast.timer?.release(.focus) }
    }
    return button
  }

  /// Performs another action than undoing: the toast ends as if it were dismissed.
  private func performOther(_ action: ToastAction) {
    guard toast.dismissalReason == nil else { return }
    queue?.end(toast, .dismissed, animated: true)
    action.perform()
  }

  func performAction() {
    guard toast.dismissalReason == nil, let action = toast.settings.action else { return }
    queue?.end(toast, .action, animated: true)
    action.perform()
  }

  func focusAction() { button?.becomeFirstResponder() }
  var hasFocus: Bool { buttons.contains(where: \.isFirstResponder) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      queue?.end(toast, .dismissed, animated: true)
    } else if queue?.handle(presses) != true {
      super.pressesBegan(presses, with: event)
    }
  }

  func stopAndRemove() {
    animator.stop()
    for button in buttons where button.isFirstResponder { button.resignFirstResponder() }
    removeFromSuperview()
    // The container and the item may be shown again.
    for view in buttons + [toast.item.view, container] where view.isDescendant(of: self) {
      view.removeFromSuperview()
    }
  }
}
