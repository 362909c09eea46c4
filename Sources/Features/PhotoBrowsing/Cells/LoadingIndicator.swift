import UIKit
import UIKitCompat

/// A spinner of eight dots. It redraws eight times a second and only while it is visible.
@MainActor final class LoadingIndicator: UIView {
  /// How long loading takes before it appears, in seconds.
  static let spinnerDelay = 0.5
  private let dots = (0..<8).map { _ in UIView() }
  private var step = 0
  private var nextStep: DelayedCall?

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 37, height: 37)))
    isUserInteractionEnabled = false
    for (index, dot) in dots.enumerated() {
      let angle = CGFloat(index) * .pi / 4
      dot.bounds = CGRect(x: 0, y: 0, width: 6, height: 6)
      dot.center = CGPoint(x: 18.5 + 13 * sin(angle), y: 18.5 - 13 * cos(angle))
      dot.layer.cornerRadius = 3
      dot.backgroundColor = .white
      addSubview(dot)
    }
    updateDots()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  var isSpinning = false {
    didSet {
      guard isSpinning != oldValue else { return }
      isHidden = !isSpinning
      nextStep?.cancel()
      if isSpinning { advance() }
    }
  }

  private func advance() {
    updateDots()
    step = (step + 1) % dots.count
    nextStep = after(0.125) { [weak self] in
      if let self, self.isSpinning, self.window != nil { self.advance() }
    }
  }

  private func updateDots() {
    for (index, dot) in dots.enumerated() {
      let age = (step - index + dots.count) % dots.count
      dot.alpha = max(0.25, 0.9 - CGFloat(age) * 0.13)
    }
  }
}
