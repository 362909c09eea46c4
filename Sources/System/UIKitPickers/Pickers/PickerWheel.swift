import QuartzCore

/// A wheel of a picker: rows on a drum, of which the center one is chosen.
@MainActor final class PickerWheel: UIControl, ControlManners, UIScrollViewDelegate {
  let scroll = PickerScrollView()
  /// Returns the view of a row; the second argument is a view to reuse.
  var makeRow: (Int, UIView?) -> UIView = { _, _ in UIView() }
  /// Returns the text of a row for screen readers.
  var spokenTitle: (Int) -> String? = { _ in nil }
  /// Returns the name of the wheel for screen readers.
  var spokenName: () -> String? = { nil }
  /// Called when the user has chosen a row.
  var onChoice: ((Int) -> Void)?

  private(set) var row = 0
  private(set) var count = 0
  private(set) var rowHeight: CGFloat = 32
  /// Whether the user, rather than code, turns the wheel.
  private var isTurnedByPerson = false
  private var holders: [Int: RowHolder] = [:]
  private var spare: [RowHolder] = []

  /// A container on the drum for the view of a row.
  private final class RowHolder: UIView {
    var content: UIView?
    override func layoutSubviews() {
      super.layoutSubviews()
      content?.frame = bounds
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.decelerationRate = .fast
    scroll.delegate = self
    scroll.onTurn = { [weak self] in self?.isTurnedByPerson = true }
    addSubview(scroll)
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] recognizer in
      guard let self, recognizer.state == .ended else { return }
      self.tap(at: recognizer.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  static func usualRowHeight(for traits: UITraitCollection) -> CGFloat {
    (32 * UIFont.scale(for: traits)).rounded()
  }

  // MARK: Rows

  /// Reloads the rows; the chosen row stays if there is one at its index.
  func reload(count: Int, rowHeight: CGFloat) {
    (self.count, self.rowHeight) = (count, max(1, rowHeight))
    scroll.rowHeight = self.rowHeight
    for (_, holder) in holders { retire(holder) }
    holders = [:]
    row = max(0, min(row, count - 1))
    setNeedsLayout()
    layOutScroll()
  }

  func view(forRow row: Int) -> UIView? { holders[row]?.content }

  /// Turns the wheel to a row without reporting a choice.
  func select(_ new: Int, animated: Bool) {
    isTurnedByPerson = false
    turn(to: new, animated: animated)
    row = max(0, min(new, count - 1))
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - scroll.contentInset.top)
  }

  private func turn(to new: Int, animated: Bool) {
    let target = offset(of: max(0, min(new, count - 1)))
    scroll.setContentOffset(
      target, animated: animated && window != nil && !UIAccessibility.isReduceMotionEnabled)
    layOutRows()
  }

  /// Turns the wheel to a row on behalf of the user, and reports the choice.
  func choose(_ new: Int) {
    let new = max(0, min(new, count - 1))
    guard new != row, count > 0 else { return }
    row = new
    isTurnedByPerson = false
    turn(to: new, animated: true)
    onChoice?(new)
  }

  private func tap(at point: CGPoint) {
    guard isEnabled, count > 0 else { return }
    if window?.firstResponder !== self { becomeFirstResponder() }
    let away = (point.y - bounds.midY) / rowHeight
    // Rows are closer together towards the edges of the drum.
    let angle = asin(max(-1, min(1, away * rowHeight / radius)))
    choose(row + Int((angle * radius / rowHeight).rounded()))
  }

  // MARK: Layout

  private var radius: CGFloat { max(1, bounds.height / 2) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutScroll()
  }

  private func layOutScroll() {
    if scroll.frame != bounds { scroll.frame = bounds }
    let margin = max(0, (bounds.height - rowHeight) / 2)
    let inset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    let content = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    if scroll.contentInset != inset || scroll.contentSize != content {
      scroll.contentInset = inset
      scroll.contentSize = content
      scroll.setContentOffset(offset(of: row), animated: false)
    }
    layOutRows()
  }

