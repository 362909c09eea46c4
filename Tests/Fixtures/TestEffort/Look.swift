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

  public init(size: CGSize, isDark: Bool, textScale: CGFloat, language: String) {
    (self.size, self.isDark) = (size, isDark)
    (self.textScale, self.language) = (textScale, language)
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

  /// All of them with `./test --long`, and those whose description has the words in `VITRINE_LOOK`,
  /// such as "200 %, de"; otherwise one, another for each screen.
  public static func some(for index: Int) -> [Look] {
    if let words = ProcessInfo.processInfo.environment["VITRINE_LOOK"] {
      return all.filter { $0.description.contains(words) }
    }
    return Effort.isLong ? all : [all[(index * 5) % all.count]]
  }
}
