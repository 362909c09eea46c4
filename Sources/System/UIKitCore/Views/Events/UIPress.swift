import HostInterface
import QuartzCore

/// A set of modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key is held.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key is held.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An Alt key is held.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A Super key is held, which corresponds to Apple's Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key and the characters that it types.
@MainActor public final class UIKey: NSObject {
  /// The characters that the key types with the held modifiers.
  public let characters: String
  /// The characters that the key types without any modifiers, not even Shift.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that were held when the key was pressed.
  public let modifierFlags: UIKeyModifierFlags
  /// The position of the key.
  public let keyCode: UIKeyboardHIDUsage

  init(_ key: InputEvent.Key, keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
    characters = key.characters
    charactersIgnoringModifiers = key.charactersIgnoringModifiers
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
  }
}

/// A key press, from when the key goes down until it is released. A held key that repeats begins
/// again with each repetition.
@MainActor public final class UIPress: NSObject {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// The key was pressed, or repeats.
    case began = 0
    /// The force changed. Keys have none.
    case changed
    /// Nothing has changed.
    case stationary
    /// The key was released.
    case ended
    /// The window became inactive, or the press was interrupted in another way.
    case cancelled
  }

  /// The current phase.
  public package(set) var phase: Phase
  /// The time of the last change, in seconds on the media clock.
  public package(set) var timestamp: TimeInterval
  /// The key.
  public let key: UIKey?
  /// The window that received the press.
  public package(set) weak var window: UIWindow?
  /// The responder to which the press was sent first, and which receives all of its phases.
  public package(set) weak var responder: UIResponder?

  init(phase: Phase, timestamp: TimeInterval, key: UIKey?, window: UIWindow?) {
    self.phase = phase
    self.timestamp = timestamp
    self.key = key
    self.window = window
  }
}

/// An event of key presses.
@MainActor public final class UIPressesEvent: UIEvent {
  /// The presses of this event.
  public let allPresses: Set<UIPress>

  init(_ presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    allPresses = presses
    super.init(type: .presses, timestamp: timestamp, modifierFlags: modifierFlags)
  }
}
