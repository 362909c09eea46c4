import Foundation
import HostInterface

/// The desktop settings whose changes are posted as notifications.
@MainActor struct NotifiedSettings {
  private let textScale: CGFloat
  private let reducesMotion: Bool
  private let prefersMoreContrast: Bool

  init(_ desktop: any DesktopServices) {
    textScale = desktop.textScale
    reducesMotion = UIAccessibility.isReduceMotionEnabled
    prefersMoreContrast = desktop.prefersMoreContrast
  }

  func postChanges(since former: NotifiedSettings) {
    let center = NotificationCenter.default
    if textScale != former.textScale {
      let category = UIContentSizeCategory(scale: textScale)
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
    if reducesMotion != former.reducesMotion {
      center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    if prefersMoreContrast != former.prefersMoreContrast {
      center.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
  }
}
