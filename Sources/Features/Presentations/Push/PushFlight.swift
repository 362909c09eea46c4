import Motion
import UIKit

/// How much of the screen below is covered, 0…1.
struct Coverage: Animatable {
  var part: CGFloat

  static let zero = Coverage(part: 0)
  static let full = Coverage(part: 1)

  func adding(_ other: Coverage) -> Coverage { Coverage(part: part + other.part) }
  func scaled(by factor: CGFloat) -> Coverage { Coverage(part: part * factor) }
  /// In parts of a screen that has as many points.
  var magnitude: CGFloat { abs(part) * 800 }
}

/// A screen that slides over another, and what it leaves in order when it has arrived.
@MainActor final class PushFlight {
  private let flight = Flight(inPlace: Coverage.full) { .zero }
  private weak var container: UIView?
  private var above: UIView?
  private var below: UIView?
  private let dim = UIView()
  private var context = PushContext()
  private var fades = false

  init() {
    dim.backgroundColor = .black
    dim.isUserInteractionEnabled = false
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    flight.show = { [weak self] in self?.show($0.part) }
  }

  var phase: FlightPhase { flight.phase }
  var coverage: CGFloat { flight.state.part }
  /// Of the whole way, a second.
  var velocity: CGFloat { flight.velocity.part }
  var onTaken: () -> Void {
    get { flight.onTaken }
    set { flight.onTaken = newValue }
  }
  var onStrayed: () -> Void {
    get { flight.onStrayed }
    set { flight.onStrayed = newValue }
  }

  // MARK: Views

  /// The two screens of a transition that begins.
  func take(above: UIView, below: UIView?, in container: UIView, _ context: PushContext) {
    release()
    self.container = container
    self.above = above
    self.below = below
    self.context = context
    fades = ReducedMotion.isWanted
    guard let below else { return }
    if below.superview !== container { container.insertSubview(below, at: 0) }
    dim.frame = below.bounds
    below.addSubview(dim)
  }

  /// Leaves the views as they were found.
  private func release() {
    dim.removeFromSuperview()
    above?.alpha = 1
    if let container {
      above?.center = container.middle
      below?.center = container.middle
    }
    above = nil
    below = nil
  }

  func layOut() { if above != nil { show(coverage) } }

  private func show(_ part: CGFloat) {
    guard let container, let above else { return }
    let part = min(1, max(0, part))
    let size = container.bounds.size
    for view in [above, below] where view?.bounds.size != size { view?.bounds.size = size }
    if fades {
      above.center = container.middle
      below?.center = container.middle
      above.alpha = part
      dim.alpha = 0
      return
    }
    let way = context.edge.vector.scaled(by: context.edge.length(size))
    above.center = container.middle.adding(way.scaled(by: 1 - part))
    below?.center = container.middle.adding(way.scaled(by: -context.parallax * part))
    dim.alpha = context.dimming * part
  }

  // MARK: Coming and going

  private var timing: Timing {
    fades ? ReducedMotion.timing : .curve(.easeInOut, seconds: context.duration)
  }

  func open(_ completion: @escaping (Bool) -> Void) {
    flight.open(timing) { [self] isOpen in
      release()
      completion(isOpen)
    }
  }

  func close(_ completion: @escaping (Bool) -> Void) {
    flight.close(timing) { [self] isClosed in
      release()
      completion(isClosed)
    }
  }

  /// UIKit waits for what a finger decides.
  func hold(onAim: @escaping (FlightAim) -> Void, _ completion: @escaping (Bool) -> Void) {
    show(coverage)
    flight.hold(onAim: onAim) { [self] isClosed in
      release()
      completion(isClosed)
    }
  }

  func turnBack() { flight.turnBack() }

  /// It came or went without animation.
  func stand(_ phase: FlightPhase) { flight.stand(phase) }

  // MARK: Fingers

  func grab() { flight.grab() }

  func drag(from start: CGFloat, by travel: CGFloat, length: CGFloat) {
    flight.drag(to: Coverage(part: min(1, max(0, start - travel / length))))
  }

  /// - Parameter velocity: points a second towards the exit.
  func letGo(opening: Bool, velocity: CGFloat, length: CGFloat) {
    let speed = Coverage(part: -velocity / length)
    flight.release(opening: opening, spring: FlightSprings.leaving, velocity: speed)
  }
}

extension UIView {
  fileprivate var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
