import QuartzCore

/// A control for a date, a time, both, or a duration.
@MainActor open class UIDatePicker: UIControl {
  /// The modes of a date picker.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A duration of hours and minutes.
    case countDownTimer
  }

  /// The styles of a date picker.
  public enum Style: Int, Sendable {
    /// The default style: compact, or wheels for a duration.
    case automatic = 0
    /// Wheels.
    case wheels
    /// A field that opens a calendar or wheels.
    case compact
    /// An inline calendar, and wheels for a time.
    case inline
  }

  var model = DateModel()
  private var ownLocale: Locale?
  private var ownCalendar: Calendar?
  private var ownTimeZone: TimeZone?
  private var body: (any DatePickerBody)?
  private var keptWords: DateWords?

  /// The mode of the picker. The default value is `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }
  /// The preferred style. The default value is `automatic`.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }
  /// The actual style: never `automatic`.
  open var datePickerStyle: Style {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The locale, which determines the language and the order of dates. The default value is `nil`,
  /// which is the user's locale.
  open var locale: Locale? {
    get { ownLocale }
    set {
      ownLocale = newValue
      wordsDidChange()
    }
  }
  /// The calendar. The default is the user's calendar.
  open var calendar: Calendar! {
    get { model.calendar }
    set {
      ownCalendar = newValue
      wordsDidChange()
    }
  }
  /// The time zone. The default value is `nil`, which is the time zone of the calendar.
  open var timeZone: TimeZone? {
    get { ownTimeZone }
    set {
      ownTimeZone = newValue
      wordsDidChange()
    }
  }

  /// The date. The default is the time at which the picker was created. Setting it isn't animated
  /// and sends no event.
  open var date: Date {
    get { model.limited(model.rounded(model.date)) }
    set { setDate(newValue, animated: false) }
  }
  /// The earliest date that can be chosen; `nil`, the default, if there is no limit.
  open var minimumDate: Date? {
    get { model.minimum }
    set {
      model.minimum = newValue
      body?.refresh(animated: false)
    }
  }
  /// The latest date that can be chosen; `nil`, the default, if there is no limit.
  open var maximumDate: Date? {
    get { model.maximum }
    set {
      model.maximum = newValue
      body?.refresh(animated: false)
    }
  }
  /// The duration of a countdown, in seconds: whole minutes below 24 hours. The default value is 0.
  open var countDownDuration: TimeInterval {
    get { model.countDown }
    set {
      model.countDown = max(0, min((newValue / 60).rounded(.down) * 60, 86_340))
      body?.refresh(animated: false)
    }
  }
  /// The interval of the minutes that can be chosen: a divisor of 60 up to 30. The default value is
  /// 1.
  open var minuteInterval: Int {
    get { model.minuteInterval }
    set {
      guard (1...30).contains(newValue), 60 % newValue == 0 else { return }
      model.minuteInterval = newValue
      rebuild()
    }
  }
  /// A Boolean value that determines whether `date` is rounded down to the minute interval. The
  /// default value is `true`.
  open var roundsToMinuteInterval: Bool {
    get { model.rounds }
    set { model.rounds = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    wordsDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    wordsDidChange()
  }

  /// Sets the date, optionally animated. No event is sent.
  open func setDate(_ date: Date, animated: Bool) {
    model.date = date
    body?.refresh(animated: animated)
  }

  /// Applies a date that the user has chosen.
  func choose(_ date: Date) {
    let new = model.limited(date)
    let isChanged = new != model.date
    model.date = new
    body?.refresh(animated: true)
    if isChanged { sendValueChange() }
  }

  /// Applies a duration that the user has chosen, of at least one minute interval.
  func choose(countDown: TimeInterval) {
    let step = Double(minuteInterval) * 60
    let new = max(step, countDown)
    let isChanged = new != model.countDown
    model.countDown = new
    body?.refresh(animated: true)
    if isChanged { sendValueChange() }
  }

  // MARK: Body

  var words: DateWords {
    if let keptWords { return keptWords }
    let made = DateWords(locale: ownLocale ?? .current, calendar: model.calendar)
    keptWords = made
    return made
  }

  private func wordsDidChange() {
    var calendar = ownCalendar ?? .current
    if let ownLocale { calendar.locale = ownLocale }
    if let ownTimeZone { calendar.timeZone = ownTimeZone }
    model.calendar = calendar
    keptWords = nil
    rebuild()
  }

  private func rebuild() {
    body?.removeFromSuperview()
    let made: any DatePickerBody =
      switch datePickerStyle {
      case .wheels: DateWheels(self)
      case .inline where datePickerMode == .time: DateWheels(self)
      case .inline: InlineCalendar(self)
      case .compact, .automatic: CompactDateFields(self)
      }
    body = made
    addSubview(made)
    made.refresh(animated: false)
    showEnabled()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { body?.intrinsicContentSize ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    body?.frame = bounds
  }

  package func followState() {
    showEnabled()
  }

  private func showEnabled() {
    body?.isUserInteractionEnabled = isEnabled
    body?.alpha = isEnabled ? 1 : 0.5
  }

  package func followTraits() {
    body?.refresh(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// The content of a date picker.
@MainActor protocol DatePickerBody: UIView {
  /// Shows the date of the picker.
  func refresh(animated: Bool)
}

extension UIDatePicker: TraitsFollowing, ControlManners {}
