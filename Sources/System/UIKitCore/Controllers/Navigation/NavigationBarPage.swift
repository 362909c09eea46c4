import QuartzCore

/// The parts of a navigation bar for one item: the prompt, the row with the title and the buttons,
/// the large title and the search bar.
final class NavigationBarPage: UIView {
  let item: UINavigationItem
  /// The row with the title and the buttons.
  private(set) var row: NavigationBarContent
  private var prompt: UILabel?
  private var largeTitle: LargeTitleView?
  private var largeTitleAttributes: [NSAttributedString.Key: Any]
  /// The search bar, which is in the row if it is inline, and the view that clips it while it
  /// collapses.
  private(set) weak var searchBar: UISearchBar?
  private let searchClip = UIView()
  /// Contains the large title and the search bar, and clips them where another screen covers them.
  private let rest = UIView()
  /// The horizontal offset of the large title and the search bar, in points.
  private var shift: CGFloat = 0
  /// The width of the large title and the search bar that another screen covers, in points;
  /// negative from the left.
  private var covered: CGFloat = 0

  private(set) var layout = NavigationBarLayout(NavigationBarParts(), isAtEdge: false)

  init(
    item: UINavigationItem, row: NavigationBarContent,
    largeTitleAttributes: [NSAttributedString.Key: Any]
  ) {
    self.item = item
    self.row = row
    self.largeTitleAttributes = largeTitleAttributes
    super.init(frame: .zero)
    addSubview(row)
    addSubview(rest)
    searchClip.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the row and the titles after a change of the item or of its appearance.
  func replaceRow(
    by new: NavigationBarContent, largeTitleAttributes: [NSAttributedString.Key: Any]
  ) {
    row.removeFromSuperview()
    row = new
    insertSubview(new, at: 0)
    new.setTitleShown(showsSmallTitle, animated: false)
    new.alpha = layout.parts.row > 0 ? fade : 0
    self.largeTitleAttributes = largeTitleAttributes
    largeTitle?.show(item.title, largeTitleAttributes)
    showPrompt()
    showSearchBar()
    setNeedsLayout()
  }

  /// Shows the item with a layout.
  func show(_ layout: NavigationBarLayout, animatesTitle: Bool) {
    let old = self.layout
    self.layout = layout
    // A row that is replaced by a search keeps its appearance while it disappears.
    if layout.parts.row > 0 { row.setTitleShown(showsSmallTitle, animated: animatesTitle) }
    showSearchBar()
    guard old != layout else { return }
    showPrompt()
    showLargeTitle()
    searchClip.isHidden = layout.searchHeight < 1
    setNeedsLayout()
  }

  private var showsSmallTitle: Bool { layout.showsSmallTitle || item.titleView != nil }

  private func showPrompt() {
    guard layout.parts.prompt > 0 || prompt != nil else { return }
    let label = prompt ?? UILabel()
    if prompt == nil {
      prompt = label
      label.font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 13), maximumPointSize: 20)
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      addSubview(label)
    }
    label.text = item.prompt
    label.textColor = largeTitleAttributes[.foregroundColor] as? UIColor ?? .secondaryLabel
  }

  private func showLargeTitle() {
    guard layout.parts.largeTitle > 0 || largeTitle != nil else { return }
    let view = largeTitle ?? LargeTitleView()
    if largeTitle == nil {
      largeTitle = view
      rest.addSubview(view)
      view.show(item.title, largeTitleAttributes)
    }
    view.stretch = layout.stretch
    // Assistive technologies must not find a title that is clipped.
    view.isHidden = layout.parts.largeTitle > 0 && layout.largeTitleHeight < 1
  }

  private func showSearchBar() {
    let bar = item.searchController?.searchBar
    let isInline = layout.parts.hasInlineSearch
    if searchBar !== bar { removeSearchBar() }
    guard let bar, isInline || layout.parts.search > 0 else { return removeSearchBar() }
    searchBar = bar
    let home = isInline ? row : searchClip
    if bar.superview !== home {
      bar.isInNavigationBar = true
      home.addSubview(bar)
    }
    row.inlineSearchBar = isInline ? bar : nil
    // The scopes of an inline search are below the row.
    if isInline, bar.scopeBar.superview !== searchClip { searchClip.addSubview(bar.scopeBar) }
    if searchClip.superview == nil { rest.addSubview(searchClip) }
  }

  private func removeSearchBar() {
    row.inlineSearchBar = nil
    if let searchBar {
      if searchBar.isDescendant(of: self) { searchBar.removeFromSuperview() }
      if searchBar.scopeBar.superview === searchClip { searchBar.scopeBar.removeFromSuperview() }
    }
    searchBar = nil
    searchClip.removeFromSuperview()
  }

  // MARK: Transitions

  /// Moves the title in the row by one distance, and the large title with the search bar, which
  /// another screen partly covers, by another one.
  func move(title: CGFloat, rest: CGFloat, covered: CGFloat = 0) {
    row.moveTitle(by: title)
    shift = rest
    self.covered = covered
    self.rest.clipsToBounds = isMoving
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Ignores touches while the page fades in or out.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    row.alpha > 0.99 || layout.parts.row == 0 ? super.point(inside: point, with: event) : false
  }

  /// Whether a transition to or from another screen is in progress.
  var isMoving = false

  /// The opacity of the row and the prompt while the bar moves to another item.
  var fade: CGFloat = 1 { didSet { applyFade() } }
  /// The opacity of the large title and the search bar while the bar moves to another item.
  var restFade: CGFloat = 1 { didSet { applyFade() } }

  private func applyFade() {
    row.alpha = layout.parts.row > 0 ? fade : 0
    prompt?.alpha = layout.parts.prompt > 0 ? fade : 0
    largeTitle?.alpha = layout.parts.largeTitle > 0 ? restFade : 0
    searchClip.alpha = restFade
  }

  /// The maximum width of the scopes of an inline search, in points.
  private static let widestScopes: CGFloat = 500

  override func layoutSubviews() {
    super.layoutSubviews()
    let parts = layout.parts
    let width = bounds.width
    prompt?.frame = CGRect(
      x: 16, y: 4, width: max(0, width - 32), height: NavigationBarParts.promptHeight - 8)
    var y = parts.prompt
    // A row that is replaced by a search disappears upwards.
    row.frame = CGRect(
      x: 0, y: parts.row > 0 ? y : -UINavigationBar.height, width: width,
      height: UINavigationBar.height)
    y += parts.row
    let height = layout.largeTitleHeight + layout.searchHeight
    rest.frame = CGRect(
      x: max(0, -covered), y: y, width: max(0, width - abs(covered)), height: height)
    let x = shift - max(0, -covered)
    largeTitle?.frame = CGRect(x: x, y: 0, width: width, height: layout.largeTitleHeight)
    searchClip.frame = CGRect(
      x: x, y: layout.largeTitleHeight, width: width, height: layout.searchHeight)
    if parts.hasInlineSearch {
      let margin: CGFloat = 20
      let scopes = min(max(0, width - 2 * margin), Self.widestScopes)
      searchBar?.scopeBar.frame = CGRect(x: (width - scopes) / 2, y: 2, width: scopes, height: 32)
    } else {
      searchBar?.frame = CGRect(x: 0, y: 0, width: width, height: layout.searchHeight)
    }
    applyFade()
  }
}
