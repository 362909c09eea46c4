import UIKit

/// One picture grows out of the thumbnail and returns to it: it coincides with the cropped
/// thumbnail at one end and with the photo at the other. Without a thumbnail it fades.
///
/// All motion is the browser's flight, which goes on under the finger after UIKit's transition
/// ended: it can be caught, thrown back and thrown on at any instant. Subclasses say where it
/// begins and lands; this one asks the browser's `source`.
@MainActor open class MorphTransition: NSObject, PhotoBrowserTransitioning {
  public var isShowing = true
  public weak var browser: PhotoBrowser?
  public var isNavigation = false

  public override init() { super.init() }

  /// Where the photo's thumbnail is now; asked on every frame, so that lists may scroll meanwhile.
  open func thumbnail(for id: AnyHashable, at index: Int) -> Thumbnail? {
    browser?.source?.thumbnail(for: id)
  }

  /// Asked before each flight: bring the thumbnail on screen, without animation.
  open func revealThumbnail(for id: AnyHashable, at index: Int) {
    browser?.source?.revealThumbnail(for: id)
  }

  open func setThumbnailHidden(_ isHidden: Bool, for id: AnyHashable) {
    browser?.source?.setThumbnailHidden(isHidden, for: id)
  }

  /// A view that flies in the picture's place; asked once a flight. Nil flies the picture.
  open func flyingView(for id: AnyHashable, at index: Int) -> UIView? { nil }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    isShowing ? PhotoFlight.openingDuration : PhotoFlight.closingDuration
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeScreens(isShowing: isShowing)
    guard let browser else {
      transitionContext.completeTransition(true)
      return
    }
    if isShowing {
      browser.view.layoutIfNeeded()
      browser.flight.open { isOpen in transitionContext.completeTransition(isOpen) }
    } else {
      browser.flight.close { isClosed in transitionContext.endHiding(isClosed) }
    }
  }
}

/// Grows out of the view that stands for a photo on the screen below, and returns into it.
///
/// An image view's content mode, crop and corners are met exactly; pages without a picture grow as
/// a whole and fade.
@MainActor public final class ZoomTransition: MorphTransition {
  private let sourceView: (_ index: Int) -> UIView?
  private weak var hiddenView: UIView?

  public init(sourceView: @escaping (_ index: Int) -> UIView?) {
    self.sourceView = sourceView
    super.init()
  }

  public override func thumbnail(for id: AnyHashable, at index: Int) -> Thumbnail? {
    guard let view = sourceView(index) else { return nil }
    if let imageView = view as? UIImageView { return Thumbnail(imageView: imageView) }
    return Thumbnail(view: view, image: nil)
  }

  public override func revealThumbnail(for id: AnyHashable, at index: Int) {}

  /// The view may show another photo by the time it is shown again, so it is remembered itself.
  public override func setThumbnailHidden(_ isHidden: Bool, for id: AnyHashable) {
    hiddenView?.isHidden = false
    hiddenView = nil
    guard isHidden, let index = browser?.currentIndex, let view = sourceView(index) else { return }
    view.isHidden = true
    hiddenView = view
  }
}

/// Flies a view that the caller made, from a place that the caller names to the photo's place.
@MainActor public final class SmoothZoomTransition: MorphTransition {
  public typealias ViewAndFrame = (view: UIView, frame: CGRect)

  private let viewAndFrame: (_ index: Int, _ destination: UIView) -> ViewAndFrame?
  private var flying: (id: AnyHashable, value: ViewAndFrame)?

  /// - Parameter viewAndFrame: a new view for each flight, and the thumbnail's frame in the
  ///   coordinates of `destination`; nil fades.
  public init(
    viewAndFrame: @escaping (_ index: Int, _ destination: UIView) -> ViewAndFrame?
  ) {
    self.viewAndFrame = viewAndFrame
    super.init()
  }

  public override func thumbnail(for id: AnyHashable, at index: Int) -> Thumbnail? {
    guard let view = browser?.view, let flying, flying.id == id else { return nil }
    return Thumbnail(
      rect: flying.value.frame, in: view, image: nil, contentMode: flying.value.view.contentMode,
      cornerRadius: flying.value.view.layer.cornerRadius)
  }

  public override func flyingView(for id: AnyHashable, at index: Int) -> UIView? {
    guard let view = browser?.view else { return nil }
    flying = viewAndFrame(index, view).map { (id, $0) }
    return flying?.value.view
  }

  public override func revealThumbnail(for id: AnyHashable, at index: Int) {}
  public override func setThumbnailHidden(_ isHidden: Bool, for id: AnyHashable) {}
}
