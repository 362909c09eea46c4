import QuartzCore

/// The wheels of a date picker.
@MainActor
final class DateWheels: UIView, DatePickerBody, UIPickerViewDataSource,
  UIPickerViewAccessibilityDelegate
{
  private enum Column { case day, month, year, anyDay, hour, minute, half, hours, minutes }

  private unowned let datePicker: UIDatePicker
  private let picker = UIPickerView()
  private let columns: [Column]
  /// The first day of the day wheel.
  private let firstDay: Date
  private let dayCount: Int
  private static let years = 9999

  /// - Parameters:
  ///   - mode: The mode of the wheels; `nil` for the picker's own mode.
  ///   - showsDays: Whether a date has a day, rather than only month and year.
  init(_ datePicker: UIDatePicker, mode: UIDatePicker.Mode? = nil, showsDays: Bool = true) {
    self.datePicker = datePicker
    let all = Self.columns(for: mode ?? datePicker.datePickerMode, datePicker.words)
    columns = showsDays ? all : all.filter { $0 != .day }
    // Ten years before and after, because wheels don't wrap around.
    let calendar = datePicker.model.calendar
    let middle = calendar.startOfDay(for: datePicker.model.date)
    firstDay = calendar.date(byAdding: .day, value: -3660, to: middle) ?? middle
    dayCount = 7321
    super.init(frame: .zero)
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  private static func columns(for mode: UIDatePicker.Mode, _ words: DateWords) -> [Column] {
    let time: [Column] = words.isTwelveHours ? [.hour, .minute, .half] : [.hour, .minute]
    switch mode {
    case .time: return time
    case .date: return words.dateOrder.map { $0 == "d" ? .day : $0 == "M" ? .month : .year }
    case .dateAndTime: return [.anyDay] + time
    case .countDownTimer: return [.hours, .minutes]
    }
  }

  private var calendar: Calendar { datePicker.model.calendar }
  private var step: Int { datePicker.minuteInterval }
  private var isTwelveHours: Bool { columns.contains(.half) }

  override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  // MARK: Rows

  private func parts(of date: Date) -> DateComponents {
    calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
  }

  func refresh(animated: Bool) {
    let parts = parts(of: datePicker.date)
    for (index, column) in columns.enumerated() {
      let row = row(in: column, parts)
      if picker.selectedRow(inComponent: index) != row {
        picker.selectRow(row, inComponent: index, animated: animated)
      }
    }
  }

  private func row(in column: Column, _ parts: DateComponents) -> Int {
    let hour = parts.hour ?? 0
    switch column {
    case .day: return (parts.day ?? 1) - 1
    case .month: return (parts.month ?? 1) - 1
    case .year: return (parts.year ?? 1) - 1
    case .anyDay:
      let day = calendar.startOfDay(for: datePicker.date)
      return calendar.dateComponents([.day], from: firstDay, to: day).day ?? 0
    case .hour: return isTwelveHours ? (hour + 11) % 12 : hour
    case .minute: return (parts.minute ?? 0) / step
    case .half: return hour / 12
    case .hours: return Int(datePicker.countDownDuration) / 3600
    case .minutes: return Int(datePicker.countDownDuration) / 60 % 60 / step
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch columns[component] {
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .month: datePicker.words.months.count
    case .year: Self.years
    case .anyDay: dayCount
    case .hour: isTwelveHours ? 12 : 24
    case .half: 2
    case .hours: 24
    case .minute, .minutes: 60 / step
    }
  }

  private func day(_ row: Int) -> Date {
    calendar.date(byAdding: .day, value: row, to: firstDay) ?? firstDay
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    let words = datePicker.words
    switch columns[component] {
    case .day: return (row + 1).formatted(.number.locale(words.locale))
    case .month: return words.months.indices.contains(row) ? words.months[row] : nil
    case .year: return (row + 1).formatted(.number.grouping(.never).locale(words.locale))
    case .anyDay:
      let day = day(row)
      return calendar.isDateInToday(day)
        ? String(uikit: "Today") : words.string(day, "EEEdMMM")
    case .hour: return (isTwelveHours ? row + 1 : row).formatted(.number.locale(words.locale))
    case .minute:
      return (row * step).formatted(.number.precision(.integerLength(2)).locale(words.locale))
    case .half: return words.morningAndAfternoon[row]
    case .hours: return duration(DateComponents(hour: row))
    case .minutes: return duration(DateComponents(minute: row * step))
    }
  }

  private func duration(_ parts: DateComponents) -> String {
    if let hours = parts.hour { return String(uikit: "\(hours) hours") }
    return String(uikit: "\(parts.minute ?? 0) min")
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let view = pickerView.titleView(forRow: row, component: component, reusing: view)
    if let label = view as? UILabel {
      label.textColor = allows(row, columns[component]) ? .label : .tertiaryLabel
    }
    return view
  }

  /// Returns whether a row leads to a date within the limits; only rows of days and years are
  /// checked.
  private func allows(_ row: Int, _ column: Column) -> Bool {
    switch column {
    case .anyDay: return datePicker.model.allowsDay(day(row))
    case .year:
      let first = datePicker.minimumDate.flatMap { parts(of: $0).year } ?? 1
      let last = datePicker.maximumDate.flatMap { parts(of: $0).year } ?? Self.years
      return first > last || (first...last).contains(row + 1)
    default: return true
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let scale = UIFont.scale(for: traitCollection)
    return switch columns[component] {
    case .day, .hour, .minute, .half: 58 * scale
    case .month: 130 * scale
    case .year: 76 * scale
    case .anyDay: 130 * scale
    case .hours, .minutes: 110 * scale
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    switch columns[component] {
    case .day, .anyDay: String(uikit: "Day")
    case .month: String(uikit: "Month")
    case .year: String(uikit: "Year")
    case .hour, .hours: String(uikit: "Hour")
    case .minute, .minutes: String(uikit: "Minute")
    case .half: String(uikit: "Half of the day")
    }
  }

  // MARK: Choice

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if columns.contains(.hours) {
      return datePicker.choose(
        countDown: TimeInterval(chosen(.hours) * 3600 + chosen(.minutes) * step * 60))
    }
    var parts = parts(of: datePicker.date)
    if columns.contains(.anyDay) {
      let day = calendar.dateComponents([.era, .year, .month, .day], from: day(chosen(.anyDay)))
      (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
    }
    if columns.contains(.year) {
      let day = parts.day ?? 1
      (parts.year, parts.month) = (chosen(.year) + 1, chosen(.month) + 1)
      parts.day = 1
      let month = calendar.date(from: parts) ?? datePicker.date
      let length = calendar.range(of: .day, in: .month, for: month)?.count ?? 31
      parts.day = min(columns.contains(.day) ? chosen(.day) + 1 : day, length)
    }
    if columns.contains(.hour) {
      let hour = chosen(.hour)
      parts.hour = isTwelveHours ? (hour + 1) % 12 + 12 * chosen(.half) : hour
      parts.minute = chosen(.minute) * step
    }
    datePicker.choose(calendar.date(from: parts) ?? datePicker.date)
  }

  private func chosen(_ column: Column) -> Int {
    columns.firstIndex(of: column).map { max(0, picker.selectedRow(inComponent: $0)) } ?? 0
  }
}
