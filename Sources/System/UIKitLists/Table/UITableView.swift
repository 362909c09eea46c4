import QuartzCore

/// A scrolling list of rows in sections, which has cells only for its visible rows.
@MainActor open class UITableView: UIScrollView {
  /// The value for a height that the content of a row, header or footer determines.
  public static let automaticDimension: CGFloat = -1

  /// The style of the table; plain by default.
  open private(set) var style: Style
  /// The data source of the table; setting it reloads the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The height of rows in points; by default, their content determines it.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height, in points, of self-sizing rows that haven't been displayed yet;
  /// automatic, the default, stands for 44.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of headers in points; by default, their content and the style determine it.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The space above each header in points; none by default.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The height of footers in points; by default, their content and the style determine it.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height, in points, of self-sizing headers that haven't been displayed yet;
  /// automatic, the default, measures all of them immediately.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The estimated height, in points, of self-sizing footers that haven't been displayed yet;
  /// automatic, the default, measures all of them immediately.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The style of the separators between rows; single lines by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsLayout() }
  }
  /// The color of the separators; nil hides them.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// The inset of the separators, in points; 16 at the left by default.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected; false by default.
  open var allowsMultipleSelection = false
  /// Whether a row can be selected in editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the table is in editing mode; false by default. Setting it isn't animated.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// The color of the section index titles; nil, the default, stands for the tint color.
  open var sectionIndexColor: UIColor? { didSet { adoptIndexColors() } }
  /// The background color of the section index; nil, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { adoptIndexColors() } }
  /// The background color of the touched section index; nil, the default, for the normal one.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { adoptIndexColors() } }
  /// The minimum number of rows for which the section index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsIndexTitles() } }
  /// A view above all sections, which keeps its height and has the table's width.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// A view below all sections, which keeps its height and has the table's width.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// A view behind the rows that fills the table and doesn't scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  package lazy var listFocus = ListFocus(self)
  let dragSettings = TableDragSettings()
  var dragging: ListDragging?

  var geometry = TableGeometry()
  var elements: [TableElement: UIView] = [:]
  /// Headers and footers that were created for measurement and aren't displayed yet.
  var measured: [TableElement: UIView] = [:]
  var reusePool = TableReusePool()
  var selection: Set<IndexPath> = []
  var batch: TableBatch?
  var reconfiguring: UITableViewCell?
  var needsReload = true
  var editing = TableEditing()
  var swipes: SwipeActions?
  var sectionIndex: TableSectionIndex?
  var needsHeights = false
  var isArranging = false
  private var wasAskedAgain = false
  package lazy var itemTap = ItemTapRecognizer()
  private lazy var rowMenus = TableMenus(of: self)
  /// The interaction that shows the context menus that the delegate provides for rows.
  open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus.interaction }
  /// The text scale for which the heights were determined; 0 before that.
  private var textScale: CGFloat = 0
  private var memoryWarnings: MemoryWarningObserver?

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Creates a table with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table; the coder isn't read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(itemTap)
    addInteraction(rowMenus.interaction)
    swipes = SwipeActions(for: self)
    memoryWarnings = MemoryWarningObserver { [weak self] in self?.reusePool.drain() }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Updates the heights when the text scale has changed.
  package func followTraits() {
    guard traitCollection.textScale != textScale else { return }
    textScale = traitCollection.textScale
    heightsDidChange()
  }

  func heightsDidChange() {
    needsHeights = true
    setNeedsLayout()
  }

  package func delegateDidChange() { heightsDidChange() }

  // MARK: Data

  /// Reloads all rows and sections from the data source and delegate, and clears the selection.
  open func reloadData() {
    needsReload = true
    selection = []
    setNeedsLayout()
  }

  /// Reloads the titles of the section index from the data source.
  open func reloadSectionIndexTitles() { setNeedsIndexTitles() }

  /// The number of sections.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in a section; 0 if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return geometry.sections.indices.contains(section)
      ? geometry.sections[section].heights.count : 0
  }

  // MARK: Changes

  /// Animates several changes together, after the app has changed its data accordingly.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collect(updates, completion)
  }

  /// Begins a batch of changes that are animated together.
  open func beginUpdates() { openBatch() }
  /// Ends a batch of changes and animates them.
  open func endUpdates() { closeBatch() }

  /// Inserts rows; the index paths refer to the state after the changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .insert($0) }, animation)
  }
  /// Deletes rows; the index paths refer to the state before the changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .delete($0) }, animation)
  }
  /// Replaces the cells of rows; the index paths refer to the state before the changes.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .reload($0) }, animation)
  }
  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.move(indexPath, newIndexPath)], .automatic)
  }
  /// Inserts sections; the indices refer to the state after the changes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .insertSection($0) }, animation)
  }
  /// Deletes sections; the indices refer to the state before the changes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .deleteSection($0) }, animation)
  }
  /// Reloads all views of sections; the indices refer to the state before the changes.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.map { .reloadSection($0) }, animation)
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, newSection)], .automatic)
  }

  /// Sets the editing mode, in which the user deletes, inserts, selects and reorders rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  // MARK: Positions

  /// Returns the cell of a row; nil if it isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    elements[.row(indexPath)] as? UITableViewCell
  }
  /// The visible cells, in order.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }
  /// The index paths of the visible rows, in order.
  open var indexPathsForVisibleRows: [IndexPath]? {
    elements.keys.compactMap { if case .row(let path) = $0 { path } else { nil } }.sorted()
  }
  /// Returns the header of a section; nil if it isn't visible or isn't a
  /// `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    elements[.header(section)] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section; nil if it isn't visible or isn't a
  /// `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    elements[.footer(section)] as? UITableViewHeaderFooterView
  }
  /// Returns the index path of a visible cell; nil for any other cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for case (.row(let path), let view) in elements where view === cell { return path }
    return nil
  }
  /// Returns the index path of the row at a point of the content; nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  /// Returns the index paths of the rows that intersect a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    return geometry.rows(in: rect.minY...rect.maxY)
      .filter { geometry.frame(ofRow: $0).intersects(rect) }
  }
  /// Returns the frame of a row in the content; empty if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    return geometry.contains(indexPath) ? geometry.frame(ofRow: indexPath) : .zero
  }
  /// Returns the frame of a header in the content while it isn't floating.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
  /// Returns the frame of a footer in the content while it isn't floating.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
  /// Returns the frame of a section in the content, including its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  // MARK: Selection

  /// The index path of the first selected row; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }
  /// The index paths of the selected rows in order; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  /// Selects a row without notifying the delegate; nil deselects all rows.
  ///
  /// Deselects other rows unless the table allows multiple selection. `.none` doesn't scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    reloadIfNeeded()
    guard let indexPath, geometry.contains(indexPath) else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    if !selectsSeveralNow {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    selection.insert(indexPath)
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Scrolls a row to the specified position; `.none` scrolls only as far as necessary.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  /// Scrolls to the selected row that is nearest to the center of the visible part.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = nearestSelectedRow else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  /// Reconfigures the cells of visible rows: the data source must dequeue and configure them again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Focus

  /// Whether keys move a focus through the rows; true by default. In a view controller that can
  /// become first responder, and so handles keys itself, they do only if this was set.
  open var allowsFocus = true { didSet { listFocus.isAskedFor = allowsFocus } }
  /// The same in editing mode; false by default.
  open var allowsFocusDuringEditing = false
  /// Whether the row that was focused last is focused when the table is entered again; false by
  /// default.
  open var remembersLastFocusedIndexPath = false
  /// Whether a row that is focused is selected, too; false by default.
  open var selectionFollowsFocus = false
  open override var canBecomeFirstResponder: Bool { takesListFocus }

  // MARK: Reuse

  /// Registers the class for new cells of a reuse identifier; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    precondition(
      (type == nil) == (cellClass == nil),
      "register(_:forCellReuseIdentifier:): the class is not a UITableViewCell")
    reusePool.register(type, identifier)
  }

  /// Registers the class for new headers and footers of a reuse identifier; nil unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    precondition(
      (type == nil) == (aClass == nil),
      "register(_:forHeaderFooterViewReuseIdentifier:): the class is not a UITableViewHeaderFooterView"
    )
    reusePool.register(type, identifier)
  }

  /// Returns a reusable cell or a new one; nil if the reuse pool is empty and no class is
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfiguring, cell.reuseIdentifier == identifier {
      reconfiguring = nil
      return cell
    }
    return reusePool.cell(identifier)
  }

  /// Returns a reusable cell or a new one; a class must be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("dequeueReusableCell: no cell is registered for “\(identifier)”")
    }
    return cell
  }

  /// Returns a reusable header or footer or a new one; nil if the reuse pool is empty and no class
  /// is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { reusePool.supplement(identifier) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    // During a batch update the data isn't consistent; its end requests another layout.
    guard bounds.width > 0, bounds.height > 0, batch == nil else { return }
    // Laying out a cell while it is created may call this method again.
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

  // MARK: Dragging

  /// The delegate that provides the items dragged out of the table; nil, the default, disables
  /// dragging. The table doesn't retain it.
  open var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragSettings.dragDelegate }
    set {
      dragSettings.dragDelegate = newValue
      dragDelegatesDidChange()
    }
  }
  /// The delegate that handles drops on the table; nil, the default, accepts none. The table
  /// doesn't retain it.
  open var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragSettings.dropDelegate }
    set {
      dragSettings.dropDelegate = newValue
      dragDelegatesDidChange()
    }
  }
  /// Whether rows can be dragged if there is a `dragDelegate`; true by default.
  open var dragInteractionEnabled: Bool {
    get { dragSettings.isEnabled }
    set {
      dragSettings.isEnabled = newValue
      updateDragging()
    }
  }
  /// Whether rows of the table are being dragged.
  open var hasActiveDrag: Bool { dragging?.activeDrag != nil }
  /// Whether a drag that the table accepts is over it.
  open var hasActiveDrop: Bool { dragging?.activeDrop != nil }
  /// Whether changes or a reload aren't displayed yet, a placeholder is shown, or a gap is open for
  /// a drop.
  open var hasUncommittedUpdates: Bool {
    batch != nil || needsReload || dragging?.hasUncommittedUpdates == true
  }
}

extension UITableView: TraitsFollowing, ScrollDelegateFollowing {}
