import QuartzCore

/// A container view controller that shows one of several pages, between which the user scrolls.
///
/// Pages can be turned with fingers, touchpads, the wheel and, while the keyboard focus is inside,
/// arrow keys. A transition in progress can be caught.
@MainActor open class UIPageViewController: UIViewController {
  /// The delegate, which is notified when the user turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The object that provides the pages beside the current one. If `nil`, the default, the user
  /// can't turn pages. Setting it discards the pages that were provided.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { turner.dataSourceDidChange() }
  }
  /// The transition between pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  open private(set) var navigationOrientation: NavigationOrientation

  let spacing: CGFloat
  private(set) lazy var turner = PageTurner(self)
  var pageView: PageView? { viewIfLoaded as? PageView }

  /// Creates a controller without a page; the options specify the gap between pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = Self.spacing(in: options)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose pages are beside each other; the coder isn't read.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  private static func spacing(in options: [OptionsKey: Any]?) -> CGFloat {
    let value: CGFloat =
      switch options?[.interPageSpacing] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: 0
      }
    return value.isFinite ? max(0, value) : 0
  }

  open override func loadView() {
    let view = PageView(turner, isVertical: navigationOrientation == .vertical)
    view.frame = UIApplication.current?.keyWindow?.bounds ?? .zero
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    turner.attach(to: view)
  }

  /// The current page, or the destination of a transition that the app has started; empty before
  /// one is set.
  open var viewControllers: [UIViewController]? { turner.shownPage.map { [$0] } ?? [] }

  /// Shows a page, which is the only element of the array.
  ///
  /// An animated transition proceeds as if the page were adjacent to the current one in the
  /// direction. The completion handler receives `false` if the transition was interrupted. The
  /// delegate isn't notified.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      return Warning.write("setViewControllers(_:direction:animated:completion:): takes one page")
    }
    turner.show(page, isForward: direction == .forward, animated: animated, completion)
  }

  /// Arrow keys and Page Up and Down turn pages.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !turner.take(presses) { super.pressesBegan(presses, with: event) }
  }

  open override var childForStatusBarHidden: UIViewController? { turner.shownPage }
}
