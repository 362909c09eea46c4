import QuartzCore

/// The components of a view's layout margins.
struct ViewMargins {
  /// The margins that the app has set.
  enum Base: Equatable {
    /// No margins were set.
    case standard
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The default margins of a view that doesn't belong to a view controller.
  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  var base = Base.standard
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The margins for which `layoutMarginsDidChange()` was last called.
  var reported = standard
}

extension UIView {
  func setMargins(_ base: ViewMargins.Base) {
    margins.base = base
    marginsMayHaveChanged()
  }

  func setPreservesSuperviewMargins(_ preserves: Bool) {
    margins.preservesSuperview = preserves
    marginsMayHaveChanged()
  }

  func setInsetsMarginsFromSafeArea(_ insets: Bool) {
    margins.insetsFromSafeArea = insets
    marginsMayHaveChanged()
  }

  /// The margins, including the safe area and the part of the superview's margins that extends into
  /// the view.
  var effectiveMargins: UIEdgeInsets {
    var insets = ownMargins
    if margins.insetsFromSafeArea {
      insets.top += safeAreaInsets.top
      insets.left += safeAreaInsets.left
      insets.bottom += safeAreaInsets.bottom
      insets.right += safeAreaInsets.right
    }
    guard margins.preservesSuperview, let superview else { return insets }
    let (outer, room, place) = (superview.effectiveMargins, superview.bounds, untransformedFrame)
    return insets.largest(
      UIEdgeInsets(
        top: outer.top - (place.minY - room.minY), left: outer.left - (place.minX - room.minX),
        bottom: outer.bottom - (room.maxY - place.maxY),
        right: outer.right - (room.maxX - place.maxX)))
  }

  private var ownMargins: UIEdgeInsets {
    let insets: UIEdgeInsets =
      switch margins.base {
      case .standard: viewController == nil ? ViewMargins.standard : .zero
      case .absolute(let insets): insets
      case .directional(let insets): insets.absolute(effectiveUserInterfaceLayoutDirection)
      }
    guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
      return insets
    }
    return insets.largest(
      viewController.systemMinimumLayoutMargins.absolute(effectiveUserInterfaceLayoutDirection))
  }

  /// Reports the margins if they have changed, and those of subviews that preserve them.
  func marginsMayHaveChanged() {
    let insets = effectiveMargins
    guard insets != margins.reported else { return }
    margins.reported = insets
    layoutGuidesDidChange()
    setNeedsLayout()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for subview in subviews where subview.margins.preservesSuperview {
      subview.marginsMayHaveChanged()
    }
  }
}

extension UIEdgeInsets {
  /// Returns the larger inset at each edge.
  func largest(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    let isReversed = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: isReversed ? right : left, bottom: bottom,
      trailing: isReversed ? left : right)
  }
}

extension NSDirectionalEdgeInsets {
  func absolute(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isReversed = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isReversed ? trailing : leading, bottom: bottom,
      right: isReversed ? leading : trailing)
  }
}
