import QuartzCore

/// What assistive technologies find, in reading order: elements, and the containers around them.
@MainActor package enum AccessibilityTree {
  /// An element with the elements in it, or a container of elements.
  struct Item {
    let object: UIResponder
    let isElement: Bool
    let items: [Item]
  }

  /// Returns the accessible elements of the windows of a scene, frontmost window last.
  package static func elements(in windows: [UIWindow]) -> [UIResponder] {
    items(in: windows).flatMap(elements)
  }

  private static func elements(of item: Item) -> [UIResponder] {
    (item.isElement ? [item.object] : []) + item.items.flatMap(elements)
  }

  static func items(in windows: [UIWindow]) -> [Item] {
    visible(windows).flatMap(items(in:))
  }

  /// Returns the view if it is an element or a container, otherwise what it contains.
  private static func items(in view: UIView) -> [Item] {
    if view.isAccessibilityElement {
      let parts = (view as? any AccessibilityContaining)?.partsBesideElement ?? []
      return [Item(object: view, isElement: true, items: parts.flatMap(items(in:)))]
    }
    let found = content(of: view)
    guard view.isAccessibilityContainer, !found.isEmpty else { return found }
    return [Item(object: view, isElement: false, items: found)]
  }

  private static func content(of view: UIView) -> [Item] {
    if let known = view.accessibilityElements { return known.flatMap(items(of:)) }
    let count = view.accessibilityElementCount()
    if count > 0 {
      return (0..<count).compactMap { view.accessibilityElement(at: $0) }.flatMap(items(of:))
    }
    let ordered = (view as? any SemanticsList)?.subviewsInReadingOrder
    return visible(ordered ?? view.subviews).flatMap(items(in:))
  }

  /// Returns the elements of an object in `accessibilityElements`.
  private static func items(of object: Any) -> [Item] {
    if let view = object as? UIView { return visible([view]).flatMap(items(in:)) }
    guard let element = object as? UIResponder, !element.accessibilityElementsHidden else {
      return []
    }
    if element.isAccessibilityElement { return [Item(object: element, isElement: true, items: [])] }
    return element.accessibilityElements?.flatMap(items(of:)) ?? []
  }

  /// Returns the accessible views; if any of them is modal, only the frontmost modal view, and what
  /// lies over it if the view is one of UIKit's presentations.
  package static func visible<View: UIView>(_ views: [View]) -> [View] {
    let shown = views.filter {
      !$0.isHidden && $0.alpha >= 0.01 && !$0.accessibilityElementsHidden
    }
    guard let index = shown.lastIndex(where: \.accessibilityViewIsModal) else { return shown }
    let isOfApp = shown[index].accessibilityValues?.isModal != nil
    return Array(shown[index...].prefix(isOfApp ? 1 : .max))
  }
}

extension UIView {
  /// Whether assistive technologies find the view around its elements.
  fileprivate var isAccessibilityContainer: Bool {
    accessibilityContainerType != .none || accessibilityViewIsModal || self is any SemanticsList
      || accessibilityTraits.contains(.tabBar)
  }
}
