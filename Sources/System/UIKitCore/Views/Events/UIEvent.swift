import HostInterface
import QuartzCore

/// An action of the user with a mouse, keyboard, touchpad, finger or pen.
@MainActor open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// Touches, clicks and drags.
    case touches = 0
    /// Key presses.
    case presses = 3
    /// Scrolling with a wheel or touchpad.
    case scroll = 10
    /// A pointer that moves without a pressed button.
    case hover = 11
    /// Pinching and rotating on a touchpad.
    case transform = 14
  }

  /// A set of buttons of a mouse.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button, usually the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button, usually the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// Returns the mask of a button by its number, of which 1 is the primary button.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
    }
  }

  /// The kind of the event.
  open private(set) var type: EventType
  /// The time of the event, in seconds on the media clock.
  open package(set) var timestamp: TimeInterval
  /// The modifier keys that were held at the time of the event.
  open package(set) var modifierFlags: UIKeyModifierFlags
  /// The mouse buttons that were held at the time of the event.
  open package(set) var buttonMask: ButtonMask = []
  package var touches: Set<UITouch> = []

  init(type: EventType, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    self.type = type
    self.timestamp = timestamp
    self.modifierFlags = modifierFlags
  }

  /// The touches of the event, including those that did not change; `nil` if there are none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// Returns the touches that began in a view; `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let matching = touches.filter { $0.view === view }
    return matching.isEmpty ? nil : matching
  }

  /// Returns the touches in a window; `nil` if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let matching = touches.filter { $0.window === window }
    return matching.isEmpty ? nil : matching
  }

  /// Returns the touches that a gesture recognizer tracks; `nil` if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let matching = touches.filter { touch in touch.recognizers.contains { $0 === gesture } }
    return matching.isEmpty ? nil : matching
  }
}

/// Scrolling with a wheel or touchpad, which is delivered to pan recognizers that allow it.
final class ScrollEvent: UIEvent {
  let scroll: InputEvent.Scroll

  init(_ scroll: InputEvent.Scroll, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    self.scroll = scroll
    super.init(type: .scroll, timestamp: timestamp, modifierFlags: modifierFlags)
  }
}

/// Pinching and rotating on a touchpad.
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
