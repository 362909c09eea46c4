import UIKit

/// A view with an id on one of the two screens, and whether it was matched.
@MainActor public struct HeroMatch {
  /// Whether a view was matched, and otherwise why not.
  public enum Result: Hashable, Sendable, CustomStringConvertible {
    /// It has a match on the other screen.
    case matched
    /// The other screen has no view with its id.
    case noCounterpart
    /// The other screen has views with its id, but none of them takes part.
    case counterpartExcluded
    /// It or a view around it is hidden.
    case hidden
    /// `isHeroEnabled` of it or of a view around it, or `isHeroEnabledForSubviews`, is false.
    case disabled
    /// It is out of sight, and `forceAnimate` isn't among its modifiers.
    case outOfSight
    /// Another view with its id is painted later on the same screen.
    case duplicate
    /// Nothing is matched, because the person prefers reduced motion.
    case reducedMotion

    /// The result as words.
    public var description: String {
      switch self {
      case .matched: "matched"
      case .noCounterpart: "no view on the other screen has this id"
      case .counterpartExcluded: "the view with this id on the other screen doesn't take part"
      case .hidden: "hidden"
      case .disabled: "disabled"
      case .outOfSight: "out of sight"
      case .duplicate: "another view with this id is painted later"
      case .reducedMotion: "reduced motion"
      }
    }
  }

  /// The view.
  public let view: UIView
  /// The view's identifier.
  public let id: String
  /// Whether the view is on the screen that appears.
  public let isAppearing: Bool
  /// Whether it was matched, and otherwise why not.
  public let result: Result
}

extension HeroContext {
  /// All views with an id, those of the disappearing screen first, each screen in paint order.
  public var matches: [HeroMatch] {
    scene.screens.flatMap { screen in
      screen.identifiedViews.map { id, view in
        HeroMatch(
          view: view, id: id, isAppearing: screen.isAppearing, result: result(id, view, on: screen))
      }
    }
  }

  private func result(_ id: String, _ view: UIView, on screen: HeroScreen) -> HeroMatch.Result {
    if UIAccessibility.isReduceMotionEnabled { return .reducedMotion }
    if let participant = participant(of: view), screen.byID[id] === participant {
      if participant.match != nil { return .matched }
      let other = scene.other(than: screen).identifiedViews
      return other.contains { $0.id == id } ? .counterpartExcluded : .noCounterpart
    }
    return screen.exclusion(of: view) ?? .duplicate
  }

  /// The way of a view's center in the container, from the start to the end; empty for views that
  /// don't move in the overlay.
  public func path(of view: UIView) -> [CGPoint] {
    guard let element = participant(of: view).flatMap(findElement), element.outer == nil else {
      return []
    }
    let (start, end) = (element.start(), element.end())
    return (0...Self.steps).map {
      element.between(start, end, Double($0) / Double(Self.steps)).place.center
    }
  }

  private static var steps: Int { 24 }
}

extension HeroScreen {
  /// The views with an id, whether they take part or not.
  fileprivate var identifiedViews: [(id: String, view: UIView)] {
    func visit(_ view: UIView) -> [(id: String, view: UIView)] {
      let own = view.heroID.map { [(id: $0, view: view)] } ?? []
      return own + view.subviewsAsPainted.flatMap(visit)
    }
    return visit(root)
  }

  /// Why a view with an id doesn't take part; nil if nothing about it speaks against that.
  fileprivate func exclusion(of view: UIView) -> HeroMatch.Result? {
    var next = view
    while true {
      if next.isHidden, next !== root { return .hidden }
      if !next.isHeroEnabled || next !== view && !next.isHeroEnabledForSubviews {
        return .disabled
      }
      guard next !== root, let outer = next.superview else { break }
      next = outer
    }
    return isVisible(view) ? nil : .outOfSight
  }
}
