import UIKit

/// Whether a photo is chosen, while photos are being chosen.
enum SelectionMark { case chosen, notChosen }

/// The check mark in the corner of a thumbnail, and the frame of a chosen one.
final class SelectionMarkView: UIView {
  private let disc = UIImageView()
  private let frameView = UIView()

  static let side: CGFloat = 24

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    frameView.layer.borderWidth = 3
    frameView.layer.cornerRadius = PhotoGridCell.cornerRadius
    disc.layer.shadowColor = UIColor.black.cgColor
    disc.layer.shadowOpacity = 0.35
    disc.layer.shadowRadius = 2
    disc.layer.shadowOffset = CGSize(width: 0, height: 1)
    disc.layer.cornerRadius = Self.side / 2
    disc.layer.borderWidth = 1.5
    disc.layer.borderColor = UIColor.white.cgColor
    disc.contentMode = .center
    disc.tintColor = .white
    addSubview(frameView)
    addSubview(disc)
  }

  required init?(coder: NSCoder) { nil }

  var mark: SelectionMark? {
    didSet {
      guard mark != oldValue else { return }
      isHidden = mark == nil
      let isChosen = mark == .chosen
      let symbol = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
      disc.image = isChosen ? UIImage(systemName: "checkmark", withConfiguration: symbol) : nil
      frameView.isHidden = !isChosen
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let tint = tintColor.resolvedColor(with: traitCollection)
    let isChosen = mark == .chosen
    disc.backgroundColor = isChosen ? tint : UIColor(white: 0, alpha: 0.25)
    frameView.layer.borderColor = tint.cgColor
    frameView.backgroundColor = tint.withAlphaComponent(0.22)
    frameView.frame = bounds
    let inset: CGFloat = 8
    disc.frame = mirrored(
      CGRect(x: bounds.maxX - Self.side - inset, y: inset, width: Self.side, height: Self.side))
  }
}
