import Motion
import UIKit

/// What modifiers ask for: how a view is before it appears or after it disappeared. Nil is as it
/// rests.
@MainActor public struct HeroTargetState {
  public enum CoordinateSpace: Sendable { case local, global }
  public enum Snapshot: Sendable { case optimized, normal, layerRender, none }

  public struct Overlay {
    public var color: UIColor
    public var opacity: CGFloat
  }

  public struct Cascade {
    public var delta: TimeInterval
    public var direction: HeroCascadeDirection
    public var delaysMatchedViews: Bool
  }

  public var position: CGPoint?
  public var size: CGSize?
  public var transform: CATransform3D?
  public var opacity: CGFloat?
  public var backgroundColor: UIColor?
  public var borderColor: UIColor?
  public var borderWidth: CGFloat?
  public var cornerRadius: CGFloat?
  public var masksToBounds: Bool?
  public var zPosition: CGFloat?
  public var contentsRect: CGRect?
  public var contentsScale: CGFloat?
  public var shadowColor: UIColor?
  public var shadowOpacity: CGFloat?
  public var shadowOffset: CGSize?
  public var shadowRadius: CGFloat?
  public var shadowPath: CGPath?
  public var overlay: Overlay?

  /// Seconds; infinite is as long as the longest.
  public var duration: TimeInterval?
  public var delay: TimeInterval = 0
  public var curve: Curve?
  public var spring: Spring?
  public var arc: CGFloat?
  public var source: String?
  public var cascade: Cascade?
  /// Whether recursively.
  public var ignoresSubviewModifiers: Bool?
  public var coordinateSpace = CoordinateSpace.local
  public var snapshot = Snapshot.optimized
  public var usesScaleBasedSizeChange = false
  public var forcesNonFade = false
  public var isForced = false
  /// For modifiers of your own.
  public var custom: [String: Any] = [:]

  var beginModifiers: [HeroModifier] = []
  var conditionals: [(@MainActor (HeroConditionalContext) -> Bool, [HeroModifier])] = []

  public init(_ modifiers: [HeroModifier] = []) { append(modifiers) }

  public mutating func append(_ modifiers: [HeroModifier]) {
    for modifier in modifiers { modifier.apply(&self) }
  }

  /// Whether it asks for anything that moves.
  var movesAnything: Bool {
    position != nil || size != nil || transform != nil || opacity != nil || backgroundColor != nil
      || borderColor != nil || borderWidth != nil || cornerRadius != nil || zPosition != nil
      || contentsRect != nil || shadowColor != nil || shadowOpacity != nil || shadowOffset != nil
      || shadowRadius != nil || shadowPath != nil
      || masksToBounds != nil || contentsScale != nil || overlay != nil || isForced
      || !beginModifiers.isEmpty
  }
}
