import UIKit

/// The corner radius of a toast.
public enum ToastCornerRadius: Hashable, Sendable {
  /// A radius in points.
  case fixed(CGFloat)
  /// A capsule.
  case halfHeight

  func points(for size: CGSize) -> CGFloat {
    switch self {
    case .fixed(let radius): max(0, min(radius, size.width / 2, size.height / 2))
    case .halfHeight: min(size.width, size.height) / 2
    }
  }
}
