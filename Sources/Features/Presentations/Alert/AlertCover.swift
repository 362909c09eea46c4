import UIKit

/// The view between an alert and the screen below it.
@MainActor public struct AlertCover {
  /// Makes the view, once for each presentation.
  public var makeView: (_ frame: CGRect) -> UIView
  /// Shows the view with a strength of 0…1. It is called in every frame, also while a finger moves
  /// the alert.
  public var show: (_ view: UIView, _ part: CGFloat) -> Void
  /// Called when UIKit presents the alert, for additional animations. Alerts that are child
  /// controllers have no coordinator and don't call it.
  public var willPresent: ((UIView, any UIViewControllerTransitionCoordinator) -> Void)?
  /// Called when UIKit dismisses the alert, as `willPresent`.
  public var willDismiss: ((UIView, any UIViewControllerTransitionCoordinator) -> Void)?

  /// Creates a cover.
  ///
  /// - Parameters:
  ///   - makeView: Makes the view in the given frame.
  ///   - show: Shows it with a strength of 0…1. The default sets its alpha.
  public init(
    makeView: @escaping (_ frame: CGRect) -> UIView,
    show: @escaping (_ view: UIView, _ part: CGFloat) -> Void = { view, part in view.alpha = part }
  ) {
    self.makeView = makeView
    self.show = show
  }

  /// A color, black by default, with an opacity.
  public static func dimmed(alpha: CGFloat = 0.5, color: UIColor = .black) -> AlertCover {
    AlertCover { frame in
      let view = UIView(frame: frame)
      view.backgroundColor = color
      return view
    } show: { view, part in
      view.alpha = alpha * part
    }
  }

  /// A transparent view.
  public static var clear: AlertCover { AlertCover(makeView: UIView.init(frame:)) { _, _ in } }

  /// A blur effect that follows the alert's transition.
  public static func blurred(_ style: UIBlurEffect.Style = .regular) -> AlertCover {
    AlertCover {
      BlurCoverView(style: style, frame: $0)
    } show: { view, part in
      (view as? BlurCoverView)?.part = part
    }
  }
}

/// A blur of variable strength. Apple's effect views must not be faded, and effects can only be
/// animated, so this sets the fraction of a paused animation.
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

  /// An animator that is released while it is active traps on Apple's systems.
  private func endAnimation() {
    animator?.stopAnimation(true)
    animator = nil
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endAnimation() }
  }
}
