import HostInterface
import QuartzCore

@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// Numbered from 1, the primary one.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
    }
  }

  public let type: EventType
  public package(set) var timestamp: TimeInterval
  public package(set) var modifierFlags: UIKeyModifierFlags
  public package(set) var buttonMask: ButtonMask = []
  package var touches: Set<UITouch> = []

  init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    self.type = type
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
  }

  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  open func touches(for view: UIView) -> Set<UITouch>? {
    let matching = touches.filter { $0.view === view }
    return matching.isEmpty ? nil : matching
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let matching = touches.filter { $0.window === window }
    return matching.isEmpty ? nil : matching
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let matching = touches.filter { touch in touch.recognizers.contains { $0 === gesture } }
    return matching.isEmpty ? nil : matching
  }
}

/// Wheel or touchpad scrolling, delivered to pan recognizers that allow it.
final class ScrollEvent: UIEvent {
  let scroll: InputEvent.Scroll

  init(_ scroll: InputEvent.Scroll, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    self.scroll = scroll
    super.init(type: .scroll, timestamp: timestamp, modifierFlags: modifierFlags)
  }
}

/// A touchpad's pinch and rotation.
final class TransformEvent: UIEvent {
  let pinch: InputEvent.Pinch

  init(_ pinch: InputEvent.Pinch, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    self.pinch = pinch
    super.init(type: .transform, timestamp: timestamp, modifierFlags: modifierFlags)
  }
}

extension UIKeyModifierFlags {
  init(_ modifiers: InputEvent.Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
  }
}
