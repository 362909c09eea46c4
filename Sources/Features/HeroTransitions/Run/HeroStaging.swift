import UIKit

/// Adds the screens to the container, and the overlay above them.
@MainActor final class HeroStaging {
  let overlay: HeroOverlay
  private let backdrop: UIView?
  private let scene: HeroScene
  private let host: HeroHost
  private let settings: HeroSettings

  init(_ scene: HeroScene, _ host: HeroHost, _ settings: HeroSettings, log: UndoLog) {
    self.scene = scene
    self.host = host
    self.settings = settings
    let bounds = host.container.bounds
    overlay = HeroOverlay(frame: bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.isUserInteractionEnabled = !settings.isUserInteractionEnabled
    // Behind a screen that doesn't fill the container, such as a sheet, is another one.
    guard !scene.isOverlaid, scene.screens.allSatisfy({ $0.frame.contains(bounds) }) else {
      backdrop = nil
      return
    }
    let behind = UIView(frame: bounds)
    behind.backgroundColor = settings.containerColor
    behind.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop = behind
  }

  func placeScreens() {
    let container = host.container
    if host.movesTo {
      let view = scene.to.root
      let frame = scene.to.frame
      if view.transform.isIdentity { view.frame = frame }
      if isToAboveByDefault || !host.movesFrom {
        container.addSubview(view)
      } else {
        container.insertSubview(view, belowSubview: scene.from.root)
      }
    }
    if let backdrop { container.insertSubview(backdrop, at: 0) }
    container.addSubview(overlay)
    container.layoutIfNeeded()
  }

  private var isToAboveByDefault: Bool { scene.isPresenting || scene.kind == .tab }

  /// Orders the screens once the animation is known.
  func orderScreens() {
    switch settings.viewOrdering {
    case .automatic: break
    case .fromViewOnTop: scene.isAppearingAbove = false
    case .toViewOnTop: scene.isAppearingAbove = true
    }
    let isToAbove = scene.isAppearingAbove ?? isToAboveByDefault
    scene.isAppearingAbove = isToAbove
    guard host.movesFrom, host.movesTo else { return }
    let (upper, lower) =
      isToAbove ? (scene.to.root, scene.from.root) : (scene.from.root, scene.to.root)
    guard upper.superview === host.container, lower.superview === host.container else { return }
    host.container.insertSubview(upper, aboveSubview: lower)
  }

  func raiseOverlay() { host.container.bringSubviewToFront(overlay) }

  func clear() {
    overlay.removeFromSuperview()
    backdrop?.removeFromSuperview()
  }
}

/// The view that contains moving elements. It receives the touches that must not reach the screens.
final class HeroOverlay: UIView {
  /// Called when it is laid out, which is after the screens.
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
