import UIKit

/// One of the two screens, with its participants in the order in which they are painted.
@MainActor final class HeroScreen {
  let controller: UIViewController
  /// The view that fills the frame: the controller's, or one in which a sheet wraps it.
  let root: UIView
  /// The paint order, once it was computed.
  var knownPaintOrder: [ObjectIdentifier: Int]?
  private let findFrame: () -> CGRect
  let isAppearing: Bool
  /// Whether the transition may move the root itself.
  let isMovable: Bool
  private(set) var participants: [HeroParticipant] = []
  private(set) var byID: [String: HeroParticipant] = [:]

  init(
    _ controller: UIViewController, root: UIView?, frame: @escaping () -> CGRect,
    isAppearing: Bool, isMovable: Bool
  ) {
    self.controller = controller
    self.root = root ?? controller.view
    findFrame = frame
    self.isAppearing = isAppearing
    self.isMovable = isMovable
  }

  /// The root's frame at rest in the transition's container, which changes with the window's size.
  var frame: CGRect { findFrame() }

  func collect() {
    participants = []
    byID = [:]
    knownPaintOrder = nil
    visit(root, below: nil)
  }

  /// The root itself, which takes part even if it has no configuration.
  var rootParticipant: HeroParticipant {
    if let first = participants.first, first.view === root { return first }
    let participant = HeroParticipant(
      root, id: nil, state: HeroTargetState(), isAppearing: isAppearing, order: -1, parent: nil)
    participants.insert(participant, at: 0)
    return participant
  }

  /// The controller's own view in a wrapping root, if it takes part.
  var wrapped: HeroParticipant? {
    controller.view === root ? nil : participants.first { $0.view === controller.view }
  }

  private func visit(_ view: UIView, below parent: HeroParticipant?) {
    let configuration = view.heroConfiguration
    guard configuration?.isEnabled ?? true, view === root || !view.isHidden else { return }
    var next = parent
    if let configuration, let participant = participant(view, configuration, below: parent) {
      participants.append(participant)
      if let id = participant.id { byID[id] = participant }
      next = participant
    }
    guard configuration?.isEnabledForSubviews ?? true else { return }
    for subview in view.subviewsAsPainted { visit(subview, below: next) }
  }

  private func participant(
    _ view: UIView, _ configuration: HeroConfiguration, below parent: HeroParticipant?
  ) -> HeroParticipant? {
    guard configuration.id != nil || configuration.modifiers?.isEmpty == false else { return nil }
    let state = HeroTargetState(configuration.modifiers ?? [])
    guard state.isForced || isVisible(view) else { return nil }
    return HeroParticipant(
      view, id: configuration.id, state: state, isAppearing: isAppearing, order: participants.count,
      parent: parent)
  }

  func isVisible(_ view: UIView) -> Bool {
    let area = view.convert(view.bounds, to: root)
    // A view without a size may get one from its modifiers.
    return area.intersects(root.bounds) || root.bounds.insetBy(dx: -1, dy: -1).contains(area.origin)
  }

  /// The view that shows an element now; lists may have reused the cell meanwhile.
  func view(for id: String) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      guard !view.isHidden else { return nil }
      for subview in view.subviewsAsPainted.reversed() {
        if let found = find(subview) { return found }
      }
      return view.heroID == id && isVisible(view) ? view : nil
    }
    return find(root)
  }

  /// The objects that know the positions of elements without a view.
  var placing: (any HeroPlacing)? {
    controller.shownControllers.lazy.compactMap { $0 as? any HeroPlacing }.first
  }
}

extension UIView {
  /// The subviews back to front, by zPosition and then by order.
  var subviewsAsPainted: [UIView] {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
    return subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension UIViewController {
  /// This controller and, in containers, the controllers that they show.
  var shownControllers: [UIViewController] {
    let inner: [UIViewController]
    if let navigation = self as? UINavigationController {
      inner = navigation.topViewController.map { [$0] } ?? []
    } else if let tabs = self as? UITabBarController {
      inner = tabs.selectedViewController.map { [$0] } ?? []
    } else {
      inner = children.filter { $0.viewIfLoaded?.window != nil }
    }
    return [self] + inner.flatMap(\.shownControllers)
  }
}
