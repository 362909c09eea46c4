import CGtk
import CGtkShim
import Foundation
import HostInterface

/// A popup surface of GDK over a window, drawn with the window's nodes.
@MainActor package final class GtkHostPopup: HostPopup {
  private var popup: OpaquePointer?
  private weak var window: GtkHostWindow?
  private let parent: GtkHostPopup?
  let grabsInput: Bool
  /// Whether the desktop's input goes to the popup.
  var hasInput: Bool { grabsInput && popup != nil }
  private let painter = NodePainter(target: .screen)
  private var node = RenderNode.empty
  private var isShown = false
  /// The scale at which the surface draws.
  private var scale: CGFloat { surface.map { CGFloat(gdk_surface_get_scale_factor($0)) } ?? 1 }

  package private(set) var frame = CGRect.zero
  package var onFrameChange: (@MainActor () -> Void)?
  package var onDismissal: (@MainActor () -> Void)?

  init(over parent: GtkHostPopup?, of window: GtkHostWindow, grabsInput: Bool) {
    self.parent = parent
    self.window = window
    self.grabsInput = grabsInput
    guard let parentSurface = parent?.surface ?? window.surface else { return }
    var callbacks = Self.callbacks
    popup = host_popup_new(
      parentSurface, grabsInput ? 1 : 0, &callbacks, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit { destroy() }

  var surface: OpaquePointer? { popup.flatMap(host_popup_surface) }

  package var isTransparent: Bool {
    guard let surface, let display = gdk_surface_get_display(surface) else { return false }
    return gdk_display_is_composited(display) != 0 && gdk_display_is_rgba(display) != 0
  }

  /// Where the parent surface begins, in the coordinates of the window.
  private var parentOrigin: CGPoint {
    if let parent { return parent.frame.origin }
    let origin = window?.canvasOrigin ?? .zero
    return CGPoint(x: -origin.x, y: -origin.y)
  }

  package func place(_ placement: HostPopupPlacement) {
    guard let popup else { return }
    var layout = placement.layout(from: parentOrigin)
    isShown = host_popup_present(popup, &layout) != 0
    takeFrame()
    // The desktop may refuse, as it does where another menu has the input.
    if !isShown { window?.notify { [weak self] _ in self?.dismissed() } }
  }

  private func takeFrame() {
    guard let surface else { return }
    let origin = parentOrigin
    let x = CGFloat(gdk_popup_get_position_x(surface)) + origin.x
    let y = CGFloat(gdk_popup_get_position_y(surface)) + origin.y
    frame = CGRect(
      x: x, y: y, width: CGFloat(gdk_surface_get_width(surface)),
      height: CGFloat(gdk_surface_get_height(surface)))
  }

  package func present(_ node: RenderNode) {
    guard node !== self.node else { return }
    self.node = node
    redraw()
  }

  func redraw() { if let popup { host_popup_queue_draw(popup) } }

  package func close() {
    for child in window?.popups ?? [] where child.parent === self { child.close() }
    destroy()
    window?.forget(self)
  }

  private func destroy() {
    guard let popup else { return }
    self.popup = nil
    guard !DisplayLoss.hasHappened else { return }
    host_popup_free(popup)
  }

  // MARK: Events from GDK

  private static let callbacks = HostPopupCallbacks(
    snapshot: { context, snapshot in
      let snapshot = MainThreadValue(snapshot)
      onMain(context) { $0.draw(into: snapshot.value) }
    },
    event: { context, event in
      let event = MainThreadValue(event)
      var isHandled = false
      onMain(context) { popup in
        isHandled = event.value.flatMap { popup.window?.handle($0, over: popup) } ?? false
      }
      return isHandled ? 1 : 0
    },
    moved: { context in onMain(context) { $0.moved() } },
    dismissed: { context in onMain(context) { $0.dismissed() } })

  private nonisolated static func onMain(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (GtkHostPopup) -> Void
  ) {
    guard let popup = object(context, as: GtkHostPopup.self) else { return }
    MainActor.assumeIsolated { body(popup) }
  }

  private func draw(into snapshot: OpaquePointer?) {
    if let made = painter.gskNode(for: node, scale: scale) {
      gtk_snapshot_append_node(snapshot, made)
    }
  }

  private func moved() {
    let former = frame
    takeFrame()
    guard frame != former else { return }
    window?.notify { [weak self] _ in self?.onFrameChange?() }
  }

  private func dismissed() {
    guard popup != nil else { return }
    window?.notify { [weak self] _ in
      guard let self, popup != nil else { return }
      close()
      onDismissal?()
    }
  }
}

extension HostPopupPlacement {
  fileprivate func layout(from origin: CGPoint) -> HostPopupLayout {
    func length(_ value: CGFloat) -> Int32 {
      value.isFinite ? Int32(max(-32_000, min(value.rounded(), 32_000))) : 0
    }
    var layout = HostPopupLayout()
    layout.anchor = GdkRectangle(
      x: length(anchor.minX - origin.x), y: length(anchor.minY - origin.y),
      width: max(1, length(anchor.width)), height: max(1, length(anchor.height)))
    (layout.anchor_point, layout.popup_point) = points
    let flip = isVertical ? GDK_ANCHOR_FLIP_Y : GDK_ANCHOR_FLIP_X
    layout.hints = GdkAnchorHints(
      rawValue: flip.rawValue | GDK_ANCHOR_SLIDE.rawValue | GDK_ANCHOR_RESIZE.rawValue)
    layout.margin = max(0, length(margin))
    layout.width = max(1, length(size.width)) + 2 * layout.margin
    layout.height = max(1, length(size.height)) + 2 * layout.margin
    return layout
  }

  /// The points of anchor and popup that lie on each other.
  private var points: (GdkGravity, GdkGravity) {
    switch (side, alignment) {
    case (.below, .start): (GDK_GRAVITY_SOUTH_WEST, GDK_GRAVITY_NORTH_WEST)
    case (.below, .center): (GDK_GRAVITY_SOUTH, GDK_GRAVITY_NORTH)
    case (.below, .end): (GDK_GRAVITY_SOUTH_EAST, GDK_GRAVITY_NORTH_EAST)
    case (.above, .start): (GDK_GRAVITY_NORTH_WEST, GDK_GRAVITY_SOUTH_WEST)
    case (.above, .center): (GDK_GRAVITY_NORTH, GDK_GRAVITY_SOUTH)
    case (.above, .end): (GDK_GRAVITY_NORTH_EAST, GDK_GRAVITY_SOUTH_EAST)
    case (.right, .start): (GDK_GRAVITY_NORTH_EAST, GDK_GRAVITY_NORTH_WEST)
    case (.right, .center): (GDK_GRAVITY_EAST, GDK_GRAVITY_WEST)
    case (.right, .end): (GDK_GRAVITY_SOUTH_EAST, GDK_GRAVITY_SOUTH_WEST)
    case (.left, .start): (GDK_GRAVITY_NORTH_WEST, GDK_GRAVITY_NORTH_EAST)
    case (.left, .center): (GDK_GRAVITY_WEST, GDK_GRAVITY_EAST)
    case (.left, .end): (GDK_GRAVITY_SOUTH_WEST, GDK_GRAVITY_SOUTH_EAST)
    }
  }
}
