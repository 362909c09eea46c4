import Testing
import UIKit
import UIKitCompat
import UIKitStage

@MainActor @Suite(.serialized) struct SideStorageTests {
  private enum CountKey: SideStorageKey {
    static var defaultValue: Int { 7 }
  }
  private enum OtherCountKey: SideStorageKey {
    static var defaultValue: Int { 0 }
  }
  private enum ObjectKey: SideStorageKey {
    static var defaultValue: NSObject? { nil }
  }

  init() { _ = Stage() }

  @Test("A value is the default until it is set, for each object and key separately")
  func values() {
    let (one, other) = (UIView(), UIView())
    #expect(one[side: CountKey.self] == 7)
    one[side: CountKey.self] += 1
    #expect(one[side: CountKey.self] == 8)
    #expect(one[side: OtherCountKey.self] == 0)
    #expect(other[side: CountKey.self] == 7)
    let controller = UIViewController()
    controller[side: CountKey.self] = 3
    #expect(controller[side: CountKey.self] == 3)
  }

  @Test("Storing nil removes the value, and values are released with their object")
  func release() {
    weak var replaced: NSObject?
    weak var held: NSObject?
    do {
      let view = UIView()
      do {
        let object = NSObject()
        replaced = object
        view[side: ObjectKey.self] = object
      }
      #expect(replaced != nil)
      view[side: ObjectKey.self] = nil
      #expect(replaced == nil)
      #expect(view[side: ObjectKey.self] == nil)
      let object = NSObject()
      held = object
      view[side: ObjectKey.self] = object
    }
    #expect(held == nil)
  }
}
