import Quartz2D

/// The particles of an emitter: their appearance, number and movement. A range is the full width of
/// the interval around a value from which each particle's own value is chosen.
@MainActor open class CAEmitterCell: NSObject {
  /// The name of the cell, for the app's own use.
  open var name: String?
  /// A Boolean value that determines whether particles are emitted. The default value is `true`.
  open var isEnabled = true
  /// The number of particles emitted per second. The default value is 0.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds. The default value is 0.
  open var lifetime: Float = 0
  /// The range of lifetimes, in seconds.
  open var lifetimeRange: Float = 0
  /// The direction in which particles are emitted, in radians from the x axis, clockwise.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone in which particles are emitted, in radians.
  open var emissionRange: CGFloat = 0
  /// The speed, in points per second.
  open var velocity: CGFloat = 0
  /// The range of speeds, in points per second.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x axis, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the y axis, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The scale of the image. The default value is 1.
  open var scale: CGFloat = 1
  /// The range of scales.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians per second.
  open var spin: CGFloat = 0
  /// The range of rotations, in radians per second.
  open var spinRange: CGFloat = 0
  /// The color of the particles, in which all opaque parts of the image are drawn unless it is
  /// white, the default value.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The range of the color's red component.
  open var redRange: Float = 0
  /// The range of the color's green component.
  open var greenRange: Float = 0
  /// The range of the color's blue component.
  open var blueRange: Float = 0
  /// The range of the color's opacity.
  open var alphaRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// The `CGImage` of a particle; other objects aren't drawn.
  open var contents: Any?
  /// The number of image pixels per point. The default value is 1.
  open var contentsScale: CGFloat = 1

  public override init() { super.init() }

  /// Creates a cell like `init()`; the coder isn't read.
  public required init?(coder: NSCoder) { super.init() }
}
