import PhotoBrowsing
import UIKit
import UIKitCompat

/// The bar over the photo: back, name and date, and what can be done with the photo.
///
/// It is empty until the photo is visible, so that the first photo doesn't wait for it.
final class PhotoBar: UIView, PhotoBrowserOverlay {
  let page: PhotoPage
  private(set) var isBuilt = false
  private let scrim = CAGradientLayer()
  let nameLabel = UILabel()
  let dateLabel = UILabel()
  private(set) lazy var back = PhotoBarButton(
    symbol: "chevron.backward", label: String(gallery: "Back"))
  private var buttons: [(command: PhotoCommand, button: PhotoBarButton)] = []
  private(set) lazy var menu = PhotoBarButton(symbol: "ellipsis", label: String(gallery: "Menu"))
  private(set) lazy var zoom = ZoomButton()

  /// The height of the bar without the fade below it, in points.
  static let height: CGFloat = 44
  /// The width below which rarer buttons are only in the menu, in points.
  private static let wideBar: CGFloat = 620

  init(page: PhotoPage) {
    self.page = page
    super.init(frame: .zero)
    overrideUserInterfaceStyle = .dark
  }

  required init?(coder: NSCoder) { nil }

  func update(for browser: PhotoBrowserController, index: Int) { page.pageDidChange(to: index) }

  /// Makes the views, and fades them in.
  func build() {
    guard !isBuilt else { return }
    isBuilt = true
    scrim.colors = [0.74, 0.62, 0].map { UIColor(white: 0, alpha: $0).cgColor }
    scrim.locations = [0, 0.5, 1]
    layer.insertSublayer(scrim, at: 0)
    nameLabel.setScaledFont(.systemFont(ofSize: 15, weight: .semibold), maximum: 22)
    dateLabel.setScaledFont(.systemFont(ofSize: 12), maximum: 18)
    dateLabel.adjustsFontSizeToFitWidth = true
    dateLabel.minimumScaleFactor = 0.6
    nameLabel.textColor = .white
    nameLabel.lineBreakMode = .byTruncatingMiddle
    dateLabel.textColor = UIColor(white: 1, alpha: 0.85)
    menu.showsMenuAsPrimaryAction = true
    menu.menu = page.menu
    zoom.showsMenuAsPrimaryAction = true
    zoom.menu = page.zoomMenu
    zoom.onStep = { [weak page] in page?.browser?.zoom($0) }
    let commands = page.scene?.commands
    back.toolTip = commands?["back"]?.toolTip
    menu.toolTip = commands?["menu"]?.toolTip
    back.addAction(
      UIAction { [weak page] _ in page?.browser?.close(animated: true) }, for: .touchUpInside)
    makeButtons()
    for view in [back, nameLabel, dateLabel] + trailing { addSubview(view) }
    showButtons()
    alpha = 0
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.alpha = 1 }
  }

  private func makeButtons() {
    buttons = (page.scene?.commands?.pageBar ?? []).map { command in
      let button = PhotoBarButton(symbol: command.symbol ?? "", label: command.title)
      button.addAction(
        UIAction { [weak page] _ in page?.scene?.commands?.perform(command.id) },
        for: .touchUpInside)
      return (command, button)
    }
  }

  func button(_ id: PhotoCommand.ID) -> PhotoBarButton? {
    buttons.first { $0.command.id == id }?.button
  }

  private var trailing: [UIView] { [zoom] + buttons.map(\.button) + [menu] }

  private var isWide: Bool {
    bounds.inset(by: safeAreaInsets(clearOfWindowControls: .horizontal)).width >= Self.wideBar
  }
  private var wasWide: Bool?

  var isMenuOpen: Bool { isBuilt && (menu.isMenuOpen || zoom.isMenuOpen) }

  /// Hides buttons that have nothing to do, or no room, and shows what is on.
  func showButtons() {
    guard isBuilt, let photo = page.photo, let commands = page.scene?.commands else { return }
    let (isWide, target) = (isWide, commands.target([photo]))
    wasWide = isWide
    for (command, button) in buttons {
      button.isHidden = !command.isOffered(target) || !isWide && command.isRare
      let state = command.state(target)
      button.accessibilityLabel = state.title ?? command.title
      button.toolTip = command.toolTip(title: state.title ?? command.name)
      guard let symbol = command.symbol, state.title != nil else { continue }
      let isOn = state.symbol != nil
      button.setSymbol(isOn ? symbol + ".fill" : symbol)
      // The symbol of a custom button has the color of its title.
      button.setTitleColor(isOn ? .systemPink : .white, for: .normal)
    }
    zoom.isHidden = !isWide || photo.isVideo
    setNeedsLayout()
  }

  /// Sets the name; all that a turn of the page costs.
  func showName(_ name: String?) { if nameLabel.text != name { nameLabel.text = name } }

  override func layoutSubviews() {
    super.layoutSubviews()
    page.panels.sizeDidChange()
    guard isBuilt else { return }
    if wasWide != isWide { showButtons() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let safe = safeAreaInsets(clearOfWindowControls: .horizontal)
    scrim.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safe.top + Self.height + 56)
    CATransaction.commit()
    let side = PhotoBarButton.side
    let y = safe.top + (Self.height - side) / 2
    func place(_ view: UIView, _ x: CGFloat, width: CGFloat) {
      view.frame = mirrored(CGRect(x: x, y: y, width: width, height: side))
    }
    let start = 8 + (isMirrored ? safe.right : safe.left)
    place(back, start, width: side)
    var end = bounds.width - 8 - (isMirrored ? safe.left : safe.right)
    for view in trailing.reversed() where !view.isHidden {
      let width = view === zoom ? zoom.width : side
      end -= width
      place(view, end, width: width)
      end -= 2
    }
    let titleStart = start + 48
    let room = max(0, end - 12 - titleStart)
    let (name, date) = (
      nameLabel.font.lineHeight.rounded(.up), dateLabel.font.lineHeight.rounded(.up)
    )
    let top = safe.top + (Self.height - name - date) / 2
    for (label, y, height) in [(nameLabel, top, name), (dateLabel, top + name, date)] {
      label.textAlignment = leadingAlignment
      label.frame = mirrored(CGRect(x: titleStart, y: y, width: room, height: height))
    }
  }
}
