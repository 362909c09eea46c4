// What UIKitStage offers. It exists on Linux only; tests use it.
import Foundation
import UIKit
@_exported import UIKitRecording

@MainActor public final class Stage: OffscreenApp {
  @discardableResult public func show(_ controller: UIViewController) -> UIWindow { fatalError() }
  public var windowTitle: String { fatalError() }
  public var isFullScreen: Bool { fatalError() }
  public var exitStatus: Int32? { fatalError() }
  public var reducesMotion: Bool {
    get { fatalError() }
    set {}
  }
  public var textScale: CGFloat {
    get { fatalError() }
    set {}
  }
  public var isWindowCovered: Bool {
    get { fatalError() }
    set {}
  }
  public func warnOfLowMemory() { fatalError() }
  public func resize(to size: CGSize) { fatalError() }
  public func requestEnd() { fatalError() }
  public func closeWindow() { fatalError() }
  @discardableResult public func open(_ url: URL) -> Bool { fatalError() }
  public var timesRaised: Int { fatalError() }
  public var timerWakes: Int { fatalError() }
  public var nodeDescription: String { fatalError() }
}

/// What this package's tests may do with pixels, `package` in Quartz2D.
extension CGImage {
  public func withPixels<Result>(_ read: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  { fatalError() }
}
