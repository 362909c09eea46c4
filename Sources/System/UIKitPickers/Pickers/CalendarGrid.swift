import QuartzCore

/// The days of a month, one of which is chosen by a click, a tap or the arrow keys.
@MainActor final class CalendarGrid: UIControl, ControlManners {
  private unowned let datePicker: UIDatePicker
  private var cells: [CalendarDay] = []
  private var month = Date.distantPast
  static let rowHeight: CGFloat = 40

  init(_ datePicker: UIDatePicker) {
    self.datePicker = datePicker
    super.init(frame: .zero)
    for _ in 0..<31 {
      let cell = CalendarDay()
      cell.onActivate = { [weak self] in self?.choose($0) }
      cells.append(cell)
      addSubview(cell)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ month: Date) {
    self.month = month
    let (model, words) = (datePicker.model, datePicker.words)
    let calendar = model.calendar
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    for (index, cell) in cells.enumerated() {
      cell.isHidden = index >= count
      guard !cell.isHidden, let day = calendar.date(byAdding: .day, value: index, to: month) else {
        continue
      }
      cell.show(
        day, number: (index + 1).formatted(.number.locale(words.locale)),
        spoken: words.string(day, "EEEEdMMMM"), isToday: calendar.isDateInToday(day),
        isChosen: calendar.isDate(day, inSameDayAs: datePicker.date),
        isEnabled: model.allowsDay(day))
    }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The column of the first day.
  private var offset: Int {
    let calendar = datePicker.model.calendar
    return (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width / 7, height: bounds.height / 6)
    for (index, cell) in cells.enumerated() {
      let (row, column) = ((index + offset) / 7, (index + offset) % 7)
      let place = isMirrored ? 6 - column : column
      cell.frame = CGRect(
        x: CGFloat(place) * size.width, y: CGFloat(row) * size.height, width: size.width,
        height: size.height)
    }
    focusRing?.layOut(in: self)
  }

  // MARK: Choice

  private func choose(_ day: Date) {
    guard datePicker.model.allowsDay(day) else { return }
    datePicker.choose(datePicker.model.moved(toDay: day))
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self) else { return }
    let cell = cells.first { !$0.isHidden && $0.frame.contains(point) }
    if let day = cell?.day { choose(day) }
  }

  package var isTapPrimary: Bool { false }

  // MARK: Keyboard

  package var isKeyboardStop: Bool { true }

  private var chosen: CalendarDay? { cells.first { !$0.isHidden && $0.isChosen } }

  package var focusRingFrame: CGRect {
    guard let cell = chosen else { return bounds }
    return cell.convert(cell.circle.frame, to: self).insetBy(dx: 2, dy: 2)
  }
  package var focusRingRadius: CGFloat {
    chosen == nil ? Self.usualFocusRadius : focusRingFrame.width / 2
  }

  private func move(by days: Int) {
    let model = datePicker.model
    guard let day = model.calendar.date(byAdding: .day, value: days, to: datePicker.date) else {
      return
    }
    datePicker.choose(day)
  }

  private func move(byMonths months: Int) {
    let model = datePicker.model
    guard let day = model.calendar.date(byAdding: .month, value: months, to: datePicker.date) else {
      return
    }
    datePicker.choose(day)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let calendar = datePicker.model.calendar
    let weekday =
      (calendar.component(.weekday, from: datePicker.date) - calendar.firstWeekday + 7) % 7
    let isMine = handleKeys(presses) { key in
      switch key {
      case .left: move(by: isMirrored ? 1 : -1)
      case .right: move(by: isMirrored ? -1 : 1)
      case .up: move(by: -7)
      case .down: move(by: 7)
      case .first: move(by: -weekday)
      case .last: move(by: 6 - weekday)
      case .activate: return false
      }
      return true
    }
    if isMine { return }
    let codes = presses.compactMap(\.key?.keyCode)
    if codes.contains(.keyboardPageUp) { return move(byMonths: -1) }
    if codes.contains(.keyboardPageDown) { return move(byMonths: 1) }
    super.pressesBegan(presses, with: event)
  }
}

/// A day in a calendar.
@MainActor final class CalendarDay: UIView {
  private let label = UILabel()
  let circle = UIView()
  private(set) var day: Date?
  private(set) var isChosen = false
  private var isToday = false
  private var isEnabled = true
  var onActivate: ((Date) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    circle.isUserInteractionEnabled = false
    addSubview(circle)
    addSubview(label)
    isAccessibilityElement = true
    label.isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ day: Date, number: String, spoken: String, isToday: Bool, isChosen: Bool, isEnabled: Bool
  ) {
    (self.day, self.isToday, self.isChosen, self.isEnabled) = (day, isToday, isChosen, isEnabled)
    label.text = number
    accessibilityLabel = spoken
    var traits = UIAccessibilityTraits.button
    if isChosen { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    dress()
    setNeedsLayout()
  }

  private func dress() {
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: isChosen ? 19 : 17, weight: isChosen ? .semibold : .regular),
      maximumPointSize: 24)
    let color: UIColor = isToday || isChosen ? tintColor : .label
    label.textColor = !isEnabled ? .tertiaryLabel : isToday && isChosen ? .white : color
    circle.isHidden = !isChosen
    circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if day != nil { dress() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height) - 2
    circle.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    label.frame = bounds
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled, let day else { return false }
    onActivate?(day)
    return true
  }
}
