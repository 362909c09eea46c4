import UIKit

/// One endpoint of a matched element: where the view is on its screen, looked up again whenever it
/// is asked for.
@MainActor final class ElementEndpoint {
  let screen: HeroScreen
  let id: String?
  var looks: ElementAppearance
  /// What the place is made of when modifiers move it away.
  var displacement: HeroTargetState?
  /// The proportions of the picture that flies; a place that fits a picture is as large as that.
  var pictureSize: CGSize?
  private(set) weak var view: UIView?
  private let rest: RestGeometry
  private let log: UndoLog
  /// False where the view there is another thing, which goes on being seen.
  private let isOwn: Bool
  private var veil: UndoProperty<CGFloat>?
  private var lastPlace: ViewPlace?
  /// Set when the place is suddenly another one.
  var hasJumped = false
  private(set) var isLost = false

  init(
    _ view: UIView?, id: String?, on screen: HeroScreen, looks: ElementAppearance,
    rest: RestGeometry, log: UndoLog, isOwn: Bool = true
  ) {
    self.view = view
    self.id = id
    self.screen = screen
    self.looks = looks
    self.rest = rest
    self.log = log
    self.isOwn = isOwn
  }

  /// Hides the real view while the overlay shows its snapshot.
  func hide() {
    guard isOwn, let view, veil == nil else { return }
    let property = log.property(view, \.alpha)
    property.write(0)
    veil = property
  }

  func unhide() {
    veil?.restore()
    veil = nil
  }

  /// In the container's coordinates.
  func place() -> ViewPlace {
    if let found = currentPlace() {
      if isLost { hasJumped = true }
      isLost = false
      lastPlace = found
      return found
    }
    if !isLost, lastPlace != nil { hasJumped = true }
    isLost = true
    return lastPlace ?? ViewPlace(screen.frame)
  }

  private func currentPlace() -> ViewPlace? {
    if let view, isStillIt(view), let place = place(of: view) { return displaced(place) }
    guard let id else { return nil }
    if let other = screen.view(for: id), other !== view {
      unhide()
      view = other
      hide()
      hasJumped = true
      return place(of: other).map(displaced)
    }
    guard let place = screen.placing?.heroPlace(for: id) else { return nil }
    if view != nil {
      unhide()
      view = nil
    }
    return self.place(of: place)
  }

  /// Cells are given to other items while a picture of the old one flies.
  private func isStillIt(_ view: UIView) -> Bool {
    guard view.window != nil else { return false }
    return id == nil || view.heroID == id || view is ElementPlaceholder
  }

  /// A view that keeps the place of the real one, which flies itself.
  func stand(_ placeholder: UIView) { view = placeholder }

  private func place(of view: UIView) -> ViewPlace? {
    var rect = view.bounds
    if let imageView = view as? UIImageView, let pictureSize {
      rect = imageView.contentMode.placed(pictureSize, in: rect)
    }
    return rest.place(of: rect, in: view, root: screen.root, frame: screen.frame)
  }

  private func place(of place: HeroPlace) -> ViewPlace? {
    var rect = place.rect
    if let pictureSize { rect = place.contentMode.placed(pictureSize, in: rect) }
    return rest.place(of: rect, in: place.space, root: screen.root, frame: screen.frame)
  }

  private func displaced(_ place: ViewPlace) -> ViewPlace {
    guard let state = displacement else { return place }
    var result = place
    if let position = state.position, let view {
      result.center.x += position.x - view.center.x
      result.center.y += position.y - view.center.y
    }
    if let size = state.size { result.size = size }
    if let transform = state.transform {
      let affine = CATransform3DGetAffineTransform(transform)
      result.center.x += affine.tx
      result.center.y += affine.ty
      result.size.width *= hypot(affine.a, affine.b)
      result.size.height *= hypot(affine.c, affine.d)
      result.angle += atan2(affine.b, affine.a)
    }
    return result
  }
}

extension UIView.ContentMode {
  /// Where the seen part of a picture lies. What fills is seen through the whole rectangle.
  func placed(_ picture: CGSize, in rect: CGRect) -> CGRect {
    guard self == .scaleAspectFit, picture.width > 0, picture.height > 0 else { return rect }
    let scale = min(rect.width / picture.width, rect.height / picture.height)
    let size = CGSize(width: picture.width * scale, height: picture.height * scale)
    return CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// Keeps a view's position among its siblings while the overlay shows the view.
final class ElementPlaceholder: UIView {}
