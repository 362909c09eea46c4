import UIKit

/// One endpoint of a matched element: the position of the view on its screen, which is looked up
/// each time.
@MainActor final class ElementEndpoint {
  let screen: HeroScreen
  let id: String?
  private(set) var looks: ElementAppearance
  /// What modifiers change here.
  private var modifiers: HeroTargetState
  /// The proportions of the image, which determine the size if it is fitted.
  var imageSize: CGSize?
  private(set) weak var view: UIView?
  private let rest: RestGeometry
  private let log: UndoLog
  /// Whether the view there is the element itself. If it is another one, it stays visible.
  private let isOwn: Bool
  private var veil: UndoProperty<CGFloat>?
  private var lastPlace: ViewPlace?
  /// Set when the position has changed abruptly.
  var hasJumped = false
  private(set) var isLost = false

  init(
    _ view: UIView?, id: String?, on screen: HeroScreen, looks: ElementAppearance,
    modifiers: HeroTargetState, rest: RestGeometry, log: UndoLog, isOwn: Bool = true
  ) {
    self.modifiers = modifiers
    self.view = view
    self.id = id
    self.screen = screen
    self.looks = looks.changed(by: modifiers, in: screen.root.traitCollection)
    self.rest = rest
    self.log = log
    self.isOwn = isOwn
  }

  /// The transform that modifiers give to the element.
  var turn: TransformParts { modifiers.transform.map { TransformParts($0) } ?? .identity }

  /// Changes the state at this end.
  func change(by state: HeroTargetState) {
    modifiers = modifiers.merging(state)
    looks = looks.changed(by: state, in: screen.root.traitCollection)
  }

  /// Lets the visible part be one of a content that shows the view's own part already.
  func cropContent() {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    looks.contentsRect = modifiers.contentsRect ?? whole
  }

  /// Gives clear colors of both ends the other end's hue.
  static func match(_ a: ElementEndpoint, _ b: ElementEndpoint) {
    ElementAppearance.match(&a.looks, &b.looks)
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
    if let view, stillShowsElement(view), let place = place(of: view) { return displaced(place) }
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
    round(place.cornerRadius)
    return self.place(of: place)
  }

  /// Takes on the corners of a position without a view, unless modifiers set them.
  private func round(_ radius: CGFloat) {
    let corners = CornerRadii(all: radius)
    guard modifiers.cornerRadius == nil, looks.corners != corners else { return }
    looks.corners = corners
    hasJumped = true
  }

  /// Whether a view still shows the element; its cell may have been reused meanwhile.
  private func stillShowsElement(_ view: UIView) -> Bool {
    guard view.window != nil else { return false }
    return id == nil || view.heroID == id || view is ElementPlaceholder
  }

  /// Uses a placeholder that keeps the position of the view, which moves itself.
  func use(_ placeholder: UIView) { view = placeholder }

  private func place(of view: UIView) -> ViewPlace? {
    var rect = view.bounds
    if let imageView = view as? UIImageView, let imageSize {
      rect = imageView.contentMode.placed(imageSize, in: rect)
    }
    return rest.place(
      of: rect, in: view, root: screen.root, frame: screen.frame,
      ignoresTransform: modifiers.transform != nil)
  }

  private func place(of place: HeroPlace) -> ViewPlace? {
    var rect = place.rect
    if let imageSize { rect = place.contentMode.placed(imageSize, in: rect) }
    return rest.place(of: rect, in: place.space, root: screen.root, frame: screen.frame)
  }

  private func displaced(_ place: ViewPlace) -> ViewPlace {
    var result = place
    if let position = modifiers.position, let view {
      result.center.x += position.x - view.center.x
      result.center.y += position.y - view.center.y
    }
    if let size = modifiers.size {
      let room = CGRect(origin: .zero, size: size)
      let mode = (view as? UIImageView)?.contentMode
      result.size = imageSize.flatMap { mode?.placed($0, in: room).size } ?? size
    }
    return result
  }
}

extension UIView.ContentMode {
  /// Returns the visible rectangle of an image. One that fills is visible in the whole rectangle.
  func placed(_ imageSize: CGSize, in rect: CGRect) -> CGRect {
    guard self == .scaleAspectFit, imageSize.width > 0, imageSize.height > 0 else { return rect }
    let scale = min(rect.width / imageSize.width, rect.height / imageSize.height)
    let size = CGSize(width: imageSize.width * scale, height: imageSize.height * scale)
    return CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// Keeps a view's position among its siblings while the overlay shows the view.
final class ElementPlaceholder: UIView {}
