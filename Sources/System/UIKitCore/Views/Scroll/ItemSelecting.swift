import QuartzCore

/// A view with items that can be selected with a tap.
@MainActor package protocol ItemSelecting: UIScrollView {
  var itemTap: ItemTapRecognizer { get }
  func highlight(at point: CGPoint)
  func endHighlight()
  func userTapped(at point: CGPoint)
  /// Returns whether a touch stops a moving scroll view inside this view.
  func stopsInnerScrolling(_ touch: UITouch) -> Bool
}

/// A gesture recognizer for taps on items: it highlights the item immediately and selects it when
/// the touch ends.
package final class ItemTapRecognizer: UITapGestureRecognizer {
  /// The last touched item, from which Shift extends the selection.
  package var anchor: IndexPath?

  package init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    addHandler { recognizer in
      guard let view = recognizer.view as? any ItemSelecting, recognizer.state == .ended else {
        return
      }
      view.userTapped(at: recognizer.location(in: view))
    }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let view = view as? any ItemSelecting, let touch = touches.first
    else {
      return
    }
    // A touch that stops scrolling content selects nothing.
    guard !view.isCaught, !view.stopsInnerScrolling(touch) else {
      state = .failed
      return
    }
    view.highlight(at: touch.location(in: view))
  }

  package override func reset() {
    super.reset()
    (view as? any ItemSelecting)?.endHighlight()
  }
}
