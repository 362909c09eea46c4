import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// A stage with a root, and what a sheet's delegate is told.
@MainActor final class SheetWorld {
  let stage: Stage
  let log = CallLog()
  let root: RecordingController
  let screen: RecordingController
  let listener: SheetListener
  let window: UIWindow

  init(
    _ size: CGSize = CGSize(width: 390, height: 844), style: UIModalPresentationStyle = .pageSheet,
    scale: CGFloat = 1
  ) {
    stage = Stage(size: size, scale: scale)
    root = RecordingController("root", log)
    screen = RecordingController("sheet", log)
    listener = SheetListener(log)
    screen.modalPresentationStyle = style
    window = stage.show(root)
    log.clear()
  }

  var sheet: UISheetPresentationController? { screen.sheetPresentationController }

  /// Presents the screen with detents, and waits until it rests.
  @discardableResult func present(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    animated: Bool = true
  ) throws -> UISheetPresentationController {
    let sheet = try #require(screen.sheetPresentationController)
    sheet.detents = detents
    sheet.delegate = listener
    root.present(screen, animated: animated)
    if animated { stage.settle() } else { stage.advance(frames: 2) }
    log.clear()
    return sheet
  }

  /// The sheet in the window, as it is seen now.
  var frame: CGRect {
    guard let view = screen.viewIfLoaded, view.window === window else { return .null }
    return view.convert(view.bounds, to: window)
  }

  var top: CGFloat { frame.minY }
  var isGone: Bool { root.presentedViewController == nil && screen.viewIfLoaded?.window == nil }

  func drag(
    from y: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3, hold: TimeInterval = 0.2
  ) {
    let x = window.bounds.midX
    stage.drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: end), duration: duration, hold: hold)
  }
}

final class SheetListener: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  let log: CallLog
  var allows = true
  var style: UIModalPresentationStyle?

  init(_ log: CallLog) { self.log = log }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return style ?? controller.defaultAdaptiveStyle(for: traitCollection)
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {
    log.add("didAttempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let name = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil"
    log.add("detent \(name.split(separator: ".").last ?? "")")
  }
}
