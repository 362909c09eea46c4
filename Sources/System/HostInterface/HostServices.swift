import Quartz2D
import RenderTree

/// The platform services that views use whatever window they are in, handed over at launch.
@MainActor package struct HostServices {
  /// The services of the running program. Empty before launch.
  package static var current = HostServices()

  package var text: (any TextShaping)?
  package var decoder: (any ImageDecoding)?
  package var encoder: (any ImageEncoding)?
  package var filters: (any ImageFiltering)?
  package var video: (any VideoHosting)?
  /// Paints a node into pixels.
  package var render:
    (@MainActor (_ node: RenderNode, _ size: CGSize, _ scale: CGFloat) -> CGImage?)?

  package init() {}
}
