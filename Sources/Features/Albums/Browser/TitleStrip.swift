import Motion
import UIKit
import UIKitCompat

/// A row of titles with a capsule around the selected one. The capsule can follow a drag between
/// two titles, and a click on a title calls `onSelect`.
@MainActor public final class TitleStrip: UIView {
  /// The colors of a strip.
  public struct Style: Sendable {
    /// The color of titles.
    public var text: UIColor
    /// The color of the selected title.
    public var selectedText: UIColor
    /// The color of the capsule.
    public var capsule: UIColor
    /// The color behind the titles.
    public var background: UIColor

    /// White on black, for a strip over photos.
    public static let dark = Style(
      text: UIColor(white: 1, alpha: 0.85), selectedText: .white,
      capsule: UIColor(white: 1, alpha: 0.25), background: UIColor(white: 0, alpha: 0.65))
    /// The system's label colors, for a strip over the app's own background.
    public static let plain = Style(
      text: .label.withAlphaComponent(0.72), selectedText: .label, capsule: .tertiarySystemFill,
      background: .clear)
  }

  /// Called when a person clicks a title.
  public var onSelect: ((_ index: Int) -> Void)?
  /// The colors of the strip.
  public var style = Style.dark { didSet { applyStyle() } }

  /// The titles; see `setTitles(_:disabled:)`.
  public private(set) var titles: [String] = []
  private var disabled: Set<Int> = []
  /// The position that the capsule moves to: a fraction of the distance between two titles.
  private var capsulePosition = (from: 0, to: 0, fraction: CGFloat(0))
  var frames: [CGRect] = []
  /// The buttons of visible titles.
  var buttons: [Int: UIButton] = [:]
  private var spareButtons: [UIButton] = []
  private let scrollView = UIScrollView()
  /// Titles fade out towards an edge that hides more of them.
  private let fadingView = UIView()
  private let fade = CAGradientLayer()
  private let capsule = UIView()
  private var motion = SpringValue<CGRect>(.zero, spring: Spring(response: 0.35), threshold: 0.3)
  private lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }
  private let ruler = UILabel()
  /// The width of each title with its padding, in points.
  private var widths: [CGFloat] = []
  /// The width of all titles, which may exceed that of the strip.
  private(set) var contentWidth: CGFloat = 0
  private var isMirrored = false
  /// How often a button's title was set, for tests.
  private(set) var writtenTitleCount = 0

  /// The height of every strip, in points.
  public static let height: CGFloat = 36
  /// The font of titles, which follows the preferred content size as far as the strip's height
  /// allows.
  private var font = TitleStrip.font(for: nil) {
    didSet { if font != oldValue { fontDidChange() } }
  }
  /// The padding of each title, and the margin around all of them, in points.
  private static let padding: CGFloat = 14
  private static let margin: CGFloat = 4
  private static let fadeWidth: CGFloat = 28

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    focusGroupIdentifier = "titles \(ObjectIdentifier(self).hashValue)"
    layer.cornerRadius = Self.height / 2
    ruler.font = font
    capsule.isUserInteractionEnabled = false
    capsule.layer.cornerRadius = Self.height / 2 - Self.margin
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.delegate = self
    scrollView.addSubview(capsule)
    fadingView.addSubview(scrollView)
    addSubview(fadingView)
    fade.startPoint = CGPoint(x: 0, y: 0.5)
    fade.endPoint = CGPoint(x: 1, y: 0.5)
    applyStyle()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  // MARK: Titles

  /// Sets the titles. Only buttons whose title changed are updated.
  ///
  /// - Parameter disabled: The indices of titles that can't be selected.
  public func setTitles(_ new: [String], disabled: Set<Int> = []) {
    guard new != titles || disabled != self.disabled else { return }
    let old = titles
    titles = new
    self.disabled = disabled
    for (index, button) in buttons {
      if index >= new.count {
        remove(button, at: index)
      } else if index >= old.count || new[index] != old[index] {
        write(index, on: button)
      }
    }
    measure(old)
    for (index, button) in buttons { configure(button, at: index) }
    superview?.setNeedsLayout()
    setNeedsLayout()
    moveCapsule(animated: false)
  }

  private static func font(for traits: UITraitCollection?) -> UIFont {
    UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 15, weight: .medium), maximumPointSize: 20, compatibleWith: traits)
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    font = Self.font(for: traitCollection)
  }

  private func fontDidChange() {
    ruler.font = font
    for (index, button) in buttons { write(index, on: button) }
    measure([])
    superview?.setNeedsLayout()
    setNeedsLayout()
    moveCapsule(animated: false)
  }

  private func measure(_ old: [String]) {
    widths = titles.enumerated().map { index, title in
      if index < old.count, old[index] == title { return widths[index] }
      ruler.text = title
      let text = ruler.sizeThatFits(CGSize(width: 400, height: Self.height)).width
      return text.rounded(.up) + 2 * Self.padding
    }
    capsulePosition.from = min(capsulePosition.from, max(0, titles.count - 1))
    capsulePosition.to = min(capsulePosition.to, max(0, titles.count - 1))
    arrange()
  }

  /// In a right-to-left layout the first title is at the right.
  private func arrange() {
    contentWidth = widths.reduce(2 * Self.margin, +)
    isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = Self.margin
    frames = widths.map { width in
      defer { x += width }
      return CGRect(
        x: isMirrored ? contentWidth - x - width : x, y: Self.margin, width: width,
        height: Self.height - 2 * Self.margin)
    }
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, contentWidth), height: Self.height)
  }

  // MARK: Selection

  /// The index of the title that the capsule is nearest to.
  public var selectedIndex: Int {
    capsulePosition.fraction < 0.5 ? capsulePosition.from : capsulePosition.to
  }

  /// Moves the capsule a fraction of the distance from one title to another. Short distances are
  /// covered at once, longer ones with a spring.
  public func select(_ from: Int, towards to: Int? = nil, fraction: CGFloat = 0) {
    guard titles.indices.contains(from), titles.indices.contains(to ?? from) else { return }
    let last = capsulePosition
    let isBetweenSameTitles =
      Set([last.from, last.to]).isSuperset(of: [from, to ?? from])
      || Set([from, to ?? from]).isSuperset(of: [last.from, last.to])
    let isJump =
      !isBetweenSameTitles || abs(progress(last) - progress((from, to ?? from, fraction))) > 0.6
    capsulePosition = (from, to ?? from, fraction)
    for (index, button) in buttons { configure(button, at: index) }
    moveCapsule(animated: isJump)
  }

  private func progress(_ position: (from: Int, to: Int, fraction: CGFloat)) -> CGFloat {
    CGFloat(position.from) + CGFloat(position.to - position.from)
      * position.fraction
  }

  /// The capsule's frame, in the coordinates of the titles.
  var capsuleFrame: CGRect { motion.value }

  private var targetFrame: CGRect {
    guard frames.indices.contains(capsulePosition.from), frames.indices.contains(capsulePosition.to)
    else {
      return .zero
    }
    return frames[capsulePosition.from].interpolated(
      to: frames[capsulePosition.to], progress: capsulePosition.fraction)
  }

  private func moveCapsule(animated: Bool) {
    let target = targetFrame
    let isFirst = motion.value == .zero
    if !isFirst, animated || !motion.isSettled, !UIAccessibility.isReduceMotionEnabled {
      motion.retarget(to: target)
      animator.start()
    } else {
      motion.set(target)
    }
    applyCapsuleFrame()
  }

  private func step(by seconds: TimeInterval) -> Bool {
    motion.advance(by: seconds)
    applyCapsuleFrame()
    return !motion.isSettled
  }

  /// Applies the capsule's position, and scrolls to it unless a person scrolls.
  private func applyCapsuleFrame() {
    capsule.frame = motion.value
    guard !scrollView.isTracking, !scrollView.isDecelerating, bounds.width > 0 else { return }
    let most = max(0, contentWidth - bounds.width)
    let x = min(max(0, motion.value.midX - bounds.width / 2), most)
    if abs(scrollView.contentOffset.x - x) > 0.1 { scrollView.contentOffset = CGPoint(x: x, y: 0) }
    showButtons()
  }

  // MARK: Buttons

  public override func layoutSubviews() {
    super.layoutSubviews()
    if isMirrored != (effectiveUserInterfaceLayoutDirection == .rightToLeft) {
      arrange()
      motion.set(targetFrame)
    }
    fadingView.frame = bounds
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: contentWidth, height: bounds.height)
    applyCapsuleFrame()
    showButtons()
    updateFade()
  }

  /// The opacity of titles at the left and the right edge, 0…1.
  var edgeOpacities: [CGFloat] {
    let (x, most) = (scrollView.contentOffset.x, max(0, contentWidth - bounds.width))
    return [x, most - x].map { 1 - min(1, max(0, $0 / Self.fadeWidth)) }
  }

  private func updateFade() {
    let most = contentWidth - bounds.width
    guard most > 0.5 else {
      fadingView.layer.mask = nil
      return
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let (opacities, part) = (edgeOpacities, Self.fadeWidth / bounds.width)
    fade.colors = [opacities[0], 1, 1, opacities[1]].map { UIColor(white: 0, alpha: $0).cgColor }
    fade.locations = [0, part, 1 - part, 1].map { NSNumber(value: Double($0)) }
    fade.frame = bounds
    fadingView.layer.mask = fade
    CATransaction.commit()
  }

  /// Only visible titles have buttons, because an album may have hundreds of categories.
  private func showButtons() {
    let seen = CGRect(origin: scrollView.contentOffset, size: bounds.size)
    for (index, button) in buttons where !frames[index].intersects(seen) && !button.isFirstResponder
    {
      remove(button, at: index)
    }
    for (index, frame) in frames.enumerated() where frame.intersects(seen) {
      let button = buttons[index] ?? makeButton(at: index)
      button.frame = frame
    }
  }

  private func makeButton(at index: Int) -> UIButton {
    let button =
      spareButtons.popLast()
      ?? TitleButton(
        onPress: { [weak self] in self?.press($0) }, onFocus: { [weak self] in self?.reveal($0) })
    buttons[index] = button
    write(index, on: button)
    configure(button, at: index)
    scrollView.addSubview(button)
    return button
  }

  private func remove(_ button: UIButton, at index: Int) {
    buttons[index] = nil
    button.removeFromSuperview()
    spareButtons.append(button)
  }

  private func write(_ index: Int, on button: UIButton) {
    button.setTitle(titles[index], for: .normal)
    button.titleLabel?.font = font
    writtenTitleCount += 1
  }

  private func configure(_ button: UIButton, at index: Int) {
    button.isEnabled = !disabled.contains(index)
    button.alpha = disabled.contains(index) ? 0.5 : 1
    button.focusGroupPriority = index == selectedIndex ? .prioritized : .ignored
    let color = index == selectedIndex ? style.selectedText : style.text
    if button.titleColor(for: .normal) != color { button.setTitleColor(color, for: .normal) }
  }

  private func press(_ button: UIButton) {
    guard let index = buttons.first(where: { $0.value === button })?.key else { return }
    onSelect?(index)
  }

  /// Scrolls to a title that became focused, so that the next ones have buttons, too.
  private func reveal(_ button: UIButton) {
    let area = button.frame.insetBy(dx: -2 * Self.fadeWidth, dy: 0)
    scrollView.scrollRectToVisible(area, animated: false)
    showButtons()
  }

  private func applyStyle() {
    backgroundColor = style.background
    capsule.backgroundColor = style.capsule
    for (index, button) in buttons { configure(button, at: index) }
  }
}

extension TitleStrip: UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    showButtons()
    updateFade()
  }
}

private final class TitleButton: UIButton {
  private let onFocus: @MainActor (UIButton) -> Void

  init(
    onPress: @escaping @MainActor (UIButton) -> Void,
    onFocus: @escaping @MainActor (UIButton) -> Void
  ) {
    self.onFocus = onFocus
    super.init(frame: .zero)
    addAction(
      UIAction { [weak self] _ in if let self { onPress(self) } }, for: .touchUpInside)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func becomeFirstResponder() -> Bool {
    let isFocused = super.becomeFirstResponder()
    if isFocused { onFocus(self) }
    return isFocused
  }
}
