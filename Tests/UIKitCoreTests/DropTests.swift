import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct DropTests {
  private final class Receiver: NSObject, UIDropInteractionDelegate {
    var calls: [String] = []
    var operation = UIDropOperation.copy
    var canHandle = true
    var loadedType: String?
    var locations: [CGPoint] = []
    let loaded = Loaded()

    @MainActor final class Loaded {
      var texts: [String?] = []
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
      calls.append("can")
      return canHandle
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { calls.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      if let view = interaction.view { locations.append(session.location(in: view)) }
      return UIDropProposal(dropOperation: operation)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { calls.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      calls.append("perform \(session.items.count)")
      guard let loadedType else { return }
      for item in session.items {
        item.itemProvider.loadDataRepresentation(forTypeIdentifier: loadedType) {
          [loaded] data, error in
          let text = data.map { String(decoding: $0, as: UTF8.self) }
          let isConsistent = (data == nil) == (error != nil)
          MainActor.assumeIsolated { loaded.texts.append(isConsistent ? text : "both") }
        }
      }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { calls.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { calls.append("end") }
  }

  private func makeStage(_ receiver: Receiver, inner: Receiver? = nil) -> Stage {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let controller = UIViewController()
    stage.show(controller)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    controller.view.addSubview(view)
    view.addInteraction(UIDropInteraction(delegate: receiver))
    if let inner {
      let small = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
      view.addSubview(small)
      small.addInteraction(UIDropInteraction(delegate: inner))
    }
    stage.advance(frames: 1)
    return stage
  }

  private let files = Data("file:///tmp/one%20two.png\r\nfile:///tmp/b.txt\r\n".utf8)

  @Test("Files from another program come as an item each")
  func dropsFiles() {
    let receiver = Receiver()
    receiver.loadedType = "public.file-url"
    let stage = makeStage(receiver)
    let drag = stage.dragElsewhere(["text/uri-list": files])
    #expect(!drag.move(to: CGPoint(x: 20, y: 20)))
    #expect(drag.move(to: CGPoint(x: 150, y: 160)))
    #expect(drag.move(to: CGPoint(x: 151, y: 160)))
    drag.release()
    #expect(receiver.calls == ["can", "enter", "perform 2", "conclude", "end"])
    #expect(receiver.loaded.texts == ["file:///tmp/one%20two.png", "file:///tmp/b.txt"])
    #expect(receiver.locations.first == CGPoint(x: 50, y: 60))
    #expect(drag.isFinished && drag.result == (true, false))
  }

  @Test("The drop is finished when its data has been loaded")
  func waits() {
    let receiver = Receiver()
    receiver.loadedType = "public.utf8-plain-text"
    let stage = makeStage(receiver)
    let drag = stage.dragElsewhere(
      ["text/plain;charset=utf-8": Data("ü".utf8)], allowsMove: true, answersLater: true)
    receiver.operation = .move
    drag.move(to: CGPoint(x: 150, y: 150))
    drag.release()
    #expect(receiver.calls.last == "perform 1" && !drag.isFinished)
    drag.answer()
    #expect(receiver.calls.suffix(2) == ["conclude", "end"] && receiver.loaded.texts == ["ü"])
    #expect(drag.isFinished && drag.result == (true, true))
  }

  @Test("A drag leaves and comes back, and is refused where nothing takes it")
  func leaves() {
    let receiver = Receiver()
    let stage = makeStage(receiver)
    let drag = stage.dragElsewhere(["text/plain": Data()])
    drag.move(to: CGPoint(x: 150, y: 150))
    drag.move(to: CGPoint(x: 20, y: 20))
    drag.move(to: CGPoint(x: 150, y: 150))
    drag.leave()
    #expect(receiver.calls == ["can", "enter", "exit", "enter", "exit", "end"])
    let refused = stage.dragElsewhere(["text/plain": Data()])
    receiver.operation = .forbidden
    #expect(!refused.move(to: CGPoint(x: 150, y: 150)))
    refused.release()
    #expect(!receiver.calls.contains { $0.hasPrefix("perform") })
    #expect(refused.isFinished && !refused.result.isTaken)
    // Moving is possible only where the source allows it.
    receiver.operation = .move
    #expect(!stage.dragElsewhere(["text/plain": Data()]).move(to: CGPoint(x: 150, y: 150)))
  }

  @Test("The innermost view that wants a drag gets it, and one that doesn't is passed")
  func nests() {
    let (outer, inner) = (Receiver(), Receiver())
    let stage = makeStage(outer, inner: inner)
    let drag = stage.dragElsewhere(["text/plain": Data()])
    drag.move(to: CGPoint(x: 110, y: 110))
    drag.move(to: CGPoint(x: 160, y: 160))
    #expect(outer.calls == ["can", "enter", "exit"] && inner.calls == ["can", "enter"])
    drag.leave()
    #expect(outer.calls.last == "end" && inner.calls.suffix(2) == ["exit", "end"])
    inner.canHandle = false
    stage.dragElsewhere(["text/plain": Data()]).move(to: CGPoint(x: 160, y: 160))
    #expect(inner.calls.last == "can" && outer.calls.last == "enter")
  }

  @Test("What its source doesn't give is an error with a sentence")
  func unavailable() {
    let receiver = Receiver()
    receiver.loadedType = "public.png"
    let stage = makeStage(receiver)
    let drag = stage.dragElsewhere(["text/plain": Data()])
    drag.move(to: CGPoint(x: 150, y: 150))
    drag.release()
    #expect(receiver.loaded.texts == [nil] && drag.isFinished)
  }
}
