import UIKit

/// Moves a view of the app between a frame that the app names and the photo's frame.
@MainActor public final class SmoothZoomTransition: MorphTransition {
  /// A view to move, and the frame where it begins.
  public typealias ViewAndFrame = (view: UIView, frame: CGRect)

  private let viewAndFrame: (_ index: Int, _ destination: UIView) -> ViewAndFrame?
  private var replacement: (id: PhotoID, value: ViewAndFrame)?

  /// Creates a transition.
  ///
  /// - Parameter viewAndFrame: Returns a new view for each transition, and the thumbnail's frame in
  ///   the coordinates of `destination`; nil fades.
  public init(
    viewAndFrame: @escaping (_ index: Int, _ destination: UIView) -> ViewAndFrame?
  ) {
    self.viewAndFrame = viewAndFrame
    super.init()
  }

  public override func thumbnail(for id: PhotoID, at index: Int) -> Thumbnail? {
    guard let view = browser?.view, let replacement, replacement.id == id else { return nil }
    return Thumbnail(
      rect: replacement.value.frame, in: view, image: nil,
      contentMode: replacement.value.view.contentMode,
      cornerRadius: replacement.value.view.layer.cornerRadius)
  }

  public override func replacementView(for id: PhotoID, at index: Int) -> UIView? {
    guard let view = browser?.view else { return nil }
    replacement = viewAndFrame(index, view).map { (id, $0) }
    return replacement?.value.view
  }

  public override func revealThumbnail(for id: PhotoID, at index: Int) {}
  public override func setThumbnailHidden(_ isHidden: Bool, for id: PhotoID) {}
}
