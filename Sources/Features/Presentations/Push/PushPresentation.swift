import UIKit
import UIKitCompat

/// How one controller is presented as if it were pushed. The controller holds it, and the same
/// controller comes from the same edge every time.
@MainActor public final class PushPresentation {
  /// What the screen was presented with.
  public var context: PushContext
  private(set) lazy var coordinator = PresentationCoordinator { [unowned self] in
    PushPresentationController(self, presented: $0, presenting: $1)
  }

  init(_ context: PushContext) { self.context = context }

  /// Sends a screen on its way in out again, and one on its way out in again, from where it is.
  public func reverse() { coordinator.current?.reverse() }

  var transitionController: PushTransitionController? { coordinator.current?.transitionController }
}

private enum PushPresentationKey: SideStorageKey {
  static let defaultValue: PushPresentation? = nil
}

extension UIViewController {
  /// How this controller, or the container it is in, is presented as if pushed.
  public var pushPresentation: PushPresentation? {
    self[side: PushPresentationKey.self] ?? parent?.pushPresentation
  }

  /// From now on `present(_:animated:)` shows this controller as if it were pushed.
  @discardableResult public func usePushPresentation(
    from edge: PushEdge = .right, _ configure: (inout PushContext) -> Void = { _ in }
  ) -> PushPresentation {
    var context = PushContext()
    context.edge = edge
    configure(&context)
    let presentation = PushPresentation(context)
    self[side: PushPresentationKey.self] = presentation
    modalPresentationStyle = .custom
    transitioningDelegate = presentation.coordinator
    return presentation
  }

  /// Shows a controller over this one as if it were pushed; a swipe from the other side takes it
  /// back.
  @discardableResult public func presentPush(
    _ controller: UIViewController, from edge: PushEdge = .right, animated: Bool = true,
    configure: (inout PushContext) -> Void = { _ in }, completion: (() -> Void)? = nil
  ) -> PushPresentation {
    let presentation = controller.usePushPresentation(from: edge, configure)
    present(controller, animated: animated, completion: completion)
    return presentation
  }
}
