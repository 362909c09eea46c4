import CGtk
import CGtkShim
import Foundation
import HostInterface

/// A drag of GDK's that a window of this program began.
@MainActor final class GtkDrag: HostDrag {
  /// The drag that goes on; there is one at most.
  private(set) static var current: GtkDrag?

  private(set) var drag: OpaquePointer?
  private var onEnd: (@MainActor (HostDragOperation?) -> Void)?

  /// Nil where no drag can begin.
  init?(
    _ contents: HostDragContents, from surface: OpaquePointer, by device: OpaquePointer,
    icon: OpaquePointer?,
    onEnd: @escaping @MainActor (HostDragOperation?) -> Void
  ) {
    guard Self.current == nil, let provider = TransferContent.makeProvider(contents.forms) else {
      return nil
    }
    defer { g_object_unref(provider) }
    var actions = GDK_ACTION_COPY.rawValue
    if contents.allowsMove { actions |= GDK_ACTION_MOVE.rawValue }
    self.onEnd = onEnd
    let context = Unmanaged.passRetained(self).toOpaque()
    drag = host_drag_begin(
      surface, device, provider, GdkDragAction(rawValue: actions), icon,
      contents.frame.width, contents.frame.height, Int32(-contents.frame.minX),
      Int32(-contents.frame.minY),
      { context, action in
        guard let context else { return }
        let ended = Unmanaged<GtkDrag>.fromOpaque(context).takeRetainedValue()
        MainActor.assumeIsolated { ended.ended(action) }
      }, context)
    guard drag != nil else {
      Unmanaged<GtkDrag>.fromOpaque(context).release()
      return nil
    }
    Self.current = self
  }

  private func ended(_ action: GdkDragAction) {
    drag = nil
    if Self.current === self { Self.current = nil }
    let operation: HostDragOperation? =
      action.rawValue & GDK_ACTION_MOVE.rawValue != 0
      ? .move : action.rawValue & GDK_ACTION_COPY.rawValue != 0 ? .copy : nil
    let call = onEnd
    onEnd = nil
    MainLoopWait.deliver { call?(operation) }
  }

  func cancel() { if let drag { host_drag_cancel(drag) } }
}

extension GtkHostWindow {
  package func beginDrag(
    _ contents: HostDragContents, onEnd: @escaping @MainActor (HostDragOperation?) -> Void
  ) -> (any HostDrag)? {
    guard let surface, let pressingDevice, !DisplayLoss.hasHappened else { return nil }
    var contents = contents
    if let display = gdk_surface_get_display(surface), gdk_display_is_composited(display) == 0 {
      contents.frame = contents.solidFrame
    }
    let painter = NodePainter(target: .screen)
    let moved = RenderNode(
      .transform(
        CATransform3DMakeTranslation(-contents.frame.minX, -contents.frame.minY, 0), contents.icon))
    let icon = painter.gskNode(for: contents.frame.isEmpty ? .empty : moved, scale: scale)
    guard
      let begun = GtkDrag(
        contents, from: surface, by: pressingDevice, icon: icon, onEnd: onEnd)
    else { return nil }
    // The platform has the pointer now.
    _ = pointers.cancelAll()
    return begun
  }
}
