import QuartzCore

/// A container view controller with pages, one of which is shown; a person scrolls from one to the
/// next.
///
/// Fingers, touchpads, the wheel and, while the keyboard focus is inside, arrow keys turn pages, and
/// a turn that goes on can be caught.
@MainActor open class UIPageViewController: UIViewController {
  /// The object that is told when a person turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The object that gives the pages beside the one that is shown; nil, the default, lets nobody turn
  /// them. Setting it forgets the pages that it gave.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { turner.dataSourceDidChange() }
  }
  /// How one page follows another.
  public let transitionStyle: TransitionStyle
  /// In which direction pages follow each other.
  public let navigationOrientation: NavigationOrientation

  let spacing: CGFloat
  private(set) lazy var turner = PageTurner(self)
  var pageView: PageView? { viewIfLoaded as? PageView }

  /// Creates a controller without a page; the options have the gap between pages.
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

  /// The page that is shown or that the app turns to; empty before one is set.
  open var viewControllers: [UIViewController]? { turner.shownPage.map { [$0] } ?? [] }

  /// Shows a page, which is all that the array has.
  ///
  /// An animated change is as if the page were beside the one that is shown, in a direction. The
  /// completion's argument is false if it was interrupted. The delegate isn't told.
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
