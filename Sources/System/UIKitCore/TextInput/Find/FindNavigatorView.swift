import QuartzCore

/// The bar with which a person searches: a field with the number of results, buttons for the next
/// and the previous one, and below it, if asked for, a field for the text that replaces them.
@MainActor final class FindNavigatorView: UIView {
  private unowned let interaction: UIFindInteraction
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let edge = UIView()
  private let options = UIButton(type: .system)
  private let field = FindField()
  private let count = UILabel()
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private let replacement = FindField()
  private let replace = UIButton(type: .system)
  private let replaceAll = UIButton(type: .system)
  private weak var covered: UIScrollView?
  private var isLeaving = false

  /// In points.
  private static let rowHeight: CGFloat = 52
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 10
  private static let largestFieldWidth: CGFloat = 520

  /// Whether the field for replacing is shown.
  var isReplacing = false {
    didSet {
      guard isReplacing != oldValue else { return }
      for view in [replacement, replace, replaceAll] { view.isHidden = !isReplacing }
      place()
      setNeedsLayout()
    }
  }

  init(_ interaction: UIFindInteraction) {
    self.interaction = interaction
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    edge.backgroundColor = .separator
    // In the order in which Tab goes.
    [
      background, edge, options, field, replacement, count, previousButton, nextButton, replace,
      replaceAll, done,
    ].forEach(addSubview)
    setUpFields()
    setUpButtons()
    showTexts()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpFields() {
    for (field, title) in [
      (field, String(uikit: "Find")), (replacement, String(uikit: "Replace with")),
    ] {
      field.placeholder = title
      field.accessibilityLabel = title
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
      field.spellCheckingType = .no
    }
    field.onReturn = { [weak self] isBackward in
      guard let interaction = self?.interaction else { return }
      if isBackward { interaction.findPrevious() } else { interaction.findNext() }
    }
    field.addAction(
      UIAction { [weak self] _ in self?.interaction.searchText = self?.field.text ?? "" },
      for: .editingChanged)
    replacement.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
    replacement.onReturn = { [weak self] _ in self?.interaction.replaceHighlighted() }
    replacement.addAction(
      UIAction { [weak self] _ in self?.interaction.replacementText = self?.replacement.text ?? ""
      },
      for: .editingChanged)
    count.font = UIFontMetrics.default.scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 13, weight: .regular), maximumPointSize: 18)
    count.adjustsFontForContentSizeCategory = true
    count.textColor = .secondaryLabel
    count.textAlignment = .right
    replacement.isHidden = true
  }

  /// Up to what leaves room for the field.
  private func setFont(of button: UIButton, weight: UIFont.Weight) {
    button.titleLabel?.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 16, weight: weight), maximumPointSize: 20)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
  }

  private func setUpButtons() {
    func setUp(_ button: UIButton, _ image: String?, _ title: String, _ run: @escaping () -> Void) {
      if let image {
        button.setImage(UIImage(systemName: image), for: .normal)
        button.accessibilityLabel = title
      } else {
        button.setTitle(title, for: .normal)
        setFont(of: button, weight: .regular)
      }
      button.addAction(UIAction { _ in run() }, for: .touchUpInside)
    }
    setUp(previousButton, "chevron.up", String(uikit: "Find Previous")) { [weak self] in
      self?.interaction.findPrevious()
    }
    setUp(nextButton, "chevron.down", String(uikit: "Find Next")) { [weak self] in
      self?.interaction.findNext()
    }
    setUp(done, nil, String(uikit: "Done")) { [weak self] in
      self?.interaction.dismissFindNavigator()
    }
    setFont(of: done, weight: .semibold)
    setUp(replace, nil, String(uikit: "Replace")) { [weak self] in
      self?.interaction.replaceHighlighted()
    }
    setUp(replaceAll, nil, String(uikit: "Replace All")) { [weak self] in
      self?.interaction.replaceAll()
    }
    replace.isHidden = true
    replaceAll.isHidden = true
    options.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    options.accessibilityLabel = String(uikit: "Find Options")
    options.showsMenuAsPrimaryAction = true
    options.menu = UIMenu(
      children: [
        UIDeferredMenuElement.uncached { [weak self] completion in
          completion(self?.menuElements ?? [])
        }
      ])
  }

  // MARK: Options

  private var menuElements: [UIMenuElement] {
    let own = ownElements
    guard let provider = interaction.optionsMenuProvider else { return own }
    return provider(own)?.children ?? own
  }

  private var ownElements: [UIMenuElement] {
    let options = interaction.options
    let matchesCase = !options.stringCompareOptions.contains(.caseInsensitive)
    let findsWords = options.wordMatchMethod == .fullWord
    var elements: [UIMenuElement] = [
      UIAction(title: String(uikit: "Match Case"), state: matchesCase ? .on : .off) {
        [weak self] _ in
        options.stringCompareOptions = matchesCase ? [.caseInsensitive, .diacriticInsensitive] : []
        self?.interaction.performSearch()
      },
      UIAction(title: String(uikit: "Whole Words"), state: findsWords ? .on : .off) {
        [weak self] _ in
        options.wordMatchMethod = findsWords ? .contains : .fullWord
        self?.interaction.performSearch()
      },
    ]
    if interaction.activeFindSession?.supportsReplacement == true {
      elements.append(
        UIAction(title: String(uikit: "Replace"), state: isReplacing ? .on : .off) {
          [weak self] _ in
          self?.isReplacing.toggle()
        })
    }
    return elements
  }

  // MARK: Content

  func showTexts() {
    if field.text != interaction.searchText { field.text = interaction.searchText }
    if replacement.text != interaction.replacementText {
      replacement.text = interaction.replacementText
    }
  }

  func showCount() {
    count.text = countText
    guard let session = interaction.activeFindSession else { return }
    previousButton.isEnabled = session.resultCount > 0
    nextButton.isEnabled = session.resultCount > 0
    replace.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
    replaceAll.isEnabled = session.supportsReplacement && session.resultCount > 0
    setNeedsLayout()
  }

  private var countText: String? {
    guard let session = interaction.activeFindSession, interaction.searchText?.isEmpty == false
    else {
      return nil
    }
    func number(_ value: Int) -> String { value.formatted(.number.locale(UserLanguages.locale)) }
    let total = number(session.resultCount)
    switch session.searchResultDisplayStyle {
    case .none: return nil
    case _ where session.resultCount == 0: return String(uikit: "Not found")
    case .total: return total
    case .currentAndTotal:
      let index = session.highlightedResultIndex
      return index == NSNotFound ? total : String(uikit: "\(number(index + 1)) of \(total)")
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    interaction.refreshIfNeeded()
    if !isLeaving { coverContent(by: self) }
    background.frame = bounds
    edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let safe = safeAreaInsets
    let area = CGRect(
      x: safe.left + Self.margin, y: 0,
      width: bounds.width - safe.left - safe.right - 2 * Self.margin,
      height: Self.rowHeight)
    var first = FindNavigatorRow(
      area, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    first.putAtStart(options, width: 36)
    first.putAtEnd(done, width: done.intrinsicContentSize.width + 8)
    first.putAtEnd(nextButton, width: 36)
    first.putAtEnd(previousButton, width: 36)
    first.putInRest(field, height: Self.fieldHeight, limit: Self.largestFieldWidth)
    let size = count.sizeThatFits(field.bounds.size)
    count.frame = CGRect(
      x: first.isMirrored ? field.frame.minX + 34 : field.frame.maxX - 34 - size.width,
      y: field.frame.midY - size.height / 2, width: size.width, height: size.height)
    field.trailingSpace = size.width > 0 ? size.width + 8 : 0
    guard isReplacing else { return }
    var second = FindNavigatorRow(
      area.offsetBy(dx: 0, dy: Self.rowHeight - 8), isMirrored: first.isMirrored)
    second.skipStart(36)
    second.putAtEnd(replaceAll, width: replaceAll.intrinsicContentSize.width + 8)
    second.putAtEnd(replace, width: replace.intrinsicContentSize.width + 8)
    second.putInRest(replacement, height: Self.fieldHeight, limit: field.frame.width)
  }

  private func place() {
    guard let parent = superview else { return }
    let height =
      Self.rowHeight * (isReplacing ? 2 : 1) - (isReplacing ? 8 : 0)
      + parent.safeAreaInsets.bottom
    frame = CGRect(
      x: 0, y: parent.bounds.maxY - height, width: parent.bounds.width, height: height)
    coverContent(by: self)
  }

  /// Makes room below the content of the view, so that all of it can be scrolled out from under the
  /// bar.
  private func coverContent(by bar: UIView?) {
    guard let covered else { return }
    guard let bar, let window = bar.superview else { return covered.barInset = 0 }
    let place = covered.convert(covered.bounds, to: window)
    let safe = covered.contentInsetAdjustmentBehavior == .never ? 0 : covered.safeAreaInsets.bottom
    covered.barInset = max(0, place.maxY - bar.frame.minY - safe)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    place()
  }

  // MARK: Showing and hiding

  /// Shows the bar at the bottom of a view's window, below what is presented over the view.
  func show(over view: UIView) {
    guard let window = view.window else { return }
    covered = view as? UIScrollView
    var base = view
    while let parent = base.superview, parent !== window { base = parent }
    if base === window {
      window.addSubview(self)
    } else {
      window.insertSubview(self, aboveSubview: base)
    }
    place()
    layoutIfNeeded()
    beginEditing()
    slide(from: 1, to: 0) {}
  }

  func hide() {
    isLeaving = true
    isUserInteractionEnabled = false
    coverContent(by: nil)
    endEditing(true)
    slide(from: 0, to: 1) { self.removeFromSuperview() }
  }

  private func slide(from start: CGFloat, to end: CGFloat, _ completion: @escaping () -> Void) {
    let height = UIAccessibility.isReduceMotionEnabled ? 0 : bounds.height
    (alpha, transform) = (1 - start, CGAffineTransform(translationX: 0, y: height * start))
    UIView.animate(withDuration: 0.22, delay: 0, options: .curveEaseOut) {
      self.alpha = 1 - end
      self.transform = CGAffineTransform(translationX: 0, y: height * end)
    } completion: { _ in
      completion()
    }
  }

  // MARK: Keyboard

  var hasKeyboard: Bool { window?.firstResponder?.placeView?.isDescendant(of: self) == true }

  func beginEditing() {
    field.becomeFirstResponder()
    field.selectAll(nil)
  }

  override var keyCommands: [UIKeyCommand]? { isLeaving ? nil : interaction.keyCommands }
}
