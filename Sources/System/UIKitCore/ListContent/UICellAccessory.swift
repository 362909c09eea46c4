import QuartzCore

/// A small view at the leading or trailing end of a list's cell.
///
/// The system's accessories are in an order of their own; where several of a kind are given, in theirs.
@MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// In editing mode.
    case whenEditing
    /// Out of editing mode.
    case whenNotEditing
  }

  /// The room that an accessory has along the cell.
  public enum LayoutDimension: Sendable {
    /// As wide as the accessory is.
    case actual
    /// The same for all accessories, so that what is beside them is aligned.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The end at which a view is.
  public enum Placement {
    /// Returns the index of a view among the accessories that are at the same end.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the leading end, by default next to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing end, by default next to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// What an accessory does when a person activates it.
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
    _ kind: Kind, _ content: Content, isLeading: Bool = false, _ displayed: DisplayedState, isHidden: Bool,
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

  /// Returns a chevron, for an item that leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosure, .symbol("chevron.right", .tertiaryLabel), displayed, isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a button with an “i”, for an item with more to tell.
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

  /// Returns a red button in front of the content. Without a handler it reveals the actions of a swipe to
  /// the trailing end.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, .disc(.minus, background: options.backgroundColor, actionHandler), isLeading: true, displayed,
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a green button in front of the content.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, .disc(.plus, background: options.backgroundColor, actionHandler), isLeading: true, displayed,
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns three lines by which a person drags the item to another place.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, .reorder(showsSeparator: options.showsVerticalSeparator), displayed,
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a circle in front of the content that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, .disc(.check, background: options.backgroundColor, nil), isLeading: true, displayed,
      isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a chevron that expands and collapses an item of an outline. A handler takes the place of that.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outline, .outline(options.style, actionHandler), displayed, isHidden: options.isHidden,
      options.reservedLayoutWidth, options.tintColor)
  }

  /// Returns a text at the trailing end.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, .label(text, options), displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// Returns a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, position, isLeading) =
      switch configuration.placement {
      case .leading(let displayed, let position): (displayed, position, true)
      case .trailing(let displayed, let position): (displayed, position, false)
      }
    return UICellAccessory(
      .custom, .view(configuration.customView, maintainsSize: configuration.maintainsFixedSize),
      isLeading: isLeading, displayed, isHidden: configuration.isHidden, configuration.reservedLayoutWidth,
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

  /// The indices of the accessories that are shown at an end, from the leading one.
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

  /// The kind of the header style's tap, of cells that are headers if it is automatic.
  func togglesByCell(isHeader: Bool) -> Bool {
    guard case .outline(let style, _) = content else { return false }
    return style == .header || (style == .automatic && isHeader)
  }
}
