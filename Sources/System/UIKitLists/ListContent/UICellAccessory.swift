import QuartzCore

/// An accessory at the leading or trailing edge of a list's cell.
///
/// The system's accessories have a fixed order; several of the same kind keep the order in which
/// they are given.
@MainActor public struct UICellAccessory {
  /// The states in which an accessory is displayed.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// In editing mode.
    case whenEditing
    /// Outside of editing mode.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Sendable {
    /// The actual width of the accessory.
    case actual
    /// The same width for all accessories, so that adjacent content is aligned.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The edge at which a view is placed.
  public enum Placement {
    /// Returns the index of a view among the accessories at the same edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the leading edge, by default next to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge, by default next to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// A closure that is called when the user activates an accessory.
  public typealias ActionHandler = () -> Void

  enum Kind: Int {
    case custom, label, popUpMenu, detail, checkmark, outline, disclosure, reorder
    case delete, insert, multiselect
  }

  enum Content {
    case symbol(String, UIColor?)
    case label(String, LabelOptions)
    case view(UIView, maintainsSize: Bool)
    case detail(ActionHandler?)
    case disc(ListDiscControl.Sign, background: UIColor?, ActionHandler?)
    case outline(OutlineDisclosureOptions.Style, ActionHandler?)
    case reorder(showsSeparator: Bool)
  }

  let kind: Kind
  let content: Content
  let isLeading: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  let width: LayoutDimension
  let tintColor: UIColor?
  let position: Placement.Position?

  init(
    _ kind: Kind, _ content: Content, isLeading: Bool = false, _ displayed: DisplayedState,
    isHidden: Bool,
    _ width: LayoutDimension, _ tintColor: UIColor?, at position: Placement.Position? = nil
  ) {
    self.kind = kind
    self.content = content
    self.isLeading = isLeading
    self.displayed = displayed
    self.isHidden = isHidden
    self.width = width
    self.tintColor = tintColor
    self.position = position
  }

  // MARK: Kinds

  /// Returns a disclosure indicator: a chevron, for an item that leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosure, .symbol("chevron.right", .tertiaryLabel), displayed, isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a detail button with an “i”, for an item with more information.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, .detail(actionHandler), displayed, isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, .symbol("checkmark", nil), displayed, isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a red delete button before the content. Without a handler it reveals the swipe actions
  /// at the trailing edge.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, .disc(.minus, background: options.backgroundColor, actionHandler), isLeading: true,
      displayed,
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a green insert button before the content.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, .disc(.plus, background: options.backgroundColor, actionHandler), isLeading: true,
      displayed,
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a reorder control: three lines by which the user drags the item to another position.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, .reorder(showsSeparator: options.showsVerticalSeparator), displayed,
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a circle before the content that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, .disc(.check, background: options.backgroundColor, nil), isLeading: true,
      displayed,
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a chevron that expands and collapses an item of an outline. A handler replaces this
  /// behavior.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outline, .outline(options.style, actionHandler), displayed, isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a label at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, .label(text, options), displayed, isHidden: options.isHidden,
      options.reservedLayoutWidth,
      options.tintColor)
  }

  /// Returns a button that shows the selection of a menu. The handler is called with the menu when
  /// the user has chosen another element.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var look = UIButton.Configuration.plain()
    look.titleLineBreakMode = .byTruncatingTail
    look.baseForegroundColor = options.tintColor ?? .secondaryLabel
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 0)
    let button = UIButton(configuration: look)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.onSelection = selectedElementDidChangeHandler
    return UICellAccessory(
      .popUpMenu, .view(button, maintainsSize: false), displayed, isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns an accessory with a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, position, isLeading) =
      switch configuration.placement {
      case .leading(let displayed, let position): (displayed, position, true)
      case .trailing(let displayed, let position): (displayed, position, false)
      }
    return UICellAccessory(
      .custom, .view(configuration.customView, maintainsSize: configuration.maintainsFixedSize),
      isLeading: isLeading, displayed, isHidden: configuration.isHidden,
      configuration.reservedLayoutWidth,
      configuration.tintColor, at: position)
  }

  // MARK: Order

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Returns the indices of the accessories that are shown at an edge, starting with the leading
  /// one.
  static func order(
    of accessories: [UICellAccessory], isLeading: Bool, isEditing: Bool
  ) -> [Int] {
    let shown = accessories.indices.filter {
      accessories[$0].isLeading == isLeading && accessories[$0].isShown(isEditing: isEditing)
    }
    var result = shown.filter { accessories[$0].kind != .custom }
      .sorted { (accessories[$0].kind.rawValue, $0) < (accessories[$1].kind.rawValue, $1) }
    for index in shown where accessories[index].kind == .custom {
      let wanted = accessories[index].position?(result.map { accessories[$0] }) ?? result.count
      result.insert(index, at: min(max(0, wanted), result.count))
    }
    return result
  }

  /// Returns whether the whole cell expands and collapses its item: with the header style, or with
  /// the automatic style in a header.
  func togglesByCell(isHeader: Bool) -> Bool {
    guard case .outline(let style, _) = content else { return false }
    return style == .header || (style == .automatic && isHeader)
  }
}
