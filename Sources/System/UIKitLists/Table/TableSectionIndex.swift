import QuartzCore

/// The section index at the trailing edge of a table, with which the user jumps to sections.
final class TableSectionIndex: UIControl, ControlManners {
  /// Called with the index of a title when the user has moved to it.
  var onJump: ((Int) -> Void)?
  private(set) var titles: [String] = []
  /// The labels of the titles, with dots in place of those that don't fit.
  private var labels: [UILabel] = []
  private var current: Int?
  private var isTouched = false { didSet { updateBackground() } }
  /// The color of the titles; nil stands for the tint color.
  var color: UIColor? { didSet { setNeedsLayout() } }
  /// The background color; nil for none.
  var plainBackground: UIColor? { didSet { updateBackground() } }
  /// The background color while the user touches the index; nil stands for the normal one.
  var trackingBackground: UIColor? { didSet { updateBackground() } }

  /// Modeled on iOS, in points: the width by which rows are narrowed, the width that responds to
  /// touches, the height of a title, and the margin above and below.
  static let lostWidth: CGFloat = 15
  static let touchWidth: CGFloat = 24
  private static let step: CGFloat = 15
  private static let margin: CGFloat = 8

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = String(uikit: "Section index")
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: [String]) {
    guard new != titles else { return }
    titles = new
    current = nil
    setNeedsLayout()
  }

  // MARK: Touches

  package var followsDrags: Bool { true }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    current = nil
    isTouched = true
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isTouched = false }
  override func cancelTracking(with event: UIEvent?) { isTouched = false }

  private func follow(_ touch: UITouch) {
    if let index = index(at: touch.location(in: self).y) { jump(to: index) }
  }

  private func jump(to index: Int) {
    guard index != current, titles.indices.contains(index) else { return }
    current = index
    onJump?(index)
  }

  /// Returns the index of the title at a y-coordinate, even if its title isn't displayed.
  func index(at y: CGFloat) -> Int? {
    guard !titles.isEmpty, !labels.isEmpty else { return nil }
    let share = (y - top) / (CGFloat(labels.count) * Self.step)
    return min(max(0, Int((share * CGFloat(titles.count)).rounded(.down))), titles.count - 1)
  }

  override var accessibilityValue: String? {
    get { current.map { titles[$0] } }
    set {}
  }

  override func accessibilityIncrement() { jump(to: (current ?? -1) + 1) }
  override func accessibilityDecrement() { jump(to: (current ?? 1) - 1) }

  private func updateBackground() {
    backgroundColor = isTouched ? trackingBackground ?? plainBackground : plainBackground
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the labels that fit a height: all titles, or as many as there is room for, with dots
  /// between them.
  static func shown(_ titles: [String], in height: CGFloat) -> [String] {
    let most = max(0, Int((height - 2 * margin) / step))
    guard titles.count > most else { return titles }
    guard most >= 3 else { return most > 0 ? Array(titles.prefix(1)) : [] }
    let places = most.isMultiple(of: 2) ? most - 1 : most
    return (0..<places).map { place in
      guard place.isMultiple(of: 2) else { return "•" }
      let share = CGFloat(place) / CGFloat(places - 1)
      return titles[Int((share * CGFloat(titles.count - 1)).rounded())]
    }
  }

  private var top: CGFloat { ((bounds.height - CGFloat(labels.count) * Self.step) / 2).rounded() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let texts = Self.shown(titles, in: bounds.height)
    while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
    while labels.count < texts.count {
      let label = UILabel()
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.isAccessibilityElement = false
      addSubview(label)
      labels.append(label)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, label) in labels.enumerated() {
      if label.text != texts[index] { label.text = texts[index] }
      label.textColor = color ?? tintColor
      label.frame = CGRect(
        x: isMirrored ? 0 : bounds.width - 20, y: top + CGFloat(index) * Self.step, width: 20,
        height: Self.step)
    }
  }
}

extension UITableView {
  /// Reloads the titles of the section index from the data source.
  func askForIndexTitles() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let rows = geometry.sections.reduce(0) { $0 + $1.heights.count }
    guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    let index = sectionIndex ?? TableSectionIndex()
    sectionIndex = index
    index.layer.zPosition = 40
    index.onJump = { [weak self] in self?.jump(toTitle: $0) }
    index.show(titles)
    adoptIndexColors()
    if index.superview == nil { addSubview(index) }
    setNeedsLayout()
  }

  /// Reloads the titles, unless a pending reload will do so.
  func setNeedsIndexTitles() { if !needsReload { askForIndexTitles() } }

  func adoptIndexColors() {
    sectionIndex?.color = sectionIndexColor
    sectionIndex?.plainBackground = sectionIndexBackgroundColor
    sectionIndex?.trackingBackground = sectionIndexTrackingBackgroundColor
  }

  /// The width by which the section index narrows the rows, in points.
  var indexWidth: CGFloat { sectionIndex == nil ? 0 : TableSectionIndex.lostWidth }

  func placeSectionIndex() {
    guard let index = sectionIndex else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = TableSectionIndex.touchWidth
    let frame = CGRect(
      x: isMirrored ? bounds.minX : bounds.maxX - width, y: seen.minY, width: width,
      height: max(0, seen.height))
    if index.semanticContentAttribute != semanticContentAttribute {
      index.semanticContentAttribute = semanticContentAttribute
    }
    if index.frame != frame { index.frame = frame }
  }

  private func jump(toTitle title: Int) {
    guard let index = sectionIndex, index.titles.indices.contains(title), let dataSource else {
      return
    }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: index.titles[title], at: title)
    guard geometry.sections.indices.contains(section) else { return }
    swipes?.close()
    stopMotion()
    // Scrolling measures the rows above, which may move the section; repeats until it is in
    // position.
    for _ in 0..<3 {
      let y = rect(of: .header(section)).minY - adjustedContentInset.top
      let target = clamped(
        CGPoint(x: contentOffset.x, y: section == 0 ? -adjustedContentInset.top : y))
      guard target != contentOffset else { break }
      contentOffset = target
      layoutIfNeeded()
    }
  }
}
