import Foundation
import Quartz2D
import RenderTree

/// The effect of a drop on the dragged data.
package enum HostDragOperation: Hashable, Sendable { case copy, move }

/// Data that is dragged over a window, or was dropped in it.
@MainActor package protocol HostDrop: AnyObject {
  /// MIME types, best first.
  var types: [String] { get }
  /// Whether its source lets it be moved rather than copied.
  var allowsMove: Bool { get }
  /// The drag, if one of this program's windows began it.
  var localDrag: (any HostDrag)? { get }
  /// Reads the data in one type; nil if its source doesn't give it.
  func read(_ type: String, completion: @escaping @MainActor (Data?) -> Void)
  /// Tells the source what became of a drop that was received, after everything was read; nil for
  /// nothing.
  func finish(_ operation: HostDragOperation?)
}

/// Data and image that a window gives the platform to drag.
package struct HostDragContents {
  package var forms: [TransferForm]
  /// Whether it may be moved rather than copied.
  package var allowsMove: Bool
  /// The image under the pointer.
  package var icon: RenderNode
  /// Where that lies, with the pointer at zero.
  package var frame: CGRect
  /// Where it is opaque, for platforms that show no transparency: without its shadow.
  package var solidFrame: CGRect

  package init(
    forms: [TransferForm], allowsMove: Bool, icon: RenderNode, frame: CGRect, solidFrame: CGRect
  ) {
    self.solidFrame = solidFrame
    self.forms = forms
    self.allowsMove = allowsMove
    self.icon = icon
    self.frame = frame
  }
}

/// A drag that a window began and the platform carries.
@MainActor package protocol HostDrag: AnyObject {
  /// Ends it without effect.
  func cancel()
}
