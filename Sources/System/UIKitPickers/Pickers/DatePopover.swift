import QuartzCore

/// The popover of a compact date picker: a calendar, or wheels for a time.
@MainActor final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  enum Part { case date, time }

  private unowned let datePicker: UIDatePicker
  private let body: any DatePickerBody
  private(set) weak var field: UIView?
  var onEnd: (() -> Void)?

  init(_ datePicker: UIDatePicker, part: Part, field: UIView) {
    self.datePicker = datePicker
    self.field = field
    body =
      part == .date
      ? InlineCalendar(datePicker, showsTime: false) : DateWheels(datePicker, mode: .time)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    let size = body.intrinsicContentSize
    preferredContentSize =
      part == .date
      ? CGSize(width: max(320, size.width), height: size.height + 16)
      : CGSize(width: 220, height: 200)
    popoverPresentationController?.sourceView = field
    popoverPresentationController?.sourceRect = field.bounds
    popoverPresentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(body)
    body.refresh(animated: false)
  }

  func refresh() { body.refresh(animated: true) }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    body.frame = safe.insetBy(dx: 8, dy: body is InlineCalendar ? 8 : 0)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    datePicker.sendActions(for: .editingDidEnd)
    onEnd?()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
