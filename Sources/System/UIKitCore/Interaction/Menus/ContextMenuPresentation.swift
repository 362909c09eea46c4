import HostInterface
import QuartzCore

/// A context menu from the time when it is requested until it has disappeared.
@MainActor final class ContextMenuPresentation {
  let configuration: UIContextMenuConfiguration
  private(set) var session: MenuSession?
  private weak var interaction: UIContextMenuInteraction?
  private let cause: UIContextMenuInteraction.Cause
  private let highlightsFirst: Bool
  private var overlay: ContextMenuOverlay?
  private var commit: ContextMenuAnimator?

  var isRich: Bool { overlay != nil }

  init(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
    _ cause: UIContextMenuInteraction.Cause, highlightsFirst: Bool
  ) {
    self.configuration = configuration
    self.interaction = interaction
    self.cause = cause
    self.highlightsFirst = highlightsFirst
  }

  /// Shows the menu; returns `false` if there is nothing to show.
  func begin() -> Bool {
    guard let interaction, let view = interaction.view, let window = view.window,
      let scene = window.windowScene, let menu = configuration.actionProvider?([])
    else { return false }
    // As on a tablet: only the menu for a pointer and for controls; for a finger the view is
    // lifted.
    if cause == .touch, !(view is UIControl) { lift(view, in: window) }
    let session = MenuSession.open(menu, in: scene, opening(in: window, view: view))
    guard let session else {
      overlay?.removeFromSuperview()
      return false
    }
    self.session = session
    session.onOutsidePress = { [weak self] in self?.pressed(at: $0) }
    session.onEnd = { self.end() }
    if let control = view as? UIControl { control.contextMenuDidOpen(session) }
    let animator = ContextMenuAnimator(previewViewController: overlay?.controller)
    interaction.delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    guard self.session != nil else { return true }
    let overlay = overlay
    animator.run(duration: 0.3) { overlay?.show() }
    return true
  }

  // MARK: Placement

  private func opening(in window: UIWindow, view: UIView) -> MenuSession.Opening {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var opening = MenuSession.Opening(
      anchor: .zero, isForTouch: cause == .touch, isByKey: highlightsFirst, source: view,
      sender: (view as? UIButton)?.menuSender ?? (view as? UIControl) ?? interaction)
    var anchor: CGRect
    if let overlay {
      anchor = overlay.previewFrame.insetBy(dx: 0, dy: -10)
      opening.alignment = anchor.midX > window.bounds.midX ? .end : .start
    } else if let control = view as? UIControl, cause != .pointer {
      return control.menuOpening(
        for: configuration, isForTouch: cause == .touch, isByKey: highlightsFirst)
    } else {
      let location = interaction?.location(in: nil) ?? .zero
      anchor = CGRect(origin: location, size: CGSize(width: 1, height: 1))
      opening.alignment = isMirrored ? .end : .start
    }
    opening.anchor = anchor.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    return opening
  }

  private func lift(_ view: UIView, in window: UIWindow) {
    guard let interaction, let delegate = interaction.delegate else { return }
    let controller = configuration.previewProvider?()
    let preview =
      delegate.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
      ?? (view.superview == nil
        ? nil : UITargetedPreview(view: view, parameters: view.liftParameters))
    guard let preview else { return }
    let overlay = ContextMenuOverlay(preview, controller: controller, in: window)
    window.addSubview(overlay)
    overlay.layoutIfNeeded()
    self.overlay = overlay
  }

  private func dismissalPreview() -> UITargetedPreview? {
    guard let interaction, let delegate = interaction.delegate else { return nil }
    return delegate.contextMenuInteraction(
      interaction, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  // MARK: Dismissal

  /// Commits the preview if it is tapped.
  private func pressed(at location: CGPoint) {
    guard let interaction, let overlay, let window = overlay.window else { return }
    let point = CGPoint(x: location.x - window.frame.minX, y: location.y - window.frame.minY)
    guard overlay.previewFrame.contains(point) else { return }
    let animator = ContextMenuAnimator(previewViewController: overlay.controller)
    commit = animator
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  private func end() {
    let overlay = overlay
    let target = overlay == nil ? nil : dismissalPreview()
    let isPop = commit?.preferredCommitStyle == .pop
    let animator = ContextMenuAnimator(previewViewController: overlay?.controller)
    if let interaction {
      interaction.delegate?.contextMenuInteraction(
        interaction, willEndFor: configuration, animator: animator)
    }
    animator.run(duration: 0.25) {
      overlay?.hide(to: target, isPop: isPop)
    } completion: {
      overlay?.finish()
    }
    commit?.run(duration: 0.25)
    interaction?.didEnd(self)
    session?.onEnd = nil
    session = nil
  }
}

extension UIView {
  /// The preview parameters of the view with its current appearance and its rounded corners.
  fileprivate var liftParameters: UIPreviewParameters {
    let parameters = UIPreviewParameters()
    if layer.cornerRadius > 0 {
      parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius)
    }
    return parameters
  }
}
