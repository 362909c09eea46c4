import PhotoIndexing
import UIKit
import UIKitCompat

/// What the chips change.
@MainActor protocol SearchStripDelegate: AnyObject {
  func remove(_ token: PhotoQuery.Token)
  func add(_ suggestion: SearchVocabulary.Suggestion)
  func saveSearch()
}

/// A line of chips below the search field: what was understood, and what there is to search for.
final class SearchStrip: UIView {
  weak var delegate: (any SearchStripDelegate)?

  private let scroll = UIScrollView()
  /// Where the chips go on, they fade out: at the left and at the right.
  private let fades = [CAGradientLayer(), CAGradientLayer()]
  private let line = UIView()
  /// The number of photos that were found, at the end.
  let countLabel = UILabel()
  /// Keeps what is searched in the sidebar.
  private(set) lazy var saveButton = makeSaveButton()
  private(set) var chips: [UIButton] = []
  private var shown: Content?
  /// Whether the line goes to its first chip.
  private var startsOver = true

  private struct Content: Equatable {
    let tokens: [PhotoQuery.Token]
    let suggestions: [SearchVocabulary.Suggestion]
    let choices: [SearchVocabulary.Choice]
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
    scroll.delegate = self
    addSubview(scroll)
    for fade in fades {
      fade.startPoint = CGPoint(x: 0, y: 0.5)
      fade.endPoint = CGPoint(x: 1, y: 0.5)
      layer.addSublayer(fade)
    }
    addSubview(countLabel)
    addSubview(saveButton)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// The height for the size of text, in points.
  var height: CGFloat { max(Self.usualHeight, UIFontMetrics.default.scaledValue(for: 30) + 16) }

  /// Shows what was understood and what there is to search for.
  func show(
    _ tokens: [PhotoQuery.Token], _ suggestions: [SearchVocabulary.Suggestion],
    _ choices: [SearchVocabulary.Choice] = []
  ) {
    let content = Content(tokens: tokens, suggestions: suggestions, choices: choices)
    guard content != shown else { return }
    shown = content
    let hadFocus = chips.contains { $0.isFirstResponder }
    for chip in chips { chip.removeFromSuperview() }
    chips = tokens.map(chip) + suggestions.map(chip) + choices.map(chip)
    for chip in chips { scroll.addSubview(chip) }
    if hadFocus { chips.first?.becomeFirstResponder() }
    startsOver = true
    setNeedsLayout()
  }

  /// Shows how many photos were found; nil while nothing is searched.
  func show(count: Int?) {
    let text = count.map { String(gallery: "\($0) items") }
    guard text != countLabel.text else { return }
    countLabel.text = text
    saveButton.isHidden = count == nil
    setNeedsLayout()
  }

  private func makeSaveButton() -> UIButton {
    var look = UIButton.Configuration.plain()
    look.title = String(gallery: "Save…")
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    let button = UIButton(
      configuration: look,
      primaryAction: UIAction { [weak self] _ in self?.delegate?.saveSearch() })
    button.titleLabel?.setScaledFont(.systemFont(ofSize: 14), maximum: 28)
    button.accessibilityLabel = String(gallery: "Save Search…")
    button.isHidden = true
    return button
  }

  private func chip(for token: PhotoQuery.Token) -> UIButton {
    let title = token.chipTitle
    let chip = chip(title, token.titleSymbol, .filled()) { [weak self] in
      self?.delegate?.remove(token)
    }
    chip.accessibilityLabel = String(gallery: "Remove “\(title)” from the search")
    return chip
  }

  private func chip(for suggestion: SearchVocabulary.Suggestion) -> UIButton {
    let title = suggestion.title
    let chip = chip(title, suggestion.token.titleSymbol, .gray()) { [weak self] in
      self?.delegate?.add(suggestion)
    }
    chip.accessibilityLabel = String(gallery: "Search for “\(title)”")
    return chip
  }

  private func chip(for choice: SearchVocabulary.Choice) -> UIButton {
    let symbol = choice.suggestions.first?.token.chipSymbol ?? "magnifyingglass"
    let chip = chip(choice.title, symbol, .gray()) {}
    chip.configuration?.indicator = .popup
    chip.showsMenuAsPrimaryAction = true
    chip.menu = UIMenu(
      children: choice.suggestions.map { suggestion in
        UIAction(title: suggestion.title) { [weak self] _ in self?.delegate?.add(suggestion) }
      })
    return chip
  }

