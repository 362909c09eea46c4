import UIKit
import UIKitCompat

/// Marks a video and shows its duration.
final class VideoBadge: UIView {
  private let icon = UIImageView(image: UIImage(systemName: "play.fill"))
  private let label = UILabel()

  /// The distance from the corner, in points.
  private static let margin: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0, alpha: 0.6)
    icon.tintColor = .white
    icon.contentMode = .scaleAspectFit
    label.setScaledFont(.monospacedDigitSystemFont(ofSize: 12, weight: .semibold), maximum: 24)
    label.textColor = .white
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? { isHidden ? nil : label.text }

  /// - Parameter duration: The duration in seconds; nil while it is unknown.
  func show(_ duration: Double?) { label.text = duration.map(Self.text) ?? "" }

  /// Returns a text such as "0:07", "12:34" or "1:02:03".
  static func text(_ seconds: Double) -> String {
    let total = seconds.isFinite ? max(0, Int(min(seconds, 1e9).rounded())) : 0
    let pattern: Duration.TimeFormatStyle.Pattern =
      total < 3600 ? .minuteSecond : .hourMinuteSecond
    return Duration.seconds(total).formatted(.time(pattern: pattern).locale(.user))
  }

  /// Positions the badge in the lower trailing corner.
  func place(in bounds: CGRect) {
    let text = label.text ?? ""
    let textWidth = text.isEmpty ? 0 : label.sizeThatFits(bounds.size).width.rounded(.up) + 4
    let width = 8 + 11 + textWidth + 8
    let height = max(22, (label.font.lineHeight + 6).rounded(.up))
    frame = CGRect(
      x: isMirrored ? bounds.minX + Self.margin : bounds.maxX - Self.margin - width,
      y: bounds.maxY - Self.margin - height, width: width, height: height)
    layer.cornerRadius = height / 2
    icon.frame = CGRect(x: 8, y: (height - 10) / 2, width: 10, height: 10)
    label.frame = CGRect(x: 22, y: 0, width: max(0, textWidth), height: height)
  }
}
