import PhotoMetadata
import UIKit

/// A small map of outlines around the place where a photo was taken.
final class PlaceMap: UIView {
  private let land = CAShapeLayer()
  private let pin = UIView()
  private var outline: LandOutline?
  private var drawn: (size: CGSize, place: MediaMetadata.Place)?
  private var reading: Task<Void, Never>?
  var place: MediaMetadata.Place? { didSet { if place != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 8
    layer.addSublayer(land)
    land.lineWidth = 0.75
    pin.backgroundColor = .systemRed
    pin.layer.borderColor = UIColor.white.cgColor
    pin.layer.borderWidth = 2
    pin.layer.cornerRadius = 7
    addSubview(pin)
    isAccessibilityElement = true
    accessibilityLabel = String(gallery: "Map")
    accessibilityTraits = .image
    applyColors()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyColors()
  }

  private func applyColors() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let sea =
      isDark
      ? UIColor(red: 0.1, green: 0.16, blue: 0.23, alpha: 1)
      : UIColor(red: 0.78, green: 0.87, blue: 0.95, alpha: 1)
    let ground =
      isDark
      ? UIColor(red: 0.27, green: 0.32, blue: 0.31, alpha: 1)
      : UIColor(red: 0.95, green: 0.94, blue: 0.89, alpha: 1)
    backgroundColor = sea
    land.fillColor = ground.cgColor
    land.strokeColor =
      (isDark ? UIColor(white: 1, alpha: 0.18) : UIColor(white: 0, alpha: 0.18)).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let place, bounds.width > 0 else { return }
    guard let outline else { return read() }
    if let drawn, drawn == (bounds.size, place) { return }
    drawn = (bounds.size, place)
    let region = LandOutline.region(
      latitude: place.latitude, longitude: place.longitude, shape: bounds.size)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    land.frame = bounds
    land.path = outline.path(of: region, in: bounds.size)
    CATransaction.commit()
    pin.frame = CGRect(
      x: (place.longitude - region.minX) / region.width * bounds.width - 7,
      y: bounds.height - (place.latitude - region.minY) / region.height * bounds.height - 7,
      width: 14, height: 14)
  }

  private func read() {
    guard reading == nil else { return }
    reading = Task { [weak self] in
      let outline = await LandOutline.read()
      self?.outline = outline
      self?.setNeedsLayout()
    }
  }
}
