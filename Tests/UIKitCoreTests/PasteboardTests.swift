import HostInterface
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

@MainActor @Suite(.serialized) struct PasteboardTests {
  @MainActor private final class Log {
    var added: [[String]] = []
  }

  private func makeStage() -> Stage {
    let stage = Stage()
    stage.show(UIViewController())
    return stage
  }

  private func makeImage() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
    }
  }

  @Test("Another program pastes what the app copied")
  func copies() {
    let stage = makeStage()
    let board = UIPasteboard.general
    board.string = "Grüße"
    #expect(stage.pasteElsewhere("text/plain;charset=utf-8") == Data("Grüße".utf8))
    #expect(stage.pasteElsewhere("text/plain") == Data("Grüße".utf8))
    board.urls = ["file:///a%20b.png", "https://example.org/"].compactMap { URL(string: $0) }
    #expect(
      stage.pasteElsewhere("text/uri-list")
        == Data("file:///a%20b.png\r\nhttps://example.org/\r\n".utf8))
    #expect(
      stage.pasteElsewhere("text/plain;charset=utf-8")
        == Data("file:///a%20b.png\nhttps://example.org/".utf8))
    board.image = makeImage()
    #expect(stage.pasteElsewhere("image/png")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    board.setData(Data([1, 2, 3]), forPasteboardType: "org.example.thing")
    #expect(stage.clipboardTypes == ["application/x-uti.org.example.thing"])
    #expect(stage.pasteElsewhere("application/x-uti.org.example.thing") == Data([1, 2, 3]))
    board.string = nil
    #expect(stage.clipboardTypes.isEmpty && board.numberOfItems == 0 && board.string == nil)
  }

  @Test("What an item provider has is made when another program asks for it")
  func providers() async {
    let stage = makeStage()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.file-url", visibility: .all) {
      $0(Data("file:///a.jpg".utf8), nil)
      return nil
    }
    let waiting = Waiting()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      answer in
      MainActor.assumeIsolated { waiting.answers.append(answer) }
      return nil
    }
    let board = UIPasteboard.general
    board.setItemProviders([provider], localOnly: false, expirationDate: nil)
    #expect(board.types == ["public.file-url", "public.png"] && board.hasURLs && board.hasImages)
    #expect(board.urls?.map(\.absoluteString) == ["file:///a.jpg"])
    #expect(stage.pasteElsewhere("text/uri-list") == Data("file:///a.jpg\r\n".utf8))
    #expect(waiting.answers.isEmpty, "nobody has asked for it")
    var pasted: Data?
    stage.pasteElsewhere("image/png") { pasted = $0 }
    #expect(pasted == nil && waiting.answers.count == 1)
    waiting.answers.first?(Data([1, 2]), nil)
    #expect(await stage.wait { pasted == Data([1, 2]) })
  }

  @MainActor private final class Waiting {
    var answers: [@Sendable (Data?, (any Error)?) -> Void] = []
  }

  @Test("The app pastes what another program copied")
  func pastes() throws {
    let stage = makeStage()
    let board = UIPasteboard.general
    stage.copyElsewhere("Text 🙂")
    #expect(board.string == "Text 🙂" && board.strings == ["Text 🙂"] && board.hasStrings)
    #expect(board.types == ["public.utf8-plain-text"] && !board.hasURLs && !board.hasImages)
    #expect(board.value(forPasteboardType: "public.text") as? String == "Text 🙂")
    stage.copyElsewhere(["text/uri-list": Data("# list\r\nfile:///x\r\nhttps://y.org/\r\n".utf8)])
    #expect(board.urls?.map(\.absoluteString) == ["file:///x", "https://y.org/"] && board.hasURLs)
    #expect(board.string == nil)
    let png = try #require(makeImage().pngData())
    stage.copyElsewhere(["image/png": png, "application/x-odd": Data([7])])
    #expect(board.image?.size == CGSize(width: 6, height: 4) && board.hasImages)
    #expect(board.data(forPasteboardType: "application/x-odd") == Data([7]))
    #expect(board.items.count == 1 && board.items[0].count == 2)
    stage.copyElsewhere(["image/png": Data("no image".utf8)])
    #expect(board.image == nil && board.data(forPasteboardType: "public.png") != nil)
    stage.copyElsewhere(["text/plain": Data([0xFF, 0x41])])
    #expect(board.string?.hasSuffix("A") == true)
  }

  @Test("A program that hangs gives nothing, and the app goes on")
  func hangs() {
    let stage = makeStage()
    stage.isClipboardUnanswered = true
    stage.copyElsewhere("never")
    #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.string == nil)
    UIPasteboard.general.string = "own"
    #expect(UIPasteboard.general.string == "own")
  }

  @Test("Changes are counted and posted, and asking for types reads nothing")
  func changes() {
    let stage = makeStage()
    let board = UIPasteboard.general
    let log = Log()
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let types = note.userInfo?[UIPasteboard.changedTypesAddedKey] as? [String] ?? []
      MainActor.assumeIsolated { log.added.append(types) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let count = board.changeCount
    board.color = .red
    stage.copyElsewhere("x")
    #expect(board.changeCount == count + 2)
    #expect(log.added == [["com.apple.uikit.color"], ["public.utf8-plain-text"]])
    #expect(
      board.hasStrings && board.numberOfItems == 1 && stage.host.offscreenClipboard.waits == 0)
    _ = board.string
    #expect(stage.host.offscreenClipboard.waits == 1)
  }

  @Test("Items keep their values and types in the app")
  func items() {
    _ = makeStage()
    let board = UIPasteboard.general
    board.setItems([
      ["public.utf8-plain-text": "one", "org.example.note": Data([1])],
      ["public.url": URL(string: "https://example.org") as Any],
    ])
    board.addItems([["public.utf8-plain-text": "two"]])
    #expect(board.numberOfItems == 3 && board.strings == ["one", "two"])
    #expect(board.contains(pasteboardTypes: ["org.example.note"]))
    #expect(board.itemSet(withPasteboardTypes: ["public.utf8-plain-text"]) == IndexSet([0, 2]))
    #expect(board.types(forItemSet: IndexSet([7])) == nil)
    #expect(board.types(forItemSet: IndexSet([1])) == [["public.url"]])
    #expect(board.values(forPasteboardType: "public.utf8-plain-text", inItemSet: nil)?.count == 2)
    #expect(!board.contains(pasteboardTypes: ["public.url"], inItemSet: nil))
    board.color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(board.data(forPasteboardType: "com.apple.uikit.color")?.count == 8 && board.hasColors)
  }

  @Test("Items expire, and may be kept from clipboard managers")
  func options() {
    let stage = makeStage()
    UIPasteboard.general.setItems(
      [["public.utf8-plain-text": "secret"]],
      options: [.expirationDate: Date(timeIntervalSinceNow: 60), .localOnly: true])
    #expect(stage.clipboardTypes.contains("x-kde-passwordManagerHint"))
    stage.advance(by: 50)
    #expect(UIPasteboard.general.string == "secret")
    stage.advance(by: 15)
    #expect(UIPasteboard.general.string == nil && stage.clipboardTypes.isEmpty)
  }

  @Test("Named pasteboards are the app's own")
  func named() {
    let stage = makeStage()
    let board = UIPasteboard.withUniqueName()
    board.string = "mine"
    #expect(stage.clipboardTypes.isEmpty && UIPasteboard.general.string == nil)
    #expect(UIPasteboard(name: board.name, create: false)?.string == "mine")
    UIPasteboard.remove(withName: board.name)
    #expect(UIPasteboard(name: board.name, create: false) == nil)
    #expect(UIPasteboard(name: .general, create: false)?.name == .general)
  }

  @Test("The primary selection goes both ways")
  func selection() {
    let stage = makeStage()
    var asked = 0
    PrimarySelection.offer {
      asked += 1
      return "selected"
    }
    #expect(asked == 0 && stage.selectedTextElsewhere == "selected" && asked == 1)
    stage.selectedTextElsewhere = "theirs"
    PrimarySelection.withdraw()
    var text: String?
    PrimarySelection.read { text = $0 }
    #expect(text == "theirs")
  }
}
