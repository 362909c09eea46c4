import UIKit
import UIKitCompat

/// The presentation of a view controller as if it were pushed. The view controller holds it and may
/// be presented again.
@MainActor public final class PushPresentation {
  /// The settings of the presentation.
  public var context: PushContext
  private(set) lazy var coordinator = PresentationCoordinator { [unowned self] in
    PushPresentationController(self, presented: $0, presenting: $1)
  }

  init(_ context: PushContext) { self.context = context }

  /// Reverses a presentation or dismissal from where it is.
  public func reverse() { coordinator.current?.reverse() }

  var transitionController: PushTransitionController? { coordinator.current?.transitionController }
}

private enum PushPresentationKey: SideStorageKey {
  static let defaultValue: PushPresentation? = nil
}

extension UIViewController {
  /// The push presentation of this view controller or the container it is in.
  public var pushPresentation: PushPresentation? {
    self[side: PushPresentationKey.self] ?? parent?.pushPresentation
  }

  /// Makes `present(_:animated:)` present this view controller as if it were pushed.
  @discardableResult public func usePushPresentation(
    from edge: PushEdge = .trailing, _ configure: (inout PushContext) -> Void = { _ in }
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

  /// Presents a view controller over this one as if it were pushed. A swipe from the opposite edge
  /// dismisses it.
  @discardableResult public func presentPush(
    _ controller: UIViewController, from edge: PushEdge = .trailing, animated: Bool = true,
    configure: (inout PushContext) -> Void = { _ in }, completion: (() -> Void)? = nil
  ) -> PushPresentation {
    let presentation = controller.usePushPresentation(from: edge, configure)
    present(controller, animated: animated, completion: completion)
    return presentation
  }
}
