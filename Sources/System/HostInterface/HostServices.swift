import Quartz2D
import RenderTree

/// The platform services that views use in any window; set at launch.
@MainActor package struct HostServices {
  /// The services of the running app; empty before launch.
  package static var current = HostServices()

  package var text: (any TextShaping)?
  package var decoder: (any ImageDecoding)?
  package var encoder: (any ImageEncoding)?
  package var filters: (any ImageFiltering)?
  package var video: (any VideoHosting)?
  /// Assistive technologies; nil where nobody could ask, as without a session bus.
  package var semantics: (any SemanticsService)?
  /// Renders a node to an image.
  package var render:
    (@MainActor (_ node: RenderNode, _ size: CGSize, _ scale: CGFloat) -> CGImage?)?

  package init() {}
}
