import Quartz2D

/// An input event as the host received it. UIKitCore turns it into touches, presses and gestures.
package struct InputEvent: Sendable {
  /// In seconds of the media clock.
  package var timestamp: TimeInterval
  package var modifiers: Modifiers
  package var kind: Kind

  package init(timestamp: TimeInterval, modifiers: Modifiers = [], kind: Kind) {
    self.timestamp = timestamp
    self.modifiers = modifiers
    self.kind = kind
  }

  package enum Kind: Sendable {
    /// A mouse button, finger or pen. `id` distinguishes fingers; the mouse is 0.
    case pointer(Pointer)
    /// The mouse moves over the window without a button pressed, or leaves it.
    case hover(HoverPhase, location: CGPoint)
    case scroll(Scroll)
    case pinch(Pinch)
    case key(Key)
  }

  package enum Phase: Hashable, Sendable { case began, changed, ended, cancelled }
  package enum HoverPhase: Hashable, Sendable { case moved, left }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let control = Modifiers(rawValue: 1 << 1)
    package static let alternate = Modifiers(rawValue: 1 << 2)
    /// The Super or Command key.
    package static let command = Modifiers(rawValue: 1 << 3)
    package static let capsLock = Modifiers(rawValue: 1 << 4)
  }

  package enum Device: Hashable, Sendable { case mouse, touch, pen }

  package struct Pointer: Sendable {
    package var id: Int
    package var device: Device
    package var phase: Phase
    /// In points in the window, with y pointing down.
    package var location: CGPoint
    /// 1 primary, 2 secondary, 3 middle, 4 back and 5 forward, as in UIKit; 1 for fingers.
    package var button: Int

    package init(id: Int = 0, device: Device, phase: Phase, location: CGPoint, button: Int = 1) {
      self.id = id
      self.device = device
      self.phase = phase
      self.location = location
      self.button = button
    }
  }

  package struct Scroll: Sendable {
    package enum Unit: Hashable, Sendable {
      /// Detents of a wheel, which has no phases: every event is `.changed`.
      case detents
      /// Points by which fingers moved on a touchpad, with phases.
      case points
    }

    package var phase: Phase
    package var unit: Unit
    package var location: CGPoint
    /// The content scrolls to its right for positive x and to its bottom for positive y, as GDK
    /// reports.
    package var delta: CGVector

    package init(phase: Phase, unit: Unit, location: CGPoint, delta: CGVector) {
      self.phase = phase
      self.unit = unit
      self.location = location
      self.delta = delta
    }
  }

  package struct Pinch: Sendable {
    package var phase: Phase
    package var location: CGPoint
    /// The scale since `.began`, which is 1.
    package var scale: CGFloat
    /// The clockwise rotation since `.began`, in radians.
    package var rotation: CGFloat

    package init(phase: Phase, location: CGPoint, scale: CGFloat, rotation: CGFloat = 0) {
      self.phase = phase
      self.location = location
      self.scale = scale
      self.rotation = rotation
    }
  }

  package struct Key: Sendable {
    package var isDown: Bool
    package var isRepeat: Bool
    /// The USB HID usage on page 7, which is the raw value of `UIKeyboardHIDUsage`; 0 if unknown.
    package var usage: Int
    /// The text that the key types with its modifiers; empty for keys that type nothing.
    package var characters: String
    package var charactersIgnoringModifiers: String

    package init(
      isDown: Bool, isRepeat: Bool = false, usage: Int, characters: String = "",
      charactersIgnoringModifiers: String = ""
    ) {
      self.isDown = isDown
      self.isRepeat = isRepeat
      self.usage = usage
      self.characters = characters
      self.charactersIgnoringModifiers = charactersIgnoringModifiers
    }
  }
}
