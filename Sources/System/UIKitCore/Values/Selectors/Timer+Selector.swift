import Foundation

extension Timer {
  /// Creates a timer that calls a method of an object, which it retains until it is invalidated,
  /// and schedules it in the current run loop.
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// Not API: an implementation detail of how timers with selectors are created.
///
/// An initializer of a class can't return an object of a subclass, that of a protocol can.
public protocol _TimerWithSelector {}

extension Timer: _TimerWithSelector {}

extension _TimerWithSelector where Self: Timer {
  /// Creates a timer that calls a method of an object, which it retains until it is invalidated.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that first calls a method of an object at a date. It retains the object until
  /// it is invalidated.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let timer = SelectorTimer(
      fireAt: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    guard let timer = timer as? Self else {
      preconditionFailure("Timer.init(timeInterval:target:selector:…): called on \(Self.self)")
    }
    self = timer
  }
}

/// A timer with a target and the app's own information.
///
/// Sendable although unchecked because nothing of it changes.
private final class SelectorTimer: Timer, @unchecked Sendable {
  private var information: Any?
  override var userInfo: Any? { information }

  convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    // Unsafe is right because the timer belongs to one run loop.
    nonisolated(unsafe) let target = target
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      _ = selector.perform(on: target, timer)
    }
    information = userInfo
  }
}
