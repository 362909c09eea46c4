import QuartzCore

extension UIViewController {
  /// The transition with which a view controller prefers to be pushed or presented, and to leave.
  @MainActor public final class Transition: NSObject {
    let options: ZoomOptions
    let sourceViewProvider: (ZoomSourceViewProviderContext) -> UIView?

    init(
      options: ZoomOptions, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) {
      self.options = options
      self.sourceViewProvider = sourceViewProvider
      super.init()
    }

    /// Returns a transition in which the view controller grows out of a view, such as the thumbnail
    /// of a photo, and shrinks back into it.
    ///
    /// The view can be caught at any time, and dragged down or away from the leading edge to leave.
    /// An animator that a delegate provides takes precedence, and with Reduce Motion the screens
    /// cross-dissolve. A view controller whose presentation style is `automatic` covers the window;
    /// sheets and popovers keep their own motion.
    ///
    /// - Parameters:
    ///     - options: The options, of which the transition keeps a copy; `nil` for the defaults.
    ///     - sourceViewProvider: A closure that returns the view to zoom from or, later, back to.
    ///       The view controller fades in the middle of the screen if it returns `nil`.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(
        options: options?.copy() as? ZoomOptions ?? ZoomOptions(),
        sourceViewProvider: sourceViewProvider)
    }
  }
}

extension UIViewController.Transition {
  /// The two view controllers of a zoom transition.
  @MainActor public final class ZoomSourceViewProviderContext: NSObject {
    /// The view controller that the zoom begins at, or returns to.
    public let sourceViewController: UIViewController
    /// The view controller that is zoomed.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// Options of a zoom transition.
  @MainActor public final class ZoomOptions: NSObject, @preconcurrency NSCopying {
    /// A closure that decides whether a drag begins to dismiss the view controller; `nil` accepts
    /// what `willBegin` says.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// A closure that returns the part of the zoomed view that lies over the source view, in the
    /// zoomed view's coordinates; the whole view if the closure or its result is `nil`.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The color over the screen behind; black at 9 % if it is `nil` and there is no effect.
    public var dimmingColor: UIColor?
    /// The effect through which the screen behind is seen; `nil` for none.
    public var dimmingVisualEffect: UIBlurEffect?

    public override init() { super.init() }

    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = ZoomOptions()
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      copy.alignmentRectProvider = alignmentRectProvider
      copy.dimmingColor = dimmingColor
      copy.dimmingVisualEffect = dimmingVisualEffect
      return copy
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// A drag that may begin to dismiss a zoomed view controller.
  @MainActor public final class InteractionContext: NSObject {
    /// The location of the finger in the zoomed view, in points.
    public let location: CGPoint
    /// The velocity of the finger, in points per second.
    public let velocity: CGVector
    /// Whether the drag begins by default: down from the top of content that scrolls, or from the
    /// leading edge.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
      super.init()
    }
  }

  /// The views that are aligned with each other at the start of a zoom.
  @MainActor public final class AlignmentRectContext: NSObject {
    /// The view that the zoom begins at.
    public let sourceView: UIView
    /// The view controller that is zoomed.
    public let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      sourceView = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}
