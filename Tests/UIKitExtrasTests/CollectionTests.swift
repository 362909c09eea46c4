import Testing

@testable import UIKitExtras

@Suite struct CollectionTests {
  @Test("An index that is not there gives nil")
  func safe() {
    let numbers = [1, 2, 3]
    #expect(numbers[safe: 2] == 3 && numbers[safe: 3] == nil && numbers[safe: -1] == nil)
    #expect("ab"[safe: "ab".endIndex] == nil)
  }
}
