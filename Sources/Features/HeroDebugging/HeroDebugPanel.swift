import UIKit
import UIKitCompat

/// A slider, buttons and a list, over a transition that is stopped.
@MainActor final class HeroDebugPanel: UIView {
  let slider = UISlider()
  let list = UILabel()
  private let bar = UIView()
  private let buttons = UIStackView()
  var onSeek: (Double) -> Void = { _ in }
  var onDone: () -> Void = {}
  var onPaths: () -> Void = {}
  var onExplode: () -> Void = {}
  /// Called with the movement of a finger above the panel, in points.
  var onTurn: (CGPoint) -> Void = { _ in }
  /// In points, without the safe area.
  private static let height: CGFloat = 88

  var progress: Double = 0 {
    didSet { if !slider.isTracking { slider.value = Float(progress) } }
  }

  init(report: [String]) {
    super.init(frame: .zero)
    bar.backgroundColor = .secondarySystemBackground
    list.text = report.joined(separator: "\n")
    list.numberOfLines = 0
    list.setScaledFont(.systemFont(ofSize: 12), maximum: 24)
    list.textColor = .label
    list.backgroundColor = .secondarySystemBackground
    list.isHidden = true
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onSeek(Double(slider.value))
      }, for: .valueChanged)
    buttons.distribution = .fillEqually
    add("Paths") { $0.onPaths() }
    add("Exploded") { $0.onExplode() }
    add("Matches") { $0.list.isHidden.toggle() }
    add("Done") { $0.onDone() }
    for view in [bar, list] { addSubview(view) }
    for view in [slider, buttons] { bar.addSubview(view) }
    addTurning()
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ title: String, _ action: @escaping (HeroDebugPanel) -> Void) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    buttons.addArrangedSubview(button)
  }

  private func addTurning() {
    let pan = UIPanGestureRecognizer { [weak self] pan in
      guard let self, pan.state == .changed else { return }
      onTurn(pan.translation(in: self))
      pan.setTranslation(.zero, in: self)
    }
    addGestureRecognizer(pan)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    bar.frame = CGRect(
      x: 0, y: area.maxY - Self.height, width: bounds.width,
      height: bounds.maxY - area.maxY + Self.height)
    let row = CGRect(x: area.minX + 16, y: 0, width: area.width - 32, height: Self.height / 2)
    slider.frame = row
    buttons.frame = row.offsetBy(dx: 0, dy: Self.height / 2)
    let size = list.sizeThatFits(CGSize(width: row.width, height: .greatestFiniteMagnitude))
    list.frame = CGRect(
      x: row.minX, y: area.minY + 16, width: row.width, height: min(size.height, area.height / 2))
  }
}
