import UIKit

/// What is painted over what.
extension HeroScreen {
  /// The rank of every view, back to front.
  var paintOrder: [ObjectIdentifier: Int] {
    if let known = knownPaintOrder { return known }
    var order: [ObjectIdentifier: Int] = [:]
    func visit(_ view: UIView) {
      order[ObjectIdentifier(view)] = order.count
      for subview in view.subviewsAsPainted { visit(subview) }
    }
    visit(root)
    knownPaintOrder = order
    return order
  }

  /// The views that lie over `view` without being inside it, the largest that do.
  func painted(over view: UIView) -> [UIView] {
    let area = view.convert(view.bounds, to: root)
    var found: [UIView] = []
    var next: UIView = view
    while next !== root, let parent = next.superview {
      let siblings = parent.subviewsAsPainted
      if let index = siblings.firstIndex(where: { $0 === next }) {
        found += siblings[(index + 1)...].filter { $0.isSeen(over: area, in: root) }
      }
      next = parent
    }
    return found
  }
}

extension UIView {
  fileprivate func isSeen(over area: CGRect, in root: UIView) -> Bool {
    guard !isHidden, alpha > 0.01 else { return false }
    return convert(bounds, to: root).intersects(area)
  }
}
