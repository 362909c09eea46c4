import PhotoIndexing
import PhotoMetadata
import Testing

@testable import gallery

/// Small parts of the library.
@Suite struct LibraryPartsTests {
  @Test func onlySettledAmendmentsAreDropped() {
    let photo = FileID(path: "/photos/a.jpg")
    var pending = PendingAmendments()
    let first = pending.add([photo: [.favorite(true)]])
    let second = pending.add([photo: [.rating(3)]])
    #expect(!pending.hasSettled)
    pending.dropSettled()
    #expect(pending.all.map(\.number) == [first.number, second.number])
    #expect(pending.settle(first.number) == [photo.folder] && pending.hasSettled)
    pending.dropSettled()
    #expect(pending.all.map(\.number) == [second.number] && !pending.hasSettled)
    #expect(pending.settle(first.number) == nil, "it isn't pending any more")
  }

  @Test func bisectingFindsWhereMatchesBegin() {
    for count in 0..<10 {
      let numbers = Array(100..<(100 + count))
      for start in 0...count {
        #expect(numbers.partitioningIndex { $0 >= 100 + start } == start)
        #expect(numbers.dropFirst(start).partitioningIndex { $0 >= 0 } == start)
      }
    }
  }
}