  /// Places the rows near the center on the drum.
  private func layOutRows() {
    guard bounds.height > 0 else { return }
    let middle = scroll.contentOffset.y + scroll.contentInset.top
    let reach = radius * 1.45
    let first = max(0, Int(((middle - reach) / rowHeight).rounded(.up)))
    let last = min(count - 1, Int(((middle + reach) / rowHeight).rounded(.down)))
    for (index, holder) in holders where index < first || index > last {
      retire(holder)
      holders[index] = nil
    }
    guard first <= last else { return }
    UIView.performWithoutAnimation {
      for index in first...last { place(index, distance: CGFloat(index) * rowHeight - middle) }
    }
  }

  private func place(_ index: Int, distance: CGFloat) {
    let holder = holders[index] ?? makeHolder(index)
    holders[index] = holder
    let angle = distance / radius
    holder.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    holder.center = CGPoint(
      x: bounds.midX, y: (CGFloat(index) + 0.5) * rowHeight - distance + radius * sin(angle))
    let squeeze = max(0.05, cos(angle))
    holder.transform = CGAffineTransform(scaleX: 0.9 + 0.1 * squeeze, y: squeeze)
    let isAway = min(1, abs(distance) / rowHeight)
    holder.alpha = (1 - isAway * (1 - 0.6 * squeeze)) * (isEnabled ? 1 : 0.4)
  }

  private func makeHolder(_ index: Int) -> RowHolder {
    let holder = spare.popLast() ?? RowHolder()
    let content = makeRow(index, holder.content)
    if holder.content !== content {
      holder.content?.removeFromSuperview()
      holder.content = content
    }
    if content.superview !== holder { holder.addSubview(content) }
    if holder.superview == nil { scroll.addSubview(holder) }
    holder.isHidden = false
    holder.isUserInteractionEnabled = false
    holder.setNeedsLayout()
    return holder
  }

  private func retire(_ holder: RowHolder) {
    holder.isHidden = true
    spare.append(holder)
  }

  package func followState() {
    scroll.isScrollEnabled = isEnabled
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { layOutRows() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByPerson = true }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A drum that is caught hasn't settled at a row yet.
    if !scrollView.isTracking { settle() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    guard isTurnedByPerson, count > 0 else { return }
    let middle = scroll.contentOffset.y + scroll.contentInset.top
    let new = max(0, min(Int((middle / rowHeight).rounded()), count - 1))
    isTurnedByPerson = false
    guard new != row else { return }
    row = new
    onChoice?(new)
  }

  // MARK: Keyboard

  package var isKeyboardStop: Bool { count > 0 }

  package var focusRingFrame: CGRect {
    CGRect(x: 4, y: bounds.midY - rowHeight / 2, width: bounds.width - 8, height: rowHeight)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isMine = handleKeys(presses) { key in
      switch key {
      case .up: choose(row - 1)
      case .down: choose(row + 1)
      case .first: choose(0)
      case .last: choose(count - 1)
      case .left, .right: return moveFocus(forward: (key == .right) != isMirrored)
      case .activate: return false
      }
      return true
    }
    if isMine { return }
    let pages = presses.compactMap(\.key?.keyCode)
    if pages.contains(.keyboardPageUp) { return choose(row - 5) }
    if pages.contains(.keyboardPageDown) { return choose(row + 5) }
    super.pressesBegan(presses, with: event)
  }

  /// Moves the focus to an adjacent wheel.
  private func moveFocus(forward: Bool) -> Bool {
    let wheels = (superview?.subviews ?? []).compactMap { $0 as? PickerWheel }
    guard let index = wheels.firstIndex(where: { $0 === self }) else { return false }
    let next = index + (forward ? 1 : -1)
    guard wheels.indices.contains(next) else { return true }
    let showsRing = focusRing != nil
    let isMoved = wheels[next].becomeFirstResponder()
    if isMoved, showsRing { wheels[next].showFocusRing() }
    return isMoved
  }

  // MARK: Accessibility

  override func accessibilityIncrement() { choose(row + 1) }
  override func accessibilityDecrement() { choose(row - 1) }
}

extension PickerWheel: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: spokenName(), value: count > 0 ? spokenTitle(row) : nil,
      traits: isEnabled ? .adjustable : [.adjustable, .notEnabled])
  }
}
