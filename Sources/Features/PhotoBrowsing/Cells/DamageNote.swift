import UIKit
import UIKitCompat

/// A note at the bottom of a page that says that the photo's file is damaged, so that only a part
/// of it may be visible.
@MainActor final class DamageNote: UIView {
  private let label = UILabel()

  /// The distance from the bottom of the page, above what the browser shows there, in points.
  static let bottomMargin: CGFloat = 64
  private static let sideMargin: CGFloat = 16

  init(damage: UIImage.Damage) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0, alpha: 0.6)
    label.text = damage.sentence
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = UIColor(white: 1, alpha: 0.9)
    label.setScaledFont(.systemFont(ofSize: 13))
    addSubview(label)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  var text: String { label.text ?? "" }

  /// Positions the note in a page's bounds.
  func place(in page: CGRect) {
    let width = max(0, page.width - 2 * Self.sideMargin)
    let size = label.sizeThatFits(CGSize(width: max(0, width - 24), height: page.height))
    let own = CGSize(width: min(width, size.width.rounded(.up) + 24), height: size.height + 10)
    frame = CGRect(
      x: page.midX - own.width / 2, y: max(0, page.maxY - Self.bottomMargin - own.height),
      width: own.width, height: own.height)
    layer.cornerRadius = min(14, own.height / 2)
    label.frame = bounds.insetBy(dx: 12, dy: 5)
  }
}

extension UIImage.Damage {
  /// A sentence about the damage of a photo's file.
  fileprivate var sentence: String {
    switch self {
    case .incomplete:
      String(localized: "This file is damaged: a part of it is missing.", bundle: .photoBrowsing)
    case .missingFrames:
      String(
        localized: "This file is damaged: its last frames are missing.", bundle: .photoBrowsing)
    }
  }
}
