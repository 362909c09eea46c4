import CGtkShim
import Foundation
import HostInterface

/// What assistive technologies read of the window, and what they do in it.
extension GtkHostWindow: SemanticsHandling {
  package var wantsSemantics: Bool { semantics?.isRead ?? false }

  package func present(_ semantics: SemanticsTree) {
    self.semantics?.placement = placement
    self.semantics?.present(semantics)
  }

  private var placement: SemanticsPlacement? {
    var (x, y): (Int32, Int32) = (0, 0)
    guard let window, host_window_screen_origin(window, &x, &y) != 0 else { return nil }
    return SemanticsPlacement(origin: CGPoint(x: CGFloat(x), y: CGFloat(y)), scale: scale)
  }

  package func announce(_ announcement: SemanticsAnnouncement) {
    semantics?.announce(announcement)
  }

  func beginSemantics() {
    semantics = HostServices.current.semantics?.addWindow(title, handler: self)
  }

  package func semanticsReadingDidChange() {
    notify { [weak self] handler in
      guard let self else { return }
      handler.hostWindowDidChangeSemanticsWish(self)
    }
  }

  package func perform(_ action: SemanticsAction, on node: SemanticsNode.ID) -> Bool {
    guard canCallHandler, let handler else { return false }
    return handler.hostWindow(self, perform: action, on: node)
  }
}
