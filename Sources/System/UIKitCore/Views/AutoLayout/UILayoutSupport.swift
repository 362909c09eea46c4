import QuartzCore

/// The part of a view controller's view that bars cover at the top or bottom. The view's
/// `safeAreaLayoutGuide` replaces it.
@MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered part in points.
  var length: CGFloat { get }
  /// The top edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of the part of a view that bars cover at one edge.
@MainActor final class CoveredEdgeGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(of view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init(
      isTop ? "UIViewControllerTop" : "UIViewControllerBottom", of: view,
      .coveredEdge(isTop: isTop))
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}
