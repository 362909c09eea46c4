import HostInterface
import QuartzCore

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@MainActor public final class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  init(_ key: InputEvent.Key, keyCode: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags) {
    characters = key.characters
    charactersIgnoringModifiers = key.charactersIgnoringModifiers
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
  }
}

/// One key from down to up. A held key begins again, as its characters repeat.
@MainActor public final class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began = 0, changed, stationary, ended, cancelled }

  public package(set) var phase: Phase
  public package(set) var timestamp: TimeInterval
  public let key: UIKey?
  public package(set) weak var window: UIWindow?
  public package(set) weak var responder: UIResponder?

  init(phase: Phase, timestamp: TimeInterval, key: UIKey?, window: UIWindow?) {
    self.phase = phase
    self.timestamp = timestamp
    self.key = key
    self.window = window
  }
}

@MainActor public final class UIPressesEvent: UIEvent {
  public let allPresses: Set<UIPress>

  init(_ presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags) {
    allPresses = presses
    super.init(type: .presses, timestamp: timestamp, modifierFlags: modifierFlags)
  }
}
