import Foundation
import HostInterface

/// A text layout for systems without any fonts: it takes about the space that the text would need
/// and draws nothing. Pango would return lines of arbitrary size and log a warning for each.
final class FontlessTextLayout: TextLayout {
  let size: CGSize
  let lineCount: Int
  let isTruncated: Bool
  let bounds: CGRect
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat

  /// Relative to the font size.
  private static let letterWidth: CGFloat = 0.5

  init(_ request: TextRequest) {
    let fontSize = request.runs.map { Self.limited($0.font.size) }.max() ?? 0
    let metrics = FontMetrics.estimated(size: fontSize)
    let lineHeight = metrics.ascender - metrics.descender
    let letter = fontSize * Self.letterWidth
    let text = request.runs.map(\.text).joined()
    let lengths = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      CGFloat($0.unicodeScalars.count) * letter
    }
    let availableWidth = request.width.flatMap { $0.isFinite && $0 > 0 ? max($0, letter) : nil }
    let wished = lengths.reduce(0) { sum, length in
      sum + (availableWidth.map { max(1, (length / $0).rounded(.up)) } ?? 1)
    }
    let allowed = request.maximumLines > 0 ? CGFloat(request.maximumLines) : wished
    lineCount = Int(min(wished, max(1, allowed), 1e6))
    isTruncated = CGFloat(lineCount) < wished
    let longest = lengths.max() ?? 0
    size = CGSize(
      width: availableWidth.map { min($0, longest) } ?? longest,
      height: CGFloat(lineCount) * lineHeight
        + CGFloat(max(0, lineCount - 1)) * Self.limited(request.lineSpacing))
    bounds = CGRect(origin: .zero, size: size)
    firstBaseline = metrics.ascender
    lastBaseline = size.height + metrics.descender
  }

  private static func limited(_ size: CGFloat) -> CGFloat {
    size.isFinite ? max(0, min(size, 5000)) : 0
  }
}
