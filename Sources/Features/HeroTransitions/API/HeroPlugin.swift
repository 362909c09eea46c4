import UIKit

/// Takes part in planning, or moves views that the engine should leave alone.
@MainActor public protocol HeroPlugin: AnyObject {
  /// After the rules, before anything moves: states can be looked at and changed.
  func prepare(_ context: HeroContext)
  /// True takes the view over from the engine. Asked about views that have an id or modifiers.
  func canAnimate(_ view: UIView, isAppearing: Bool, in context: HeroContext) -> Bool
  /// Begins with the views it has taken over.
  ///
  /// - Returns: Seconds that it needs; the transition is at least as long.
  func animate(
    fromViews: [UIView], toViews: [UIView], in context: HeroContext
  ) -> TimeInterval
  /// On every frame. Progress is that of the whole transition and goes back when that does.
  func seek(to progress: Double)
  /// At the end, when all else is restored; put back what was moved.
  func finish(didComplete: Bool)
}

extension HeroPlugin {
  public func prepare(_ context: HeroContext) {}
  public func canAnimate(_ view: UIView, isAppearing: Bool, in context: HeroContext) -> Bool {
    false
  }
  public func animate(
    fromViews: [UIView], toViews: [UIView], in context: HeroContext
  ) -> TimeInterval { 0 }
  public func seek(to progress: Double) {}
  public func finish(didComplete: Bool) {}
}
