import Quartz2D
import RenderTree

/// Constants that specify the shapes from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are emitted from the position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Particles are emitted from a horizontal line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// Particles are emitted from a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// Particles are emitted from a circle whose radius is the width of `emitterSize`.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// Constants that specify the part of a shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are emitted from the corners, or from the ends of a line.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Particles are emitted from the outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Particles are emitted from anywhere within the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Particles are emitted from anywhere within the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// A layer that emits and draws particles, such as snow or confetti. It emits them while it is in a
/// layer tree that is drawn, starting when its cells are set.
open class CAEmitterLayer: CALayer {
  let emission = Emission()

  /// The cells that describe the particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      stopAnimation(forKey: Emission.key)
      guard let emitterCells, !emitterCells.isEmpty else { return emission.end() }
      emission.owner = self
      emission.restartTime()
      start(EmissionAnimation(emission), forKey: Emission.key)
    }
  }
  /// The factor by which birth rates are multiplied; 0 emits no more particles. The default value
  /// is 1.
  open var birthRate: Float = 1
  /// The factor by which lifetimes are multiplied. The default value is 1.
  open var lifetime: Float = 1
  /// The center of the shape.
  open var emitterPosition = CGPoint.zero
  /// The size of the shape, in points.
  open var emitterSize = CGSize.zero
  /// The shape from which particles are emitted. The default value is `point`.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles are emitted. The default value is `volume`.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The factor by which speeds are multiplied. The default value is 1.
  open var velocity: Float = 1
  /// The factor by which scales are multiplied. The default value is 1.
  open var scale: Float = 1
  /// The factor by which rotations are multiplied. The default value is 1.
  open var spin: Float = 1
  /// The seed of the random numbers. The default value is 0.
  open var seed: UInt32 = 0 { didSet { emission.random = ParticleRandom(seed: seed) } }
}

/// An animation that draws the particles of each moment.
final class EmissionAnimation: CAAnimation {
  private let emission: Emission?

  init(_ emission: Emission) {
    self.emission = emission
    super.init()
    // A duration that practically never ends.
    duration = 1e9
  }

  required init?(coder: NSCoder) { nil }

  package override func copyAnimation() -> CAAnimation {
    guard let emission else { return self }
    let copy = EmissionAnimation(emission)
    copy.assign(self)
    return copy
  }

  override var stale: Stale { [.placement, .appearance] }

  override func apply(to values: inout LayerValues, at parentTime: TimeInterval) {
    values.rare.particles = emission?.node(at: timing.localTime(parentTime))
  }
}
