import Foundation
import HostInterface

/// A drag that left the window.
@MainActor package final class OffscreenDrag: HostDrag {
  package let contents: HostDragContents
  private var onEnd: (@MainActor (HostDragOperation?) -> Void)?

  init(_ contents: HostDragContents, onEnd: @escaping @MainActor (HostDragOperation?) -> Void) {
    self.contents = contents
    self.onEnd = onEnd
  }

  package var isOver: Bool { onEnd == nil }
  package func cancel() { end(nil) }

  package func end(_ operation: HostDragOperation?) {
    let call = onEnd
    onEnd = nil
    call?(operation)
  }
}
