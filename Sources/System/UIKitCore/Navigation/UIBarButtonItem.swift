import QuartzCore

@MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Those that a bar of words can show.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel
    case edit
    case save
    case add
    case undo = 21
    case redo = 22
    case close = 24

    var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }
  }

  open var style = Style.plain { didSet { if style != oldValue { onChange?() } } }
  /// Points; 0 takes what the content needs.
  open var width: CGFloat = 0 { didSet { if width != oldValue { onChange?() } } }
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { onChange?() } } }
  open var customView: UIView? { didSet { if customView !== oldValue { onChange?() } } }
  open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }

  /// Its title and image are the item's when it has none.
  open var primaryAction: UIAction? {
    didSet {
      takeFromAction()
      onChange?()
    }
  }

  public override init() { super.init() }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    takeFromAction()
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    title = systemItem.title
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room between items.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    item.isSpace = true
    return item
  }

  /// In a toolbar: takes what the others leave.
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = fixedSpace(0)
    item.isFlexible = true
    return item
  }

  private(set) var isSpace = false
  private(set) var isFlexible = false

  private func takeFromAction() {
    guard let primaryAction else { return }
    if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
    if image == nil { image = primaryAction.image }
  }
}
