import CGtk
import Foundation
import HostInterface
import Testing

@testable import GtkHost

@Suite struct InputTranslationTests {
  private let here = CGPoint(x: 3, y: 4)

  @Test(arguments: [
    (38, GDK_KEY_a, 0x04), (52, GDK_KEY_z, 0x1D), (24, GDK_KEY_q, 0x14), (10, GDK_KEY_1, 0x1E),
    (19, GDK_KEY_0, 0x27), (9, GDK_KEY_Escape, 0x29), (36, GDK_KEY_Return, 0x28),
    (65, GDK_KEY_space, 0x2C), (113, GDK_KEY_Left, 0x50), (114, GDK_KEY_Right, 0x4F),
    (111, GDK_KEY_Up, 0x52), (116, GDK_KEY_Down, 0x51), (110, GDK_KEY_Home, 0x4A),
    (115, GDK_KEY_End, 0x4D), (95, GDK_KEY_F11, 0x44), (67, GDK_KEY_F1, 0x3A),
    (20, GDK_KEY_minus, 0x2D), (21, GDK_KEY_plus, 0x2E), (86, GDK_KEY_KP_Add, 0x57),
    (82, GDK_KEY_KP_Subtract, 0x56), (50, GDK_KEY_Shift_L, 0xE1), (133, GDK_KEY_Super_L, 0xE3),
    // German layout: the key that is z in the US layout.
    (52, GDK_KEY_y, 0x1D),
    // Caps Lock remapped to Escape; a keypad without Num Lock; an unknown key.
    (66, GDK_KEY_Escape, 0x29), (83, GDK_KEY_KP_Left, 0x50), (83, GDK_KEY_KP_4, 0x5C),
    (255, GDK_KEY_VoidSymbol, 0), (2, GDK_KEY_VoidSymbol, 0),
  ])
  func namesKeys(_ code: Int, _ keyval: Int32, _ usage: Int) {
    #expect(
      KeyUsage.usage(keyval: UInt32(bitPattern: keyval), hardwareCode: UInt32(code)) == usage)
  }

  @Test func reportsRepeatsAndReleases() {
    var keys = KeyTranslator()
    func press(_ isDown: Bool) -> [InputEvent.Key] {
      keys.key(isDown: isDown, code: 38, keyval: UInt32(GDK_KEY_A), plain: UInt32(GDK_KEY_a))
        .compactMap { if case .key(let key) = $0 { key } else { nil } }
    }
    let first = press(true)
    #expect(first.first?.characters == "A")
    #expect(first.first?.charactersIgnoringModifiers == "a")
    #expect(first.first?.isRepeat == false)
    #expect(press(true).first?.isRepeat == true)
    let up = press(false)
    #expect(up.first?.isDown == false)
    #expect(up.first?.isRepeat == false)
    #expect(press(false).isEmpty)
    _ = press(true)
    #expect(keys.releaseAll().count == 1)
    #expect(keys.releaseAll().isEmpty)
  }

  /// A window that loses the focus hears of no release.
  @Test func releasesWhatIsHeldInOrder() {
    var keys = KeyTranslator()
    for code in [52, 38, 24] as [UInt32] {
      _ = keys.key(isDown: true, code: code, keyval: UInt32(GDK_KEY_a), plain: UInt32(GDK_KEY_a))
    }
    let released = keys.releaseAll().compactMap {
      if case .key(let key) = $0 { key } else { nil }
    }
    #expect(released.map(\.usage) == [0x14, 0x04, 0x1D])
    #expect(released.allSatisfy { !$0.isDown && !$0.isRepeat })
  }

  /// The release is that of the press, whatever the layout has become meanwhile.
  @Test func aReleaseIsOfTheKeyThatWasPressed() {
    var keys = KeyTranslator()
    _ = keys.key(isDown: true, code: 38, keyval: UInt32(GDK_KEY_A), plain: UInt32(GDK_KEY_a))
    let up = keys.key(
      isDown: false, code: 38, keyval: UInt32(GDK_KEY_Cyrillic_ef),
      plain: UInt32(GDK_KEY_Cyrillic_ef))
    guard case .key(let key)? = up.first else {
      Issue.record("no release")
      return
    }
    #expect(key.characters == "A" && key.charactersIgnoringModifiers == "a" && key.usage == 0x04)
  }

  @Test(arguments: [
    (GDK_KEY_KP_4, "4"), (GDK_KEY_KP_Decimal, "."), (GDK_KEY_Cyrillic_ef, "ф"),
    (GDK_KEY_EuroSign, "€"),
    (GDK_KEY_dead_acute, ""), (GDK_KEY_Shift_L, ""), (GDK_KEY_F5, ""), (GDK_KEY_VoidSymbol, ""),
  ])
  func typesWhatIsOnTheKey(_ keyval: Int32, _ characters: String) {
    var keys = KeyTranslator()
    let value = UInt32(bitPattern: keyval)
    guard case .key(let key)? = keys.key(isDown: true, code: 83, keyval: value, plain: value).first
    else {
      Issue.record("no key")
      return
    }
    #expect(key.characters == characters)
  }

  /// No two places on a keyboard are the same key.
  @Test func placesHaveUsagesOfTheirOwn() {
    let usages = (8...255).map {
      KeyUsage.usage(keyval: UInt32(GDK_KEY_VoidSymbol), hardwareCode: $0)
    }.filter { $0 != 0 }
    #expect(usages.count > 100)
    let repeated = Dictionary(grouping: usages) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty, "\(repeated.sorted())")
    #expect(KeyUsage.usage(keyval: UInt32(GDK_KEY_VoidSymbol), hardwareCode: .max) == 0)
  }

  @Test func aClockThatIsSetBackIsFollowed() {
    var clock = EventClock()
    #expect(clock.seconds(milliseconds: .max, now: 50) == 50)
    // It wraps after 49 days.
    #expect(clock.seconds(milliseconds: 10, now: 50.02) == 50.02)
    #expect(abs(clock.seconds(milliseconds: 26, now: 50.06) - 50.036) < 1e-3)
  }

  @Test func ordersButtonsAsUIKit() {
    #expect([1, 2, 3, 8, 9, 4].map { PointerTranslator.button(gdk: $0) } == [1, 3, 2, 4, 5, nil])
  }

  @Test func numbersFingers() {
    var pointers = PointerTranslator()
    let sequences = [1, 2, 3].compactMap { OpaquePointer(bitPattern: $0) }
    func id(_ index: Int, _ phase: InputEvent.Phase) -> Int? {
      guard case .pointer(let p)? = pointers.touch(sequences[index], phase, at: here).first else {
        return nil
      }
      return p.id
    }
    #expect(id(0, .began) == 1)
    #expect(id(1, .began) == 2)
    #expect(id(0, .ended) == 1)
    #expect(id(0, .changed) == nil)
    #expect(id(2, .began) == 1)
    #expect(pointers.cancelAll().count == 2)
    #expect(pointers.cancelAll().isEmpty)
  }

  @Test func givesTouchpadScrollsPhases() {
    var scrolls = ScrollTranslator()
    func phases(_ kinds: [InputEvent.Kind]) -> [InputEvent.Phase] {
      kinds.compactMap { if case .scroll(let scroll) = $0 { scroll.phase } else { nil } }
    }
    #expect(phases(scrolls.fingers(CGVector(dx: 0, dy: 2), at: here)) == [.began, .changed])
    #expect(phases(scrolls.fingers(CGVector(dx: 0, dy: 2), at: here)) == [.changed])
    #expect(phases(scrolls.fingers(.zero, at: here)) == [.ended])
    #expect(scrolls.end().isEmpty)
    #expect(phases(scrolls.hold(at: here)) == [.began])
    #expect(phases(scrolls.fingers(CGVector(dx: 1, dy: 0), at: here)) == [.changed])
    #expect(phases(scrolls.end()) == [.ended])
  }

  @Test func turnsWheelsSidewaysWithShift() {
    var scrolls = ScrollTranslator()
    let kinds = scrolls.wheel(CGVector(dx: 0, dy: 1), isShifted: true, at: here)
    guard case .scroll(let scroll)? = kinds.first else {
      Issue.record("no scroll")
      return
    }
    #expect(scroll.delta == CGVector(dx: 1, dy: 0))
    #expect(scroll.unit == .detents)
    #expect(scroll.phase == .changed)
  }

  @Test func keepsSpacingOfEvents() {
    var clock = EventClock()
    let first = clock.seconds(milliseconds: 5000, now: 100)
    // Delivered 30 ms late, it still occurred 8 ms after the first.
    let second = clock.seconds(milliseconds: 5008, now: 100.038)
    #expect(first == 100)
    #expect(abs(second - first - 0.008) < 0.001)
    // An earlier delivery shows that the first one was late; but never later than now.
    #expect(clock.seconds(milliseconds: 5100, now: 100.09) <= 100.09)
    #expect(clock.seconds(milliseconds: 0, now: 101) == 101)
    // The server's clock wrapped.
    #expect(clock.seconds(milliseconds: 3, now: 102) == 102)
  }
}
