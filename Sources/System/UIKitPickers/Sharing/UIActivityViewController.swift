import QuartzCore

/// Offers activities for items: copying them, opening them with another app of the desktop, and the
/// app's own activities.
///
/// It is a sheet in a compact width. In a wide window it is a popover, whose source the app sets
/// with `popoverPresentationController`, or otherwise a form sheet.
@MainActor open class UIActivityViewController: UIViewController {
  /// Called at the end: with the activity that the user has chosen, `nil` for none, and whether it
  /// succeeded. Currently, no activity returns items or reports errors.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// Called after the controller was dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of the activities to exclude; `nil` by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]
  private let applicationActivities: [UIActivity]
  private var list: ActivityList?
  /// The activity that is being performed.
  private var current: UIActivity?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - activityItems: Texts, URLs, images and other values that activities of the app understand,
  ///     or sources of them.
  ///   - applicationActivities: The app's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
    sheetPresentationController.map(setUp)
  }

  public required init?(coder: NSCoder) { nil }

  /// Makes the controller a popover in a wide window.
  package func preparePopover() {
    guard !isPresented, modalPresentationStyle != .popover else { return }
    modalPresentationStyle = .popover
    (presentationController as? UIPopoverPresentationController).map {
      setUp($0.adaptiveSheetPresentationController)
    }
  }

  private func setUp(_ sheet: UISheetPresentationController) {
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let list = ActivityList(
      subject: placeholders, activities: offered, onChoice: { [weak self] in self?.perform($0) },
      onClose: { [weak self] in self?.finish(nil, completed: false) })
    preferredContentSize = CGSize(width: 340, height: list.height(forWidth: 340))
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
    self.list = list
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list?.view.frame = view.bounds
  }

  /// Called when the user has dismissed the controller.
  package func personDidDismiss() {
    guard current == nil else { return }
    completionWithItemsHandler?(nil, false, nil, nil)
  }

  private var placeholders: [Any] {
    items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  /// The activities that are offered for the items, those that share first.
  private var offered: [UIActivity] {
    let excluded = Set(excludedActivityTypes ?? [])
    let all = [OpenActivity()] + applicationActivities + [CopyActivity()]
    let items = placeholders
    let fitting = all.filter { activity in
      activity.activityType.map { !excluded.contains($0) } ?? true
        && activity.canPerform(withActivityItems: items)
    }
    let sharing = fitting.filter { type(of: $0).activityCategory == .share }
    return sharing + fitting.filter { type(of: $0).activityCategory == .action }
  }

  private func perform(_ activity: UIActivity) {
    guard current == nil else { return }
    current = activity
    let type = activity.activityType
    let real = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
    activity.prepare(withActivityItems: real)
    activity.onFinish = { [weak self] completed in
      self?.current = nil
      self?.finish(activity, completed: completed)
    }
    if let screen = activity.activityViewController {
      present(screen, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Dismisses the controller with the view controller of an activity, and calls the handler.
  private func finish(_ activity: UIActivity?, completed: Bool) {
    let type = activity?.activityType
    let leaving: () -> Void = { [completionWithItemsHandler] in
      completionWithItemsHandler?(type, completed, nil, nil)
    }
    guard let presenter = presentingViewController else { return leaving() }
    presenter.dismiss(animated: true, completion: leaving)
  }
}

extension UIActivityViewController: PopoverPreparing, DismissalFollowing {}
