import UIKit

/// The aspect ratio that a crop rectangle keeps.
enum CropRatio: CaseIterable {
  case free, original, square, fourThree, threeTwo, wide

  var title: String {
    switch self {
    case .free: String(gallery: "Freeform")
    case .original: String(gallery: "Original")
    case .square: "1:1"
    case .fourThree: "4:3"
    case .threeTwo: "3:2"
    case .wide: "16:9"
    }
  }

  /// Width by height in pixels; nil is free. Upright frames get upright rectangles.
  func ratio(of frame: CGSize) -> CGFloat? {
    let ratio: CGFloat
    switch self {
    case .free: return nil
    case .original: return frame.width / max(1, frame.height)
    case .square: return 1
    case .fourThree: ratio = 4 / 3
    case .threeTwo: ratio = 3 / 2
    case .wide: ratio = 16 / 9
    }
    return frame.height > frame.width ? 1 / ratio : ratio
  }
}
