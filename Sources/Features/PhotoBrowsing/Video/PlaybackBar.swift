import UIKit
import UIKitCompat

/// The elapsed and remaining time, a bar to seek, and a mute button.
@MainActor final class PlaybackBar: UIView {
  let seekBar = SeekBar()
  var onMute: (() -> Void)?
  let elapsedLabel = UILabel()
  let remainingLabel = UILabel()
  let muteButton = UIButton(type: .system)

  /// The height, in points.
  static let height: CGFloat = 44
  private static let font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.6)
    layer.cornerRadius = 12
    for label in [elapsedLabel, remainingLabel] {
      label.setScaledFont(Self.font, maximum: 22)
      label.textColor = .white
      label.textAlignment = .center
      addSubview(label)
    }
    muteButton.tintColor = .white
    muteButton.addAction(UIAction { [weak self] _ in self?.onMute?() }, for: .touchUpInside)
    addSubview(muteButton)
    addSubview(seekBar)
    showSound()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  var isMuted = false { didSet { showSound() } }

  private func showSound() {
    let name = isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill"
    muteButton.setImage(UIImage(systemName: name), for: .normal)
    muteButton.accessibilityLabel =
      isMuted
      ? String(localized: "Turn Sound On", bundle: .photoBrowsing)
      : String(localized: "Turn Sound Off", bundle: .photoBrowsing)
    muteButton.toolTip = muteButton.accessibilityLabel
  }

  /// Shows the time in seconds; the duration is nil while it is unknown.
  func show(elapsed: Double, of duration: Double?) {
    setText(PlaybackTime.text(elapsed), of: elapsedLabel)
    setText(
      duration.map {
        String(localized: "−\(PlaybackTime.text($0 - elapsed))", bundle: .photoBrowsing)
      } ?? "–:–", of: remainingLabel)
    seekBar.progress = duration.map { $0 > 0 ? CGFloat(elapsed / $0) : 0 } ?? 0
  }

  private func setText(_ text: String, of label: UILabel) {
    guard label.text != text else { return }
    let changesLength = label.text?.count != text.count
    label.text = text
    if changesLength { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func width(_ label: UILabel) -> CGFloat {
      label.sizeThatFits(CGSize(width: 200, height: bounds.height)).width.rounded(.up) + 20
    }
    let side = bounds.height
    var parts: [(view: UIView, width: CGFloat)] = [
      (elapsedLabel, width(elapsedLabel)), (seekBar, 0), (remainingLabel, width(remainingLabel)),
      (muteButton, side),
    ]
    parts[1].width = max(0, bounds.width - parts.reduce(0) { $0 + $1.width })
    // In a narrow window the seek bar is more important than the remaining time.
    let isNarrow = parts[1].width < 60
    if isNarrow {
      parts[1].width += parts[2].width
      parts[2].width = 0
    }
    remainingLabel.isHidden = isNarrow
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { parts.reverse() }
    var x: CGFloat = 0
    for part in parts {
      part.view.frame = CGRect(x: x, y: 0, width: part.width, height: side)
      x += part.width
    }
  }
}

enum PlaybackTime {
  /// Returns a text such as "0:07", "12:34" or "1:02:03".
  static func text(_ seconds: Double) -> String {
    let total = seconds.isFinite ? max(0, Int(min(seconds, 1e9).rounded(.down))) : 0
    let pattern: Duration.TimeFormatStyle.Pattern =
      total < 3600 ? .minuteSecond : .hourMinuteSecond
    return Duration.seconds(total).formatted(.time(pattern: pattern).locale(.user))
  }
}
