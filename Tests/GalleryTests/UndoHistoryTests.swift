import Testing

@testable import gallery

@MainActor struct UndoHistoryTests {
  /// Takes letters away from a text and puts them there again, in turns that overlap.
  @Test func actsAreUndoneAndRedoneInOrder() async {
    let history = UndoHistory()
    var text = ""
    for letter in "abc" {
      text.append(letter)
      history.record(
        "Type \(letter)",
        undo: {
          await Task.yield()
          return text.popLast() != nil
        },
        redo: {
          text.append(letter)
          return true
        })
    }
    #expect(history.undoName == "Type c")
    let names = await withCheckedContinuation { continuation in
      var names: [String?] = []
      history.undo { names.append($0) }
      history.undo { names.append($0) }
      history.redo {
        names.append($0)
        continuation.resume(returning: names)
      }
    }
    #expect(names == ["Type c", "Type b", "Type b"])
    #expect(text == "ab")
    #expect(history.redoName == "Type c")
    history.record("Clear", undo: { false })
    #expect(history.redoName == nil)
    #expect(
      await withCheckedContinuation { done in history.undo { done.resume(returning: $0) } } == nil)
    #expect(history.undoName == "Type b")
  }
}
