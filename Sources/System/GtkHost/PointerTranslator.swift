import CGtk
import Foundation
import HostInterface

/// Tracks pressed buttons and fingers, and numbers them as UIKit does.
struct PointerTranslator {
  private var buttons: [Int] = []
  private var device = InputEvent.Device.mouse
  private var fingers: [OpaquePointer: (id: Int, location: CGPoint)] = [:]
  private(set) var lastLocation = CGPoint.zero

  /// Whether the mouse is dragging rather than hovering.
  var isDown: Bool { !buttons.isEmpty }

  /// UIKit's number of a GDK button; nil if UIKit has none.
  static func button(gdk number: UInt32) -> Int? {
    switch number {
    case 1: 1
    case 2: 3
    case 3: 2
    case 8: 4
    case 9: 5
    default: nil
    }
  }

  mutating func mouseKinds(of event: OpaquePointer, at location: CGPoint) -> [InputEvent.Kind] {
    lastLocation = location
    let type = gdk_event_get_event_type(event)
    if type == GDK_MOTION_NOTIFY { return [motion(to: location)] }
    guard let button = Self.button(gdk: gdk_button_event_get_button(event)) else { return [] }
    if type == GDK_BUTTON_PRESS {
      device = Self.isPen(event) ? .pen : .mouse
      return press(button, at: location)
    }
    return release(button, at: location)
  }

  private func motion(to location: CGPoint) -> InputEvent.Kind {
    guard let button = buttons.first else { return .hover(.moved, location: location) }
    return .pointer(pointer(.changed, location, button))
  }

  mutating func press(_ button: Int, at location: CGPoint) -> [InputEvent.Kind] {
    guard !buttons.contains(button) else { return [] }
    buttons.append(button)
    return [.pointer(pointer(.began, location, button))]
  }

  mutating func release(_ button: Int, at location: CGPoint) -> [InputEvent.Kind] {
    guard let index = buttons.firstIndex(of: button) else { return [] }
    buttons.remove(at: index)
    return [.pointer(pointer(.ended, location, button))]
  }

  private func pointer(
    _ phase: InputEvent.Phase, _ location: CGPoint, _ button: Int
  ) -> InputEvent.Pointer {
    InputEvent.Pointer(device: device, phase: phase, location: location, button: button)
  }

  private static func isPen(_ event: OpaquePointer) -> Bool {
    guard let device = gdk_event_get_device(event) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_PEN
  }

  /// Fingers are numbered from 1; 0 is the mouse.
  mutating func touchKinds(of event: OpaquePointer, at location: CGPoint) -> [InputEvent.Kind] {
    guard let sequence = gdk_event_get_event_sequence(event) else { return [] }
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN: return touch(sequence, .began, at: location)
    case GDK_TOUCH_UPDATE: return touch(sequence, .changed, at: location)
    case GDK_TOUCH_END: return touch(sequence, .ended, at: location)
    default: return touch(sequence, .cancelled, at: location)
    }
  }

  /// Fingers are numbered from 1; 0 is the mouse.
  mutating func touch(
    _ sequence: OpaquePointer, _ phase: InputEvent.Phase, at location: CGPoint
  ) -> [InputEvent.Kind] {
    if phase == .began {
      let taken = Set(fingers.values.map(\.id))
      fingers[sequence] = ((1...).first { !taken.contains($0) } ?? 1, location)
    }
    guard let finger = fingers[sequence] else { return [] }
    fingers[sequence] = phase == .ended || phase == .cancelled ? nil : (finger.id, location)
    return [
      .pointer(
        InputEvent.Pointer(id: finger.id, device: .touch, phase: phase, location: location))
    ]
  }

  mutating func cancelAll() -> [InputEvent.Kind] {
    defer {
      buttons = []
      fingers = [:]
    }
    let mouse = buttons.map { InputEvent.Kind.pointer(pointer(.cancelled, lastLocation, $0)) }
    let touches = fingers.values.map {
      InputEvent.Kind.pointer(
        InputEvent.Pointer(id: $0.id, device: .touch, phase: .cancelled, location: $0.location))
    }
    return mouse + touches
  }
}
