import UIKit

/// A small round button that pauses and resumes a carousel.
@MainActor final class PauseControl: UIButton {
  private let disc = UIView()
  private let glyph = UIImageView()
  /// The side of the visible disc and of the area that can be tapped, in points.
  private static let discSide: CGFloat = 28
  static let side: CGFloat = 44

  var isPlaying = true { didSet { if isPlaying != oldValue { show() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.backgroundColor = UIColor(white: 0, alpha: 0.4)
    disc.isUserInteractionEnabled = false
    glyph.tintColor = .white
    glyph.contentMode = .scaleAspectFit
    addSubview(disc)
    disc.addSubview(glyph)
    show()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func show() {
    glyph.image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
    accessibilityLabel =
      isPlaying
      ? String(localized: "Pause", bundle: .carousels)
      : String(localized: "Play", bundle: .carousels)
  }

  override var isHighlighted: Bool { didSet { disc.alpha = isHighlighted ? 0.6 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.discSide
    disc.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    glyph.frame = disc.bounds.insetBy(dx: 8, dy: 8)
  }
}
