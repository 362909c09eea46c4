import HostInterface

/// A role by AT-SPI's number and name.
struct AtSpiRole {
  let number: UInt32
  let name: String

  static let application = AtSpiRole(number: 75, name: "application")
  static let notification = AtSpiRole(number: 101, name: "notification")

  init(_ role: SemanticsRole, states: SemanticsStates) {
    (number, name) =
      switch role {
      case .window: (23, "frame")
      case .dialog: (16, "dialog")
      case .group: (39, "panel")
      case .landmark: (110, "landmark")
      case .scrollView: (49, "scroll pane")
      case .list: (31, "list")
      case .listItem: (32, "list item")
      case .table, .grid: (55, "table")
      case .cell: (56, "table cell")
      case .button: (43, "push button")
      case .toggleButton: (62, "toggle button")
      case .link: (88, "link")
      case .image: (27, "image")
      case .text: (29, "label")
      case .heading: (83, "heading")
      case .textField: (79, "entry")
      case .secureTextField: (40, "password text")
      case .textView: (61, "text")
      case .slider: (51, "slider")
      case .progress: (42, "progress bar")
      case .busyIndicator: (3, "animation")
      case .tabList: (38, "page tab list")
      case .tab: (37, "page tab")
      case .menu: (33, "menu")
      case .menuItem:
        states.contains(.checkable) ? (8, "check menu item") : (35, "menu item")
      }
  }

  private init(number: UInt32, name: String) {
    self.number = number
    self.name = name
  }
}
