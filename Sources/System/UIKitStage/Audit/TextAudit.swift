import UIKit

/// Looks for text that isn't shown as a whole, or breaks within a word, and for text that stays as it
/// is when a person chooses another text size.
@MainActor struct TextAudit {
  private(set) var faults: [AccessibilityFault] = []

  /// - Parameter hasPopups: Whether menus are open, which keep their size until they close.
  init(_ seen: [SeenViews.View], _ stage: Stage, hasPopups: Bool) {
    for label in seen.compactMap({ $0.view as? UILabel }) where !(label.text ?? "").isEmpty {
      checkLines(of: label)
    }
    for field in seen.compactMap({ $0.view as? UITextField }) { checkHeight(of: field) }
    for cell in seen.map(\.view) where cell is UITableViewCell || cell is UICollectionViewCell {
      checkLabels(in: cell, cell)
    }
    if !hasPopups { checkSizes(of: seen.map(\.view), stage) }
  }

  // MARK: Lines

  private mutating func checkLines(of label: UILabel) {
    let room = label.bounds.size
    let word = Self.words(of: label).first { $0.width > room.width + 1 }
    if label.numberOfLines != 1, let word {
      faults.append(label.fault(.brokenWord, "“\(word.text)” is \(Int(word.width)) points wide"))
    }
    if isCut(label) { faults.append(label.fault(.cutText)) }
  }

  /// Labels that lack their middle then, as names of files do, are meant to be cut.
  private func isCut(_ label: UILabel) -> Bool {
    let room = label.bounds.size
    switch label.numberOfLines {
    case 0:
      let whole = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
      return whole.height > room.height + 1
    case 1 where label.lineBreakMode != .byTruncatingMiddle:
      if label.adjustsFontSizeToFitWidth { return label.isCut }
      return label.sizeThatFits(.zero).width > room.width + 1
    default:
      guard label.lineBreakMode != .byTruncatingMiddle else { return false }
      let open = CGRect(x: 0, y: 0, width: room.width, height: .greatestFiniteMagnitude)
      let whole = label.textRect(forBounds: open, limitedToNumberOfLines: 0).height
      let shown = label.textRect(forBounds: open, limitedToNumberOfLines: label.numberOfLines)
        .height
      return whole > min(room.height, shown) + 1
    }
  }

  /// Words with digits are names of files and the like, and those with signs within them are code or
  /// addresses, which have no other places to break.
  private static func words(of label: UILabel) -> [(text: String, width: CGFloat)] {
    guard let text = label.attributedText else { return [] }
    let font: UIFont = label.font ?? .systemFont(ofSize: 17)
    var found: [(String, CGFloat)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      for word in part.split(whereSeparator: breaks) {
        let core = word.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }
        guard core.allSatisfy({ $0.isLetter || "’'".contains($0) }),
          !word.contains(where: \.isNumber)
        else { continue }
        let attributes = [NSAttributedString.Key.font: attributes[.font] ?? font]
        found.append((String(word), String(word).size(withAttributes: attributes).width))
      }
    }
    return found
  }

  /// Lines don't end at spaces that don't break.
  private static func breaks(_ letter: Character) -> Bool {
    letter.isWhitespace && !"\u{A0}\u{202F}".contains(letter) || "-–—/\u{200B}".contains(letter)
  }

  /// The border of a field mustn't touch its text.
  private mutating func checkHeight(of field: UITextField) {
    let font: UIFont = field.font ?? .systemFont(ofSize: 17)
    let border: CGFloat = field.borderStyle == .none ? 0 : 2
    if font.lineHeight.rounded(.down) > field.bounds.height - border {
      let needed = Int((font.lineHeight + border).rounded(.up))
      faults.append(field.fault(.cutText, "it needs \(needed) points"))
    }
  }

  /// Rows that are lower than their text cut it, or have it lie over the next one.
  private mutating func checkLabels(in view: UIView, _ cell: UIView) {
    for subview in AccessibilityTree.visible(view.subviews) {
      if let label = subview as? UILabel, label.text?.isEmpty == false {
        let frame = label.convert(label.bounds, to: cell)
        if frame.minY < cell.bounds.minY - 2 || frame.maxY > cell.bounds.maxY + 2 {
          faults.append(label.fault(.cutText, "its row is \(Int(cell.bounds.height)) points high"))
        }
      }
      checkLabels(in: subview, cell)
    }
  }

  // MARK: Sizes

  /// The largest font of a view's text, and the text.
  private static func text(of view: UIView) -> (string: String, size: CGFloat)? {
    switch view {
    case let label as UILabel:
      let font: UIFont = label.font ?? .systemFont(ofSize: 17)
      return label.attributedText.flatMap { largest(in: $0, font) }
    case let field as UITextField:
      let shown = field.text?.isEmpty == false ? field.text : field.placeholder
      return (shown ?? "", field.font?.pointSize ?? 17)
    case let text as UITextView: return largest(in: text.attributedText, .systemFont(ofSize: 17))
    default: return nil
    }
  }

  private static func largest(in text: NSAttributedString, _ font: UIFont) -> (String, CGFloat)? {
    var size: CGFloat = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
      size = max(size, (attributes[.font] as? UIFont ?? font).pointSize)
    }
    return text.length > 0 ? (text.string, size) : nil
  }

  /// Large text may give way to a symbol.
  private static func isShown(_ view: UIView) -> Bool {
    view.window != nil
      && sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
  }

  private mutating func checkSizes(of views: [UIView], _ stage: Stage) {
    let before = views.map { ($0, Self.text(of: $0)) }
    let scale = stage.textScale
    stage.textScale = scale > 1.5 ? 1 : 2
    stage.settle(limit: 0.5)
    for (view, text) in before {
      guard let text, !text.string.isEmpty, Self.isShown(view), let other = Self.text(of: view),
        other.string == text.string, other.size == text.size
      else { continue }
      faults.append(view.fault(.fixedText, "\(text.size) points"))
    }
    stage.textScale = scale
    stage.settle(limit: 0.5)
  }
}
