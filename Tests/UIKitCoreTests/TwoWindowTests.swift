import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// Two windows of one app, each with its own frames.
@MainActor @Suite(.serialized) struct TwoWindowTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let windows: [UIWindow]

  init() {
    stage.launch(PlainAppDelegate())
    windows = (0..<2).map { _ in
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window
    }
    stage.settle()
  }

  private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}

  private func hasRed(_ index: Int) -> Bool {
    stage.host.windows[index].node?.description.contains("rgba(1 0 0 1)") == true
  }

  @Test("a change that comes in another window's frame is drawn")
  func changeInAnothersFrame() {
    _ = FrameTimer(after: 0) { [windows] in
      windows[0].rootViewController?.view.backgroundColor = .red
    }
    windows[1].hostWindow(stage.host.windows[1], frameAt: stage.now)
    stage.settle()
    #expect(hasRed(0))
  }

  @Test("each window draws its own change")
  func ownChanges() {
    for index in 0..<2 {
      windows[index].rootViewController?.view.backgroundColor = .red
      stage.settle()
      #expect(hasRed(index))
    }
  }

  @Test("what ticks does so once for all windows")
  func ticks() {
    var times: [TimeInterval] = []
    let ticker = FrameTicker { times.append($0) }
    stage.advance(frames: 10)
    #expect(times.count == 10)
    #expect(zip(times, times.dropFirst()).allSatisfy(<))
    // Wherever frames still come time goes on.
    windows[0].close()
    times = []
    stage.advance(frames: 10)
    #expect(times.count == 10)
    ticker.invalidate()
    #expect(stage.settle())
  }

  @Test("a window that gets no frames hands the time to one that does")
  func hiddenLeader() {
    var pace = FramePace()
    #expect(pace.advance(to: 1, for: windows[0]) == 1)
    #expect(pace.advance(to: 1, for: windows[1]) == nil)
    #expect(pace.advance(to: 2, for: windows[0]) == 2)
    #expect(pace.advance(to: 2, for: windows[1]) == nil)
    #expect(pace.advance(to: 3, for: windows[1]) == 3)
    #expect(pace.advance(to: 2.9, for: windows[0]) == nil)
    #expect(pace.advance(to: 2.9, for: windows[1]) == 3, "time does not go back")
  }
}
