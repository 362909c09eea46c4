import Transitions
import UIKit
import UIKitCompat

/// An alert that is a child of the view controller it covers. It stays within that controller's
/// view, and everything outside remains usable.
@MainActor public final class ChildPresentation: UIViewController, AlertHosting {
  var context: AlertContext
  let contentController: UIViewController
  private lazy var transitionController = AlertTransitionController(self)
  private var transition: InterruptibleTransition<AlertState> { transitionController.transition }
  private var isLeaving = false
  private var completions: [() -> Void] = []

  init(_ contentController: UIViewController, _ context: AlertContext) {
    self.contentController = contentController
    self.context = context
    super.init(nibName: nil, bundle: nil)
  }

  /// Always fails: a presentation can't be decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  // MARK: Showing

  func show(in parent: UIViewController, animated: Bool, completion: (() -> Void)?) {
    precondition(
      contentController.parent == nil,
      "presentChild(_:): the controller is shown already; dismiss its presentation first")
    parent.addChild(self)
    view.frame = parent.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addChild(contentController)
    parent.view.addSubview(view)
    transitionController.build(in: view)
    if let wrapper = transitionController.wrapper { view.addSubview(wrapper) }
    contentController.didMove(toParent: self)
    didMove(toParent: parent)
    onEscape { [weak self] in self?.escapePressed() }
    transitionController.begin(toward: .presented, animated: animated) { [weak self] isPresented in
      if isPresented { completion?() } else { self?.leave() }
    }
  }

  private func escapePressed() { perform(context.escape ?? context.outsideTap, in: transition) }

  /// Changes the settings while the alert is shown.
  public func update(_ change: (inout AlertContext) -> Void) {
    change(&context)
    transitionController.contextDidChange()
  }

  /// Reverses a presentation or dismissal from where it is.
  public func reverse() { transitionController.reverse() }

  /// Dismisses the alert. The completion is called when it has disappeared, and not if a finger
  /// brings it back.
  public func dismissChild(animated: Bool = true, completion: (() -> Void)? = nil) {
    guard parent != nil else {
      completion?()
      return
    }
    if let completion { completions.append(completion) }
    dismissAlert(animated: animated)
  }

  private func leave() {
    guard !isLeaving, let parent else { return }
    isLeaving = true
    let hadKeys = isFirstResponder
    willMove(toParent: nil)
    contentController.willMove(toParent: nil)
    view.removeFromSuperview()
    transitionController.end()
    contentController.removeFromParent()
    removeFromParent()
    onEscape(nil)
    if hadKeys { parent.becomeFirstResponder() }
    let calls = completions
    completions = []
    for call in calls { call() }
  }

  // MARK: AlertHosting

  func dismissAlert(animated: Bool) {
    switch transition.phase {
    case .presented where animated:
      transitionController.begin(toward: .dismissed, animated: true) { [weak self] in
        self?.didEndDismissal($0)
      }
    case .presenting where animated: transitionController.reverse()
    case .held where animated, .dismissing where animated: break
    default: leave()
    }
  }

  func beginInteractiveDismissal() {
    transition.notify(.dismissed) { [weak self] in self?.didEndDismissal($0) }
  }

  /// There is no presentation whose delegate has to be notified.
  func commitInteractiveDismissal() {}
  func permitsDismissal() -> Bool { context.shouldDismiss() }
  func dismissByPerson() { dismissAlert(animated: true) }

  private func didEndDismissal(_ isDismissed: Bool) {
    if isDismissed { leave() } else { completions = [] }
  }

  // MARK: UIViewController

  public override func loadView() {
    let view = ChildContainerView()
    view.passesThrough = { [weak self] in
      guard let context = self?.context else { return true }
      return context.cover == nil && context.outsideTap.isIgnored
    }
    self.view = view
  }

  public override var canBecomeFirstResponder: Bool { true }

  /// The system doesn't make a child first responder by itself.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if context.cover != nil || !context.outsideTap.isIgnored { becomeFirstResponder() }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    resignFirstResponder()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    transitionController.layOut()
  }

  public override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    transitionController.contentSizeDidChange()
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    context.onSizeTransition?(&context, size, coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// Without a cover, touches outside the alert reach the views below.
private final class ChildContainerView: UIView {
  var passesThrough: () -> Bool = { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && passesThrough() ? nil : hit
  }
}

extension AlertContext.OutsideAction {
  var isIgnored: Bool {
    if case .ignore = self { return true }
    return false
  }
}

extension UIViewController {
  /// Shows a view controller as an alert within this one, as its child. Nothing is presented, and
  /// other screens are not covered.
  @discardableResult public func presentChild(
    _ controller: UIViewController, animated: Bool = true,
    configure: (inout AlertContext) -> Void = { _ in }, completion: (() -> Void)? = nil
  ) -> ChildPresentation {
    var context = AlertContext()
    configure(&context)
    let presentation = ChildPresentation(controller, context)
    presentation.show(in: self, animated: animated, completion: completion)
    return presentation
  }

  /// The presentation that this controller is shown in as a child.
  public var childPresentation: ChildPresentation? {
    (parent as? ChildPresentation) ?? parent?.childPresentation
  }
}
