import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitPickers

/// The styles and modes of date pickers.
@MainActor @Suite(.serialized) struct DatePickerTests {
  private let stage = Stage(size: CGSize(width: 420, height: 700))
  private let picker = UIDatePicker()
  private let controller = UIViewController()
  private var calendar = Calendar(identifier: .gregorian)

  init() throws {
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    calendar.locale = Locale(identifier: "en_GB")
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.locale = Locale(identifier: "en_GB")
    controller.view.addSubview(picker)
    stage.show(controller)
    picker.date = date(2026, 3, 14, 15, 9)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Date
  {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  private func show(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 40), size: picker.intrinsicContentSize)
    stage.settle()
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> [View] {
    let view: UIView = view ?? picker
    return view.subviews.flatMap { sub in (sub as? View).map { [$0] } ?? [] + all(type, in: sub) }
  }

  @Test func theUsualStyleIsCompactOrWheelsForADuration() {
    #expect(picker.datePickerStyle == .compact && picker.datePickerMode == .dateAndTime)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func wheelsOfADateStandInTheOrderOfTheLanguage() {
    show(.date, .wheels)
    let wheels = all(PickerWheel.self)
    #expect(wheels.map(\.accessibilityValue) == ["14", "March", "2026"])
    picker.locale = Locale(identifier: "en_US")
    stage.settle()
    #expect(all(PickerWheel.self).map(\.accessibilityValue) == ["March", "14", "2026"])
    show(.time, .wheels)
    #expect(all(PickerWheel.self).map(\.accessibilityValue) == ["3", "09", "PM"])
    picker.locale = Locale(identifier: "de_DE")
    stage.settle()
    #expect(all(PickerWheel.self).map(\.accessibilityValue) == ["15", "09"])
  }

  @Test func turningAWheelChangesTheDateAndKeepsItInItsMonth() {
    show(.date, .wheels)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.date = date(2026, 3, 31, 8, 30)
    stage.settle()
    all(PickerWheel.self)[1].choose(1)
    stage.settle()
    #expect(picker.date == date(2026, 2, 28, 8, 30) && changes == 1)
    #expect(all(PickerWheel.self)[0].accessibilityValue == "28")
  }

  @Test func limitsTurnWheelsBack() {
    show(.dateAndTime, .wheels)
    picker.maximumDate = date(2026, 3, 14, 16, 0)
    all(PickerWheel.self)[1].choose(20)
    stage.settle()
    #expect(picker.date == date(2026, 3, 14, 16, 0))
    #expect(all(PickerWheel.self)[1].accessibilityValue == "16")
    picker.minimumDate = date(2027, 1, 1)
    picker.date = date(2020, 1, 1)
    #expect(picker.date == date(2020, 1, 1), "limits that contradict don't count")
  }

  @Test func minutesGoInSteps() {
    show(.time, .wheels)
    picker.minuteInterval = 15
    #expect(picker.date == date(2026, 3, 14, 15, 0))
    #expect(all(PickerWheel.self)[1].count == 4)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 15, "not a divisor")
    show(.countDownTimer, .wheels)
    picker.countDownDuration = 3725
    #expect(picker.countDownDuration == 3720)
    all(PickerWheel.self)[0].choose(2)
    #expect(picker.countDownDuration == 7200)
  }

  @Test func daysOfTheCalendarAreChosenByTapAndKeys() throws {
    show(.date, .inline)
    let grid = try #require(all(CalendarGrid.self).first)
    let cells = grid.subviews.compactMap { $0 as? CalendarDay }.filter { !$0.isHidden }
    #expect(cells.count == 31)
    #expect(cells.filter { $0.accessibilityTraits.contains(.selected) }.count == 1)
    // March 2026 begins on a Sunday, the last column of weeks from Monday.
    #expect(abs(cells[0].frame.maxX - grid.bounds.width) < 0.01 && cells[1].frame.minX == 0)
    stage.tap(at: cells[19].convert(CGPoint(x: 20, y: 20), to: nil))
    stage.settle()
    #expect(picker.date == date(2026, 3, 20, 15, 9))
    grid.becomeFirstResponder()
    stage.press(.keyboardRightArrow)
    #expect(picker.date == date(2026, 3, 21, 15, 9))
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardDownArrow)
    #expect(picker.date == date(2026, 4, 4, 15, 9))
    stage.press(.keyboardPageUp)
    #expect(picker.date == date(2026, 3, 4, 15, 9))
    stage.press(.keyboardHome)
    #expect(picker.date == date(2026, 3, 2, 15, 9), "Monday")
  }

  @Test func daysOfAMirroredCalendarAreWhereArrowsPoint() throws {
    picker.window?.traitOverrides.layoutDirection = .rightToLeft
    show(.date, .inline)
    let grid = try #require(all(CalendarGrid.self).first)
    func place() throws -> CGPoint {
      let days = grid.subviews.compactMap { $0 as? CalendarDay }
      return try #require(days.first { !$0.isHidden && $0.isChosen }).center
    }
    picker.date = date(2026, 3, 18)
    stage.settle()
    let first = try place()
    grid.becomeFirstResponder()
    stage.press(.keyboardLeftArrow)
    #expect(try picker.date == date(2026, 3, 19) && place().x < first.x && place().y == first.y)
    stage.press(.keyboardRightArrow)
    #expect(try picker.date == date(2026, 3, 18) && place() == first)
    stage.press(.keyboardHome)
    #expect(try picker.date == date(2026, 3, 16) && place().x > first.x, "Monday, at the right")
  }

  @Test func daysBeyondTheLimitsCantBeChosen() throws {
    picker.minimumDate = date(2026, 3, 10)
    show(.date, .inline)
    let grid = try #require(all(CalendarGrid.self).first)
    let cells = grid.subviews.compactMap { $0 as? CalendarDay }
    #expect(cells[8].accessibilityTraits.contains(.notEnabled))
    stage.tap(at: cells[4].convert(CGPoint(x: 20, y: 20), to: nil))
    #expect(picker.date == date(2026, 3, 14, 15, 9))
    let previous = all(UIButton.self).first { $0.accessibilityLabel == "Previous month" }
    #expect(previous?.isEnabled == false)
  }

  @Test func aCompactPickerOpensACalendar() throws {
    show(.dateAndTime, .compact)
    let fields = all(UIButton.self)
    #expect(fields.map(\.currentTitle) == ["14 Mar 2026", "15:09"])
    #expect(fields[0].accessibilityLabel == "Saturday, 14 March 2026")
    stage.tap(at: fields[0].convert(CGPoint(x: 20, y: 10), to: nil))
    stage.settle()
    let popover = try #require(controller.presentedViewController as? DatePopover)
    #expect(popover.popoverPresentationController?.sourceView === fields[0])
    let cells = all(CalendarDay.self, in: popover.view)
    stage.tap(at: cells[0].convert(CGPoint(x: 20, y: 20), to: nil))
    stage.settle()
    #expect(picker.date == date(2026, 3, 1, 15, 9))
    #expect(all(UIButton.self)[0].currentTitle == "1 Mar 2026")
    popover.dismiss(animated: false)
    stage.settle()
    #expect(controller.presentedViewController == nil)
  }

  @Test func aDisabledPickerLooksDisabledInEachStyle() {
    picker.isEnabled = false
    for style in [UIDatePicker.Style.compact, .inline, .wheels] {
      show(.date, style)
      #expect(picker.subviews.map(\.alpha) == [0.5])
    }
    picker.isEnabled = true
    #expect(picker.subviews.map(\.alpha) == [1])
  }
}
