import CGtk
import CGtkShim
import Dispatch
import Foundation
import HostInterface

extension GtkHostWindow {
  package func makePopup(over parent: (any HostPopup)?, grabsInput: Bool) -> any HostPopup {
    let popup = GtkHostPopup(over: parent as? GtkHostPopup, of: self, grabsInput: grabsInput)
    popups.append(popup)
    return popup
  }

  func forget(_ popup: GtkHostPopup) {
    popups.removeAll { $0 === popup }
    guard popup.grabsInput else { return }
    // The focus returns a moment later, unless another window has it now.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in self?.stateChanged() }
  }

  /// Where the canvas begins in the coordinates of the window's surface.
  var canvasOrigin: CGPoint {
    var (x, y) = (0.0, 0.0)
    if let window { host_window_canvas_origin(window, &x, &y) }
    return CGPoint(x: x, y: y)
  }

  var surface: OpaquePointer? {
    window.flatMap { gtk_native_get_surface(OpaquePointer($0)) }
  }

  /// An event of a popup's surface. A button that was pressed over the window may be released over
  /// a popup and the other way round, so both have one translator.
  func handle(_ event: OpaquePointer, over popup: GtkHostPopup) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_ENTER_NOTIFY:
      pointerEntered(location(of: event))
      return true
    case GDK_LEAVE_NOTIFY:
      pointerLeft()
      return true
    // Opening and closing popups passes grabs on.
    case GDK_GRAB_BROKEN: return false
    default: return handle(event)
    }
  }

  /// Where an event of a popup's surface happened, in the coordinates of the window.
  func origin(ofSurfaceOf event: OpaquePointer) -> CGPoint {
    let surface = gdk_event_get_surface(event)
    if let popup = popups.first(where: { $0.surface == surface }) { return popup.frame.origin }
    let origin = canvasOrigin
    return CGPoint(x: -origin.x, y: -origin.y)
  }
}
