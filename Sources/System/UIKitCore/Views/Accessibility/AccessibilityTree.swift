import QuartzCore

/// The elements that assistive technologies find, in reading order.
@MainActor package enum AccessibilityTree {
  /// Returns the accessible elements of the windows of a scene, frontmost window last.
  package static func elements(in windows: [UIWindow]) -> [UIResponder] {
    visible(windows).flatMap { elements(in: $0) }
  }

  /// Returns the view if it is an element, otherwise the elements it contains.
  package static func elements(in view: UIView) -> [UIResponder] {
    if view.isAccessibilityElement {
      let parts = (view as? any AccessibilityContaining)?.partsBesideElement ?? []
      return [view] + parts.flatMap { elements(in: $0) }
    }
    if let known = view.accessibilityElements { return known.flatMap(elements(of:)) }
    let count = view.accessibilityElementCount()
    if count > 0 {
      return (0..<count).compactMap { view.accessibilityElement(at: $0) }.flatMap(elements(of:))
    }
    return visible(view.subviews).flatMap { elements(in: $0) }
  }

  /// Returns the elements of an object in `accessibilityElements`.
  private static func elements(of object: Any) -> [UIResponder] {
    if let view = object as? UIView { return visible([view]).flatMap { elements(in: $0) } }
    guard let element = object as? UIResponder, !element.accessibilityElementsHidden else {
      return []
    }
    if element.isAccessibilityElement { return [element] }
    return element.accessibilityElements?.flatMap(elements(of:)) ?? []
  }

  /// Returns the accessible views; if any of them is modal, only the frontmost modal view.
  private static func visible(_ views: [UIView]) -> [UIView] {
    let shown = views.filter {
      !$0.isHidden && $0.alpha >= 0.01 && !$0.accessibilityElementsHidden
    }
    if let modal = shown.last(where: \.accessibilityViewIsModal) { return [modal] }
    return shown
  }
}
