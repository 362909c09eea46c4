import CGtk
import Foundation
import HostInterface

/// Translates wheels and touchpad gestures: scroll, hold and pinch.
struct ScrollTranslator {
  /// The state of a touchpad's scroll.
  private enum State { case idle, resting, moving }

  private var state = State.idle
  private var location = CGPoint.zero
  private var rotation: CGFloat = 0

  /// How far a touchpad unit scrolls, in points, as in GTK's scrolled windows.
  static let pointsPerTouchpadUnit: CGFloat = 2.5
  /// X11 reports touchpads in wheel detents; its driver counts this many touchpad units as one.
  static let touchpadUnitsPerDetent: CGFloat = 15

  /// Whether a scroll is in progress that only ends with further events or their absence.
  var needsWatching: Bool { state == .moving }

  mutating func kinds(of event: OpaquePointer, at location: CGPoint) -> [InputEvent.Kind] {
    if let step = Self.step(of: gdk_scroll_event_get_direction(event)) {
      return wheel(step, isShifted: Self.isShifted(event), at: location)
    }
    var (dx, dy) = (0.0, 0.0)
    gdk_scroll_event_get_deltas(event, &dx, &dy)
    guard dx.isFinite, dy.isFinite else { return [] }
    var delta = CGVector(dx: dx, dy: dy)
    if gdk_scroll_event_is_stop(event) != 0 { return end() }
    if gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL {
      guard Self.isTouchpad(event) else {
        return wheel(delta, isShifted: Self.isShifted(event), at: location)
      }
      delta.dx *= Self.touchpadUnitsPerDetent
      delta.dy *= Self.touchpadUnitsPerDetent
    }
    return fingers(delta, at: location)
  }

  private static func step(of direction: GdkScrollDirection) -> CGVector? {
    switch direction {
    case GDK_SCROLL_UP: CGVector(dx: 0, dy: -1)
    case GDK_SCROLL_DOWN: CGVector(dx: 0, dy: 1)
    case GDK_SCROLL_LEFT: CGVector(dx: -1, dy: 0)
    case GDK_SCROLL_RIGHT: CGVector(dx: 1, dy: 0)
    default: nil
    }
  }

  private static func isShifted(_ event: OpaquePointer) -> Bool {
    gdk_event_get_modifier_state(event).rawValue & GDK_SHIFT_MASK.rawValue != 0
  }

  private static func isTouchpad(_ event: OpaquePointer) -> Bool {
    guard let device = gdk_event_get_device(event) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
  }

  /// With Shift, a wheel that only turns vertically scrolls horizontally.
  mutating func wheel(
    _ delta: CGVector, isShifted: Bool, at location: CGPoint
  ) -> [InputEvent.Kind] {
    guard delta.dx != 0 || delta.dy != 0 else { return [] }
    let delta = isShifted && delta.dx == 0 ? CGVector(dx: delta.dy, dy: 0) : delta
    return [
      .scroll(
        InputEvent.Scroll(phase: .changed, unit: .detents, location: location, delta: delta))
    ]
  }

  mutating func fingers(_ delta: CGVector, at location: CGPoint) -> [InputEvent.Kind] {
    guard delta.dx != 0 || delta.dy != 0 else { return end() }
    self.location = location
    let points = CGVector(
      dx: delta.dx * Self.pointsPerTouchpadUnit, dy: delta.dy * Self.pointsPerTouchpadUnit)
    let start = state == .idle ? [scroll(.began, .zero)] : []
    state = .moving
    return start + [scroll(.changed, points)]
  }

  /// Ends a scroll, because the fingers lifted or another gesture began.
  mutating func end() -> [InputEvent.Kind] {
    guard state != .idle else { return [] }
    state = .idle
    return [scroll(.ended, .zero)]
  }

  private func scroll(_ phase: InputEvent.Phase, _ delta: CGVector) -> InputEvent.Kind {
    .scroll(InputEvent.Scroll(phase: phase, unit: .points, location: location, delta: delta))
  }

  /// Fingers that rest on the touchpad stop moving content, as on a touchscreen.
  mutating func holdKinds(of event: OpaquePointer, at location: CGPoint) -> [InputEvent.Kind] {
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: return hold(at: location)
    case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL:
      // The fingers move now: a scroll or a pinch follows, or the pause ends it.
      if state == .resting { state = .moving }
      return []
    default: return end()
    }
  }

  mutating func hold(at location: CGPoint) -> [InputEvent.Kind] {
    guard state == .idle else { return [] }
    self.location = location
    state = .resting
    return [scroll(.began, .zero)]
  }

  mutating func pinchKinds(of event: OpaquePointer, at location: CGPoint) -> [InputEvent.Kind] {
    let scale = gdk_touchpad_event_get_pinch_scale(event)
    let phase: InputEvent.Phase
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: phase = .began
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: phase = .changed
    case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
    default: phase = .cancelled
    }
    let turn = CGFloat(gdk_touchpad_event_get_pinch_angle_delta(event))
    rotation = phase == .began ? 0 : rotation + (turn.isFinite ? turn : 0)
    let pinch = InputEvent.Pinch(
      phase: phase, location: location,
      scale: scale.isFinite && scale > 0 ? CGFloat(scale) : 1, rotation: rotation)
    return end() + [.pinch(pinch)]
  }
}
