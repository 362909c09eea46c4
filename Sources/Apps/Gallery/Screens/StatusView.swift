import PhotoIndexing
import UIKit
import UIKitCompat

/// A line at the bottom: the progress of reading a large folder or of comparing photos, or a
/// problem.
final class StatusView: UIView {
  private let label = UILabel()
  private let track = UIView()
  private let bar = UIView()
  private var part: CGFloat = 0
  private var hiding: DelayedCall?
  /// Called when it has appeared, disappeared or moved.
  var onChange: (() -> Void)?
  /// The number of files whose progress is not worth showing.
  private static let fewest = 500
  /// How long a message is shown, in seconds.
  private static let readingTime = 12.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 1
    label.setScaledFont(.systemFont(ofSize: 13))
    label.textColor = .detailText
    label.textAlignment = .center
    label.numberOfLines = 0
    track.backgroundColor = .tertiarySystemFill
    for view in [track, bar] { view.layer.cornerRadius = 1.5 }
    for view in [label, track, bar] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHidden: Bool { didSet { if isHidden != oldValue { onChange?() } } }

  var text: String? { isHidden ? nil : label.text }

  /// - Parameters:
  ///   - comparison: The progress of comparing photos, shown if nothing is being read.
  ///   - trouble: A problem, shown for a while if there is no progress.
  func show(progress: IndexProgress?, comparison: IndexProgress? = nil, trouble: String?) {
    hiding?.cancel()
    let isLong = progress.map { $0.total >= Self.fewest && $0.done < $0.total } ?? false
    let shown = isLong ? progress : comparison
    track.isHidden = shown == nil
    bar.isHidden = shown == nil
    if let shown {
      part = CGFloat(shown.done) / CGFloat(max(1, shown.total))
      label.text =
        isLong
        ? String(gallery: "Reading \(shown.done) of \(shown.total) photos")
        : String(gallery: "Comparing \(shown.done) of \(shown.total) photos")
      isHidden = false
    } else if let trouble {
      label.text = trouble
      isHidden = false
      hiding = after(Self.readingTime) { [weak self] in self?.isHidden = true }
    } else {
      isHidden = true
    }
    setNeedsLayout()
  }

  /// Positions the line at the bottom.
  func place(in bounds: CGRect) {
    let availableWidth = min(UIFontMetrics.default.scaledValue(for: 440), bounds.width - 32)
    let textSize = label.sizeThatFits(CGSize(width: availableWidth - 32, height: 200))
    let size = CGSize(
      width: min(availableWidth, max(260, textSize.width.rounded(.up) + 32)),
      height: textSize.height.rounded(.up) + (track.isHidden ? 20 : 31))
    let place = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: bounds.height - size.height - 16,
      width: size.width, height: size.height)
    guard frame != place else { return }
    frame = place
    if !isHidden { onChange?() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    bar.backgroundColor = tintColor
    label.frame = CGRect(
      x: 16, y: 10, width: bounds.width - 32, height: bounds.height - (track.isHidden ? 20 : 31))
    track.frame = CGRect(x: 16, y: bounds.height - 13, width: bounds.width - 32, height: 3)
    bar.frame = track.frame
    bar.frame.size.width = max(3, track.bounds.width * part)
    bar.frame = mirrored(bar.frame)
  }
}
