import UIKit
import UIKitCompat

/// The keys of a row, each as a cap, in as many lines as they need. Modifier keys are shown once
/// for all keys that they are held with.
final class KeyCapsView: UIView {
  private static let gap: CGFloat = 4
  private static let space: CGFloat = 10
  /// In points.
  private static var height: CGFloat { UIFontMetrics.default.scaledValue(for: 24).rounded() }
  /// The width that lines don't exceed, in points.
  private let maximumWidth: CGFloat
  /// The caps of keys that belong together.
  private var groups: [[UILabel]] = []

  init(_ combinations: [KeyCombination], maximumWidth: CGFloat) {
    self.maximumWidth = maximumWidth
    super.init(frame: .zero)
    groups = Self.groups(of: combinations).map { $0.map(makeCap) }
    isAccessibilityElement = true
    accessibilityLabel = Self.text(of: combinations)
    frame.size = sizeThatFits(.zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The keys in words.
  static func text(of combinations: [KeyCombination]) -> String {
    String(listing: combinations.map { $0.caps.joined(separator: "+") })
  }

  /// The texts of caps: of keys with the same modifiers, and each of the others by itself.
  static func groups(of combinations: [KeyCombination]) -> [[String]] {
    var groups: [[String]] = []
    var last: KeyCombination?
    for combination in combinations {
      let caps = combination.caps
      if let last, !last.flags.isEmpty, last.flags.rawValue == combination.flags.rawValue {
        groups[groups.count - 1] += caps.suffix(1)
      } else {
        groups.append(caps)
      }
      last = combination
    }
    return groups
  }

  private func makeCap(_ text: String) -> UILabel {
    let cap = UILabel()
    cap.text = text
    cap.setScaledFont(.systemFont(ofSize: 13, weight: .medium), maximum: 26)
    cap.textColor = .detailText
    cap.textAlignment = .center
    cap.backgroundColor = .tertiarySystemFill
    cap.layer.cornerRadius = 6
    cap.clipsToBounds = true
    addSubview(cap)
    return cap
  }

  private func width(of cap: UILabel) -> CGFloat {
    max(Self.height, cap.sizeThatFits(.zero).width.rounded(.up) + 12)
  }

  /// The frames of all caps, from left to right, and the size of the lines.
  private func lines() -> (frames: [[CGRect]], size: CGSize) {
    var frames: [[CGRect]] = [[]]
    var (x, width): (CGFloat, CGFloat) = (0, 0)
    for group in groups {
      let widths = group.map { self.width(of: $0) }
      let length = widths.reduce(0, +) + CGFloat(group.count - 1) * Self.gap
      if x > 0, x + length > maximumWidth {
        frames.append([])
        x = 0
      }
      let y = CGFloat(frames.count - 1) * (Self.height + Self.gap)
      for width in widths {
        frames[frames.count - 1].append(CGRect(x: x, y: y, width: width, height: Self.height))
        x += width + Self.gap
      }
      width = max(width, x - Self.gap)
      x += Self.space - Self.gap
    }
    let height = CGFloat(frames.count) * (Self.height + Self.gap) - Self.gap
    return (frames, CGSize(width: width, height: height))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { lines().size }

  override var intrinsicContentSize: CGSize { lines().size }

  override func layoutSubviews() {
    super.layoutSubviews()
    let lines = lines()
    let top = ((bounds.height - lines.size.height) / 2).rounded()
    // Lines end at the trailing edge.
    let frames = lines.frames.flatMap { line in
      line.map { $0.offsetBy(dx: bounds.width - (line.last?.maxX ?? 0), dy: top) }
    }
    for (cap, frame) in zip(groups.joined(), frames) { cap.frame = mirrored(frame) }
  }
}
