import TestEffort
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// How a screen is shown: in a size, a direction and a size of text.
struct ScreenSetting: CustomStringConvertible {
  var size: CGSize
  var isRightToLeft = false
  var textScale: CGFloat = 1
  var isDark = false

  static let sizes = [(320, 568), (390, 844), (834, 1194), (1440, 900)].map {
    CGSize(width: $0.0, height: $0.1)
  }

  /// Each size, from left to right and from right to left, in the usual size of text and in twice
  /// it; by default one direction with each size of text.
  static let all = sizes.enumerated().flatMap { number, size in
    [CGFloat(1), 2].enumerated().flatMap { place, scale in
      [false, true]
        .filter { Effort.isLong || $0 == (number % 2 != place) }
        .map { ScreenSetting(size: size, isRightToLeft: $0, textScale: scale) }
    }
  }

  var description: String {
    "\(Int(size.width))×\(Int(size.height))" + (isRightToLeft ? " RTL" : "")
      + (textScale == 1 ? "" : " \(Int(textScale * 100)) %") + (isDark ? " dark" : "")
  }

  @MainActor func show(_ screen: ScreenCase) -> (stage: Stage, window: UIWindow) {
    let stage = Stage(size: size)
    stage.textScale = textScale
    stage.prefersDarkAppearance = isDark
    let window = stage.show(UIViewController())
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    stage.settle()
    window.rootViewController = screen.make()
    stage.settle()
    return (stage, window)
  }
}
