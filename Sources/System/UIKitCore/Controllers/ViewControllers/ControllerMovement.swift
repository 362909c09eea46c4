/// The reasons for a controller's appearance transition while it runs.
struct ControllerMovement {
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
}
