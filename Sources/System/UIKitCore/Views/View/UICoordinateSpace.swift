import QuartzCore

/// A frame of reference on a screen: a view, a scene, or the screen itself.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point from this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {}

extension UIScreen {
  /// The coordinate space of the screen. Desktops don't tell where their windows are, so that each
  /// of the app's scenes counts as being at its origin.
  public var coordinateSpace: any UICoordinateSpace { SceneSpace { [weak self] in self?.bounds } }
  /// The same as `coordinateSpace`, as the app isn't rotated with the screen.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
}

/// The space around the windows of a scene.
final class SceneSpace: NSObject, UICoordinateSpace {
  private let area: @MainActor () -> CGRect?

  init(_ area: @escaping @MainActor () -> CGRect?) { self.area = area }

  var bounds: CGRect { area() ?? .zero }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: view.layer.convert(point, from: nil)
    case is SceneSpace: point
    default: coordinateSpace.convert(point, from: self)
    }
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: view.layer.convert(point, to: nil)
    case is SceneSpace: point
    default: coordinateSpace.convert(point, to: self)
    }
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: view.layer.convert(rect, from: nil)
    case is SceneSpace: rect
    default: coordinateSpace.convert(rect, from: self)
    }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: view.layer.convert(rect, to: nil)
    case is SceneSpace: rect
    default: coordinateSpace.convert(rect, to: self)
    }
  }
}
