import HostInterface
import UIKit

extension Stage {
  /// Looks for faults that keep people from reading or operating what is on the screen.
  ///
  /// Faults are elements without a label, or drawn elsewhere than they say, controls below 24 points or
  /// over each other, text with a contrast below 4.5:1 (3:1 from 18 points on or in bold), text that is
  /// cut, breaks within a word or doesn't follow the text size, and controls that the Tab key doesn't
  /// reach, show or leave.
  ///
  /// Text that isn't enabled may have any contrast. The focus goes through the screen and back
  /// where it was, and the text size changes for a moment; a screen that moves by itself should be at rest.
  public func audit() -> [AccessibilityFault] {
    let windows = UIApplication.current?.windowsWithPopups ?? []
    let area = CGRect(origin: .zero, size: host.windows.last?.size ?? .zero)
    let seen = SeenViews(windows, in: area)
    let elements = AccessibilityTree.elements(in: windows)
    var faults = ElementAudit(elements, in: area).faults
    faults += PlaceAudit(elements, seen.views, self).faults
    if let pixels = ScreenPixels(self) {
      faults += seen.views.flatMap { ContrastAudit($0, in: pixels).faults }
    }
    let hasPopups = windows.count > (UIApplication.current?.windowsInUse.count ?? 0)
    if !hasPopups, let window = UIApplication.current?.windowsInUse.last(where: \.isKeyWindow) {
      faults += FocusAudit(self, window, seen.views, elements).faults
    }
    faults += TextAudit(seen.views, self, hasPopups: hasPopups).faults
    return faults
  }
}

/// The views that a person sees, with the visible part of each in the window.
@MainActor struct SeenViews {
  struct View {
    let view: UIView
    /// In the coordinates of the desktop's window.
    let frame: CGRect
    let opacity: CGFloat
    /// Whether it is in a control, or in an element such as a row of a menu, that isn't enabled.
    let isDisabled: Bool
  }

  private(set) var views: [View] = []

  init(_ windows: [UIWindow], in area: CGRect) {
    for window in AccessibilityTree.visible(windows) { add(window, area, 1, false) }
  }

  private mutating func add(
    _ view: UIView, _ clip: CGRect, _ opacity: CGFloat, _ isDisabled: Bool
  ) {
    let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    let isDisabled =
      isDisabled || (view as? UIControl)?.isEnabled == false
      || view.isAccessibilityElement && view.accessibilityTraits.contains(.notEnabled)
    let opacity = opacity * view.alpha
    let visible = frame.intersection(clip)
    if !visible.isNull, visible.width * visible.height > 0.6 * frame.width * frame.height {
      views.append(View(view: view, frame: visible, opacity: opacity, isDisabled: isDisabled))
    }
    let inner = view.clipsToBounds || view is UIScrollView ? visible : clip
    guard !inner.isNull, !inner.isEmpty else { return }
    for subview in AccessibilityTree.visible(view.subviews) {
      add(subview, inner, opacity, isDisabled)
    }
  }
}
