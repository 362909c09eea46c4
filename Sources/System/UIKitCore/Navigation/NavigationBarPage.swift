import QuartzCore

/// What a navigation bar shows for one item: the prompt, the row with the title and the buttons, the
/// large title and the search bar.
final class NavigationBarPage: UIView {
  let item: UINavigationItem
  /// The row with the title and the buttons.
  private(set) var row: NavigationBarContent
  private var prompt: UILabel?
  private var largeTitle: LargeTitleView?
  private var largeTitleAttributes: [NSAttributedString.Key: Any]
  /// The search bar and what clips it while it collapses; the search bar is in the row if it is inline.
  private(set) weak var searchBar: UISearchBar?
  private let searchClip = UIView()
  /// How far the large title and the search bar are moved sideways, in points.
  private var shift: CGFloat = 0

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
    searchClip.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the row and the titles, for a change of the item or of its appearance.
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
    prompt?.text = item.prompt
    showSearchBar()
    setNeedsLayout()
  }

  /// Shows the item in a layout.
  func show(_ layout: NavigationBarLayout, animatesTitle: Bool) {
    let old = self.layout
    self.layout = layout
    row.setTitleShown(showsSmallTitle, animated: animatesTitle)
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
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      addSubview(label)
    }
    label.text = item.prompt
  }

  private func showLargeTitle() {
    guard layout.parts.largeTitle > 0 || largeTitle != nil else { return }
    let view = largeTitle ?? LargeTitleView()
    if largeTitle == nil {
      largeTitle = view
      addSubview(view)
      view.show(item.title, largeTitleAttributes)
    }
    view.stretch = layout.stretch
    // What is clipped away isn't found by assistive technologies.
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
    if isInline {
      searchClip.removeFromSuperview()
    } else if searchClip.superview == nil {
      addSubview(searchClip)
    }
  }

  private func removeSearchBar() {
    row.inlineSearchBar = nil
    if let searchBar, searchBar.isDescendant(of: self) { searchBar.removeFromSuperview() }
    searchBar = nil
    searchClip.removeFromSuperview()
  }

  // MARK: Transitions

  /// Moves the title in the row by one distance, and the large title with the search bar by another.
  func move(title: CGFloat, rest: CGFloat) {
    row.moveTitle(by: title)
    shift = rest
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Takes no touches while it fades in or out.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    row.alpha > 0.99 || layout.parts.row == 0 ? super.point(inside: point, with: event) : false
  }

  /// How visible the row and the prompt are while the bar moves to another item.
  var fade: CGFloat = 1 { didSet { applyFade() } }
  /// How visible the large title and the search bar are while the bar moves to another item.
  var restFade: CGFloat = 1 { didSet { applyFade() } }

  private func applyFade() {
    row.alpha = layout.parts.row > 0 ? fade : 0
    prompt?.alpha = layout.parts.prompt > 0 ? fade : 0
    largeTitle?.alpha = layout.parts.largeTitle > 0 ? restFade : 0
    searchClip.alpha = restFade
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let parts = layout.parts
    let width = bounds.width
    prompt?.frame = CGRect(x: 16, y: 4, width: max(0, width - 32), height: NavigationBarParts.promptHeight - 8)
    var y = parts.prompt
    // A row that makes way for a search leaves upwards.
    row.frame = CGRect(
      x: 0, y: parts.row > 0 ? y : -UINavigationBar.height, width: width, height: UINavigationBar.height)
    y += parts.row
    largeTitle?.frame = CGRect(x: shift, y: y, width: width, height: layout.largeTitleHeight)
    y += layout.largeTitleHeight
    let height = layout.searchHeight
    searchClip.frame = CGRect(x: shift, y: y, width: width, height: height)
    if !parts.hasInlineSearch {
      searchBar?.frame = CGRect(x: 0, y: 0, width: width, height: height)
    }
    applyFade()
  }
}
