import Foundation
import HostInterface
import Testing

@testable import GtkHost

/// A program without a display has a clipboard on which there is never anything.
@MainActor @Suite struct ClipboardWithoutDisplayTests {
  @Test func nothingIsCopiedOrWaitedFor() {
    let clipboard = GtkClipboard(nil)
    clipboard.set([TransferForm("text/plain") { Data("x".utf8) }])
    #expect(clipboard.types.isEmpty && !clipboard.isOwn && clipboard.changeCount == 0)
    #expect(clipboard.readNow("text/plain") == nil)
    var answers: [Data?] = []
    clipboard.read("text/plain") { answers.append($0) }
    #expect(answers == [nil])
  }

  @Test func aFormThatIsTakenIsLoadedOnce() {
    var loads = 0
    let form = TransferForm("text/plain") {
      loads += 1
      return Data("x".utf8)
    }
    #expect(loads == 0 && form.load() == Data("x".utf8) && loads == 1)
  }
}
