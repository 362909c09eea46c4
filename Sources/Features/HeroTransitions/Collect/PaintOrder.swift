import UIKit

/// The order in which views are painted.
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

  /// The views that cover a part of `view` without being its descendants, without those inside
  /// them.
  ///
  /// - Parameter areas: A cache of the views' frames.
  func painted(over view: UIView, areas: inout [ObjectIdentifier: CGRect]) -> [UIView] {
    func area(of view: UIView) -> CGRect {
      if let known = areas[ObjectIdentifier(view)] { return known }
      let area = view.convert(view.bounds, to: root)
      areas[ObjectIdentifier(view)] = area
      return area
    }
    let own = area(of: view)
    var found: [UIView] = []
    var next: UIView = view
    while next !== root, let parent = next.superview {
      let siblings = parent.subviewsAsPainted
      if let index = siblings.firstIndex(where: { $0 === next }) {
        found += siblings[(index + 1)...].filter {
          !$0.isHidden && $0.alpha > 0.01 && area(of: $0).intersects(own)
        }
      }
      next = parent
    }
    return found
  }
}
