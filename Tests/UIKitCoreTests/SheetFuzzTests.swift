import Foundation
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Sheets are dragged, resized and changed at any time; at rest they lie at a detent, or are gone.
@Suite(.serialized) @MainActor struct SheetFuzzTests {
  @Test func sheetsComeToRestAtADetent() {
    let sink = Warning.sink
    Warning.sink = { _ in }
    defer { Warning.sink = sink }
    for seed in Effort.seeds(40, long: 1_000, from: 1) {
      let run = SheetFuzzRun(seed: seed)
      for _ in 0..<25 where run.wrong.isEmpty { run.step() }
      guard !run.wrong.isEmpty else { continue }
      Issue.record("seed \(seed): \(run.wrong) after \(run.steps.joined(separator: ", "))")
      return
    }
  }
}

@MainActor private final class SheetFuzzRun {
  private var dice: SeededGenerator
  private var world: SheetWorld
  private let scroll = UIScrollView()
  private(set) var steps: [String] = []
  private(set) var wrong: [String] = []

  init(seed: UInt64) {
    dice = SeededGenerator(seed: seed)
    world = SheetWorld()
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }

  func step() {
    let what = roll(14)
    switch what {
    case 0, 1, 2: drag(isThrow: false)
    case 3, 4: drag(isThrow: true)
    case 5: resize()
    case 6: changeDetents(animated: roll(2) == 0)
    case 7: select()
    case 8: present()
    case 9: dismiss()
    case 10: note("tap") { world.stage.tap(at: point()) }
    case 11: note("Escape") { world.stage.press(.keyboardEscape) }
    case 12: note("keep") { world.listener.allows.toggle() }
    default: presentSecond()
    }
    note("+") { world.stage.advance(frames: [0, 1, 4, 9, 20][roll(5)]) }
    if roll(3) == 0 { check() }
  }

  private func note(_ step: String, _ body: () -> Void) {
    steps.append(step)
    body()
  }

  private func point() -> CGPoint {
    let size = world.window.bounds.size
    return CGPoint(
      x: CGFloat(roll(max(1, Int(size.width)))), y: CGFloat(roll(max(1, Int(size.height)))))
  }

