import UIKit

/// Goes through a screen with the Tab key.
@MainActor struct FocusAudit {
  private(set) var faults: [AccessibilityFault] = []

  /// The number of pixels that have to change where the focus goes, by 3:1.
  private static let (leastPixels, leastContrast): (Int, CGFloat) = (16, 3)

  init(
    _ stage: Stage, _ window: UIWindow, _ seen: [SeenViews.View], _ elements: [UIResponder]
  ) {
    let stops = window.keyboardStops
    let visible = Set(seen.map { ObjectIdentifier($0.view) })
    for element in elements where element.isTarget {
      guard let view = element.nearestView, visible.contains(ObjectIdentifier(view)) else {
        continue
      }
      // Keys of a list or screen lead to what is in it, but for controls.
      let isReached = stops.contains { stop in
        stop.responder === element
          || view.isDescendant(of: stop.view)
            && (stop.responder is UIControl || !(element is UIControl))
      }
      if !isReached { faults.append(element.fault(.unreachable)) }
    }
    walk(stage, window, count: stops.count)
  }

  private mutating func walk(_ stage: Stage, _ window: UIWindow, count: Int) {
    let first = window.firstResponder
    defer {
      _ = window.firstResponder?.resignFirstResponder()
      _ = first?.becomeFirstResponder()
      stage.settle(limit: 0.5)
    }
    _ = first?.resignFirstResponder()
    stage.settle(limit: 0.5)
    var before = ScreenPixels(stage)
    var start: UIResponder?
    // Twice, as some stops are left by other keys; then once more, to leave the last one.
    for _ in 0...2 * count {
      let former = window.firstResponder
      stage.press(.keyboardTab)
      stage.settle(limit: 0.5)
      guard let responder = window.firstResponder,
        let stop = window.keyboardStops.first(where: { $0.responder === responder })
      else { return }
      if responder === start, former !== start { return }
      start = start ?? responder
      if responder === former {
        // Texts of several lines take Tab; Ctrl+Tab leaves them.
        stage.press(.keyboardTab, modifiers: .control)
        stage.settle(limit: 0.5)
        guard window.firstResponder === former else { continue }
        if count > 1 { faults.append(stop.responder.fault(.trap)) }
        return
      }
      let after = ScreenPixels(stage)
      if let before, let after, !Self.shows(stop.view, before, after),
        !Self.shows(stop.view, Self.pixels(stage, without: responder), after)
      {
        faults.append(stop.view.fault(.invisibleFocus, "\(type(of: responder))"))
      }
      before = after
    }
  }

  /// The screen without the focus: where it was scrolled, the one before may have had another stop's
  /// focus there.
  private static func pixels(_ stage: Stage, without responder: UIResponder) -> ScreenPixels? {
    _ = responder.resignFirstResponder()
    stage.settle(limit: 0.5)
    defer {
      _ = responder.becomeFirstResponder()
      stage.settle(limit: 0.5)
    }
    return ScreenPixels(stage)
  }

  private static func shows(
    _ view: UIView, _ before: ScreenPixels?, _ after: ScreenPixels
  ) -> Bool {
    guard let before else { return true }
    let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
      .insetBy(dx: -6, dy: -6)
    let changes = after.changes(from: before, in: frame)
    return changes.count { $0.before.contrast(to: $0.now) >= leastContrast } >= leastPixels
  }
}
