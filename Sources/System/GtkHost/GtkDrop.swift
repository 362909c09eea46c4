import CGtk
import CGtkShim
import Foundation
import HostInterface

/// Data that is dragged over a window of GTK.
@MainActor final class GtkDrop: HostDrop {
  let drop: OpaquePointer
  private var isReceived = false

  init(_ drop: OpaquePointer) {
    self.drop = drop
    g_object_ref(UnsafeMutableRawPointer(drop))
  }

  isolated deinit {
    // A source waits for the end of what it gave away.
    finish(nil)
    g_object_unref(UnsafeMutableRawPointer(drop))
  }

  var types: [String] { TransferContent.types(in: gdk_drop_get_formats(drop)) }

  var allowsMove: Bool { gdk_drop_get_actions(drop).rawValue & GDK_ACTION_MOVE.rawValue != 0 }

  var localDrag: (any HostDrag)? {
    guard let drag = gdk_drop_get_drag(drop), let current = GtkDrag.current, current.drag == drag
    else {
      return nil
    }
    return current
  }

  func read(_ type: String, completion: @escaping @MainActor (Data?) -> Void) {
    let reader = TransferContent.Reader { answer in MainLoopWait.deliver { completion(answer) } }
    host_drop_read(drop, type, TransferContent.Reader.callback, reader.context)
  }

  func receive() { isReceived = true }

  func finish(_ operation: HostDragOperation?) {
    guard isReceived, !DisplayLoss.hasHappened else { return }
    isReceived = false
    gdk_drop_finish(drop, operation?.gdk ?? GdkDragAction(rawValue: 0))
  }
}

extension HostDragOperation {
  var gdk: GdkDragAction { self == .move ? GDK_ACTION_MOVE : GDK_ACTION_COPY }
}

extension GtkHostWindow {
  func watchDrops() {
    guard let canvas, dropTarget == nil else { return }
    var callbacks = HostDropCallbacks(
      move: { context, drop, x, y in
        var action = GdkDragAction(rawValue: 0)
        GtkHostWindow.withDrop(context, drop) { action = $0.dragMoved($1, to: CGPoint(x: x, y: y)) }
        return action
      },
      leave: { context, drop in GtkHostWindow.withDrop(context, drop) { $0.dragLeft($1) } },
      drop: { context, drop, x, y in
        var isReceived = false
        GtkHostWindow.withDrop(context, drop) {
          isReceived = $0.received($1, at: CGPoint(x: x, y: y))
        }
        return isReceived ? 1 : 0
      })
    dropTarget = host_drop_target_new(
      canvas, &callbacks, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Must be called before the canvas is destroyed.
  func stopWatchingDrops() {
    guard let canvas, let dropTarget else { return }
    self.dropTarget = nil
    gtk_widget_remove_controller(canvas, dropTarget)
  }

  private nonisolated static func withDrop(
    _ context: UnsafeMutableRawPointer?, _ drop: OpaquePointer?,
    _ body: @MainActor (GtkHostWindow, OpaquePointer) -> Void
  ) {
    guard let window = object(context, as: GtkHostWindow.self), let drop else { return }
    let value = MainThreadValue(drop)
    MainActor.assumeIsolated { body(window, value.value) }
  }

  private func dragMoved(_ pointer: OpaquePointer, to location: CGPoint) -> GdkDragAction {
    guard canCallHandler, let handler else { return GdkDragAction(rawValue: 0) }
    let drop = dragged.flatMap { $0.drop == pointer ? $0 : nil } ?? GtkDrop(pointer)
    dragged = drop
    let operation = handler.hostWindow(self, drop: drop, movedTo: location)
    return operation?.gdk ?? GdkDragAction(rawValue: 0)
  }

  private func dragLeft(_ pointer: OpaquePointer) {
    guard let drop = dragged, drop.drop == pointer else { return }
    dragged = nil
    notify { [weak self] handler in
      guard let self else { return }
      handler.hostWindow(self, dropLeft: drop)
    }
  }

  private func received(_ pointer: OpaquePointer, at location: CGPoint) -> Bool {
    guard canCallHandler, let handler, let drop = dragged, drop.drop == pointer else {
      return false
    }
    dragged = nil
    drop.receive()
    handler.hostWindow(self, received: drop, at: location)
    return true
  }
}
