import QuartzCore

/// The button that returns to the previous screen.
@MainActor struct NavigationBackButton {
  let button = UIButton(type: .system)
  /// The possible titles, the preferred one first; the last one is empty.
  private let titles: [String]
  private let hasOwnImage: Bool

  init(
    to item: UINavigationItem, _ appearance: UINavigationBarAppearance,
    onBack: @escaping () -> Void
  ) {
    let own = item.backBarButtonItem
    let generic = String(uikit: "Back")
    let title = own?.title ?? item.backButtonTitle ?? item.title ?? ""
    switch item.backButtonDisplayMode {
    case .minimal where own == nil: titles = [""]
    case .generic where own == nil: titles = [generic, ""]
    default: titles = [title.isEmpty && own?.image == nil ? generic : title, generic, ""]
    }
    let image = own?.image ?? appearance.customBackIndicator
    hasOwnImage = image != nil
    if let image { button.setImage(image, for: .normal) }
    BarButtons.setFont(of: button)
    button.accessibilityLabel = titles[0].isEmpty ? (title.isEmpty ? generic : title) : titles[0]
    BarButtons.style(button, titles[0], own, appearance.backButtonAppearance)
    if let own {
      button.menu = own.menu
      button.menuSender = own
      if let tint = own.tintColor { button.tintColor = tint }
    }
    button.addAction(UIAction { _ in onBack() }, for: .touchUpInside)
  }

  /// Selects the title that fits in a width and returns the width of the button, both in points.
  func fit(_ room: CGFloat, height: CGFloat) -> CGFloat {
    if !hasOwnImage {
      let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let name = isMirrored ? "chevron.right" : "chevron.left"
      if button.currentImage?.isSymbol(name) != true {
        button.setImage(UIImage(systemName: name), for: .normal)
      }
    }
    // A title with attributes isn't replaced, because the app has set it.
    guard button.currentAttributedTitle == nil else {
      return min(button.sizeThatFits(CGSize(width: room, height: height)).width, room)
    }
    var width: CGFloat = 0
    for title in titles {
      if title != button.currentTitle ?? "" {
        button.setTitle(title.isEmpty ? nil : title, for: .normal)
      }
      width = button.sizeThatFits(CGSize(width: room, height: height)).width
      if width <= room { break }
    }
    return min(width, room)
  }
}
