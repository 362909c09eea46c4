import QuartzCore

/// The fields of a compact date picker: one for the day, one for the time. Each opens a popover.
@MainActor final class CompactDateFields: UIView, DatePickerBody {
  private unowned let datePicker: UIDatePicker
  private var dayField: UIButton?
  private var timeField: UIButton?
  private weak var opened: DatePopover?
  private static let spacing: CGFloat = 6

  /// - Parameter onlyTime: Whether there is only a field for the time, as below a calendar.
  init(_ datePicker: UIDatePicker, onlyTime: Bool = false) {
    self.datePicker = datePicker
    super.init(frame: .zero)
    let mode = onlyTime ? .time : datePicker.datePickerMode
    if mode != .time { dayField = makeField { [weak self] in self?.open(.date, from: $0) } }
    if mode != .date { timeField = makeField { [weak self] in self?.open(.time, from: $0) } }
  }

  required init?(coder: NSCoder) { nil }

  private func makeField(_ action: @escaping (UIView) -> Void) -> UIButton {
    var look = UIButton.Configuration.gray()
    look.baseForegroundColor = .label
    look.titleLineBreakMode = .byTruncatingTail
    look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11)
    look.background.cornerRadius = 8
    look.cornerStyle = .fixed
    let field = UIButton(configuration: look)
    field.addAction(
      UIAction { [weak field] _ in field.map(action) }, for: .primaryActionTriggered)
    addSubview(field)
    return field
  }

  func refresh(animated: Bool) {
    let words = datePicker.words
    let date = datePicker.date
    if let field = dayField {
      field.configuration?.title = words.string(date, "yMMMd")
      field.accessibilityLabel = words.string(date, "EEEEyMMMMd")
    }
    timeField?.configuration?.title = words.string(date, "jmm")
    for field in [dayField, timeField].compactMap({ $0 }) {
      let isOpen = opened?.field === field
      field.configuration?.baseForegroundColor = isOpen ? tintColor : .label
    }
    opened?.refresh()
    datePicker.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    let sizes = [dayField, timeField].compactMap { $0?.intrinsicContentSize }
    let gaps = Self.spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.map(\.width).reduce(gaps, +).rounded(.up),
      height: (sizes.map(\.height).max() ?? 0).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isMirrored ? bounds.width : 0
    for field in [dayField, timeField].compactMap({ $0 }) {
      let size = field.intrinsicContentSize
      let width = min(size.width, bounds.width)
      if isMirrored { x -= width }
      field.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: width, height: size.height)
      x += isMirrored ? -Self.spacing : width + Self.spacing
    }
  }

  // MARK: Popover

  private func open(_ part: DatePopover.Part, from field: UIView) {
    let controllers = sequence(first: field as UIResponder, next: \.next)
    guard let presenter = controllers.lazy.compactMap({ $0 as? UIViewController }).first,
      presenter.presentedViewController == nil
    else { return }
    let popover = DatePopover(datePicker, part: part, field: field)
    popover.onEnd = { [weak self] in
      self?.opened = nil
      self?.refresh(animated: false)
    }
    opened = popover
    datePicker.sendActions(for: .editingDidBegin)
    presenter.present(popover, animated: true)
    refresh(animated: false)
  }
}
