import QuartzCore

/// Creates the views that bars show for their items.
@MainActor enum BarButtons {
  /// Returns the view for an item: its custom view, a button or an empty space.
  static func view(
    for item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance? = nil
  ) -> UIView {
    if let view = item.customView { return view }
    if item.isSpace { return UIView() }
    let button = UIButton(type: .system)
    setFont(of: button, weight: item.style == .done ? .semibold : .regular)
    if let image = item.image {
      button.setImage(image, for: .normal)
    } else {
      button.setTitle(item.title, for: .normal)
    }
    style(button, item.image == nil ? item.title : nil, item, appearance)
    if let action = item.clickAction { button.addAction(action, for: .touchUpInside) }
    button.menu = item.menu
    button.menuSender = item
    button.showsMenuAsPrimaryAction = item.menu != nil && item.clickAction == nil
    button.changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
    button.isSelected = item.isSelected
    button.isEnabled = item.isEnabled
    button.setAccessibility(\.item, item)
    if let tint = item.tintColor { button.tintColor = tint }
    // What an image means is otherwise said to screen readers alone.
    if item.image != nil { button.toolTip = item.title ?? item.accessibilityLabel }
    if item.changesSelectionAsPrimaryAction, item.menu == nil {
      button.addAction(
        UIAction { [weak item, weak button] _ in
          if let button { item?.takeSelection(button.isSelected) }
        }, for: .primaryActionTriggered)
    }
    return button
  }

  /// Lets a title grow with the text size, up to what fits in a bar.
  static func setFont(of button: UIButton, weight: UIFont.Weight = .regular) {
    button.titleLabel?.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17, weight: weight), maximumPointSize: 22)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
  }

  /// Applies to a button the attributes and the background of an appearance, and those of its item,
  /// which take precedence.
  static func style(
    _ button: UIButton, _ title: String?, _ item: UIBarButtonItem?,
    _ appearance: UIBarButtonItemAppearance?
  ) {
    let states: [(UIControl.State, UIBarButtonItemStateAppearance?)] = [
      (.normal, appearance?.normal), (.highlighted, appearance?.highlighted),
      (.disabled, appearance?.disabled), (.focused, appearance?.focused),
    ]
    for (state, look) in states {
      if let image = look?.backgroundImage { button.setBackgroundImage(image, for: state) }
      guard let title, !title.isEmpty else { continue }
      let isSet = state == .normal || look?.hasAttributes == true
      var attributes = isSet ? look?.titleTextAttributes ?? [:] : [:]
      attributes.merge(item?.titleTextAttributes(for: state) ?? [:]) { $1 }
      guard !attributes.isEmpty else { continue }
      button.setAttributedTitle(
        NSAttributedString(string: title, attributes: attributes), for: state)
    }
  }

  /// Returns the width of the widest possible title of an item, in points; 0 if it has none.
  static func widest(of item: UIBarButtonItem, in button: UIButton) -> CGFloat {
    guard let titles = item.possibleTitles, item.image == nil else { return 0 }
    let label = UILabel()
    label.font = button.titleLabel?.font
    return titles.reduce(0) {
      label.text = $1
      return max($0, label.sizeThatFits(.zero).width)
    }
  }
}
