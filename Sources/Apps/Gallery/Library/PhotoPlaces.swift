/// The places of photos in a list: a hash table without the photos themselves. It takes a sixth of
/// the memory of a dictionary, of which a library of a hundred thousand photos would have several.
struct PhotoPlaces: Sendable {
  /// A power of two of slots, at most two thirds of which hold the place of a photo; the others are
  /// negative.
  private var slots: [Int32] = []

  init() {}

  /// - Parameter id: Returns which photo is at a place. Of equal ones the first is found.
  init(count: Int, id: (Int) -> Photo.ID) {
    guard count > 0, count <= Int(Int32.max) else { return }
    var slotCount = 2
    while slotCount < count + (count + 1) / 2 { slotCount *= 2 }
    slots = Array(repeating: -1, count: slotCount)
    for place in 0..<count {
      let photo = id(place)
      let slot = slot(of: photo, id: id)
      if slots[slot] < 0 { slots[slot] = Int32(place) }
    }
  }

  /// Returns the place of a photo.
  ///
  /// - Parameter id: Returns the same as when the table was made.
  func place(of photo: Photo.ID, id: (Int) -> Photo.ID) -> Int? {
    guard !slots.isEmpty else { return nil }
    let place = slots[slot(of: photo, id: id)]
    return place < 0 ? nil : Int(place)
  }

  /// The slot that has the photo, or the empty one in which it would be.
  private func slot(of photo: Photo.ID, id: (Int) -> Photo.ID) -> Int {
    var slot = photo.hashValue & (slots.count - 1)
    while slots[slot] >= 0, id(Int(slots[slot])) != photo { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
