import Testing

@testable import GtkHost

/// Keys come in the order in which they were pressed, whenever they are answered.
struct KeyQueueTests {
  @Test func keysKeepTheirOrder() {
    var queue = KeyQueue<String>()
    let numbers = ["a", "b", "c"].map { queue.add($0) }
    #expect(queue.answer(numbers[1], isTaken: true).isEmpty, "the first one is not answered")
    #expect(!queue.isEmpty)
    let due = queue.answer(numbers[0], isTaken: false)
    #expect(due.map(\.key) == ["a", "b"] && due.map(\.isTaken) == [false, true])
    #expect(queue.answer(numbers[0], isTaken: true).isEmpty, "an answer counts once")
    #expect(queue.removeAll().map(\.key) == ["c"])
    #expect(queue.answer(numbers[2], isTaken: true).isEmpty && queue.isEmpty)
  }
}
