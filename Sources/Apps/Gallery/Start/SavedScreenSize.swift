import Foundation

/// Remembers the size of the screen in pixels, so that a photo can be decoded for it before the
/// display is opened. It is stored beside the index; without it the next start takes slightly
/// longer.
struct SavedScreenSize {
  let file: URL?

  private var state: StateFile<[Int]> { StateFile(url: file) }

  var pixels: CGSize? {
    guard let numbers = state.value, numbers.count == 2,
      numbers.allSatisfy({ (1...65_536).contains($0) })
    else { return nil }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  func keep(_ pixels: CGSize) {
    guard pixels.width >= 1, pixels.height >= 1, pixels != self.pixels else { return }
    state.keep([Int(pixels.width), Int(pixels.height)])
  }
}
