/// The reasons for a controller's appearance transition while it runs, and its zoom.
struct ControllerMovement {
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// The flight of a controller that prefers to be zoomed; nil before the first one.
  var zoom: ZoomFlight?
}
