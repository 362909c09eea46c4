import Foundation

/// How a screen is shown that is looked at for faults.
public struct Look: CustomStringConvertible, Sendable {
  public let size: CGSize
  public let isDark: Bool
  public let textScale: CGFloat
  public let language: String

  public var description: String {
    "\(Int(size.width))×\(Int(size.height)), \(isDark ? "dark" : "light"), "
      + "\(Int(textScale * 100)) %, \(language)"
  }

  private static let all = [400, 1280].flatMap { width in
    [false, true].flatMap { isDark in
      [CGFloat(1), 2].flatMap { scale in
        ["en", "de", "ar"].map { language in
          Look(
            size: CGSize(width: width, height: 800), isDark: isDark, textScale: scale,
            language: language)
        }
      }
    }
  }

  /// All of them with `./test --long`; otherwise one, another for each screen.
  public static func some(for index: Int) -> [Look] {
    Effort.isLong ? all : [all[(index * 5) % all.count]]
  }
}