  private func present() {
    guard world.root.presentedViewController == nil else { return }
    let styles: [UIModalPresentationStyle] = [.pageSheet, .formSheet, .popover, .automatic]
    let style = styles[roll(4)]
    note("present \(style)") {
      world.screen.modalPresentationStyle = style
      world.screen.popoverPresentationController?.sourceView = world.root.view
      world.screen.presentationController?.delegate = world.listener
      let adapted: [UIModalPresentationStyle?] = [
        nil, nil, .fullScreen, UIModalPresentationStyle.none,
      ]
      world.listener.style = adapted[roll(4)]
      scroll.frame = world.screen.view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 100, height: 200 + 400 * roll(5))
      if roll(2) == 0 { world.screen.view.addSubview(scroll) } else { scroll.removeFromSuperview() }
      changeDetents(animated: false)
      world.root.present(world.screen, animated: roll(3) > 0)
    }
  }

  private func presentSecond() {
    guard let front = world.root.presentedViewController, front.presentedViewController == nil,
      roll(2) == 0
    else { return }
    note("second") {
      let second = UIViewController()
      second.modalPresentationStyle = [.pageSheet, .fullScreen, .formSheet][roll(3)]
      front.present(second, animated: roll(2) == 0)
    }
  }

  private func dismiss() {
    note("dismiss") { world.root.dismiss(animated: roll(3) > 0) }
  }

  private func resize() {
    let size = CGSize(width: 300 + roll(900), height: 300 + roll(700))
    note("resize \(Int(size.width))x\(Int(size.height))") { world.stage.resize(to: size) }
  }

  private var sheet: UISheetPresentationController? {
    world.screen.presentation as? UISheetPresentationController
      ?? world.screen.sheetPresentationController
  }

  private func changeDetents(animated: Bool) {
    guard let sheet else { return }
    let height = CGFloat(60 + roll(500))
    let all: [UISheetPresentationController.Detent] = [
      .medium(), .large(), .custom { _ in height },
      .custom(identifier: .init("odd")) { $0.maximumDetentValue / 3 },
    ]
    let chosen = all.filter { _ in roll(2) == 0 }
    let isUndimmed = roll(3) == 0
    note("detents \(chosen.count) \(animated)") {
      let change = {
        sheet.detents = chosen.isEmpty ? [.large()] : chosen
        sheet.prefersGrabberVisible = isUndimmed
        sheet.largestUndimmedDetentIdentifier = isUndimmed ? .medium : nil
      }
      if animated { sheet.animateChanges(change) } else { change() }
    }
  }

  private func select() {
    guard let sheet, let detent = sheet.detents.randomElement(using: &dice) else { return }
    note("select \(detent.identifier.rawValue.suffix(6))") {
      if roll(2) == 0 {
        sheet.animateChanges { sheet.selectedDetentIdentifier = detent.identifier }
      } else {
        sheet.selectedDetentIdentifier = detent.identifier
      }
    }
  }

  private func drag(isThrow: Bool) {
    let (start, end) = (point(), point())
    note("drag \(Int(start.y))-\(Int(end.y))") {
      world.stage.touchDown(at: start)
      world.stage.advance(frames: roll(3))
      world.stage.touchMove(
        to: CGPoint(x: start.x + CGFloat(roll(30)), y: end.y), duration: isThrow ? 0.06 : 0.3)
      switch roll(9) {
      case 0: resize()
      case 1: changeDetents(animated: true)
      case 2: dismiss()
      case 3: select()
      default: break
      }
      if !isThrow { world.stage.advance(frames: roll(12)) }
      if roll(7) == 0 { world.stage.touchCancel() } else { world.stage.touchUp() }
      if roll(3) == 0 { drag(isThrow: isThrow) }
    }
  }

  private func check() {
    guard world.stage.settle(limit: 20) else {
      wrong.append("it doesn't come to rest")
      return
    }
    steps.append("settled")
    guard let presentation = world.root.activePresentation else {
      expect(world.screen.balance == 0, "the screen is half gone")
      expect(world.screen.viewIfLoaded?.window == nil, "the view is left")
      expect(world.containers.isEmpty, "containers are left")
      expect(world.root.view.transform.isIdentity, "the root is pushed back")
      expect(world.root.view.window === world.window && world.root.balance == 1, "the root is gone")
      return
    }
    expect(world.screen.balance == 1 || presentation.isCoveredByFullScreen, "half presented")
    expect(!world.screen.isBeingPresented && !world.screen.isBeingDismissed, "flags")
    expect(presentation.transition == nil, "a transition")
    guard presentation.presentedViewController.activePresentation?.hasTakenPresenterView != true
    else { return }
    guard let view = presentation.presentedView, let container = presentation.container else {
      wrong.append("there is no view")
      return
    }
    if presentation.presentedViewController.activePresentation == nil {
      expect(view.transform.isIdentity && view.alpha == 1, "the sheet is changed")
    }
    expect(view.superview === container, "the view is elsewhere")
    let (place, frame) = (presentation.frameOfPresentedViewInContainerView, view.frame)
    if view.transform.isIdentity { expect(frame == place, "it lies at \(frame), not \(place)") }
    if let sheet = presentation as? UISheetPresentationController {
      expect(sheet.layout.stops.contains { $0.shown == sheet.motion.shown }, "between detents")
      expect(!sheet.hand.isBusy && !sheet.motion.isMoving, "a finger is left")
    }
  }

  private func expect(_ condition: Bool, _ text: String) { if !condition { wrong.append(text) } }
}

extension UIPresentationController {
  /// Whether another presentation has taken the presented view away.
  fileprivate var isCoveredByFullScreen: Bool {
    presentedViewController.activePresentation?.shouldRemovePresentersView == true
  }
}

extension SheetWorld {
  fileprivate var containers: [UIView] {
    window.subviews.filter { $0 is PresentationContainerView }
  }
}
