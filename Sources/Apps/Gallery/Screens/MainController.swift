import UIKit

/// The library with the sidebar, which lies beside it in wide windows and over it in narrow ones.
final class MainController: UISplitViewController {
  let sidebar = SidebarController()
  let content: LibraryNavigation
  /// Whether a photo has covered everything since the start, so that the columns are filled later.
  var isCovered: Bool { didSet { if !isCovered { fillColumns() } } }
  var commands: () -> CommandTable? = { nil }
  /// Whether a person wants the sidebar in wide windows; nil as long as nobody said so.
  var showsSidebar: Bool?
  /// The kind of width that the columns were last arranged for.
  private var room: Room?
  private var isArranging = false
  private var sizeClass: UIUserInterfaceSizeClass?

  private enum Room {
    /// The sidebar lies over the library.
    case narrow
    /// The sidebar has room beside the library.
    case wide
    /// The sidebar has so much room that it is shown unless a person hides it.
    case roomy

    init(_ width: CGFloat) { self = width < 900 ? .narrow : width < 1100 ? .wide : .roomy }
  }

  /// In points.
  private static let sidebarWidth: CGFloat = 260
  private static let (leastWidth, greatestWidth): (CGFloat, CGFloat) = (200, 420)
  private static let strip: CGFloat = 60
  /// The width up to which a window is compact, in points.
  private static let compactWidth: CGFloat = 600

  init(library: LibraryController) {
    content = LibraryNavigation(library: library)
    isCovered = library.isCovered
    super.init(style: .doubleColumn)
    delegate = self
    minimumPrimaryColumnWidth = Self.leastWidth
    // In narrow windows, too, the sidebar lies over the library, rather than being a screen before
    // it.
    traitOverrides.horizontalSizeClass = .regular
    if !isCovered { fillColumns() }
  }

  private func fillColumns() {
    guard viewController(for: .secondary) == nil else { return }
    setViewController(sidebar, for: .primary)
    setViewController(content, for: .secondary)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    growSidebar(in: view.bounds.width)
    arrange(for: view.bounds.width)
  }

  /// Large text gets a wider sidebar, as long as the library keeps more than half of the window, or
  /// where it lies over the library, a strip.
  private func growSidebar(in width: CGFloat) {
    let scale = UIFontMetrics.default.scaledValue(for: 1)
    let most = Room(width) == .narrow ? width - Self.strip : width * 0.45
    let room = max(Self.sidebarWidth, most)
    let preferred = min(Self.sidebarWidth * scale, room).rounded()
    if preferred != preferredPrimaryColumnWidth { preferredPrimaryColumnWidth = preferred }
    let greatest = max(Self.greatestWidth, preferred)
    if greatest != maximumPrimaryColumnWidth { maximumPrimaryColumnWidth = greatest }
  }

  private func arrange(for width: CGFloat) {
    let sizeClass: UIUserInterfaceSizeClass = width < Self.compactWidth ? .compact : .regular
    if sizeClass != self.sizeClass {
      self.sizeClass = sizeClass
      content.traitOverrides.horizontalSizeClass = sizeClass
    }
    let room = Room(width)
    guard room != self.room else { return }
    self.room = room
    isArranging = true
    preferredSplitBehavior = room == .narrow ? .overlay : .tile
    preferredDisplayMode = prefersSidebar ? .oneBesideSecondary : .secondaryOnly
    isArranging = false
  }

  private var prefersSidebar: Bool {
    switch room {
    case .narrow, nil: false
    case .wide: showsSidebar ?? false
    case .roomy: showsSidebar ?? true
    }
  }

  /// Whether the sidebar lies over the library.
  var isSidebarOverLibrary: Bool { displayMode == .oneOverSecondary }

  /// Those of the whole gallery: a photo that is open is presented by this controller, too.
  override var keyCommands: [UIKeyCommand]? { commands()?.working }

  override func validate(_ command: UICommand) {
    if commands()?.validate(command) != true { super.validate(command) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // Without a focus, keys are the library's.
    let rest =
      sidebar.isFirstResponder || view.containsFirstResponder ? presses : content.handle(presses)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}

extension MainController: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    // Over the library it is shown only for a moment.
    guard !isArranging, room == .wide || room == .roomy else { return }
    let isShown = displayMode != .secondaryOnly
    if showsSidebar != nil || isShown != prefersSidebar { showsSidebar = isShown }
  }
}
