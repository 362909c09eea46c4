import PhotoIndexing
import UIKit
import UIKitCompat

/// What the chips change.
@MainActor protocol SearchStripDelegate: AnyObject {
  func remove(_ token: PhotoQuery.Token)
  func add(_ suggestion: SearchVocabulary.Suggestion)
}

/// A line of chips below the search field: what was understood, and what there is to search for.
final class SearchStrip: UIView {
  weak var delegate: (any SearchStripDelegate)?

  private let scroll = UIScrollView()
  private let line = UIView()
  /// The number of photos that were found, after the chips.
  let countLabel = UILabel()
  private(set) var chips: [UIButton] = []
  private var shown: Content?

  private struct Content: Equatable {
    let tokens: [PhotoQuery.Token]
    let suggestions: [SearchVocabulary.Suggestion]
  }

  /// In points.
  private static let (margin, gap): (CGFloat, CGFloat) = (12, 8)
  private static let usualHeight: CGFloat = 46

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    countLabel.setScaledFont(.systemFont(ofSize: 13), maximum: 26)
    countLabel.textColor = .detailText
    scroll.addSubview(countLabel)
    addSubview(scroll)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// The height for the size of text, in points.
  var height: CGFloat { max(Self.usualHeight, UIFontMetrics.default.scaledValue(for: 30) + 16) }

  /// Shows what was understood and what there is to search for.
  func show(_ tokens: [PhotoQuery.Token], _ suggestions: [SearchVocabulary.Suggestion]) {
    let content = Content(tokens: tokens, suggestions: suggestions)
    guard content != shown else { return }
    shown = content
    let hadFocus = chips.contains { $0.isFirstResponder }
    for chip in chips { chip.removeFromSuperview() }
    chips = tokens.map(chip) + suggestions.map(chip)
    for chip in chips { scroll.addSubview(chip) }
    if hadFocus { chips.first?.becomeFirstResponder() }
    scroll.contentOffset.x = 0
    setNeedsLayout()
  }

  /// Shows how many photos were found; nil while nothing is searched.
  func show(count: Int?) {
    let text = count.map { String(gallery: "\($0) items") }
    guard text != countLabel.text else { return }
    countLabel.text = text
    setNeedsLayout()
  }

  private func chip(for token: PhotoQuery.Token) -> UIButton {
    let title = token.chipTitle
    let chip = chip(title, token.chipSymbol, .filled()) { [weak self] in
      self?.delegate?.remove(token)
    }
    chip.accessibilityLabel = String(gallery: "Remove “\(title)” from the search")
    return chip
  }

  private func chip(for suggestion: SearchVocabulary.Suggestion) -> UIButton {
    let title = suggestion.title
    let chip = chip(title, suggestion.token.chipSymbol, .gray()) { [weak self] in
      self?.delegate?.add(suggestion)
    }
    chip.accessibilityLabel = String(gallery: "Search for “\(title)”")
    return chip
  }

  private func chip(
    _ title: String, _ symbol: String, _ look: UIButton.Configuration,
    action: @escaping @MainActor () -> Void
  ) -> UIButton {
    var look = look
    look.title = title
    look.image = UIImage(systemName: symbol)
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 12)
    look.imagePadding = 6
    look.cornerStyle = .capsule
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 12)
    let chip = UIButton(configuration: look, primaryAction: UIAction { _ in action() })
    chip.titleLabel?.setScaledFont(.systemFont(ofSize: 14), maximum: 28)
    return chip
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    let inset = Self.margin + (isMirrored ? safeAreaInsets.right : safeAreaInsets.left)
    var x = inset
    let sizes = chips.map { chip in
      let size = chip.sizeThatFits(bounds.size)
      return CGSize(width: min(280, size.width.rounded(.up)), height: bounds.height - 16)
    }
    let count = countLabel.sizeThatFits(bounds.size).width.rounded(.up)
    let width = max(bounds.width, inset * 2 + count + sizes.reduce(0) { $0 + $1.width + Self.gap })
    for (chip, size) in zip(chips, sizes) {
      let start = isMirrored ? width - x - size.width : x
      chip.frame = CGRect(x: start, y: 8, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
    // It stands at the other end, as long as there is room.
    countLabel.frame = CGRect(
      x: isMirrored ? inset : width - inset - count, y: 0, width: count, height: bounds.height - 1)
    scroll.contentSize = CGSize(width: width, height: bounds.height)
  }
}
