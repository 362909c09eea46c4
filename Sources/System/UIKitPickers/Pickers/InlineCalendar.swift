import QuartzCore

/// The days of a month with its name and buttons for the adjacent months; for dates with a time,
/// there is a time field below.
@MainActor final class InlineCalendar: UIView, DatePickerBody {
  private unowned let datePicker: UIDatePicker
  private let title = UIButton(configuration: .plain())
  private let previousMonth = UIButton(configuration: .plain())
  private let nextMonth = UIButton(configuration: .plain())
  private let grid: CalendarGrid
  private var weekdays: [UILabel] = []
  private var wheels: DateWheels?
  private var time: (label: UILabel, field: CompactDateFields)?
  private var month: Date
  private static let headerHeight: CGFloat = 44
  private static let footerHeight: CGFloat = 48

  init(_ datePicker: UIDatePicker, showsTime: Bool? = nil) {
    self.datePicker = datePicker
    month = datePicker.model.month(of: datePicker.date)
    grid = CalendarGrid(datePicker)
    super.init(frame: .zero)
    title.configuration?.baseForegroundColor = .label
    title.configuration?.imagePlacement = .trailing
    title.configuration?.imagePadding = 5
    title.configuration?.preferredSymbolConfigurationForImage = .init(pointSize: 12, weight: .bold)
    title.configuration?.titleTextAttributesTransformer = .init { old in
      var new = old
      new.font = .preferredFont(forTextStyle: .headline)
      return new
    }
    title.configuration?.imageColorTransformer = .init { [weak self] _ in self?.tintColor ?? .label
    }
    title.addAction(
      UIAction { [weak self] _ in self?.toggleWheels() }, for: .primaryActionTriggered)
    set(previousMonth, "chevron.backward", String(uikit: "Previous month"), by: -1)
    set(nextMonth, "chevron.forward", String(uikit: "Next month"), by: 1)
    for view in [title, previousMonth, nextMonth, grid] { addSubview(view) }
    for _ in 0..<7 {
      let label = UILabel()
      label.font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 13, weight: .semibold), maximumPointSize: 20)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      weekdays.append(label)
      addSubview(label)
    }
    if showsTime ?? (datePicker.datePickerMode == .dateAndTime) { addTime() }
  }

  required init?(coder: NSCoder) { nil }

  private func set(_ button: UIButton, _ symbol: String, _ name: String, by months: Int) {
    button.configuration?.image = UIImage(systemName: symbol)
    button.configuration?.preferredSymbolConfigurationForImage = .init(
      pointSize: 17, weight: .semibold)
    button.accessibilityLabel = name
    button.addAction(
      UIAction { [weak self] _ in self?.turn(by: months) }, for: .primaryActionTriggered)
  }

  private func addTime() {
    let label = UILabel()
    label.text = String(uikit: "Time")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let field = CompactDateFields(datePicker, onlyTime: true)
    time = (label, field)
    addSubview(label)
    addSubview(field)
  }

  // MARK: Month

  func refresh(animated: Bool) {
    let wanted = datePicker.model.month(of: datePicker.date)
    if wanted != month { show(wanted, animated: animated) } else { grid.show(month) }
    wheels?.refresh(animated: animated)
    time?.field.refresh(animated: animated)
    refreshHeader()
  }

  private func refreshHeader() {
    title.configuration?.title = datePicker.words.string(month, "yMMMM")
    title.configuration?.image = UIImage(
      systemName: wheels == nil ? "chevron.forward" : "chevron.down")
    title.accessibilityHint =
      wheels == nil ? String(uikit: "Choose month and year") : String(uikit: "Show days")
    for (label, name) in zip(weekdays, datePicker.words.weekdays) { label.text = name }
    let model = datePicker.model
    let last = model.calendar.date(byAdding: .day, value: -1, to: month) ?? month
    let first = model.calendar.date(byAdding: .month, value: 1, to: month) ?? month
    previousMonth.isEnabled = model.allowsDay(last)
    nextMonth.isEnabled = model.allowsDay(first)
    for view in [previousMonth, nextMonth] { view.isHidden = wheels != nil }
    for label in weekdays { label.isHidden = wheels != nil }
    grid.isHidden = wheels != nil
    setNeedsLayout()
  }

  private func turn(by months: Int) {
    let model = datePicker.model
    guard let new = model.calendar.date(byAdding: .month, value: months, to: month) else { return }
    let edge = months > 0 ? new : model.calendar.date(byAdding: .day, value: -1, to: month) ?? new
    guard model.allowsDay(edge) else { return }
    show(new, animated: true)
    refreshHeader()
  }

  private func show(_ new: Date, animated: Bool) {
    let isForward = new > month
    month = new
    grid.show(new)
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    let slide = CGFloat(
      isForward == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 24 : -24)
    grid.transform = CGAffineTransform(translationX: slide, y: 0)
    grid.alpha = 0
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        self.grid.transform = .identity
        self.grid.alpha = 1
      })
  }

  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      let made = DateWheels(datePicker, mode: .date, showsDays: false)
      made.refresh(animated: false)
      addSubview(made)
      wheels = made
    }
    refreshHeader()
  }

  // MARK: Layout

  private var weekdayHeight: CGFloat { UIFontMetrics.default.scaledValue(for: 22).rounded() }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: 320,
      height: Self.headerHeight + weekdayHeight + 6 * CalendarGrid.rowHeight
        + (time == nil ? 0 : Self.footerHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      var frame = frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      // Sliding views keep their transforms.
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    let width = bounds.width
    let header = Self.headerHeight
    let size = title.intrinsicContentSize
    place(
      title,
      CGRect(
        x: 0, y: (header - size.height) / 2, width: min(size.width, width - 96), height: size.height
      ))
    place(nextMonth, CGRect(x: width - 44, y: 0, width: 44, height: header))
    place(previousMonth, CGRect(x: width - 92, y: 0, width: 44, height: header))
    let column = width / 7
    for (index, label) in weekdays.enumerated() {
      place(
        label, CGRect(x: CGFloat(index) * column, y: header, width: column, height: weekdayHeight))
    }
    let top = header + weekdayHeight
    let footer = time == nil ? 0 : Self.footerHeight
    let days = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - top - footer))
    place(grid, days)
    if let wheels {
      place(wheels, CGRect(x: 0, y: header, width: width, height: weekdayHeight + days.height))
    }
    guard let time else { return }
    let field = time.field.intrinsicContentSize
    let y = bounds.height - footer
    place(time.label, CGRect(x: 12, y: y, width: max(0, width - field.width - 32), height: footer))
    place(time.field, CGRect(x: width - field.width - 8, y: y, width: field.width, height: footer))
    time.label.textAlignment = isMirrored ? .right : .left
  }
}
