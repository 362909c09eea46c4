import UIKit

/// A dismissal that a finger has in hand: the flight says how it ends.
@MainActor final class HeldDismissal: NSObject, UIViewControllerInteractiveTransitioning {
  typealias Context = any UIViewControllerContextTransitioning
  typealias Hold =
    (_ onAim: @escaping (FlightAim) -> Void, _ onEnd: @escaping (Bool) -> Void) -> Void

  private let place: (Context) -> Bool
  private let hold: Hold

  /// - Parameters:
  ///   - place: puts the screens where they belong; false when there is none to move.
  ///   - hold: makes the flight say where it goes, and in the end whether it is gone.
  init(place: @escaping (Context) -> Bool, hold: @escaping Hold) {
    self.place = place
    self.hold = hold
    super.init()
  }

  func startInteractiveTransition(_ context: Context) {
    guard place(context) else { return context.completeTransition(true) }
    hold({ context.follow($0) }, { context.endDismissal($0) })
  }
}

extension UIViewControllerContextTransitioning {
  @MainActor fileprivate func follow(_ aim: FlightAim) {
    switch aim {
    case .held: pauseInteractiveTransition()
    case .opening: cancelInteractiveTransition()
    case .closing: finishInteractiveTransition()
    }
  }

  /// The screen below is UIKit's to keep; of a dismissal that did not happen, it goes out of sight.
  @MainActor func endDismissal(_ isClosed: Bool) {
    if !isClosed { view(forKey: .to)?.removeFromSuperview() }
    completeTransition(isClosed)
  }
}
