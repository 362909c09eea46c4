import Quartz2D
import RenderTree

/// Constants that specify the type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in while the old one fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Constants that specify the direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top of a layer whose y-axis points up; as on iOS, this means upwards from the bottom
  /// edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downwards from the top edge, as on iOS.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of a layer's transition, regardless of the key it was added with.
public let kCATransition = "transition"

/// An animated transition of a layer and its sublayers from their previous to their current
/// appearance.
open class CATransition: CAAnimation {
  /// The type of the transition. The default value is `fade`.
  open var type = CATransitionType.fade
  /// The direction of a transition that moves. The default value is `nil`, which means `fromLeft`.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, from 0 to 1. The default value is 0.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1. The default value is 1.
  open var endProgress: Float = 1

  /// The previous appearance of the layer; set when the transition is added.
  var source = RenderNode.empty

  package override func copyAnimation() -> CAAnimation {
    let copy = CATransition()
    copy.assign(self)
    return copy
  }

  override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    source = other.source
  }

  override var stale: Stale { [.placement, .appearance] }

  override func apply(to values: inout LayerValues, at parentTime: TimeInterval) {
    guard let moment = timing.moment(at: parentTime) else { return }
    let curve = timingFunction?.value(at: moment.progress) ?? moment.progress
    let progress = Double(startProgress) + Double(endProgress - startProgress) * curve
    values.rare.transition = LayerTransition(self, progress: CGFloat(progress))
  }
}

/// The state of a transition at a moment.
final class LayerTransition: Sendable {
  private let type: CATransitionType
  private let subtype: CATransitionSubtype
  private let source: RenderNode
  private let progress: CGFloat

  @MainActor init(_ transition: CATransition, progress: CGFloat) {
    type = transition.type
    subtype = transition.subtype ?? .fromLeft
    source = transition.source
    self.progress = progress
  }

  /// Returns the mix of the previous and the current content.
  func mixed(with new: RenderNode?, in bounds: CGRect, isOpaque: Bool) -> RenderNode {
    let new = new ?? .empty
    // The direction in which new content moves, as a vector.
    let way: CGVector =
      switch subtype {
      case .fromRight: CGVector(dx: -bounds.width, dy: 0)
      case .fromTop: CGVector(dx: 0, dy: -bounds.height)
      case .fromBottom: CGVector(dx: 0, dy: bounds.height)
      default: CGVector(dx: bounds.width, dy: 0)
      }
    let (gone, left) = (progress, progress - 1)
    let nodes: [RenderNode] =
      switch type {
      case .moveIn: [source, moved(new, way, left)]
      case .push: [moved(source, way, gone), moved(new, way, left)]
      case .reveal: [new, moved(source, way, gone)]
      default: faded(new, isOpaque: isOpaque)
      }
    let mix = RenderNode(.group(nodes))
    return type == .fade ? mix : RenderNode(.clip(RoundedRect(bounds), mix))
  }

  /// Returns the nodes of a fade. If the content is opaque, only the old content fades, above the
  /// new one, so that nothing behind shows through.
  private func faded(_ new: RenderNode, isOpaque: Bool) -> [RenderNode] {
    let opacity = min(max(progress, 0), 1)
    let old = RenderNode(.opacity(1 - opacity, source))
    return isOpaque ? [new, old] : [old, RenderNode(.opacity(opacity, new))]
  }

  private func moved(_ node: RenderNode, _ way: CGVector, _ part: CGFloat) -> RenderNode {
    RenderNode(
      .transform(CATransform3DMakeTranslation(way.dx * part, way.dy * part, 0), node))
  }
}
