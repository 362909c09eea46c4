// What UIKitRecording offers. It exists on Linux only; tours and the tests' stage use it.
import Foundation
import UIKit

@MainActor open class OffscreenApp {
  public var now: TimeInterval { fatalError() }
  public var frameInterval: TimeInterval {
    get { fatalError() }
    set {}
  }
  public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1) { fatalError() }
  public func launch(_ delegate: any UIApplicationDelegate) { fatalError() }
  public var window: UIWindow? { fatalError() }
  public var prefersDarkAppearance: Bool {
    get { fatalError() }
    set {}
  }
  public func advance(by seconds: TimeInterval) { fatalError() }
  public func advance(frames: Int) { fatalError() }
  public var isAtRest: Bool { fatalError() }
  @discardableResult public func settle(limit: TimeInterval = 10) -> Bool { fatalError() }
  public nonisolated static let patience: TimeInterval = 300
  public func wait(
    limit: TimeInterval = OffscreenApp.patience, until condition: @MainActor () -> Bool
  )
    async -> Bool
  { fatalError() }
  public var presentedFrames: Int { fatalError() }
  public func picture(scale: CGFloat? = nil) -> CGImage? { fatalError() }
  public static var isDisplayAvailable: Bool { fatalError() }
  public static func run(_ body: @escaping @MainActor () async throws -> Void) throws {
    fatalError()
  }
  public func touchDown(at point: CGPoint, finger: Int = 1) { fatalError() }
  public func touchMove(to point: CGPoint, finger: Int = 1) { fatalError() }
  public func touchUp(finger: Int = 1) { fatalError() }
  public func touchCancel(finger: Int = 1) { fatalError() }
  public func type(_ text: String) { fatalError() }
  public func tap(at point: CGPoint) { fatalError() }
  public func doubleTap(at point: CGPoint) { fatalError() }
  public func touchMove(to end: CGPoint, finger: Int = 1, duration: TimeInterval) { fatalError() }
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, hold: TimeInterval = 0
  ) { fatalError() }
  public func pinch(
    at center: CGPoint, scale: CGFloat, startDistance: CGFloat = 120, duration: TimeInterval = 0.3
  ) { fatalError() }
  public func hover(at point: CGPoint) { fatalError() }
  public func mouseDown(at point: CGPoint, button: Int = 1) { fatalError() }
  public func mouseMove(to point: CGPoint, button: Int = 1) { fatalError() }
  public func mouseUp(button: Int = 1) { fatalError() }
  public func click(at point: CGPoint, button: Int = 1) { fatalError() }
  public func wheel(at point: CGPoint, detents: CGFloat, modifiers: UIKeyModifierFlags = []) {
    fatalError()
  }
  public func touchpadScroll(at point: CGPoint, by delta: CGVector, duration: TimeInterval = 0.2) {
    fatalError()
  }
  public func touchpadPinch(at point: CGPoint, scale: CGFloat, duration: TimeInterval = 0.2) {
    fatalError()
  }
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) { fatalError() }
  public func keyDown(
    _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], isRepeat: Bool = false
  ) { fatalError() }
  public func keyUp(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) { fatalError() }
  public func showKeyboard(height: CGFloat, duration: TimeInterval = 0.25) { fatalError() }
}
@MainActor public final class Recording {
  public init(of app: OffscreenApp, in folder: URL) throws { fatalError() }
  public var stillCount: Int { fatalError() }
  public func still(_ caption: String) throws { fatalError() }
  public func record(_ seconds: TimeInterval) { fatalError() }
  public func recordFrame(seconds: Double) { fatalError() }
  public func finish() throws { fatalError() }
}
