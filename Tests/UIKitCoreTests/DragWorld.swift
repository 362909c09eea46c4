import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// A view whose content is dragged, and one that takes it.
@MainActor final class DragWorld {
  let stage: Stage
  let source = UIView(frame: CGRect(x: 40, y: 60, width: 120, height: 80))
  let target = UIView(frame: CGRect(x: 220, y: 60, width: 140, height: 200))
  let giver = Giver()
  let taker = Taker()
  let drag: UIDragInteraction
  let drop: UIDropInteraction

  init(isDark: Bool = false) {
    stage = Stage(size: CGSize(width: 400, height: 400), scale: 2)
    stage.prefersDarkAppearance = isDark
    drag = UIDragInteraction(delegate: giver)
    drop = UIDropInteraction(delegate: taker)
    let controller = UIViewController()
    stage.show(controller)
    controller.view.backgroundColor = .systemBackground
    source.backgroundColor = .systemOrange
    source.layer.cornerRadius = 14
    target.backgroundColor = .secondarySystemBackground
    target.layer.cornerRadius = 20
    controller.view.addSubview(source)
    controller.view.addSubview(target)
    source.addInteraction(drag)
    target.addInteraction(drop)
    stage.advance(frames: 2)
  }

  let start = CGPoint(x: 80, y: 90)
  let inside = CGPoint(x: 290, y: 150)
  let nowhere = CGPoint(x: 100, y: 320)

  /// Presses and drags with the mouse.
  func drag(to point: CGPoint) {
    stage.mouseDown(at: start)
    stage.advance(frames: 1)
    stage.mouseMove(to: CGPoint(x: start.x + 8, y: start.y))
    stage.advance(frames: 1)
    stage.mouseMove(to: point)
    stage.advance(frames: 1)
  }

  final class Giver: NSObject, UIDragInteractionDelegate {
    var calls: [String] = []
    var texts = ["one"]
    var allowsMove = true
    var isRestricted = false
    var added: [String] = []
    var moves = 0

    func item(_ text: String) -> UIDragItem {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
      item.localObject = text
      return item
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      calls.append("items")
      return texts.map(item)
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      calls.append("lift")
      animator.addCompletion { [weak self] in self?.calls.append("lifted \($0.rawValue)") }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
      calls.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) {
      moves += 1
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { calls.append("will end \(operation.rawValue)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { calls.append("did end \(operation.rawValue)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { calls.append("transferred") }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] { added.map(item) }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { calls.append("add \(items.count)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { calls.append("cancel item") }
  }

  final class Taker: NSObject, UIDropInteractionDelegate {
    var calls: [String] = []
    var operation = UIDropOperation.copy
    var texts: [String] = []
    var local: [String] = []

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: String.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { calls.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(dropOperation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { calls.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      calls.append("perform")
      local = session.localDragSession?.items.compactMap { $0.localObject as? String } ?? []
      session.loadObjects(ofClass: String.self) { [weak self] in self?.texts += $0 }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { calls.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { calls.append("end") }
  }
}
