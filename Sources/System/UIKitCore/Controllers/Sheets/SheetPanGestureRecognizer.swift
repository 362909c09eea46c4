import QuartzCore

/// Drags a sheet. A touch stops a moving sheet, which continues if no drag follows.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var sheet: UISheetPresentationController?
  private var hasCaught = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addHandler { [weak self] _ in self?.handle() }
  }

  override var delaysTouchesBegan: Bool {
    get { super.delaysTouchesBegan || hasCaught }
    set { super.delaysTouchesBegan = newValue }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if sheet?.fingerCameDown() == true { hasCaught = true }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A tap that stopped the sheet is not passed on.
    if hasCaught { arena?.views.cancel(for: self) }
    super.touchesEnded(touches, with: event)
  }

  /// Only vertical drags begin.
  override func mayBegin(heading direction: CGPoint) -> Bool {
    abs(direction.y) > abs(direction.x) && sheet?.isDraggable == true
  }

  override func reset() {
    super.reset()
    hasCaught = false
    sheet?.fingersAreUp()
  }

  private func handle() {
    guard let sheet, let container = sheet.container else { return }
    let speed = -velocity(in: container).y
    switch state {
    case .began:
      sheet.beginDrag()
      sheet.drag(by: -translation(in: container).y)
    case .changed: sheet.drag(by: -translation(in: container).y)
    case .ended: sheet.endDrag(velocity: speed)
    case .cancelled: sheet.endDrag(velocity: 0, isCancelled: true)
    default: break
    }
  }
}