  private func chip(
    _ title: String, _ symbol: String?, _ look: UIButton.Configuration,
    action: @escaping @MainActor () -> Void
  ) -> UIButton {
    var look = look
    look.title = title
    look.image = symbol.flatMap { UIImage(systemName: $0) }
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 12)
    look.imagePadding = 6
    look.cornerStyle = .capsule
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 12)
    let chip = SearchChip(configuration: look, primaryAction: UIAction { _ in action() })
    chip.titleLabel?.setScaledFont(.systemFont(ofSize: 14), maximum: 28)
    return chip
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    let inset = Self.margin + (isMirrored ? safeAreaInsets.right : safeAreaInsets.left)
    let height = bounds.height - 16
    let parts = ([countLabel, saveButton] as [UIView]).filter { !$0.isHidden && width(of: $0) > 0 }
    let needed = parts.reduce(0) { $0 + width(of: $1) + Self.gap }
    // What was found and may be kept stays in sight, however many chips there are, unless it is so
    // large that it would hide them.
    let staysInSight = needed < (chips.isEmpty ? bounds.width - inset : bounds.width / 2)
    let place = staysInSight ? self : scroll
    for part in parts where part.superview !== place { place.addSubview(part) }
    var rest = bounds.width - inset
    for part in parts.reversed() where staysInSight {
      rest -= width(of: part)
      part.frame = mirrored(CGRect(x: rest, y: 8, width: width(of: part), height: height))
      rest -= Self.gap
    }
    let room = staysInSight && !parts.isEmpty ? max(0, rest) : bounds.width
    scroll.frame = mirrored(CGRect(x: 0, y: 0, width: room, height: bounds.height - 1))
    layOut((staysInSight ? [] : parts) + chips, inset: inset, height: height)
    showFades()
  }

  private func width(of part: UIView) -> CGFloat {
    part.sizeThatFits(bounds.size).width.rounded(.up)
  }

  fileprivate static let fadeWidth: CGFloat = 36

  /// Whether chips go on at the left and at the right.
  var goesOn: (left: Bool, right: Bool) {
    let seen = scroll.contentOffset.x
    return (seen > 1, seen + scroll.bounds.width < scroll.contentSize.width - 1)
  }

  private func showFades() {
    let ground = UIColor.systemBackground.resolvedColor(with: traitCollection)
    let colors = [ground.cgColor, ground.withAlphaComponent(0).cgColor]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    fades[0].colors = colors
    fades[1].colors = colors.reversed()
    fades[0].isHidden = !goesOn.left
    fades[1].isHidden = !goesOn.right
    let width = min(Self.fadeWidth, scroll.frame.width)
    for (fade, x) in zip(fades, [scroll.frame.minX, scroll.frame.maxX - width]) {
      fade.frame = CGRect(x: x, y: 0, width: width, height: scroll.frame.height)
    }
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showFades()
  }

  private func layOut(_ parts: [UIView], inset: CGFloat, height: CGFloat) {
    let widths = parts.map { min(280, self.width(of: $0)) }
    let all = widths.reduce(inset * 2 - Self.gap) { $0 + $1 + Self.gap }
    let width = max(scroll.bounds.width, all)
    var x = inset
    for (part, own) in zip(parts, widths) {
      part.frame = CGRect(
        x: isMirrored ? width - x - own : x, y: 8, width: own, height: height)
      x += own + Self.gap
    }
    scroll.contentSize = CGSize(width: width, height: scroll.bounds.height)
    if startsOver { scroll.contentOffset.x = isMirrored ? width - scroll.bounds.width : 0 }
    startsOver = false
  }
}

extension SearchStrip: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showFades() }
}

/// A chip that is scrolled to when keys reach it.
private final class SearchChip: UIButton {
  override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    let scroll = superview as? UIScrollView
    scroll?.scrollRectToVisible(
      frame.insetBy(dx: -SearchStrip.fadeWidth, dy: 0),
      animated: !UIAccessibility.isReduceMotionEnabled)
    return true
  }
}
