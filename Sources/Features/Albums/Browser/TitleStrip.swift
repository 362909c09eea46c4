import Motion
import UIKit
import UIKitCompat

/// A row of titles, of which a capsule marks one. The capsule goes along with what it stands for,
/// fraction by fraction, and a click on a title asks to go there.
@MainActor public final class TitleStrip: UIView {
  /// Colours of a strip; `dark` lies over photos, `plain` over an app's own background.
  public struct Look: Sendable {
    public var text: UIColor
    public var chosenText: UIColor
    public var capsule: UIColor
    public var background: UIColor

    public static let dark = Look(
      text: UIColor(white: 1, alpha: 0.85), chosenText: .white,
      capsule: UIColor(white: 1, alpha: 0.25), background: UIColor(white: 0, alpha: 0.55))
    public static let plain = Look(
      text: .secondaryLabel, chosenText: .label, capsule: .tertiarySystemFill, background: .clear)
  }

  /// The person chose a title.
  public var onSelect: ((_ index: Int) -> Void)?
  public var look = Look.dark { didSet { applyLook() } }

  public private(set) var titles: [String] = []
  private var disabled: Set<Int> = []
  /// Where the capsule is to be: between two titles, a part of the way.
  private var place = (from: 0, to: 0, fraction: CGFloat(0))
  var frames: [CGRect] = []
  /// Of the titles that can be seen, and spare ones.
  var buttons: [Int: UIButton] = [:]
  private var spareButtons: [UIButton] = []
  private let scrollView = UIScrollView()
  /// Titles fade towards an edge that more lie beyond.
  private let fadingView = UIView()
  private let fade = CAGradientLayer()
  private let capsule = UIView()
  private var motion = SpringValue<CGRect>(.zero, spring: Spring(response: 0.35), threshold: 0.3)
  private lazy var animator = Animator { [weak self] seconds in self?.step(by: seconds) ?? false }
  private let ruler = UILabel()
  /// Points of each title with what is around it.
  private var widths: [CGFloat] = []
  /// Of all titles, which may be more than there is room for.
  private(set) var contentWidth: CGFloat = 0
  private var isMirrored = false
  /// How often a title was written onto the screen; for tests.
  private(set) var writtenTitleCount = 0

  public static let height: CGFloat = 36
  /// Of titles, which grow with the text that a person reads as far as the strip is high.
  private var font = TitleStrip.font(for: nil) {
    didSet { if font != oldValue { fontDidChange() } }
  }
  /// Points of each title beyond its text, and around all of them.
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
    applyLook()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  // MARK: Titles

  /// Writes only those that are others than before.
  ///
  /// - Parameter disabled: those that cannot be chosen.
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
    aim(animated: false)
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
    aim(animated: false)
  }

  private func measure(_ old: [String]) {
    widths = titles.enumerated().map { index, title in
      if index < old.count, old[index] == title { return widths[index] }
      ruler.text = title
      let text = ruler.sizeThatFits(CGSize(width: 400, height: Self.height)).width
      return text.rounded(.up) + 2 * Self.padding
    }
    place.from = min(place.from, max(0, titles.count - 1))
    place.to = min(place.to, max(0, titles.count - 1))
    arrange()
  }

  /// Where text is read from the right, the first title is at the right.
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

  // MARK: Choice

  /// The title that the capsule is nearest to.
  public var chosenIndex: Int { place.fraction < 0.5 ? place.from : place.to }

  /// Puts the capsule a part of the way from one title to another. Nearby it goes along at once;
  /// a jump is made by a spring.
  public func choose(_ from: Int, towards to: Int? = nil, fraction: CGFloat = 0) {
    guard titles.indices.contains(from), titles.indices.contains(to ?? from) else { return }
    let last = place
    let isSameStretch =
      Set([last.from, last.to]).isSuperset(of: [from, to ?? from])
      || Set([from, to ?? from]).isSuperset(of: [last.from, last.to])
    let isJump =
      !isSameStretch || abs(progress(last) - progress((from, to ?? from, fraction))) > 0.6
    place = (from, to ?? from, fraction)
    for (index, button) in buttons { configure(button, at: index) }
    aim(animated: isJump)
  }

  private func progress(_ place: (from: Int, to: Int, fraction: CGFloat)) -> CGFloat {
    CGFloat(place.from) + CGFloat(place.to - place.from) * place.fraction
  }

  /// Where the capsule is, in the strip of titles.
  var capsuleFrame: CGRect { motion.value }

  private var wantedFrame: CGRect {
    guard frames.indices.contains(place.from), frames.indices.contains(place.to) else {
      return .zero
    }
    return frames[place.from].interpolated(to: frames[place.to], progress: place.fraction)
  }

  private func aim(animated: Bool) {
    let wanted = wantedFrame
    let isFirst = motion.value == .zero
    if !isFirst, animated || !motion.isSettled, !UIAccessibility.isReduceMotionEnabled {
      motion.retarget(to: wanted)
      animator.start()
    } else {
      motion.set(wanted)
    }
    follow()
  }

  private func step(by seconds: TimeInterval) -> Bool {
    motion.advance(by: seconds)
    follow()
    return !motion.isSettled
  }

  /// Brings the capsule where it is, and the titles around it into view.
  private func follow() {
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
      motion.set(wantedFrame)
    }
    fadingView.frame = bounds
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: contentWidth, height: bounds.height)
    follow()
    showButtons()
    updateFade()
  }

  /// How much is seen of titles at the left and the right edge, 0…1.
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
    let (ends, part) = (edgeOpacities, Self.fadeWidth / bounds.width)
    fade.colors = [ends[0], 1, 1, ends[1]].map { UIColor(white: 0, alpha: $0).cgColor }
    fade.locations = [0, part, 1 - part, 1].map { NSNumber(value: Double($0)) }
    fade.frame = bounds
    fadingView.layer.mask = fade
    CATransaction.commit()
  }

  /// Only titles in view have buttons: albums may have hundreds.
  private func showButtons() {
    let seen = CGRect(origin: scrollView.contentOffset, size: bounds.size)
    for (index, button) in buttons where !frames[index].intersects(seen) && !button.isFirstResponder {
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
    button.focusGroupPriority = index == chosenIndex ? .prioritized : .ignored
    let color = index == chosenIndex ? look.chosenText : look.text
    if button.titleColor(for: .normal) != color { button.setTitleColor(color, for: .normal) }
  }

  private func press(_ button: UIButton) {
    guard let index = buttons.first(where: { $0.value === button })?.key else { return }
    onSelect?(index)
  }

  /// The keyboard came to a title: it is seen whole, and the next ones are there to go on to.
  private func reveal(_ button: UIButton) {
    let room = button.frame.insetBy(dx: -2 * Self.fadeWidth, dy: 0)
    scrollView.scrollRectToVisible(room, animated: false)
    showButtons()
  }

  private func applyLook() {
    backgroundColor = look.background
    capsule.backgroundColor = look.capsule
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
