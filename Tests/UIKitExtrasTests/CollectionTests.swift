import Testing

@testable import UIKitExtras

@Suite struct CollectionTests {
  @Test("An index out of range gives nil")
  func safe() {
    let numbers = [1, 2, 3]
    #expect(numbers[safe: 2] == 3 && numbers[safe: 3] == nil && numbers[safe: -1] == nil)
    #expect("ab"[safe: "ab".endIndex] == nil)
  }
}
