/// How the window begins, as the command line says.
struct LaunchOptions: Equatable, Sendable {
  /// Whether the window fills the screen.
  var isFullScreen = false
  /// Whether the first photo opens and a slideshow begins.
  var startsSlideshow = false
  /// Whether the gestures are introduced to who hasn't seen them. With paths on the command line
  /// they are not.
  var introducesGestures = false
}
