/// A request of another program, such as the desktop's shell, to a running app.
package enum HostRequest: Equatable, Sendable {
  /// To open files and links; with an empty list, only to show its window.
  case open([String])
  /// To perform an action that the desktop offers beside the app's icon.
  case action(String, title: String)
}
