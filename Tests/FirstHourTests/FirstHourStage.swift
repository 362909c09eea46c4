import Foundation
import Testing
import UIKit
import UIKitStage

/// A small screen on which snippets run.
///
/// With `VITRINE_FIRST_HOUR_PICTURES` in the environment it writes pictures to that folder.
@MainActor struct FirstHourStage {
  let stage = Stage(size: CGSize(width: 320, height: 480))

  @discardableResult func show(_ controller: UIViewController) -> UIWindow {
    let window = stage.show(controller)
    stage.settle()
    return window
  }

  /// Shows a controller in a navigation controller.
  func push(_ controller: UIViewController) {
    show(UINavigationController(rootViewController: controller))
  }

  /// Taps a view's center.
  func tap(_ view: UIView) {
    stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    stage.settle()
  }

  func picture(_ name: String) throws {
    guard let path = ProcessInfo.processInfo.environment["VITRINE_FIRST_HOUR_PICTURES"] else {
      return
    }
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // With popups, which lie beside the window as well.
    let picture = try #require(stage.pictureOfScreen(margin: 0) ?? stage.picture())
    let data = try #require(UIImage(cgImage: picture).pngData())
    try data.write(to: folder.appendingPathComponent("\(name).png"))
  }
}
