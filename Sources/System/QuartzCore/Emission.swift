import Quartz2D
import RenderTree

/// The particles of an emitter layer and their state, which advances from frame to frame.
@MainActor final class Emission {
  static let key = "emission"

  weak var owner: CAEmitterLayer?
  var random = ParticleRandom(seed: 0)
  private(set) var particles: [Particle] = []
  private var time: TimeInterval = 0
  /// The fractions of particles that are due, by cell.
  private var due: [Float] = []
  private var drawn: RenderNode?
  /// The longest step, in seconds; a longer pause, as of a covered window, is simulated in several
  /// steps.
  private static let step: TimeInterval = 1.0 / 30
  private static let mostSteps = 120

  struct Particle {
    let image: CGImage
    let size: CGSize
    var position: CGPoint
    var velocity: CGVector
    let acceleration: CGVector
    var scale: CGFloat
    let scaleSpeed: CGFloat
    var angle: CGFloat
    let spin: CGFloat
    var color: [Float]
    let colorSpeed: [Float]
    /// The remaining lifetime, in seconds.
    var life: Float
  }

  /// Called when a new animation drives the emission, whose time begins at 0 again.
  func restartTime() { time = 0 }

  /// Removes all particles.
  func end() {
    particles = []
    due = []
    drawn = nil
  }

  func node(at now: TimeInterval) -> RenderNode? {
    guard now > time || drawn == nil else { return drawn }
    let pause = max(0, now - time)
    let count = min(Self.mostSteps, max(1, Int((pause / Self.step).rounded(.up))))
    if pause > 0 { for _ in 0..<count { advance(by: Float(min(pause / Double(count), 0.1))) } }
    time = now
    drawn = RenderNode(.group(particles.map(\.node)))
    return drawn
  }

  private func advance(by seconds: Float) {
    for index in particles.indices { particles[index].advance(by: seconds) }
    particles.removeAll { $0.life <= 0 }
    guard let owner else { return }
    let cells = owner.emitterCells ?? []
    if due.count != cells.count { due = Array(repeating: 0, count: cells.count) }
    for (index, cell) in cells.enumerated() where cell.isEnabled {
      due[index] += cell.birthRate * owner.birthRate * seconds
      while due[index] >= 1 {
        due[index] -= 1
        if let particle = make(cell, owner) { particles.append(particle) }
      }
    }
  }

  private func vary(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
    value + (random.next() - 0.5) * range
  }

  private func make(_ cell: CAEmitterCell, _ owner: CAEmitterLayer) -> Particle? {
    guard let image = cell.contents as? CGImage else { return nil }
    let angle = vary(cell.emissionLongitude, cell.emissionRange)
    let speed = vary(cell.velocity, cell.velocityRange) * CGFloat(owner.velocity)
    let color = cell.color ?? CGColor(gray: 1, alpha: 1)
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    let parts = [color.red, color.green, color.blue, color.alpha]
    return Particle(
      image: image,
      size: CGSize(
        width: CGFloat(image.width) / cell.contentsScale,
        height: CGFloat(image.height) / cell.contentsScale),
      position: place(in: owner),
      velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
      acceleration: CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration),
      scale: vary(cell.scale, cell.scaleRange) * CGFloat(owner.scale), scaleSpeed: cell.scaleSpeed,
      angle: 0, spin: vary(cell.spin, cell.spinRange) * CGFloat(owner.spin),
      color: zip(parts, ranges).map { Float(vary($0, CGFloat($1))) },
      colorSpeed: [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed],
      life: Float(vary(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange))) * owner.lifetime)
  }

  private func place(in owner: CAEmitterLayer) -> CGPoint {
    let (middle, size) = (owner.emitterPosition, owner.emitterSize)
    var (x, y) = (random.next() - 0.5, random.next() - 0.5)
    switch (owner.emitterShape, owner.emitterMode) {
    case (.line, let mode):
      if mode == .points { x = x < 0 ? -0.5 : 0.5 }
      y = 0
    case (.rectangle, .points): (x, y) = (x < 0 ? -0.5 : 0.5, y < 0 ? -0.5 : 0.5)
    case (.rectangle, .outline):
      // Each side is chosen with a probability in proportion to its length.
      if random.next() * (size.width + size.height) < size.width {
        y = y < 0 ? -0.5 : 0.5
      } else {
        x = x < 0 ? -0.5 : 0.5
      }
    case (.rectangle, _): break
    case (.circle, let mode):
      let isRim = mode == .outline || mode == .points
      let (angle, part) = (x * 2 * .pi, isRim ? 1 : (y + 0.5).squareRoot())
      return CGPoint(
        x: middle.x + cos(angle) * part * size.width, y: middle.y + sin(angle) * part * size.width)
    default: return middle
    }
    return CGPoint(x: middle.x + x * size.width, y: middle.y + y * size.height)
  }
}

extension Emission.Particle {
  fileprivate mutating func advance(by seconds: Float) {
    let time = CGFloat(seconds)
    life -= seconds
    velocity.dx += acceleration.dx * time
    velocity.dy += acceleration.dy * time
    position.x += velocity.dx * time
    position.y += velocity.dy * time
    scale = max(0, scale + scaleSpeed * time)
    angle += spin * time
    for index in color.indices {
      color[index] = min(1, max(0, color[index] + colorSpeed[index] * seconds))
    }
  }

  fileprivate var node: RenderNode {
    let frame = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    var node = RenderNode(.image(image, frame: frame, filter: .linear))
    if color[0] < 1 || color[1] < 1 || color[2] < 1 {
      let fill = CGColor(
        red: CGFloat(color[0]), green: CGFloat(color[1]), blue: CGFloat(color[2]), alpha: 1)
      node = RenderNode(.mask(RenderNode(.fill(RoundedRect(frame), fill)), by: node))
    }
    if color[3] < 1 { node = RenderNode(.opacity(CGFloat(color[3]), node)) }
    var matrix = CATransform3DMakeTranslation(position.x, position.y, 0)
    matrix = CATransform3DRotate(matrix, angle, 0, 0, 1)
    matrix = CATransform3DScale(matrix, scale, scale, 1)
    return RenderNode(.transform(matrix, node))
  }
}

/// A random number generator that generates the same numbers for the same seed.
struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

  /// Returns a number from 0 to 1.
  mutating func next() -> CGFloat {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return CGFloat(state >> 11) / CGFloat(UInt64(1) << 53)
  }
}
