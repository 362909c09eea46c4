import Testing
import UIKit
import UIKitStage

@testable import Toasts

/// A controller on a stage, and toasts over its view.
@MainActor final class ToastWorld {
  let stage: Stage
  let controller = KeyedController()
  let window: UIWindow

  init(
    size: CGSize = CGSize(width: 400, height: 800), safeTop: CGFloat = 0, safeBottom: CGFloat = 0
  ) {
    stage = Stage(size: size)
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: safeTop, left: 0, bottom: safeBottom, right: 0)
    window = stage.show(controller)
  }

  var view: UIView { controller.view }
  var queue: ToastQueue { view.toasts }

  /// The toast views in the window.
  var visible: [ToastView] {
    view.subviews.compactMap { $0 as? ToastArea }.flatMap(\.subviews)
      .compactMap { $0 as? ToastView }
  }

  var front: ToastView? { visible.last }

  func finish() { stage.settle(limit: 20) }

  /// Writes a picture to look at into the folder that VITRINE_PICTURES names, if it names one.
  func write(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { return }
    let data = UIImage(cgImage: try #require(stage.picture())).pngData()
    try #require(data).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }

  /// The pending timers.
  var timers: Int { FrameScheduler.shared.timers.count }
}

extension CGImage {
  /// Blue, green and red.
  @MainActor func color(at point: CGPoint) -> [UInt8] {
    let start = Int(point.y) * bytesPerRow + Int(point.x) * 4
    return withPixels { Array($0[start..<start + 3]) }
  }

  @MainActor func shade(at point: CGPoint) -> Int {
    color(at: point).reduce(0) { $0 + Int($1) } / 3
  }
}

/// Forwards keys to the toasts, as an app's controllers would.
final class KeyedController: UIViewController {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !view.toasts.handle(presses) { super.pressesBegan(presses, with: event) }
  }
}

/// A custom item of a fixed size.
@MainActor final class BlockItem: ToastItem {
  var options = CGSize(width: 120, height: 60)
  var link: ToastItemLink?
  let view = UIView()
  let margins = UIEdgeInsets.zero
  var spokenText: String?
  var onStart: () -> Void = {}
  private(set) var isRunning = false

  init(_ text: String? = nil, onStart: @escaping () -> Void = {}) {
    spokenText = text
    self.onStart = onStart
  }

  func layOut(within limit: CGSize) -> CGSize { options }

  func start() {
    isRunning = true
    onStart()
  }

  func stop() { isRunning = false }
}
