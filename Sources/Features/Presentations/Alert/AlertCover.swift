import UIKit

/// The view between an alert and the screen below it.
@MainActor public struct AlertCover {
  /// Made anew for each presentation.
  public var makeView: (_ frame: CGRect) -> UIView
  /// Shows a part of it, 0…1, on every frame: it follows the alert under a finger, too.
  public var show: (_ view: UIView, _ part: CGFloat) -> Void
  /// Beside `show`, for animations of your own as UIKit presents and dismisses. Alerts that are
  /// child controllers have no coordinator and do not call them.
  public var willPresent: ((UIView, any UIViewControllerTransitionCoordinator) -> Void)?
  /// As `willPresent`, when the alert is dismissed.
  public var willDismiss: ((UIView, any UIViewControllerTransitionCoordinator) -> Void)?

  /// - Parameters:
  ///   - makeView: makes the cover, as large as the frame.
  ///   - show: shows a part of it, 0…1; by default by its alpha.
  public init(
    makeView: @escaping (_ frame: CGRect) -> UIView,
    show: @escaping (_ view: UIView, _ part: CGFloat) -> Void = { view, part in view.alpha = part }
  ) {
    self.makeView = makeView
    self.show = show
  }

  /// Black, half of it through.
  public static func dimmed(alpha: CGFloat = 0.5, color: UIColor = .black) -> AlertCover {
    AlertCover { frame in
      let view = UIView(frame: frame)
      view.backgroundColor = color
      return view
    } show: { view, part in
      view.alpha = alpha * part
    }
  }

  /// Not to be seen.
  public static var clear: AlertCover { AlertCover(makeView: UIView.init(frame:)) { _, _ in } }

  /// Frosted glass that frosts with the alert's way.
  public static func blurred(_ style: UIBlurEffect.Style = .regular) -> AlertCover {
    AlertCover { BlurCoverView(style: style, frame: $0) } show: { view, part in
      (view as? BlurCoverView)?.part = part
    }
  }
}

/// A blur of variable strength. Apple's effect views must not be faded, and their effect can only
/// be animated, so a paused animation is scrubbed.
final class BlurCoverView: UIView {
  private let glass = UIVisualEffectView(effect: nil)
  private let effect: UIBlurEffect
  private var animator: UIViewPropertyAnimator?

  init(style: UIBlurEffect.Style, frame: CGRect) {
    effect = UIBlurEffect(style: style)
    super.init(frame: frame)
    glass.frame = bounds
    glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(glass)
  }

  required init?(coder: NSCoder) { nil }

  var part: CGFloat = 0 {
    didSet { if part != oldValue { partDidChange() } }
  }

  private func partDidChange() {
    guard part > 0, part < 1 else {
      endAnimation()
      glass.effect = part >= 1 ? effect : nil
      return
    }
    let animator = self.animator ?? makeAnimator()
    self.animator = animator
    animator.fractionComplete = part
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    glass.effect = nil
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [glass, effect] in
      glass.effect = effect
    }
    animator.pausesOnCompletion = true
    return animator
  }

  /// An animator that is dropped while it is active traps on Apple's systems.
  private func endAnimation() {
    animator?.stopAnimation(true)
    animator = nil
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endAnimation() }
  }
}
