import QuartzCore

/// The bar's content for one screen: the back button and left items, the title and the right items.
final class NavigationBarContent: UIView {
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  /// Called when an item of this bar changes.
  var onItemChange: (() -> Void)?

  private let leftItems: [UIBarButtonItem]
  private let rightItems: [UIBarButtonItem]
  private let leftViews: [UIView]
  private let rightViews: [UIView]
  private let backButton: UIButton?
  private let titleView: UIView
  private var titleShift: CGFloat = 0

  init(
    item: UINavigationItem, backItem: UINavigationItem?,
    titleAttributes: [NSAttributedString.Key: Any]?, onBack: @escaping () -> Void
  ) {
    leftItems = (item.containerItems + (item.leftBarButtonItems ?? [])).filter { !$0.isHidden }
    rightItems = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }
    leftViews = leftItems.map(Self.view)
    rightViews = rightItems.map(Self.view)
    backButton = backItem.flatMap {
      item.showsBackButton ? Self.makeBackButton(to: $0, onBack: onBack) : nil
    }
    titleView = item.titleView ?? Self.makeTitle(item.title, titleAttributes)
    super.init(frame: .zero)
    for view in [titleView] + leftViews + rightViews { addSubview(view) }
    if let backButton {
      addSubview(backButton)
      let name = isMirrored ? "chevron.right" : "chevron.left"
      backButton.setImage(UIImage(systemName: name), for: .normal)
    }
    for item in leftItems + rightItems {
      item.onChange = { [weak self] in self?.onItemChange?() }
    }
  }

  required init?(coder: NSCoder) { nil }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private static func makeTitle(
    _ title: String?, _ attributes: [NSAttributedString.Key: Any]?
  ) -> UIView {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    if let attributes {
      label.attributedText = NSAttributedString(string: title ?? "", attributes: attributes)
    } else {
      label.text = title
    }
    label.textAlignment = .center
    label.accessibilityTraits = .header
    return label
  }

  private static func makeBackButton(
    to item: UINavigationItem, onBack: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    let title = item.backButtonTitle ?? item.title ?? ""
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.setTitle(title.isEmpty ? String(uikit: "Back") : title, for: .normal)
    button.addAction(UIAction { _ in onBack() }, for: .touchUpInside)
    return button
  }

  static func view(for item: UIBarButtonItem) -> UIView {
    if let view = item.customView { return view }
    if item.isSpace { return UIView() }
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(
      ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    if let image = item.image {
      button.setImage(image, for: .normal)
    } else {
      button.setTitle(item.title, for: .normal)
      for state in [UIControl.State.normal, .highlighted, .disabled] {
        guard let attributes = item.titleTextAttributes(for: state) else { continue }
        let title = NSAttributedString(string: item.title ?? "", attributes: attributes)
        button.setAttributedTitle(title, for: state)
      }
    }
    if let action = item.primaryAction { button.addAction(action, for: .touchUpInside) }
    button.menu = item.menu
    button.menuSender = item
    button.showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil
    button.isEnabled = item.isEnabled
    button.setAccessibility(\.item, item)
    if let tint = item.tintColor { button.tintColor = tint }
    return button
  }

  func moveTitle(by shift: CGFloat) {
    titleShift = shift
    layOut()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  /// Takes no touches while it fades in or out.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    alpha == 1 && super.point(inside: point, with: event)
  }

  private func layOut() {
    var leading = Self.margin
    if let backButton {
      let width = min(size(of: backButton, item: nil).width, bounds.width / 2 - Self.margin)
      set(backButton, from: leading - Self.spacing, width: width)
      leading += width
    }
    for (view, item) in zip(leftViews, leftItems) {
      let width = size(of: view, item: item).width
      set(view, from: leading, width: width, height: height(of: view, item: item))
      leading += width + Self.spacing
    }
    var trailing = Self.margin
    for (view, item) in zip(rightViews, rightItems) {
      let width = size(of: view, item: item).width
      set(
        view, from: bounds.width - trailing - width, width: width,
        height: height(of: view, item: item))
      trailing += width + Self.spacing
    }
    layOutTitle(leading: leading + Self.spacing, trailing: trailing + Self.spacing)
  }

  /// Centers the title in the bar if there is room, otherwise between the items beside it.
  private func layOutTitle(leading: CGFloat, trailing: CGFloat) {
    let availableWidth = max(0, bounds.width - leading - trailing)
    let wished = titleView.sizeThatFits(CGSize(width: availableWidth, height: bounds.height))
    let width = min(wished.width, availableWidth)
    let height = min(wished.height, bounds.height)
    let middle = (bounds.width - width) / 2
    let start = min(max(middle, leading), max(leading, bounds.width - trailing - width))
    set(titleView, from: start, width: width, height: height)
    titleView.center.x += titleShift
  }

  /// Places a view; `start` is measured from the leading edge.
  private func set(_ view: UIView, from start: CGFloat, width: CGFloat, height: CGFloat? = nil) {
    let height = height ?? bounds.height
    let x = isMirrored ? bounds.width - start - width : start
    view.fill(
      CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height))
  }

  private func size(of view: UIView, item: UIBarButtonItem?) -> CGSize {
    if let width = item?.width, width > 0 { return CGSize(width: width, height: bounds.height) }
    if item?.customView != nil, !view.bounds.isEmpty { return view.bounds.size }
    return view.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
  }

  /// Buttons take touches over the full height of the bar; custom views keep their own height.
  private func height(of view: UIView, item: UIBarButtonItem) -> CGFloat {
    guard item.customView != nil else { return bounds.height }
    return min(size(of: view, item: item).height, bounds.height)
  }
}
