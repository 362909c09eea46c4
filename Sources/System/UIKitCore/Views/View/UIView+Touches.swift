import QuartzCore

extension UIView {
  func replaceRecognizers(by fresh: [UIGestureRecognizer]) {
    for recognizer in recognizers { removeGestureRecognizer(recognizer) }
    for recognizer in fresh { addGestureRecognizer(recognizer) }
  }

  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.attach(to: self)
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizers.remove(at: index)
    recognizer.attach(to: nil)
  }

  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, interactionBlocks == 0, !isHidden, layer.opacity >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewsInPaintOrder.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}
