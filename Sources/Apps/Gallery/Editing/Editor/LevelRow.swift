import PhotoEditing
import UIKit
import UIKitCompat

/// A slider with a small thumb, over a track that its row draws. It takes the arrow keys once it was touched.
private final class LevelSlider: UISlider {
  private static let side: CGFloat = 20
  /// Called for an arrow key: up by 1, or down by −1.
  var onStep: ((Double) -> Void)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let key = presses.first?.key
    switch key?.keyCode {
    case _ where key?.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) == false:
      super.pressesBegan(presses, with: event)
    case .keyboardUpArrow: onStep?(1)
    case .keyboardDownArrow: onStep?(-1)
    case .keyboardRightArrow: onStep?(Double(stepToTheRight))
    case .keyboardLeftArrow: onStep?(-Double(stepToTheRight))
    default: super.pressesBegan(presses, with: event)
    }
  }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let room = bounds.width - Self.side
    return CGRect(
      x: bounds.minX + room * (isMirrored ? 1 - part : part), y: rect.midY - Self.side / 2,
      width: Self.side, height: Self.side)
  }

  /// The middle of the thumb for a value.
  func position(of value: Float) -> CGFloat {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value).midX
  }
}

/// A slider with its name and its value. Its track is filled from 0, which may be in the middle.
final class LevelRow: UIView {
  var slider: UISlider { levelSlider }
  private let levelSlider = LevelSlider()
  private let track = UIView()
  private let filled = UIView()
  /// Marks 0 in the middle of the track.
  private let zeroMark = UIView()
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()
  private let text: (Double) -> String
  private let keyStep: Double
  /// Called when a person changes the value.
  var onChange: ((Double) -> Void)?

  /// The height in points.
  static var height: CGFloat { UIFontMetrics.default.scaledValue(for: 20) + 34 }

  /// - Parameters:
  ///   - keyStep: How far an arrow key leads; nil is a hundredth of the range.
  ///   - text: Returns the value for people, of one that isn't 0.
  init(
    _ title: String, _ range: ClosedRange<Double>, keyStep: Double? = nil,
    text: @escaping (Double) -> String
  ) {
    self.text = text
    self.keyStep = keyStep ?? (range.upperBound - range.lowerBound) / 100
    super.init(frame: .zero)
    nameLabel.setScaledFont(.systemFont(ofSize: 14), maximum: 24)
    nameLabel.text = title
    valueLabel.setScaledFont(.monospacedDigitSystemFont(ofSize: 14, weight: .regular), maximum: 24)
    valueLabel.textColor = .detailText
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    slider.accessibilityLabel = title
    slider.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in self?.slider.becomeFirstResponder() }, for: .touchDown)
    levelSlider.onStep = { [weak self] in self?.step(by: $0) }
    slider.minimumTrackTintColor = .clear
    slider.maximumTrackTintColor = .clear
    track.backgroundColor = .systemFill
    zeroMark.backgroundColor = .systemGray
    zeroMark.isHidden = range.lowerBound == 0
    for view in [track, zeroMark, filled] {
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = 1.5
    }
    for view in [nameLabel, valueLabel, track, zeroMark, filled, slider] { addSubview(view) }
    showValue()
  }

  required init?(coder: NSCoder) { nil }

  var value: Double = 0 { didSet { showValue() } }

  private func showValue() {
    slider.value = Float(value)
    valueLabel.text = text(value)
    slider.accessibilityValue = valueLabel.text
    valueLabel.textColor = value == 0 ? .detailText : .label
    placeTrack()
  }

  private func placeTrack() {
    let edge = isMirrored ? slider.bounds.width : 0
    let zero = slider.minimumValue < 0 ? levelSlider.position(of: 0) : edge
    let thumb = levelSlider.position(of: slider.value)
    func bar(from start: CGFloat, to end: CGFloat, height: CGFloat) -> CGRect {
      CGRect(
        x: slider.frame.minX + start, y: slider.frame.midY - height / 2, width: end - start,
        height: height)
    }
    track.frame = bar(from: 0, to: slider.bounds.width, height: 3)
    zeroMark.frame = bar(from: zero - 1, to: zero + 1, height: 11)
    filled.frame = bar(from: min(zero, thumb), to: max(zero, thumb), height: 3)
    filled.backgroundColor = tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    placeTrack()
  }

  private func changed() {
    // The middle is easily found again.
    let near = (slider.maximumValue - slider.minimumValue) * 0.012
    value = abs(slider.value) < near ? 0 : Double(slider.value)
    onChange?(value)
  }

  /// Steps are whole, so that they lead to 0 again.
  private func step(by count: Double) {
    let wanted = ((value / keyStep).rounded() + count) * keyStep
    let new = min(max(wanted, Double(slider.minimumValue)), Double(slider.maximumValue))
    guard new != value else { return }
    value = new
    onChange?(new)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = bounds.height - 34
    let width = max(60, valueLabel.sizeThatFits(.zero).width.rounded(.up))
    valueLabel.textAlignment = trailingAlignment
    valueLabel.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: line)
    nameLabel.frame = CGRect(x: 0, y: 0, width: bounds.width - width - 4, height: line)
    for label in [valueLabel, nameLabel] { label.frame = mirrored(label.frame) }
    slider.frame = CGRect(x: 0, y: line, width: bounds.width, height: 30)
    placeTrack()
  }
}

extension Adjustment {
  var title: String {
    switch self {
    case .exposure: String(gallery: "Exposure")
    case .contrast: String(gallery: "Contrast")
    case .highlights: String(gallery: "Highlights")
    case .shadows: String(gallery: "Shadows")
    case .saturation: String(gallery: "Saturation")
    case .warmth: String(gallery: "Warmth")
    case .tint: String(gallery: "Tint")
    case .vignette: String(gallery: "Vignette")
    }
  }
}
