import UIKit
import UIKitExtras

/// One photo with each filter.
@MainActor enum FilterCards {
  private static var filters: [(String, [ImageFilter])] {
    [
      (String(showcase: "as it is"), []),
      ("gaussianBlur(radius: 6)", [.gaussianBlur(radius: 6)]),
      ("boxBlur(radius: 8)", [.boxBlur(radius: 8)]),
      ("sharpen(amount: 2)", [.sharpen(amount: 2)]),
      ("brightness: 0.2", [.colorControls(brightness: 0.2)]),
      ("contrast: 1.6", [.colorControls(contrast: 1.6)]),
      ("saturation: 2", [.colorControls(saturation: 2)]),
      ("exposure(stops: -1)", [.exposure(stops: -1)]),
      ("gamma(0.5)", [.gamma(0.5)]),
      ("hue(angle: 2)", [.hue(angle: 2)]),
      ("sepia()", [.sepia()]),
      ("monochrome()", [.monochrome()]),
      ("invert", [.invert]),
      ("posterize(levels: 4)", [.posterize(levels: 4)]),
      ("threshold(0.45)", [.threshold(0.45)]),
      ("duotone", [.duotone(dark: SIMD3(0.1, 0.08, 0.35), bright: SIMD3(1, 0.85, 0.6))]),
      ("pixellate(side: 14)", [.pixellate(side: 14)]),
      ("edges()", [.edges()]),
      ("vignette()", [.vignette()]),
      ("sepia, vignette", [.sepia(), .vignette(radius: 0.3, amount: 1)]),
    ]
  }

  static var all: [Card] {
    let photos = Samples.photos
    guard let photo = photos[safe: 1] ?? photos.first else { return [] }
    return filters.map { name, filters in
      Card(
        caption: name,
        content: .later {
          let pixels = CGSize(width: 360, height: 360)
          return try await PhotoLoader.shared.load(photo, pixels: pixels).filtered(filters)
        })
    }
  }
}
