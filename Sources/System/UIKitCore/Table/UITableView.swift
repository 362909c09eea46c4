import QuartzCore

/// Rows from top to bottom, in sections, with only as many views as are visible.
@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade = 0, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// A height that the content of the row decides.
  public static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// Automatic is 44.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  var geometry = TableGeometry()
  var elements: [TableElement: UIView] = [:]
  /// Headers and footers that were made to be measured and are not shown yet.
  var measured: [TableElement: UIView] = [:]
  var reusePool = TableReusePool()
  var selection: Set<IndexPath> = []
  var batch: TableBatch?
  var reconfiguring: UITableViewCell?
  var needsReload = true
  var needsHeights = false
  private var isArranging = false
  private var wasAskedAgain = false
  lazy var itemTap = ItemTapRecognizer()
  /// That the heights were asked for with; 0 before they were.
  private var textScale: CGFloat = 0
  private var memoryWarnings: MemoryWarningObserver?

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(itemTap)
    memoryWarnings = MemoryWarningObserver { [weak self] in self?.reusePool.drain() }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Rows that size themselves have another height with text of another size.
  package override func traitsDidChange() {
    super.traitsDidChange()
    guard traitCollection.textScale != textScale else { return }
    textScale = traitCollection.textScale
    heightsDidChange()
  }

  private func replace(_ old: UIView?, with view: UIView?) {
    guard old !== view else { return }
    old?.removeFromSuperview()
    if let view { addSubview(view) }
    heightsDidChange()
  }

  func heightsDidChange() {
    needsHeights = true
    setNeedsLayout()
  }

  package override func delegateDidChange() { heightsDidChange() }

  // MARK: Data

  open func reloadData() {
    needsReload = true
    selection = []
    setNeedsLayout()
  }

  open var numberOfSections: Int {
    reloadIfNeeded()
    return geometry.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return geometry.sections.indices.contains(section)
      ? geometry.sections[section].heights.count : 0
  }

  // MARK: Changes

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collect(updates, completion)
  }

  open func beginUpdates() { openBatch() }
  open func endUpdates() { closeBatch() }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .insert($0) }, animation)
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .delete($0) }, animation)
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .reload($0) }, animation)
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.move(indexPath, newIndexPath)], .automatic)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .insertSection($0) }, animation)
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .deleteSection($0) }, animation)
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .reloadSection($0) }, animation)
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, newSection)], .automatic)
  }
  open var hasUncommittedUpdates: Bool { batch != nil || needsReload }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: What is where

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    elements[.row(indexPath)] as? UITableViewCell
  }
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    elements.keys.compactMap { if case .row(let path) = $0 { path } else { nil } }.sorted()
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    elements[.header(section)] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    elements[.footer(section)] as? UITableViewHeaderFooterView
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for case (.row(let path), let view) in elements where view === cell { return path }
    return nil
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    return geometry.rows(in: rect.minY...rect.maxY)
      .filter { geometry.frame(ofRow: $0).intersects(rect) }
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    return geometry.contains(indexPath) ? geometry.frame(ofRow: indexPath) : .zero
  }
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
  open func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  private func rect(of element: TableElement) -> CGRect {
    reloadIfNeeded()
    guard geometry.sections.indices.contains(element.section) else { return .zero }
    var fixed = geometry
    fixed.isFloating = false
    return fixed.frame(of: element, seen: 0...0)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    // Data in the middle of a change is not looked at; the end of the change asks again.
    guard bounds.width > 0, bounds.height > 0, batch == nil else { return }
    // Whoever lays out a cell while it is made comes back here.
    guard !isArranging else {
      wasAskedAgain = true
      return
    }
    isArranging = true
    arrange()
    isArranging = false
    if wasAskedAgain { setNeedsLayout() }
    wasAskedAgain = false
  }

  private func arrange() {
    reloadIfNeeded()
    if needsHeights || geometry.width != bounds.width { askForHeights() }
    showElements()
  }
}
