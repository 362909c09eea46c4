import UIKit

/// A plug-in that takes part in planning, or moves views instead of the engine.
@MainActor public protocol HeroPlugin: AnyObject {
  /// Called after planning and before anything moves. States can be read and changed.
  func prepare(_ context: HeroContext)
  /// Returns whether the plug-in moves a view instead of the engine. It is called for views with an
  /// id or modifiers.
  func canAnimate(_ view: UIView, isAppearing: Bool, in context: HeroContext) -> Bool
  /// Starts moving the views that the plug-in has taken over.
  ///
  /// - Returns: The duration that it needs, in seconds; the transition is at least as long.
  func animate(
    fromViews: [UIView], toViews: [UIView], in context: HeroContext
  ) -> TimeInterval
  /// Called in every frame with the progress of the whole transition, which decreases when it is
  /// reversed.
  func seek(to progress: Double)
  /// Called at the end, after everything else was restored. Restore what the plug-in has changed.
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
